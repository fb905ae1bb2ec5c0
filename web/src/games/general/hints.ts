// What a view does not say of itself: which of its fields hold cards, and which are one row of the table.
// A game whose pack says nothing of it is told in words and counts.

import { packOf } from '../registry';

export interface Hints {
  cards: ReadonlySet<string>;
  /** Lists that belong to the table, even where they happen to be as long as there are seats. */
  shared: ReadonlySet<string>;
  /** What is looked at first. */
  first: readonly string[];
  /** What is not shown before there is something. */
  quiet: ReadonlySet<string>;
  /** Piles that are opened on request. */
  piles: ReadonlySet<string>;
  /** Null stands for nothing there, not for something hidden. */
  nullIsNothing?: boolean;
  cardsAreNamed?: boolean;
}

const NONE: Hints = {
  cards: new Set(),
  shared: new Set(['line', 'grid', 'pool']),
  first: [],
  quiet: new Set(),
  piles: new Set(['discards']),
};

export const hintsOf = (game: string): Hints => packOf(game)?.hints ?? NONE;
