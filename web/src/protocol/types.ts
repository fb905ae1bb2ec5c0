// What the server says. The shapes are made from its OpenAPI description (make types); here they get their names.

import type { components } from './schema';

type Told = components['schemas'];
type Optional<T, K extends keyof T> = Omit<T, K> & { [P in K]?: T[P] };

export type Lang = Told['StateMessage']['lang'];
export type Phase = Told['TableTold']['phase'];
/** A refusal; what it does not say is null. */
export type Problem = { [P in keyof Told['Error']]-?: Told['Error'][P] };

export type Player = Told['Player'];
export type Token = Told['Token'];
export type Worded = Told['Worded'];
export type GameOption = Told['Option'];
export type Level = Told['LevelOffered'];
export type Game = Told['Game'];
/** What goes with a wish before a game: the nearest that does, and what cannot be chosen beside it. */
export type Fitting = Told['Fitting'];
export type Rule = Told['Rule'];
export type Comparison = Told['Comparison'];
export type Rulebook = Told['Rulebook'];
export type Face = Told['Face'];
export type Catalogue = Told['Catalogue'];
export type Part = Told['Part'];
export type Text = string | string[];

export type SeatWanted = Told['SeatWanted'];
export type TableWanted = Optional<Told['TableWanted'], 'edition' | 'options' | 'public' | 'hints'>;

export type Seat = Told['SeatTaken'];
export type SheetLine = Told['SheetLine'];
export type Outcome = Told['Outcome'];
export type Table = Told['TableTold'];
export type Seated = Told['Seated'];

export type GameEvent = Told['EventTold'];
export type Line = Told['Line'];
export type Choice = Told['ActionOffered'];
/** What would come of answers in a row, as far as the seat can know. */
export type Foretold = Told['Foretold'];
export type ScoreForetold = Told['ScoreForetold'];
export type ThingForetold = Told['ThingForetold'];
/** An answer that one would look for, and why it is refused now. */
export type Barred = Told['ActionBarred'];
/** Why an answer is refused, and what is missing. */
export type Refusal = Told['RefusalForetold'];
export type AskedThen = Told['AskedThen'];
export type Prompt = Told['Prompt'];
export type Question = Told['Question'];
export type Proposal = Told['ProposalTold'];
export type SeatClock = Told['SeatClock'];
export type View = Record<string, unknown>;
export type Position = Omit<Told['Position'], 'view'> & { view: View | null };

export type Hint = Told['Hint'];
/** An answer worth a thought, with what it brings and why. */
export type HintChoice = Told['HintChoice'];
export type Review = Told['Review'];
export type ReviewAnswer = Told['ReviewAnswer'];
export type TableThen = Told['TableThen'];
export type ReplayFrame = Omit<Told['ReplayFrame'], 'events'> & { events: GameEvent[] };
export type Replay = Omit<Told['Replay'], 'frames'> & { frames: ReplayFrame[] };

/** What can be learnt of a game. */
export type Lessons = Told['LessonsTold'];
export type Guide = Told['GuideTold'];
export type LessonListed = Told['LessonListed'];
export type Tip = Told['TipTold'];
export type LessonStep = Told['LessonStep'];
export type LessonWanted = Told['LessonWanted'];
export type LessonForetellingWanted = Told['LessonForetellingWanted'];

/** The puzzles of a game, and one of them being tried. */
export type Puzzles = Told['PuzzlesTold'];
export type PuzzleListed = Told['PuzzleListed'];
export type PuzzleState = Told['PuzzleState'];
export type PuzzleForetellingWanted = Told['PuzzleForetellingWanted'];

/** The games of a day. */
export type Day = Told['DayTold'];
export type Daily = Told['DailyTold'];

type Positioned<T> = Omit<T, 'position'> & { position: Position };
export type LessonTold = Positioned<Told['LessonTold']>;
export type PuzzleTold = Positioned<Told['PuzzleTold']>;
export type ServerMessage =
  | Positioned<Told['StateMessage']>
  | Positioned<Told['UpdateMessage']>
  | Told['PresenceMessage']
  | Told['AcceptedMessage']
  | Told['ForetoldMessage']
  | Told['ForetoldEachMessage']
  | ({ type: 'refused'; id: string | null } & Problem)
  | Told['PongMessage'];

export type RecordTold = Told['RecordTold'];
export type GameRecord = Told['GameRecordTold'];
export type Medal = Told['MedalTold'];
export type MedalLeft = Told['MedalLeft'];
export type History = Told['History'];
export type Played = Told['PlayedTold'];
export type OpenPage = Told['OpenPage'];
export type Strongest = Told['Strongest'];
export type Friends = Told['FriendsTold'];

export type TournamentCard = Told['TournamentCard'];
export type Tournament = Told['TournamentTold'];
export type TournamentWanted = Told['TournamentWanted'];
export type TournamentGame = Told['GameTold'];
export type Standing = Told['StandingTold'];
export type Entrant = Told['EntrantTold'];
export type MyGame = Told['MyGame'];
