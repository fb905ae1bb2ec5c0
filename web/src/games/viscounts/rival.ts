// VW-12: the last turn of the AI, told line by line from the log, each line with its rule and the row of the scheme it is of.

import type { GameEvent, Line } from '../../protocol/types';
import type { SchemeRow } from './draw/tiles';

export interface TurnLine {
  is: string;
  words: string;
  rule: string;
  row: SchemeRow | null;
  /** A consequence of the line before it. */
  sub: boolean;
  event: GameEvent;
}

const RULES: Record<string, string> = {
  TurnBegan: 'VW-4.7',
  SchemeDropped: 'VW-12.1',
  SchemeRevealed: 'VW-12.1',
  Shuffled: 'VW-12.1',
  SchemeGained: 'VW-12.8',
  AiDismissed: 'VW-12.8',
  AiConverted: 'VW-12.8',
  AiTook: 'VW-12.7',
  AiConsidered: 'VW-12.3',
  AiFellBack: 'VW-12.2',
  ViscountMoved: 'VW-12.2',
  ViscountsMet: 'VW-12.9',
  Rearranged: 'VW-12.9',
  Declined: 'VW-12.9',
  Built: 'VW-12.4',
  Linked: 'VW-6.4',
  WorkersPlaced: 'VW-12.5',
  WorkerRose: 'VW-7.1',
  WorkersSpread: 'VW-7.1',
  WorkerBumped: 'VW-7.3',
  LeaderTaken: 'VW-7.4',
  Transcribed: 'VW-12.6',
  PrintTranscribed: 'VW-12.6',
  BonusTaken: 'VW-6.8',
  CollisionBegan: 'VW-12.10',
  MarkersReset: 'VW-8.2',
  Flipped: 'VW-12.7',
  Paid: 'VW-12.3',
  AiSpent: 'VW-12.3',
  AiBuilt: 'VW-12.4',
  AiRowBegan: 'VW-12.2',
  MarkersMoved: 'VW-3.1',
  Gained: 'VW-12.2',
  CardTurnedUp: 'VW-6.2',
  TileTurnedUp: 'VW-6.7',
  LastRoundCalled: 'VW-9.1',
};
/** What follows from the step before it rather than being one of the scheme. */
const FOLLOWING = new Set([
  'Gained',
  'MarkersMoved',
  'AiTook',
  'AiConverted',
  'SchemeGained',
  'AiDismissed',
  'Flipped',
  'Linked',
  'WorkerRose',
  'WorkersSpread',
  'WorkerBumped',
  'LeaderTaken',
  'BonusTaken',
  'ViscountsMet',
  'Rearranged',
  'Declined',
  'CardTurnedUp',
  'TileTurnedUp',
  'Paid',
  'AiSpent',
  'AiReasoned',
  'NothingHappened',
  'LastRoundCalled',
]);

/** Where a player would choose, the AI says why. */
const REASON_RULES: [RegExp, string][] = [
  [/spot/, 'VW-12.4'],
  [/section|group|bump|option/, 'VW-12.5'],
  [/manuscript/, 'VW-12.6'],
  [/debt|deed/, 'VW-12.7'],
  [/^shuffle/, 'VW-4.5'],
  [/collision|upper/, 'VW-12.10'],
  [/slot-shuffle/, 'VW-12.1'],
];
/** The rows of a scheme as their beginning is told. */
const ROWS: SchemeRow[] = ['corruption', 'bonus', 'ride', 'act'];

/** The lines that all others hang on, where the rows are told. */
const HEADS = new Set(['AiRowBegan', 'SchemeDropped', 'SchemeRevealed', 'Shuffled', 'CollisionBegan']);

const ruleOf = (event: GameEvent): string =>
  (event.is === 'AiReasoned' ? REASON_RULES.find(([of]) => of.test(String(event['reason'])))?.[1] : RULES[event.is]) ??
  'VW-12.2';
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
function brief(event: GameEvent, names: string[]): string {
  // What a slot gives is another thing on the boards of players.
  const said =
    event.is === 'SchemeRevealed'
      ? event.words.replace(/([.!]) .*$/s, '$1')
      : event.is === 'Built'
        ? event.words.replace(/ \([^)]*\)/, '')
        : event.words;
  const name = names.find((each) => each && (said.startsWith(`${each}: `) || said.startsWith(`${each}, `)));
  const rest = name ? said.slice(name.length + 2) : said;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Corruption, then the bonus, then the ride, then the action: a row ends where the next one's first event comes. */
export function tellTurn(events: GameEvent[], names: string[] = []): TurnLine[] {
  let row: SchemeRow | null = null;
  let first = true;
  const told = events.some((event) => event.is === 'AiRowBegan');
  return events.flatMap((event): TurnLine[] => {
    const before: SchemeRow | null = row;
    if (event.is === 'AiRowBegan') row = ROWS[Number(event['row'])] ?? null;
    else if (event.is === 'SchemeRevealed') row = told ? null : 'corruption';
    else if (!told && row === 'corruption' && !(event.is === 'MarkersMoved' && event['thing'] === 'corruption'))
      row = 'bonus';
    if (event.is === 'ViscountMoved') row = 'ride';
    else if (event.is === 'AiConsidered' || event.is === 'AiFellBack') row = 'act';
    else if (event.is === 'CollisionBegan') row = null;
    if (!event.words) return [];
    const starts = row !== before && event.is !== 'SchemeRevealed';
    const line: TurnLine = {
      is: event.is,
      words: brief(event, names),
      rule: ruleOf(event),
      row: event.is === 'SchemeRevealed' ? null : row,
      sub: told ? !HEADS.has(event.is) : !first && !starts && FOLLOWING.has(event.is),
      event,
    };
    first = false;
    return [line];
  });
}
