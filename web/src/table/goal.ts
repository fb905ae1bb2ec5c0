// The goal of a game of a day.

import type { Outcome } from '../protocol/types';

/** Whether the goal of a day is reached: so many points, or the win. */
export function isReached(goal: number | null, outcome: Outcome, seat: number): boolean {
  if (outcome.reason !== 'finished') return false;
  return goal === null ? outcome.winners.includes(seat) : (outcome.scores[seat] ?? 0) >= goal;
}
