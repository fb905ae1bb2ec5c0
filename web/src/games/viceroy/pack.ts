import type { GamePack } from '../pack';
import picture from './tile.svg';

export const pack: GamePack = {
  scene: {
    picture,
    sign: 'imperial-crown',
    colour: '#152B57',
  },
  rules: ['VR'],
  keys: [
    ['1 … 4', 'keys.columns'],
    ['0', 'keys.pass'],
    ['A', 'keys.attack'],
    ['← →', 'keys.places'],
    ['S', 'keys.screen'],
    ['T', 'keys.chronicle'],
  ],
  tour: [
    { at: '#question', text: 'tour.question' },
    { at: '#hand', text: 'tour.hand' },
    { at: '#offer', text: 'tour.offer' },
    { at: '#screen', text: 'tour.screen' },
    { at: '#board', text: 'tour.board' },
    { at: '#answers', text: 'tour.choices' },
  ],
  table: () => import('./ViceroyTable.svelte'),
};
