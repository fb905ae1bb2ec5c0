// The levels of bots that a game offers.

import type { Game } from '../protocol/types';

/** A bot in the middle: neither the weakest nor the slowest. */
export function defaultLevel(game: Game): string {
  return game.levels[Math.ceil((game.levels.length - 1) / 2)]?.level ?? '';
}
