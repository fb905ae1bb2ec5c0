// VW-12: the last turn of the AI, told line by line from the log, each line with its rule and the row of the scheme it is of.

import type { GameEvent, Line } from '../../protocol/types';
import type { SchemeRow } from './draw/tiles';
import { isOf } from './events';

export interface TurnLine {
  is: string;
  words: string;
  rule: string;
  row: SchemeRow | null;
  /** A consequence of the line before it. */
  sub: boolean;
  event: GameEvent;
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
const began = (event: GameEvent): boolean => event.is === 'TurnBegan';

/** The events of the last turn that the AI has begun; none if it has had none. */
export function lastTurn(lines: Line[], rival: number): GameEvent[] {
  const events = lines.flatMap((line) => line.events);
  const first = events.findLastIndex((event) => began(event) && event['seat'] === rival);
  if (first < 0) return [];
  const next = events.findIndex((event, i) => i > first && (began(event) || event.is === 'GameEnded'));
  return events.slice(first + 1, next < 0 ? undefined : next);
}

/** Whose turn it is goes without saying here; what a scheme says is drawn beside its line. */
export function brief(event: GameEvent, names: string[]): string {
  const said = event.is === 'SchemeRevealed' ? event.words.replace(/([.!]) .*$/s, '$1') : event.words;
  const name = names.find((each) => each && (said.startsWith(`${each}: `) || said.startsWith(`${each}, `)));
  const rest = name ? said.slice(name.length + 2) : said;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Each event that has words is a line, under the row of the scheme that began before it. */
export function tellTurn(events: GameEvent[], names: string[], rules: StepRules): TurnLine[] {
  let row: SchemeRow | null = null;
  return events.flatMap((event): TurnLine[] => {
    if (isOf(event, 'AiRowBegan')) row = ROWS[event.row] ?? null;
    else if (event.is === 'SchemeRevealed' || event.is === 'CollisionBegan') row = null;
    if (!event.words) return [];
    const sub = !HEADS.has(event.is);
    return [{ is: event.is, words: brief(event, names), rule: ruleOf(event, rules), row, sub, event }];
  });
}
