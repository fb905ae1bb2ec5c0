// Which cards may be looked through: all that came openly, in no order where the order is hidden.

import { handOf, handSize, type PlayerView, type ViscountsView } from './view';

export interface Pile {
  /** The word for it. */
  word:
    | 'on_board'
    | 'hand'
    | 'draw_known'
    | 'draw_hidden'
    | 'discards'
    | 'deck_gone'
    | 'piles'
    | 'on_top'
    | 'pile'
    | 'future';
  cards: string[];
  /** Cards of it that nobody may see. */
  hidden?: number;
}

const present = (cards: (string | null)[]): string[] => cards.filter((card) => card !== null);

/** VW-1.7: all cards of a seat came openly; of another's hand and draw pile only the sum is known. */
export function pilesOf(player: PlayerView): Pile[] {
  const hand = handOf(player);
  const hidden = handSize(player) - hand.length;
  return [
    { word: 'on_board', cards: present(player.board) },
    { word: 'hand', cards: hand, ...(hidden ? { hidden } : {}) },
    { word: hidden ? 'draw_hidden' : 'draw_known', cards: player.draw },
    { word: 'discards', cards: player.discards },
  ];
}

export const townPiles = (view: ViscountsView): Pile[] => [
  { word: 'on_top', cards: present(Object.values(view.tops)) },
  { word: 'piles', cards: view.pool },
  { word: 'deck_gone', cards: view.gone },
];

export const tilePiles = (view: ViscountsView): Pile[] => [
  { word: 'on_top', cards: present(Object.values(view.tiles)) },
  { word: 'piles', cards: view.tile_pool },
];

/** VW-11.2: future schemes shuffled into the pile of the AI are unseen until they turn up. */
export function schemePiles(view: ViscountsView): Pile[] {
  const { board, pile, discards, future, secret } = view.schemes;
  const hidden = Array.isArray(secret) ? 0 : secret;
  return [
    { word: 'on_board', cards: present(board) },
    { word: 'pile', cards: pile, ...(hidden ? { hidden } : {}) },
    { word: 'discards', cards: discards },
    { word: 'future', cards: future },
  ];
}
