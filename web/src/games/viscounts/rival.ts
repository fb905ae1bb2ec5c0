// VW-12: the last turn of the AI, told line by line from the log, each line with its rule and the row of the scheme it is of.

import type { GameEvent, Line } from '../../protocol/types';
import type { SchemeRow } from './draw/tiles';
import { isOf, keyOfEvent } from './events';

export interface TurnLine {
  is: string;
  words: string;
  rule: string;
  row: SchemeRow | null;
  /** A consequence of the line before it. */
  sub: boolean;
  /** Which event of the log it is. */
  key: string;
}

/** An event, and where it stands in the log. */
export interface Logged {
  event: GameEvent;
  key: string;
}

/** The rules of steps and of reasons, as the AI's board has them. */
export interface StepRules {
  rules: Record<string, string>;
  reasons: Record<string, string>;
}

/** Of what has no rule of its own: a row of the scheme is carried out. */
const ROW_RULE = 'AiRowBegan';
/** The rows of a scheme as their beginning is told. */
const ROWS: SchemeRow[] = ['corruption', 'bonus', 'ride', 'act'];
/** The lines that all others hang on. */
const HEADS = new Set(['AiRowBegan', 'SchemeDropped', 'SchemeRevealed', 'Shuffled', 'CollisionBegan']);

const ruleOf = (event: GameEvent, { rules, reasons }: StepRules): string =>
  (isOf(event, 'AiReasoned') ? reasons[event.reason] : rules[event.is]) ?? rules[ROW_RULE] ?? '';

/** The events of the last turn that the AI has begun; none if it has had none. */
export function lastTurn(lines: Line[], rival: number): Logged[] {
  const all = lines.flatMap((line) => line.events.map((event, i) => ({ event, key: keyOfEvent(line.seq, i) })));
  const first = all.findLastIndex(({ event }) => isOf(event, 'TurnBegan') && event.seat === rival);
  if (first < 0) return [];
  const ends = ({ event }: Logged): boolean => event.is === 'TurnBegan' || event.is === 'GameEnded';
  const next = all.findIndex((each, i) => i > first && ends(each));
  return all.slice(first + 1, next < 0 ? undefined : next);
}

/** Whose turn it is goes without saying here. */
export function brief(event: GameEvent, names: string[]): string {
  const { words } = event;
  const name = names.find((each) => each && (words.startsWith(`${each}: `) || words.startsWith(`${each}, `)));
  const rest = name ? words.slice(name.length + 2) : words;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Each event that has words is a line, under the row of the scheme that began before it. */
export function tellTurn(events: Logged[], names: string[], rules: StepRules): TurnLine[] {
  let row: SchemeRow | null = null;
  return events.flatMap(({ event, key }): TurnLine[] => {
    if (isOf(event, 'AiRowBegan')) row = ROWS[event.row] ?? null;
    else if (event.is === 'SchemeRevealed' || event.is === 'CollisionBegan') row = null;
    if (!event.words) return [];
    const sub = !HEADS.has(event.is);
    return [{ is: event.is, words: brief(event, names), rule: ruleOf(event, rules), row, sub, key }];
  });
}
