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
/** That somebody has chosen in secret is seen at the table; a turn that begins is a heading. */
const SILENT = new Set(['TurnBegan', 'Answered', 'AnswersRevealed']);

export function chronicle(lines: Line[]): Entry[] {
  const entries: Entry[] = [];
  let turn = '';
  for (const line of lines) {
    const told = sentences(line);
    const silent = !told.length && line.events.some((event) => SILENT.has(event.is));
    const [head = '', ...rest] = told.length ? folded(told) : [line.words];
    if (line.is !== 'said' && head && !silent) entries.push({ line, turn: line.is === 'move' ? turn : '', head, rest });
    const begun = line.events.findLast(isTurn)?.['turn'] as number | undefined;
    if (begun !== undefined) turn = String(begun);
  }
  return entries;
}

/** What the events of a line tell. They say themselves who did it, or speak to the reader who did. */
export function sentences(line: Line): string[] {
  return line.events.filter((event) => !SILENT.has(event.is) && event.words).map((event) => event.words);
}

/** The same sentence again and again is told once. */
export function folded(told: string[]): string[] {
  const times = new Map<string, number>();
  for (const sentence of told) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([sentence, n]) => (n > 1 ? `${sentence} ×${n}` : sentence));
}
