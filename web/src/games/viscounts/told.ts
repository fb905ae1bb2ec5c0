// What the server foretells, made ready to be drawn: the sign of a thing, markers, links, workers, sentences.

import type { Foretold } from '../../protocol/types';
import { castleStep } from './castle';
import { allOf, seatOf } from './events';
import type { Sign } from './draw/signs';
import { GOODS, type Place, type PlayerView, type Slot, type SpotKey, type ViscountsView } from './view';

const SIGNS: Record<string, Sign> = {
  silver: 'silver',
  ink: 'ink',
  gold: 'gold',
  stone: 'stone',
  'unpaid-debt': 'debt',
  'paid-debt': 'flip-debt',
  'acquired-deed': 'deed',
  'approved-deed': 'flip-deed',
  debt: 'debt',
  deed: 'deed',
  worker: 'worker',
  card: 'hand-1',
  points: 'points',
};

export const signOf = (thing: string): Sign => SIGNS[thing] ?? 'any';

export interface Markers {
  corruption: number;
  virtue: number;
}

/** Where the markers of a seat would come to, one place after the other. */
export function markersOf(told: Foretold | null, seat: number): Markers[] {
  return allOf(told?.events ?? [], 'MarkersMoved')
    .filter((event) => event.seat === seat)
    .map(({ corruption, virtue }) => ({ corruption, virtue }));
}

/** The space on which the markers of a seat would collide. */
export function collisionIn(told: Foretold | null, seat: number): number | null {
  return allOf(told?.events ?? [], 'CollisionBegan').find((event) => event.seat === seat)?.space ?? null;
}

/** A sign and how many of it come or go, or the space that a marker comes to; the words are for readers. */
export interface Brought {
  sign: Sign;
  count: string;
  words: string;
}

/** What an answer brings beyond the answers before it. */
export function broughtBy(then: Foretold, before: Foretold, player: PlayerView): Brought[] {
  const found: Brought[] = [];
  for (const { key, gain, cost } of then.things) {
    const [had, paid] = [before.gain[key] ?? 0, before.cost[key] ?? 0];
    const [more, less] = [(then.gain[key] ?? 0) - had, (then.cost[key] ?? 0) - paid];
    // The words are of the sum with the answers before it.
    if (more > 0) found.push({ sign: signOf(key), count: `+${more}`, words: had ? '' : gain });
    if (less > 0) found.push({ sign: signOf(key), count: `−${less}`, words: paid ? '' : cost });
  }
  const [from, to] = [markersOf(before, then.seat).at(-1) ?? player, markersOf(then, then.seat).at(-1)];
  for (const name of ['corruption', 'virtue'] as const)
    if (to && to[name] !== from[name]) found.push({ sign: name, count: `→ ${to[name]}`, words: '' });
  const points = pointsOf(then) - pointsOf(before);
  if (points) found.push({ sign: 'points', count: points > 0 ? `+${points}` : `−${-points}`, words: '' });
  return found;
}

/** The points that would come, less those that would go. */
const pointsOf = ({ scores, seat }: Foretold): number =>
  scores.filter((change) => change.seat === seat).reduce((sum, { before, after }) => sum + after - before, 0);

/** More than any goods that an answer brings. */
const POINT = 100;

/** How much would come: by points, and for as many points by goods, one of which may be chosen then. */
export const worthOf = (told: Foretold): number =>
  POINT * pointsOf(told) +
  GOODS.reduce((sum, good) => sum + (told.gain[good] ?? 0), told.asked?.is === 'AskResource' ? 1 : 0);

/** Where a building would come to stand. */
export function builtIn(told: Foretold | null): { spot: SpotKey; slot: Slot } | null {
  const [built] = allOf(told?.events ?? [], 'Built');
  return built ? { spot: built.spot, slot: built.slot } : null;
}

/** All the places of a ride, from where it begins; none while it is not known. */
export const wayIn = (told: Foretold | null): Place[] => allOf(told?.events ?? [], 'ViscountMoved')[0]?.way ?? [];

/** Who is paid for a link that would be closed; nobody where none is. */
export function linkedIn(told: Foretold | null, from: string, to: string): number[] {
  const ends = [from, to];
  const linked = allOf(told?.events ?? [], 'Linked').find(
    (event) => ends.includes(event.spot) && ends.includes(event.other_spot),
  );
  return linked ? [...new Set([linked.seat, linked.other])] : [];
}

/** The castle as it would be; the same view where nothing would change there. */
export const castleThen = (view: ViscountsView, told: Foretold | null): ViscountsView =>
  (told?.events ?? []).reduce((seen: ViscountsView, event) => castleStep(seen, event) ?? seen, view);

/** Those that the chips say already, and whose turn comes then, which is no part of the deed. */
const UNTOLD = new Set(['Paid', 'Passed', 'CardPlayed', 'TurnBegan']);

export interface TellingLine {
  seat: number | null;
  words: string;
}

/** What would happen, in sentences; one's own go without the name. */
export function linesOf(told: Foretold, me: number, name: string): TellingLine[] {
  return told.events
    .filter((event) => event.words && !UNTOLD.has(event.is) && !(event.is === 'Gained' && seatOf(event) === me))
    .map((event) => ({ seat: seatOf(event), words: seatOf(event) === me ? nameless(event.words, name) : event.words }));
}

function nameless(words: string, name: string): string {
  const rest = name && words.startsWith(`${name}: `) ? words.slice(name.length + 2) : words;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
