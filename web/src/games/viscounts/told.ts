// What the server foretells, made ready to be drawn: the sign of a thing, markers, links, workers, sentences.

import type { Foretold } from '../../protocol/types';
import { castleStep } from './castle';
import { allOf, seatOf } from './events';
import type { Sign } from './draw/signs';
import type { Place, Slot, SpotKey, ViscountsView } from './view';

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

/** The space on which the markers would collide. */
export function collisionIn(told: Foretold | null): number | null {
  return allOf(told?.events ?? [], 'CollisionBegan')[0]?.space ?? null;
}

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

/** Those that the chips say already. */
const IN_CHIPS = new Set(['Paid', 'Passed', 'CardPlayed']);

export interface TellingLine {
  seat: number | null;
  words: string;
}

/** What would happen, in sentences; one's own go without the name. */
export function linesOf(told: Foretold, me: number, name: string): TellingLine[] {
  return told.events
    .filter((event) => event.words && !IN_CHIPS.has(event.is) && !(event.is === 'Gained' && seatOf(event) === me))
    .map((event) => ({ seat: seatOf(event), words: seatOf(event) === me ? nameless(event.words, name) : event.words }));
}

function nameless(words: string, name: string): string {
  const rest = name && words.startsWith(`${name}: `) ? words.slice(name.length + 2) : words;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
