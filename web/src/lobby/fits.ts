// Which choices go with how many seats, and with each other: the lobby offers what can be opened. The rules have the last word.

import type { Asks } from '../games/pack';
import { packOf } from '../games/registry';
import type { Game } from '../protocol/types';

export interface Chosen {
  edition: string;
  options: Record<string, string>;
  seats: unknown[];
}
const asksOf = (game: Game, option: string, choice: string): Asks | undefined =>
  packOf(game.key)?.asks?.[option]?.[choice];

function isMet(game: Game, chosen: Chosen, asks: Asks): boolean {
  if ('edition' in asks) return chosen.edition === asks.edition;
  if ('option' in asks)
    return chosen.options[asks.option] !== game.options.find((option) => option.key === asks.option)?.default;
  return chosen.seats.length >= asks.seats[0] && chosen.seats.length <= asks.seats[1];
}

/** What a choice asks for and does not have; nothing where it can be chosen. For a board the seats are made to fit. */
export function lacks(game: Game, chosen: Chosen, option: string, choice: string): Asks | null {
  const asks = asksOf(game, option, choice);
  return asks && packOf(game.key)?.board !== option && !isMet(game, chosen, asks) ? asks : null;
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
  const board = packOf(game.key)?.board ?? '';
  const option = game.options.find((each) => each.key === board);
  const choice = chosen.options[board];
  if (!option || !choice || choice === option.default) return '';
  return option.choices.find((each) => each.key === choice)?.words ?? '';
}
