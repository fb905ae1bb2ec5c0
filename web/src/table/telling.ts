// The chronicle as it is read: a heading a turn, a line a deed, told by its events; the first is its headline.

import { takenBack } from '../protocol/lines';
import type { Line } from '../protocol/types';

/** Two parts of one line are two entries, where a turn begins in its midst. */
export class Entry {
  /** What chance answers several times in a row is one entry, and shows the table after its last. */
  readonly seqs: number[];

  constructor(
    readonly key: string,
    public line: Line,
    private readonly said: string[],
    /** It was taken back, and what follows it here stands in its place. */
    readonly gone: boolean,
  ) {
    this.seqs = [line.seq];
  }

  /** Whose deed it is. What all answered in secret is opened by the last of them, and tells itself whose it is. */
  get seat(): number | null {
    return opens(this.line) ? seatOf(this.line.events.find(isTold)) : this.line.seat;
  }

  add(line: Line, said: string[]): void {
    this.line = line;
    this.seqs.push(line.seq);
    this.said.push(...said);
  }

  get head(): string {
    return folded(this.said)[0] ?? '';
  }

  get rest(): string[] {
    return folded(this.said).slice(1);
  }
}

export interface Turn {
  key: string;
  /** What the game counts, and which of them it is; nothing before the first. */
  counted: { is: 'turn' | 'round'; number: number } | null;
  entries: Entry[];
}

type Event = Line['events'][number];
const isTurn = (event: Event): boolean => event.is === 'TurnBegan';
/** That somebody has chosen in secret is seen at the table; a turn that begins is a heading. */
const SILENT = new Set(['TurnBegan', 'Answered', 'AnswersRevealed']);

/** There is no room for a long turn: so many sentences of its end are told. */
const LAST = 3;

/** What was done last, in words: the decisions of one player in one turn, and what the last of them brought at once.
 *  That the game is over is said elsewhere. */
export function lastDeed(lines: Line[]): string {
  const gone = takenBack(lines);
  const stands = lines.filter((line) => isDecision(line) && !gone.has(line.seq));
  const told = ({ is, events }: Line): string[] =>
    is === 'move' ? events.filter((each) => isTold(each) && each.is !== 'GameEnded').map(({ words }) => words) : [];
  const end = stands.findLastIndex((line) => told(line).length > 0);
  const last = stands[end];
  if (!last) return '';
  const before = stands.slice(0, end);
  const isOther = (line: Line): boolean => line.is === 'move' && line.seat !== last.seat;
  const start = before.findLastIndex((line) => isOther(line) || line.events.some(isTurn)) + 1;
  const decided = before.slice(start).flatMap((line) => told(line).slice(0, 1));
  return folded([...decided, ...told(last).slice(0, 2)])
    .slice(-LAST)
    .join(' ');
}

export function chronicle(lines: Line[]): Turn[] {
  const gone = takenBack(lines);
  const turns: Turn[] = [{ key: 'start', counted: null, entries: [] }];
  const now = (): Turn => turns[turns.length - 1] as Turn;
  for (const line of lines) {
    if (line.is === 'said' || isToldTwice(line, lines)) continue;
    parts(line).forEach((events, part) => {
      const begun = part > 0 && !gone.has(line.seq) ? countedBy(line.events.filter(isTurn)[part - 1]) : null;
      if (begun && begun.number !== now().counted?.number)
        turns.push({ key: `${line.seq}.${part}`, counted: begun, entries: [] });
      const heard = events.filter(isTold).map((event) => event.words);
      // A decision of which nothing can be told is no line; a word of the table's own is.
      const said = heard.length || line.events.length || isDecision(line) ? heard : [line.words];
      const before = now().entries.at(-1);
      const goesOn = before && !gone.has(line.seq) && (isDrawnOn(before, line) || isRepeated(before, line));
      if (said.length && goesOn) before.add(line, said);
      else if (said.length) now().entries.push(new Entry(`${line.seq}.${part}`, line, said, gone.has(line.seq)));
    });
  }
  return turns.filter((turn) => turn.entries.length);
}

/** A hand that is filled card by card is one deed. */
const isDrawnOn = ({ line, gone }: Entry, next: Line): boolean =>
  line.is === 'chance' && next.is === 'chance' && line.seq + 1 === next.seq && !gone;

/** The game itself has told its end, and who won: that the table is over says nothing more. */
const isToldTwice = (line: Line, lines: Line[]): boolean =>
  line.reason === 'finished' &&
  lines.some(({ events }) => events.some((event) => event.is === 'GameEnded' && event.words));

/** What one player does in the same way several times in a row, gem by gem, is one deed. */
function isRepeated({ line, gone }: Entry, next: Line): boolean {
  const [before, after] = [line, next].map((each) => each.events.filter((event) => !isQuiet(event)));
  const only = after?.length === 1 ? after[0]?.is : undefined;
  const same = only !== undefined && before?.length === 1 && before[0]?.is === only;
  const decided = line.is === 'move' && next.is === 'move' && line.seat === next.seat;
  return same && decided && line.seq + 1 === next.seq && !gone;
}

const isQuiet = (event: Event): boolean => event.is !== 'TurnBegan' && SILENT.has(event.is);

/** Whoever answers last in secret opens the answers of all: what is told then are deeds of several. */
export const opens = (line: Line): boolean =>
  line.events.some((event) => event.is === 'Answered') && line.events.some(isTold);

export function seatOf(event: Event | undefined): number | null {
  const seat = event?.['seat'];
  return typeof seat === 'number' ? seat : null;
}

const isDecision = (line: Line): boolean => line.is === 'move' || line.is === 'chance';
export const isTold = (event: Event): boolean => !SILENT.has(event.is) && Boolean(event.words);

/** The events before a turn begins, and those of each that begins. */
function parts(line: Line): Event[][] {
  const found: Event[][] = [[]];
  for (const event of line.events) {
    if (isTurn(event)) found.push([]);
    else found.at(-1)?.push(event);
  }
  return found;
}

function countedBy(event: Event | undefined): Turn['counted'] {
  for (const is of ['turn', 'round'] as const) {
    const number = event?.[is];
    if (typeof number === 'number') return { is, number };
  }
  return null;
}

/** What the events of a line tell. They say themselves who did it, or speak to the reader who did. */
export function sentences(line: Line): string[] {
  return line.events.filter(isTold).map((event) => event.words);
}

/** Sentences about the same player as one: the name is said once. What follows one that is divided by commas, or that
 *  ends in a list, is not taken for a part of it. */
export function asOne(told: string[], name: string): string {
  const of = (sentence: string): boolean => name !== '' && sentence.startsWith(`${name} `);
  const mark = told.some((sentence) => of(sentence) && /[:,] /.test(sentence)) ? ';' : ',';
  return told.reduce((before, sentence, i) => {
    const goesOn = i > 0 && of(sentence) && of(told[i - 1] ?? '');
    if (!goesOn) return `${before} ${sentence}`.trim();
    return `${before.replace(/\.$/, '')}${mark} ${sentence.slice(name.length + 1)}`;
  }, '');
}

/** The same sentence again and again is told once, with how often inside it. */
export function folded(told: string[]): string[] {
  const times = new Map<string, number>();
  for (const sentence of told) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([sentence, n]) => (n > 1 ? sentence.replace(/\.?$/, (end) => ` (×${n})${end}`) : sentence));
}
