// What a view does not say of itself: which of its fields hold cards, and which are one row of the table.
// A game that is not named here is told in words and counts.

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

const words = (text: string): string[] => text.split(' ');
const NONE: Hints = {
  cards: new Set(),
  shared: new Set(['line', 'grid', 'pool']),
  first: [],
  quiet: new Set(),
  piles: new Set(['discards']),
};

const HINTS: Record<string, Hints> = {
  viceroy: {
    cards: new Set(words('feet points laws_on_top discards hands shown sealed pyramids tucked took')),
    shared: new Set(words('line laws_on_top discards virtual_bids virtual_in')),
    first: words('line points feet reserve hands gems attacks sealed shown took pyramids'),
    quiet: new Set(['sealed']),
    piles: new Set(['discards']),
  },
  viscounts: {
    cards: new Set(words('tops board hand draw discards pool gone known')),
    shared: new Set(words('ring third_tier player_cards heroes pool tile_pool gone')),
    first: words('round ring castle tops tiles first_tier second_tier third_tier bonus spots hand board goods'),
    quiet: new Set(),
    piles: new Set(words('pool tile_pool gone draw discards known below tiles_below')),
    nullIsNothing: true,
    cardsAreNamed: true,
  },
};

export const hintsOf = (game: string): Hints => HINTS[game] ?? NONE;
