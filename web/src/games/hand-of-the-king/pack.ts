import type { GamePack } from '../pack';
import picture from './tile.svg';

export const pack: GamePack = {
  scene: {
    picture,
    sign: 'hood',
    colour: '#6B0D13',
  },
  rules: ['HK'],
  keys: [
    ['← ↑ → ↓', 'keys.arrows'],
    ['S G L T B Y U', 'keys.letters'],
    ['C', 'keys.companions'],
    ['1 … 6', 'keys.numbers'],
  ],
  tour: [
    { at: '#question', text: 'tour.question' },
    { at: '#board', text: 'tour.board', touch: 'tour.board_touch' },
    { at: '#choices', text: 'tour.strip', touch: 'tour.strip_touch' },
    { at: '#seats', text: 'tour.seats' },
    { at: '#companions', text: 'tour.companions' },
  ],
  table: () => import('./HandTable.svelte'),
};
