// Written by `python scripts/describe_games.py`: change the rules, not this file.

export type Card =
  'eddard' | 'catelyn' | 'robb' | 'sansa' | 'arya' | 'bran' | 'rickon' | 'lyanna' | 'balon' | 'theon'
  | 'asha' | 'euron' | 'victarion' | 'aeron' | 'rodrik' | 'tywin' | 'cersei' | 'jaime' | 'tyrion' |
  'kevan' | 'joffrey' | 'daenerys' | 'viserys' | 'rhaegar' | 'aerys' | 'aegon' | 'robert' | 'stannis'
  | 'renly' | 'shireen' | 'olenna' | 'margaery' | 'garlan' | 'hoster' | 'edmure' | 'varys';
export type Companion =
  'jaqen' | 'jon' | 'gendry' | 'melisandre' | 'ramsay' | 'sandor' | 'hodor' | 'bronn' | 'shae' |
  'littlefinger' | 'brienne' | 'syrio' | 'jorah' | 'ygritte';
export type House =
  'stark' | 'greyjoy' | 'lannister' | 'targaryen' | 'baratheon' | 'tyrell' | 'tully';

export interface InOrder { is: 'InOrder'; parts: Effect[] }
export interface KillCharacter { is: 'KillCharacter'; zone: 'kings_landing' | 'areas' }
export interface KillCompanion { is: 'KillCompanion' }
export interface TakeCharacter { is: 'TakeCharacter'; card: Card }
export interface StayAs { is: 'StayAs'; house: House; count: number }
export interface StayAsNamed { is: 'StayAsNamed'; count: number }
export interface AnotherTurn { is: 'AnotherTurn' }
export interface SwapPlaces { is: 'SwapPlaces' }
export interface ExchangeCharacters { is: 'ExchangeCharacters' }
export type Effect =
  InOrder | KillCharacter | KillCompanion | TakeCharacter | StayAs | StayAsNamed | AnotherTurn |
  SwapPlaces | ExchangeCharacters;

export interface AskDeal { is: 'AskDeal' }
export interface AskReveal { is: 'AskReveal' }
export interface AskLot { is: 'AskLot' }
export interface StartTurn { is: 'StartTurn'; seat: number }
export interface AskTurn { is: 'AskTurn'; seat: number }
export interface AskCompanion { is: 'AskCompanion'; seat: number }
export interface Resolve { is: 'Resolve'; seat: number; effect: Effect }
export interface FinishCompanion { is: 'FinishCompanion'; companion: Companion }
export interface AskKill { is: 'AskKill'; seat: number; zone: 'kings_landing' | 'areas' }
export interface AskDismiss { is: 'AskDismiss'; seat: number }
export interface AskName { is: 'AskName'; seat: number; companion: Companion; count: number }
export interface AskSwap { is: 'AskSwap'; seat: number }
export interface AskSwapWith { is: 'AskSwapWith'; seat: number; card: Card }
export interface AskGive { is: 'AskGive'; seat: number }
export interface AskTake { is: 'AskTake'; seat: number; given: Card }
export interface EndTurn { is: 'EndTurn'; seat: number }
export interface AskBanner { is: 'AskBanner'; seat: number; house: House; tied: number[] }
export type Frame =
  AskDeal | AskReveal | AskLot | StartTurn | AskTurn | AskCompanion | Resolve | FinishCompanion |
  AskKill | AskDismiss | AskName | AskSwap | AskSwapWith | AskGive | AskTake | EndTurn | AskBanner;

