// The best score of a game alone, for each way to play it. Kept in this browser.

import type { Seat } from '../protocol/types';

export interface Best {
  score: number;
  /** The table at which it was reached, and what the best was before. */
  table: string;
  before: number | null;
}

/** A game, an edition and the choices: scores of different ways are not compared. */
export function wayOf(game: string, edition: string, options: Record<string, string>): string {
  const chosen = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return [game, edition, ...chosen.map(([key, choice]) => `${key}=${choice}`)].join('.');
}

/** One person plays, and nobody else: at most the rules play the other seats. */
export function isAlone(seats: Seat[]): boolean {
  const [one, ...others] = seats.filter((seat) => !seat.ruled);
  return one?.kind === 'person' && !others.length;
}

const keyOf = (way: string): string => `viceregal.best.${way}`;

export function bestOf(way: string): Best | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(way)) ?? 'null') as Best | null;
    return kept && Number.isFinite(kept.score) ? kept : null;
  } catch {
    return null;
  }
}

/** Remembers a finished game, if none was better; the best there is now. */
export function remember(way: string, table: string, score: number): Best {
  const kept = bestOf(way);
  if (kept && kept.score >= score) return kept;
  const best = { score, table, before: kept?.score ?? null };
  try {
    localStorage.setItem(keyOf(way), JSON.stringify(best));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
  return best;
}
