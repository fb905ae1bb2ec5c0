// The log as it grows: lines come in parts, again after a reconnect, and some are taken back.

import type { Line } from './types';

/** The known lines with those that came; what came later replaces what was known of the same numbers. */
export function joined(known: Line[], came: Line[]): Line[] {
  const first = came[0];
  if (!first) return known;
  return [...known.filter((line) => line.seq < first.seq), ...came];
}

/** The known lines with a page of the log in its place. */
export function inserted(known: Line[], page: Line[]): Line[] {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return known;
  return [...known.filter((line) => line.seq < first.seq), ...page, ...known.filter((line) => line.seq > last.seq)];
}

/** The numbers of the lines that were taken back by an undo. */
export function takenBack(lines: Line[]): Set<number> {
  const gone = new Set<number>();
  for (const undone of lines) {
    if (undone.is !== 'undone' || undone.back_to == null) continue;
    for (const line of lines) {
      if (line.seq >= undone.back_to && line.seq < undone.seq && (line.is === 'move' || line.is === 'chance'))
        gone.add(line.seq);
    }
  }
  return gone;
}