export interface Dealt { is: 'Dealt'; cards: Card[] }
export interface CompanionsRevealed { is: 'CompanionsRevealed'; companions: Companion[] }
export interface LotFell { is: 'LotFell'; seat: number }
export interface TurnBegan { is: 'TurnBegan'; turn: number; seat: number }
export interface RavenSent { is: 'RavenSent'; seat: number; other: number }
export interface VarysMoved { is: 'VarysMoved'; seat: number; direction: 'up' | 'down' | 'left' | 'right'; house: House; taken: Card[]; place: number }
export interface CompanionEarned { is: 'CompanionEarned'; seat: number; house: House }
export interface CompanionCalled { is: 'CompanionCalled'; seat: number; companion: Companion }
export interface CompanionSpent { is: 'CompanionSpent'; companion: Companion }
export interface NothingHappened { is: 'NothingHappened'; seat: number; effect: Effect }
export interface CharacterTaken { is: 'CharacterTaken'; seat: number; card: Card; other: number }
export interface CharacterKilled { is: 'CharacterKilled'; seat: number; card: Card; other: number }
export interface CompanionKilled { is: 'CompanionKilled'; seat: number; companion: Companion }
export interface CompanionStays { is: 'CompanionStays'; seat: number; companion: Companion; house: House; count: number }
export interface CardPicked { is: 'CardPicked'; seat: number; card: Card }
export interface PlacesSwapped { is: 'PlacesSwapped'; seat: number; cards: Card[] }
export interface CharactersExchanged { is: 'CharactersExchanged'; seat: number; given: Card; other: number; card: Card }
export interface AnotherTurnWon { is: 'AnotherTurnWon'; seat: number }
export interface BannerTaken { is: 'BannerTaken'; seat: number; house: House; other: number }
export interface BannerReturned { is: 'BannerReturned'; house: House; other: number }
export interface GameEnded { is: 'GameEnded'; winners: number[]; cards: Card[]; companions: Companion[] }
export type Event =
  Dealt | CompanionsRevealed | LotFell | TurnBegan | RavenSent | VarysMoved | CompanionEarned |
  CompanionCalled | CompanionSpent | NothingHappened | CharacterTaken | CharacterKilled |
  CompanionKilled | CompanionStays | CardPicked | PlacesSwapped | CharactersExchanged | AnotherTurnWon
  | BannerTaken | BannerReturned | GameEnded;

export interface Deal { is: 'Deal'; cards: Card[] }
export interface Reveal { is: 'Reveal'; companions: Companion[] }
export interface Begin { is: 'Begin'; seat: number }
export interface Move { is: 'Move'; direction: 'up' | 'down' | 'left' | 'right'; house: House }
export interface SendRaven { is: 'SendRaven'; seat: number }
export interface Call { is: 'Call'; companion: Companion }
export interface Kill { is: 'Kill'; card: Card }
export interface Dismiss { is: 'Dismiss'; companion: Companion }
export interface Name { is: 'Name'; house: House }
export interface Swap { is: 'Swap'; card: Card }
export interface SwapWith { is: 'SwapWith'; card: Card }
export interface Give { is: 'Give'; card: Card }
export interface Take { is: 'Take'; card: Card }
export interface GiveBanner { is: 'GiveBanner'; house: House; seat: number }
export type Action =
  Deal | Reveal | Begin | Move | SendRaven | Call | Kill | Dismiss | Name | Swap | SwapWith | Give |
  Take | GiveBanner;
export type Verb =
  'deal' | 'reveal' | 'first' | 'move' | 'raven' | 'call' | 'kill' | 'dismiss' | 'name' | 'swap' |
  'with' | 'give' | 'take' | 'banner';

export interface GameView {
  viewer: number | null;
  game: string;
  version: number;
  edition: string;
  seats: number;
  options: { companions: 'all' | 'known' | 'none'; variant: 'base' | 'teams' | 'raven'; first: 'lot' | '0' | '1' | '2' | '3'; ramsay_moves_varys: 'yes' | 'no' };
  /** number of the turn, from 1 */
  turn: number;
  /** King's Landing, row by row from the top: a character, `varys`, or `.` for an empty place */
  grid: string[];
  /** the characters of each seat, as they came */
  areas: Card[][];
  /** who holds each; `null`: it lies on the table */
  banners: Record<'stark' | 'greyjoy' | 'lannister' | 'targaryen' | 'baratheon' | 'tyrell' | 'tully', number | null>;
  /** companions to be had */
  pool: Companion[];
  /** companions at work, the latest last */
  called: Companion[];
  /** companions that stay, with whom, and the house they count for */
  staying: { companion: Companion; seat: number; house: House }[];
  /** companions used up or killed */
  spent: Companion[];
  /** characters out of the game */
  killed: Card[];
  /** characters left in King's Landing at the end */
  discarded: Card[];
  /** who still has the raven token */
  ravens: boolean[];
  /** with whom the player on turn may talk in private */
  talk: number | null;
  /** the house that the move of this turn took, while its banners are not settled */
  moved: House | null;
  /** houses whose counts a companion changed in this turn */
  stirred: House[];
  /** of stirred houses: who was tied for the lead before the companions (HK-BAN-8; not in version 1) */
  tied: Record<'stark' | 'greyjoy' | 'lannister' | 'targaryen' | 'baratheon' | 'tyrell' | 'tully', number[]>;
  /** whether Melisandre has given another turn */
  another_turn: boolean;
  /** what is still to be done, the next last */
  todo: Frame[];
  /** by seat, what counts for the banner of each house */
  counts?: (Record<'stark' | 'greyjoy' | 'lannister' | 'targaryen' | 'baratheon' | 'tyrell' | 'tully', number>)[];
  /** by seat, its side: partners are on one */
  sides?: number[];
}
