// What others did last: a deed is what one player did without another in between.

import { takenBack } from '../protocol/lines';
import type { Line } from '../protocol/types';
import { folded, sentences } from './telling';

export interface Deed {
  seat: number | null;
  /** The entries it is made of. */
  lines: Line[];
  sentences: string[];
}

/** Whose deed each entry is: who decided it, or whose turn it was when chance did. A board that plays decides nothing. */
function doers(lines: Line[]): (number | null)[] {
  let turn: number | null = null;
  return lines.map((line) => {
    const doer = line.seat ?? turn;
    const begun = line.events.findLast((event) => event.is === 'TurnBegan')?.['seat'];
    if (typeof begun === 'number') turn = begun;
    return doer;
  });
}

/** What these entries tell of others. One's own deeds are known. */
export function deedsOf(lines: Line[], isMine: (seat: number) => boolean): Deed[] {
  const deeds: Deed[] = [];
  const seats = doers(lines);
  for (const [i, line] of lines.entries()) {
    const seat = seats[i] ?? null;
    const told = seat !== null && isMine(seat) ? [] : sentences(line);
    if (!told.length) continue;
    const last = deeds.at(-1);
    if (last && last.seat === seat) {
      last.lines.push(line);
      last.sentences.push(...told);
    } else deeds.push({ seat, lines: [line], sentences: told });
  }
  return deeds.map((deed) => ({ ...deed, sentences: folded(deed.sentences) }));
}

/** What others did last, before the reader's own decisions that may have followed. What was taken back is no news. */
export function lastOfOthers(lines: Line[], isMine: (seat: number) => boolean): Line[] {
  const gone = takenBack(lines);
  const stands = lines.filter((line) => !gone.has(line.seq) && line.events.length > 0);
  const own = (line: Line): boolean => line.is === 'move' && line.seat !== null && isMine(line.seat);
  const seats = doers(stands);
  const end = seats.findLastIndex((seat) => seat !== null && !isMine(seat)) + 1;
  const start = stands.slice(0, end).findLastIndex(own) + 1;
  return stands.slice(start, stands.slice(end).some(own) ? end : undefined);
}
