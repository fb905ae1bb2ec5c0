// What the server shows of a game of Viscounts, and what it says of the printed components.

import type { Face, View } from '../../protocol/types';
import { AI_SEAT, SECTIONS } from './facts';
import type { GameView, Place, Player, Slot } from './types';

export type { Place, Slot };

export type Good = 'silver' | 'ink' | 'gold' | 'stone';
export type Icon = 'merchant' | 'builder' | 'noble' | 'cleric' | 'criminal';
export type Act = 'trade' | 'construct' | 'place' | 'transcribe';
export type Building = 'workshop' | 'trading-post' | 'guildhall';
export type Ribbon = 'black' | 'yellow' | 'grey' | 'blue';
export type SegmentKey = 'a' | 'b' | 'c' | 'd' | 'e';
export type Section = (typeof SECTIONS)[number];
/** `a1` to `e5`. */
export type SpotKey = string;

export const GOODS: readonly Good[] = ['silver', 'ink', 'gold', 'stone'];
export const ICONS: readonly Icon[] = ['merchant', 'builder', 'noble', 'cleric', 'criminal'];
export const ACTS: readonly Act[] = ['trade', 'construct', 'place', 'transcribe'];
export const BUILDINGS: readonly Building[] = ['trading-post', 'guildhall', 'workshop'];

/** The cards of somebody else's hand: those that everybody knows, and how many more there are. */
export type HiddenHand = Exclude<Player['hand'], string[]>;
export type PlayerView = Player;
export type ViscountsView = GameView;

export function readView(view: View | null | undefined): ViscountsView | null {
  return view && Array.isArray(view['players']) && view['first_tier'] ? (view as unknown as ViscountsView) : null;
}

// What is printed --------------------------------------------------------------------------------------------------

/** An effect as the rules write it: `{is: 'Gain', thing: 'silver', count: 1}`. */
export interface Effect {
  is: string;
  words?: string;
  thing?: Good | 'resource' | 'debt' | 'deed' | 'virtue' | 'corruption';
  count?: number;
  paper?: 'debt' | 'deed' | 'either';
  building?: Building;
  here?: boolean;
  parts?: Effect[];
  /** Of an ongoing ability. */
  act?: Act;
  effect?: Effect;
}

export const MARKS = ['verified', 'inferred', 'reconstruction', 'owner'] as const;
export type Mark = (typeof MARKS)[number];
export type Icons = Partial<Record<Icon, number>>;

/** By its key: `miner`, `deacon-1`, `abbot.0`, `printed-a`. */
export interface TownsfolkData {
  kind: 'townsfolk';
  of: 'neutral' | 'hero' | 'starter' | 'printed';
  value: number;
  icons: Icons;
  corner: Effect | null;
  corner_words: string;
  timing: 'never' | 'at-once' | 'drop-off' | 'ongoing';
  ability: Effect | null;
  ability_words: string;
  mark: Mark;
}

/** By its key: `black-6-deeds`. */
export interface ManuscriptData {
  kind: 'manuscript';
  ribbon: Ribbon;
  cost: number;
  effect: Effect | null;
  scores: string | null;
  per: number;
  grey_back: boolean;
  words: string;
  mark: Mark;
}

/** By its key: `s-bn`, `f-x1`. */
export interface SchemeData {
  kind: 'scheme';
  future: boolean;
  icons: Icons;
  corrupts: boolean;
  bonus: Effect | null;
  steps: number;
  acts: string[];
  otherwise: Effect | null;
  mark: Mark;
}

/** By its number: `8`. */
export interface PlayerCardData {
  kind: 'player-card';
  number: number;
  goods: Record<Good, number>;
  choices: number;
  debts: number;
  deeds: number;
  extra: Effect | null;
  extra_words: string;
  mark: Mark;
}

export interface AiSlot {
  icon?: Icon;
  trigger?: string;
  effect?: Effect | null;
  words?: string;
  mark: Mark;
}

/** `board-cleric` */
export interface AiBoardData {
  kind: 'ai-board';
  focus: string;
  chart: [Good, number][];
  pooled: boolean;
  second: Icons;
  third: Icons;
  slots: AiSlot[];
  /** The upper row of its track, spaces 1 to 7. */
  above: Effect[];
  /** Which rule a step of its turn follows, by the kind of the event, and by the reason where it gives one. */
  rules: Record<string, string>;
  reasons: Record<string, string>;
  mark: Mark;
}

/** `player-board` */
export interface PlayerBoardData {
  kind: 'player-board';
  costs: Record<Building, number>;
  /** Of the first, the second and the third of a kind, all together. */
  points: Record<Building, number[]>;
  /** The icons of spaces while no card lies there. */
  spaces: Icons[];
  /** For one worker, two, three and four. */
  workers: number[];
  above: Effect[];
  below: Below[];
}

/** What a collision gives the others, by the criminals on their boards. */
export interface Below {
  when: 'some' | 'none' | 'all';
  effect: Effect;
}

/** `castle` */
export interface CastleData {
  kind: 'castle';
  second: Record<Section, Effect>;
  third: Effect;
}

export interface SpotData {
  side: 'left' | 'right';
  bonus: Effect | null;
  /** To the next spot clockwise; nothing where there is a gap. */
  link: Effect | null;
}

export interface TownData {
  place: Place;
  icons: number;
  gives: Effect;
}

/** `segment-a`: the left and the right town, what is printed under the piles, and the spots of both sides. */
export interface SegmentData {
  kind: 'segment';
  towns: TownData[];
  manuscript: { cost: number; effect: Effect };
  small: SpotData[];
  large: SpotData[];
}

export type Faces = Record<string, Face>;

// Where things are -------------------------------------------------------------------------------------------------

export const isInner = (place: Place): boolean => place.startsWith('inner-');

export function segmentOf(place: Place): SegmentKey {
  if (isInner(place)) return place.slice(6) as SegmentKey;
  return 'abcde'[Math.floor((Number(place.slice(5)) - 1) / 2)] as SegmentKey;
}

export const townOf = (place: Place): number => (isInner(place) ? 0 : Number(place.slice(5)));
export const leftTown = (segment: SegmentKey): Place => `town-${'abcde'.indexOf(segment) * 2 + 1}` as Place;
export const rightTown = (segment: SegmentKey): Place => `town-${'abcde'.indexOf(segment) * 2 + 2}` as Place;
export const innerOf = (segment: SegmentKey): Place => `inner-${segment}`;

const UNLAID: SegmentKey[] = ['a', 'b', 'c', 'd', 'e'];

/** The segments clockwise; in the order of their letters before they are laid out. */
export const ringOf = (view: ViscountsView): SegmentKey[] => view.ring ?? UNLAID;

/** The section of the castle beside a segment. */
export function sectionAt(view: ViscountsView, segment: SegmentKey): Section {
  const at = ringOf(view).indexOf(segment);
  return SECTIONS[(SECTIONS.indexOf(view.castle ?? SECTIONS[0]) + at) % SECTIONS.length] ?? SECTIONS[0];
}

export function segmentAt(view: ViscountsView, section: Section): SegmentKey {
  return ringOf(view).find((segment) => sectionAt(view, segment) === section) ?? 'a';
}

export const handSize = (player: PlayerView): number =>
  Array.isArray(player.hand) ? player.hand.length : player.hand.known.length + player.hand.hidden;
export const handOf = (player: PlayerView): string[] => (Array.isArray(player.hand) ? player.hand : player.hand.known);
/** The seat of the rival of a solo game. */
export const rivalOf = (view: ViscountsView): number | null => (view.options.rival === 'players' ? null : AI_SEAT);
