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
    // The three spaces with the track; where they are not in sight, the button or the tab that they lie behind.
    {
      at: ['[data-own] [data-spaces]', '.tray:has(.three)'],
      text: 'tour.own',
      behind: { at: ['#drawer', '#tab-own'], text: 'tour.own_aside' },
    },
    { at: '#answers', text: 'tour.choices' },
    { at: ['#others', '.strip', '#tab-others', '#seats'], text: 'tour.seats' },
  ],
  table: () => import('./ViscountsTable.svelte'),
};
