// What is shown to who sits at a game for the first time. A step whose place is not on the screen is left out.

import type { Key } from '../words/en';

export interface Step {
  /** The place, and where that is not shown yet, others in its stead. */
  at: string | string[];
  text: Key;
  /** What a finger is told instead. */
  touch?: Key;
}

const TOURS: Record<string, Step[]> = {
  'hand-of-the-king': [
    { at: '#question', text: 'tour.question' },
    { at: '#board', text: 'tour.board', touch: 'tour.board_touch' },
    { at: '#choices', text: 'tour.strip', touch: 'tour.strip_touch' },
    { at: '#seats', text: 'tour.seats' },
    { at: '#companions', text: 'tour.companions' },
  ],
  viceroy: [
    { at: '#question', text: 'tour.question' },
    { at: '#hand', text: 'tour.viceroy_hand' },
    { at: '#offer', text: 'tour.viceroy_offer' },
    { at: '#screen', text: 'tour.viceroy_screen' },
    { at: '#board', text: 'tour.viceroy_board' },
    { at: '#choices', text: 'tour.choices' },
  ],
  viscounts: [
    { at: ['#board', 'main'], text: 'tour.viscounts_board' },
    { at: '#question', text: 'tour.question' },
    { at: '#own', text: 'tour.viscounts_own' },
    { at: '#choices', text: 'tour.choices' },
    { at: ['#seats', '#boards'], text: 'tour.viscounts_seats' },
  ],
};

const ANY: Step[] = [
  { at: '#question', text: 'tour.question' },
  { at: '#choices', text: 'tour.choices' },
];

export const tourOf = (game: string): Step[] => TOURS[game] ?? ANY;
