// Why something is asked that no phase of the turn asks by itself: what happened before it, in the words of the server.

import { takenBack } from '../../protocol/lines';
import type { GameEvent, Line } from '../../protocol/types';

/** What every turn asks. */
const USUAL = new Set(['', 'AskPair', 'AskPlay', 'AskMove', 'AskAct', 'AskFund', 'AskRecruit']);

/** What leads to a question. All else is told of what came of these. */
const CAUSES = new Set([
  'PairTaken',
  'CardPlayed',
  'CardDropped',
  'Hired',
  'Dismissed',
  'Traded',
  'Built',
  'Linked',
  'Transcribed',
  'Flipped',
  'WorkersPlaced',
  'WorkersSpread',
  'WorkerRose',
  'WorkerShifted',
  'WorkerBumped',
  'CollisionBegan',
  'ViscountsMet',
]);
/** An answer to the same question is no reason to be asked again: that is what led to the first. */
const ANSWERS: Record<string, string> = { AskFlip: 'Flipped', AskShift: 'WorkerShifted', AskBump: 'WorkerBumped' };
/** Here another deed begins. */
const BEFORE = new Set(['TurnBegan', 'Paid', 'ViscountMoved']);

/** The event that a question follows from; null where it is the usual one of its phase. */
export function causeOf(lines: Line[], asks: string): GameEvent | null {
  if (USUAL.has(asks)) return null;
  const gone = takenBack(lines);
  const events = lines.filter((line) => !gone.has(line.seq)).flatMap((line) => line.events);
  const found = events.findLast(({ is }) => BEFORE.has(is) || (CAUSES.has(is) && is !== ANSWERS[asks]));
  return found && CAUSES.has(found.is) ? found : null;
}
