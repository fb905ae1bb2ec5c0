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

/** What these entries tell of others. One's own deeds are known. */
export function deedsOf(lines: Line[], isMine: (seat: number) => boolean): Deed[] {
  const deeds: Deed[] = [];
  for (const line of lines) {
    const told = line.seat !== null && isMine(line.seat) ? [] : sentences(line);
    if (!told.length) continue;
    const last = deeds.at(-1);
    if (last && last.seat === line.seat) {
      last.lines.push(line);
      last.sentences.push(...told);
    } else deeds.push({ seat: line.seat, lines: [line], sentences: told });
  }
  return deeds.map((deed) => ({ ...deed, sentences: folded(deed.sentences) }));
}

/** What others did last, before the reader's own decisions that may have followed. What was taken back is no news. */
export function lastOfOthers(lines: Line[], isMine: (seat: number) => boolean): Line[] {
  const gone = takenBack(lines);
  const stands = lines.filter((line) => !gone.has(line.seq) && line.events.length > 0);
  const own = (line: Line): boolean => line.is === 'move' && line.seat !== null && isMine(line.seat);
  const end = stands.findLastIndex((line) => line.seat !== null && !isMine(line.seat)) + 1;
  const start = stands.slice(0, end).findLastIndex(own) + 1;
  return stands.slice(start, stands.slice(end).some(own) ? end : undefined);
}
