// What the server says, as docs/reference/protocol.md describes it.

export type Lang = 'en' | 'pl' | 'ru' | 'cs';
export type Phase = 'open' | 'playing' | 'over';

export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  words: string | null;
  seq: number | null;
}

export interface Player {
  id: string;
  name: string;
  account: boolean;
}

export interface Worded {
  key: string;
  words: string;
}

export interface GameOption extends Worded {
  rule: string;
  default: string;
  choices: Worded[];
}

export interface Level {
  level: string;
  bot: string;
  seconds: number | null;
  words: string;
}

export interface Game {
  key: string;
  title: string;
  words: string;
  version: number;
  least_seats: number;
  most_seats: number;
  editions: Worded[];
  options: GameOption[];
  levels: Level[];
  analysis: boolean;
}

export interface Rule {
  id: string;
  game: string;
  chapter: string;
  marks: string[];
  place: string;
  title: string;
  text: string;
  editions: string[];
}

export interface Rulebook {
  game: string;
  chapters: { key: string; title: string; rules: Rule[] }[];
}

export type Text = string | string[];

export interface Catalogue {
  lang: Lang;
  plural: string;
  common: Record<string, Text>;
  games: Record<string, Record<string, Text>>;
}

export interface SeatWanted {
  kind: 'me' | 'here' | 'open' | 'bot';
  name?: string;
  level?: string;
}

export interface ClockWanted {
  bank: number;
  grace: number;
}

export interface TableWanted {
  game: string;
  edition?: string;
  options?: Record<string, string>;
  seats: SeatWanted[];
  name?: string;
  public?: boolean;
  hints?: boolean;
  clock?: ClockWanted;
}

export interface Seat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | null;
  away: boolean;
  yours: boolean;
  present: boolean;
}

export interface SheetLine {
  seat: number;
  heading: string;
  words: string;
  points: number;
  sources: string[];
}

export interface Outcome {
  reason: 'finished' | 'resigned';
  by: number | null;
  scores: number[];
  winners: number[];
  sheet: SheetLine[];
}

export interface Table {
  id: string;
  link: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  public: boolean;
  hints: boolean;
  created_at: number;
  updated_at: number;
  phase: Phase;
  seq: number;
  seats: Seat[];
  asked: number[];
  watching: number;
  clock: { bank: number; grace: number; level: string } | null;
  outcome: Outcome | null;
  rematch: string | null;
  rematch_of: string | null;
}

export interface Seated {
  table: Table;
  seats: { seat: number; token: string }[];
}

export interface GameEvent {
  is: string;
  words: string;
  [field: string]: unknown;
}

export interface Line {
  seq: number;
  at: number;
  is: string;
  seat: number | null;
  words: string;
  action: string | null;
  action_words: string | null;
  events: GameEvent[];
  back_to?: number | null;
  text?: string | null;
  name?: string | null;
  private?: boolean | null;
  table?: string | null;
}

export interface Choice {
  action: string;
  words: string;
}

export interface Prompt {
  is: string;
  words: string;
  rule: string;
}

export interface Question extends Prompt {
  number: number;
  seat: number;
  actions: Choice[];
}

export interface Proposal {
  number: number;
  what: 'undo' | 'resign' | 'replace';
  seat: number;
  whom: number | null;
  waiting: number[];
  words: string;
}

export interface SeatClock {
  bank: number;
  since: number | null;
  grace: number;
  deadline: number | null;
}

export type View = Record<string, unknown>;

export interface Position {
  seq: number;
  look: number | null;
  view: View | null;
  secret: boolean;
  asked: number[];
  question: Question | null;
  prompt: Prompt | null;
  scores: (number | null)[] | null;
  undo: 'free' | 'vote' | 'no';
  proposal: Proposal | null;
  talk: { open: boolean; rule: string | null; private: { with: number; until: number } | null };
  clocks: SeatClock[] | null;
  at: number;
}

export interface Hint {
  action: string;
  words: string;
  question: number;
}

export interface ReplayFrame {
  number: number;
  seat: number | null;
  action: string | null;
  action_words: string | null;
  events: GameEvent[];
  view: View;
  asked: number[];
  scores: (number | null)[] | null;
}

export interface Replay {
  game: string;
  edition: string;
  seats: number;
  options: Record<string, string>;
  players: string[];
  result: string;
  as: string;
  frames: ReplayFrame[];
}

export type ServerMessage =
  | { type: 'state'; table: Table; holds: number[]; look: number | null; lang: Lang; lines: Line[]; position: Position }
  | { type: 'update'; after: number; holds: number[]; table: Table; lines: Line[]; position: Position }
  | { type: 'presence'; present: number[]; watching: number }
  | { type: 'accepted'; id: string; seq: number }
  | ({ type: 'refused'; id: string | null } & Problem)
  | { type: 'pong'; at: number };
