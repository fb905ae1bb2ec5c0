// The chronicle as it is read: a move is told by its events, the first as its headline.

import type { Line } from '../protocol/types';

export interface Entry {
  line: Line;
  /** The number of the turn where one begins, for the margin. */
  turn: string;
  head: string;
  rest: string[];
}

const isTurn = (event: Line['events'][number]): boolean => event.is === 'TurnBegan';

export function chronicle(lines: Line[]): Entry[] {
  const entries: Entry[] = [];
  let turn = '';
  for (const line of lines) {
    const [head = '', ...rest] = sentences(line);
    if (line.is !== 'said' && head) entries.push({ line, turn: line.is === 'move' ? turn : '', head, rest });
    const begun = line.events.findLast(isTurn)?.['turn'] as number | undefined;
    if (begun !== undefined) turn = String(begun);
  }
  return entries;
}

/** They say themselves who did it, or speak to the reader who did. */
function sentences(line: Line): string[] {
  const told = line.events.filter((event) => !isTurn(event) && event.words).map((event) => event.words);
  return told.length ? told : [line.words];
}
