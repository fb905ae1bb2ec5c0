// Which choices go with how many seats, and with each other: the lobby offers what can be opened. The server says what
// a choice asks for; the rules have the last word.

import { packOf } from '../games/registry';
import type { Asks, Game } from '../protocol/types';

export interface Chosen {
  edition: string;
  options: Record<string, string>;
  seats: unknown[];
}

export type Lack = { option: string } | { editions: string[] } | { seats: number[] };

const asksOf = (game: Game, option: string, choice: string): Asks | undefined =>
  game.options.find((each) => each.key === option)?.choices.find((each) => each.key === choice)?.asks;

const fits = <Each>(asked: Each[], is: Each): boolean => !asked.length || asked.includes(is);

function missing(chosen: Chosen, asks: Asks): Lack | null {
  const option = Object.entries(asks.options).find(([key, choices]) => !fits(choices, chosen.options[key] ?? ''));
  if (option) return { option: option[0] };
  if (!fits(asks.editions, chosen.edition)) return { editions: asks.editions };
  return fits(asks.seats, chosen.seats.length) ? null : { seats: asks.seats };
}

/** What a choice asks for and does not have; nothing where it can be chosen. For a board the seats are made to fit. */
export function lacks(game: Game, chosen: Chosen, option: string, choice: string): Lack | null {
  const asks = asksOf(game, option, choice);
  return asks && packOf(game.key)?.board !== option ? missing(chosen, asks) : null;
}

/** Back to what is usual, where a choice no longer fits. */
export function fitting(game: Game, { edition, seats, options: before }: Chosen): Record<string, string> {
  const options = { ...before };
  for (const option of game.options) {
    const asks = asksOf(game, option.key, options[option.key] ?? '');
    if (asks && missing({ edition, seats, options }, asks)) options[option.key] = option.default;
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
