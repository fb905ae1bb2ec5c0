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

export function chronicle(lines: Line[], names: string[]): Entry[] {
  const entries: Entry[] = [];
  let turn = '';
  for (const line of lines) {
    const [head = '', ...rest] = sentences(line, names);
    if (line.is !== 'said' && head) entries.push({ line, turn: line.is === 'move' ? turn : '', head, rest });
    const begun = line.events.findLast(isTurn)?.['turn'] as number | undefined;
    if (begun !== undefined) turn = String(begun);
  }
  return entries;
}

/** Sentences begin with who did it; where the line says so already, that is left out. */
function sentences(line: Line, names: string[]): string[] {
  const told = line.events.filter((event) => !isTurn(event) && event.words).map((event) => event.words);
  const name = line.seat === null ? '' : (names[line.seat] ?? '');
  return (told.length ? told : [line.words]).map((words) =>
    name && words.startsWith(`${name}: `) ? capital(words.slice(name.length + 2)) : words,
  );
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
