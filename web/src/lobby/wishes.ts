// The tables that were opened last, a game each, in this browser. What a game no longer offers is forgotten.

import type { Game, SeatWanted } from '../protocol/types';
import type { ClockChoice } from './wish.svelte';

export interface Kept {
  edition: string;
  options: Record<string, string>;
  seats: (SeatWanted | null)[];
  clock: ClockChoice;
  listed: boolean | null;
  hints: boolean | null;
}

const KEY = 'viceregal.wishes';
interface Shelf {
  last: string;
  games: Record<string, Kept>;
}

function shelf(): Shelf {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Shelf | null;
    return kept && typeof kept.last === 'string' && typeof kept.games === 'object' ? kept : { last: '', games: {} };
  } catch {
    return { last: '', games: {} };
  }
}

/** The game that was chosen last. */
export const lastGame = (): string => shelf().last;

function put(kept: Shelf): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}

export const keepGame = (game: string): void => put({ ...shelf(), last: game });

export function keepWish(game: string, kept: Kept): void {
  put({ last: game, games: { ...shelf().games, [game]: kept } });
}

/** How a game was opened last, as far as it can be opened so now; null where nothing is known or it cannot. */
export function keptWish(game: Game): Kept | null {
  const kept = shelf().games[game.key];
  if (!kept || !game.editions.some(({ key }) => key === kept.edition)) return null;
  const options = Object.fromEntries(
    Object.entries(kept.options).filter(([key, choice]) =>
      game.options.some((option) => option.key === key && option.choices.some((each) => each.key === choice)),
    ),
  );
  const plays = (seat: SeatWanted | null): boolean =>
    seat?.kind !== 'bot' || game.levels.some(({ level }) => level === seat.level);
  const fits = Array.isArray(kept.seats) && kept.seats.length <= game.max_seats && kept.seats.every(plays);
  return fits && kept.seats.some((seat) => seat?.kind === 'me') ? { ...kept, options } : null;
}
