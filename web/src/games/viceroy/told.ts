// What the server foretells, read for the drawing: which gems pay, what is given, which circle closes, which points change.

import type { Of } from '../../protocol/events';
import type { AskedThen, Foretold, Refusal } from '../../protocol/types';
import { COLOURS, type Colour } from './draw/gems';
import { type Effect, readToken, type Token, tokensOf } from './draw/tokens';
import { allOf } from './events';
import type { Heading } from './headings';
import type { Event, Frame } from './types';

export interface PaidGem {
  colour: Colour;
  /** An infinite gem stands in: it stays where it lies. */
  endless: boolean;
}

export interface Closed {
  place: string;
  colour: Colour;
  /** Gems that come from the reserve for it. */
  count: number;
}

const own = <Kind extends Event['is']>(told: Foretold, kind: Kind): Of<Event, Kind>[] =>
  allOf(
    told.events.filter((event) => event['seat'] === told.seat),
    kind,
  );

const counted = (counts: number[], endless: boolean): PaidGem[] =>
  COLOURS.flatMap((colour, i) => Array.from({ length: counts[i] ?? 0 }, () => ({ colour, endless })));

/** The gems that a card is paid with: infinite ones first. */
export const paidIn = (told: Foretold): PaidGem[] =>
  own(told, 'Paid').flatMap((paid) => [...counted(paid.endless, true), ...counted(paid.counts, false)]);

export const closedIn = (told: Foretold): Closed[] =>
  own(told, 'CircleClosed').map(({ place, colour, count }) => ({ place, colour, count }));

/** The question as the rules have it, whose types these are. */
const frameOf = (asked: AskedThen): Frame | null => (asked.frame ?? null) as Frame | null;

/** What is still to be chosen of a reward, as a sign. */
function toChoose(asked: AskedThen): Token[] {
  const frame = frameOf(asked);
  if (frame?.is === 'AskGem') return [{ kind: 'gems', value: frame.count }];
  if (frame?.is === 'AskDeck') return [{ kind: 'cards', value: 0 }];
  return frame?.is === 'AskColour' ? [{ kind: 'any' }] : [];
}

/** Questions and chance in the middle of a reward: what comes after them is not foretold. */
const ON_THE_WAY = ['AskGem', 'AskDeck', 'AskDrawn', 'AskColour', 'AskOwnGem', 'AskStash'];

/** What is gained, and what is asked about it next; where more comes after that, all that the card promises. */
export function givenIn(told: Foretold, promised: Effect | null = null): Token[] {
  const stops = told.stop === 'asked' ? told.asked?.is : told.stop === 'chance' ? told.by : null;
  const whole = ON_THE_WAY.includes(stops ?? '') ? tokensOf(promised) : [];
  if (whole.length) return whole;
  const tokens = own(told, 'TokenGained').map((event) => readToken(event.token));
  const attacks = own(told, 'AttackGained').flatMap((event) =>
    Array.from({ length: event.count }, (): Token => ({ kind: 'attack' })),
  );
  return [...tokens, ...attacks, ...(told.stop === 'asked' && told.asked ? toChoose(told.asked) : [])];
}

/** Rewards to choose between, in words. */
export const offeredIn = (told: Foretold): string[] =>
  told.stop === 'asked' && told.asked && ['AskLevelFive', 'AskOneOf'].includes(told.asked.is)
    ? (told.asked.actions ?? []).map((choice) => choice.words)
    : [];

/** So many gems may be taken then. */
export function gemsThen(told: Foretold | null): number | null {
  const frame = told?.asked ? frameOf(told.asked) : null;
  return frame?.is === 'AskGem' ? frame.count : null;
}

/** The own points under the headings that change. */
export function pointsThen(told: Foretold): Partial<Record<Heading, { before: number; after: number }>> {
  const changes = told.scores.filter((change) => change.seat === told.seat && change.before !== change.after);
  return Object.fromEntries(changes.map(({ heading, before, after }) => [heading, { before, after }]));
}

/** What is missing, gem by gem. */
export const lackedIn = (refusal: Refusal): Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: refusal.missing[colour] ?? 0 }, () => colour));
