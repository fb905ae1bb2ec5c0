import type { GamePack } from '../pack';
import picture from './tile.svg';

export const pack: GamePack = {
  scene: {
    picture,
    sign: 'mounted-knight',
    colour: '#1C4437',
  },
  rules: ['VK', 'VC', 'VW'],
  keys: [
    ['1 … 9', 'keys.answers'],
    ['← →', 'keys.places'],
    ['T B P W', 'keys.acts'],
    ['0', 'keys.pass'],
  ],
  tour: [
    { at: '#board', text: 'tour.board' },
    { at: '#question', text: 'tour.question' },
    { at: '#own', text: 'tour.own' },
    { at: '#choices', text: 'tour.choices' },
    { at: ['#others', '.strip', '#seats'], text: 'tour.seats' },
  ],
  table: () => import('./ViscountsTable.svelte'),
  board: 'rival',
};
