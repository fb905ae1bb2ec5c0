// Which choices go with how many seats, and with each other: the lobby offers what can be opened. The rules have the last word.

import type { Game } from '../protocol/types';

export interface Chosen {
  edition: string;
  options: Record<string, string>;
  seats: unknown[];
}
/** What a choice asks for: so many seats, an edition, or another option not left as it is. */
type Asks = { seats: [number, number] } | { edition: string } | { option: string };

const AI_BOARD: Asks = { seats: [2, 2] };
const ASKS: Record<string, Record<string, Record<string, Asks>>> = {
  'hand-of-the-king': {
    variant: { teams: { seats: [4, 4] }, raven: { seats: [3, 4] } }, // HK-VAR-1, HK-VAR-2
    first: { 2: { seats: [3, 4] }, 3: { seats: [4, 4] } },
  },
  viceroy: {
    virtual: { 0: { seats: [2, 4] }, 1: { seats: [1, 3] }, 2: { seats: [1, 2] }, 3: { seats: [1, 1] } }, // VR-SOL-5
    virtual_gems: { reserve: { edition: 'pl' } },
    solo_choice: { yes: { seats: [1, 1] } }, // VR-RUL-20
  },
  viscounts: {
    rival: { cleric: AI_BOARD, builder: AI_BOARD, noble: AI_BOARD, card: AI_BOARD }, // VW-11.1
    harder: { 1: { option: 'rival' }, 2: { option: 'rival' }, 3: { option: 'rival' } }, // VW-11.2
  },
};

/** Choices that the seats are made to fit, instead of waiting for seats that fit them. */
const MAKES_SEATS = ['rival'];

const asksOf = (game: Game, option: string, choice: string): Asks | undefined => ASKS[game.key]?.[option]?.[choice];

function isMet(game: Game, chosen: Chosen, asks: Asks): boolean {
  if ('edition' in asks) return chosen.edition === asks.edition;
  if ('option' in asks)
    return chosen.options[asks.option] !== game.options.find((option) => option.key === asks.option)?.default;
  return chosen.seats.length >= asks.seats[0] && chosen.seats.length <= asks.seats[1];
}

/** What a choice asks for and does not have; nothing where it can be chosen. */
export function lacks(game: Game, chosen: Chosen, option: string, choice: string): Asks | null {
  const asks = asksOf(game, option, choice);
  return asks && !MAKES_SEATS.includes(option) && !isMet(game, chosen, asks) ? asks : null;
}

/** Back to what is usual, where a choice no longer fits. */
export function fitting(game: Game, { edition, seats, options: before }: Chosen): Record<string, string> {
  const options = { ...before };
  for (const option of game.options) {
    const asks = asksOf(game, option.key, options[option.key] ?? '');
    if (asks && !isMet(game, { edition, seats, options }, asks)) options[option.key] = option.default;
  }
  return options;
}

/** The board that plays the second seat of a solo game, in words; nothing where somebody else does. */
export function boardOf(game: Game, chosen: Chosen): string {
  const rival = game.options.find((option) => option.key === 'rival');
  const choice = chosen.options['rival'];
  if (!rival || !choice || choice === rival.default) return '';
  return rival.choices.find((each) => each.key === choice)?.words ?? '';
}
