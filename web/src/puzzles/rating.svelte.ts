// How strong a solver is, by what was solved and missed. Only the first try at a puzzle counts; kept on this device.

import type { PuzzleListed } from '../protocol/types';

export const FIRST = 1100;
const SPREAD = 400; // so many points above, ten to one
const SLOW = 24; // points for an even try, once the rating has settled
const QUICK = 64; // and at the beginning
const SETTLED = 20; // tries

export interface Solver {
  rating: number;
  row: number; // solved without a miss
  tried: Record<string, boolean>; // by key: solved at the first try?
}

export const NEWCOMER: Solver = { rating: FIRST, row: 0, tried: {} };

/** The solver after a first try. */
export function after(solver: Solver, puzzle: { key: string; rating: number }, solved: boolean): Solver {
  if (puzzle.key in solver.tried) return solver;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - solver.rating) / SPREAD));
  const tries = Object.keys(solver.tried).length;
  const step = tries < SETTLED ? QUICK - ((QUICK - SLOW) * tries) / SETTLED : SLOW;
  return {
    rating: Math.max(400, Math.round(solver.rating + step * ((solved ? 1 : 0) - expected))),
    row: solved ? solver.row + 1 : 0,
    tried: { ...solver.tried, [puzzle.key]: solved },
  };
}

/** The puzzle that fits best: a new one nearest to the rating; when none is left, those that were missed. */
export function nextFor(solver: Solver, puzzles: readonly PuzzleListed[], but = ''): PuzzleListed | null {
  const others = puzzles.filter((each) => each.key !== but);
  const fresh = others.filter((each) => !(each.key in solver.tried));
  const missed = others.filter((each) => solver.tried[each.key] === false);
  const from = fresh.length ? fresh : missed.length ? missed : others;
  const far = (each: PuzzleListed): number => Math.abs(each.rating - solver.rating);
  return from.reduce<PuzzleListed | null>((best, each) => (best && far(best) <= far(each) ? best : each), null);
}

function read(game: string): Solver {
  try {
    const kept = JSON.parse(localStorage.getItem(`viceregal.puzzles.${game}`) ?? 'null') as Solver | null;
    const right = kept && Number.isFinite(kept.rating) && Number.isFinite(kept.row) && typeof kept.tried === 'object';
    return right ? kept : NEWCOMER;
  } catch {
    return NEWCOMER;
  }
}

class Solvers {
  private known = $state.raw<Record<string, Solver>>({});

  of(game: string): Solver {
    return this.known[game] ?? read(game);
  }

  /** Counts a try, if it is the first at its puzzle; by how much the rating has changed. */
  count(game: string, puzzle: { key: string; rating: number }, solved: boolean): number {
    const before = this.of(game);
    const now = after(before, puzzle, solved);
    this.known = { ...this.known, [game]: now };
    try {
      localStorage.setItem(`viceregal.puzzles.${game}`, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing: it holds until the page goes.
    }
    return now.rating - before.rating;
  }
}

export const solvers = new Solvers();
