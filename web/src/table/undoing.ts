// Whose decision an undo takes back. At one screen the look has gone on to the next by then, so it cannot tell.

import { takenBack } from '../protocol/lines';
import type { Line, Position, Table } from '../protocol/types';

export interface Undoing {
  seat: number;
  /** At once, or with the consent of others. */
  reach: 'free' | 'vote';
}

/** The last decision that still stands of the seats held at this screen; nothing where there is none to take back. */
export function undoing(lines: Line[], holds: number[], table: Table, position: Position): Undoing | null {
  if (table.phase !== 'playing') return null;
  const gone = takenBack(lines);
  const last = lines.findLast((line) => line.is === 'move' && plays(line.seat, holds, table) && !gone.has(line.seq));
  const seat = last?.seat ?? position.look;
  if (seat === null) return null;
  if (seat !== position.look) return { seat, reach: isAlone(holds, table) ? 'free' : 'vote' };
  return position.undo === 'no' ? null : { seat, reach: position.undo };
}

/** For a seat whose owner is away a bot decides, and nobody else takes that back. */
function plays(seat: number | null, holds: number[], table: Table): boolean {
  return seat !== null && holds.includes(seat) && !table.seats[seat]?.away;
}

/** Nobody else need agree: all other seats are bots'. What the server says of a look is not told of the other seats. */
const isAlone = (holds: number[], table: Table): boolean =>
  table.seats.every((seat) => seat.kind !== 'person' || holds.includes(seat.seat));
