// What the server foretells, made ready to be drawn: the sign of a thing, markers, links, workers, sentences.

import type { Foretold, GameEvent } from '../../protocol/types';
import { castleStep } from './castle';
import type { Sign } from './draw/signs';
import type { ViscountsView } from './view';

const SIGNS: Record<string, Sign> = {
  silver: 'silver',
  ink: 'ink',
  gold: 'gold',
  stone: 'stone',
  'unpaid-debt': 'debt',
  'paid-debt': 'flip-debt',
  'acquired-deed': 'deed',
  'approved-deed': 'flip-deed',
  worker: 'worker',
  card: 'hand-1',
};

export const signOf = (thing: string): Sign => SIGNS[thing] ?? 'any';

export interface Markers {
  corruption: number;
  virtue: number;
}

/** Where the markers of a seat would come to, one place after the other. */
export function markersOf(told: Foretold | null, seat: number): Markers[] {
  return (told?.events ?? []).flatMap((event) =>
    event.is === 'MarkersMoved' && event['seat'] === seat
      ? [{ corruption: Number(event['corruption']), virtue: Number(event['virtue']) }]
      : [],
  );
}

/** The space on which the markers would collide. */
export function collisionIn(told: Foretold | null): number | null {
  const began = told?.events.find((event) => event.is === 'CollisionBegan');
  return began ? Number(began['space']) : null;
}

/** Where a building would come to stand. */
export function builtIn(told: Foretold | null): { spot: string; slot: string } | null {
  const built = told?.events.find((event) => event.is === 'Built');
  return built ? { spot: String(built['spot']), slot: String(built['slot']) } : null;
}

/** Who is paid for a link that would be closed; nobody where none is. */
export function linkedIn(told: Foretold | null, from: string, to: string): number[] {
  const ends = [from, to];
  const linked = told?.events.find(
    (event) =>
      event.is === 'Linked' && ends.includes(String(event['spot'])) && ends.includes(String(event['other_spot'])),
  );
  return linked ? [...new Set([Number(linked['seat']), Number(linked['other'])])] : [];
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
    .filter((event) => event.words && !IN_CHIPS.has(event.is) && !(event.is === 'Gained' && event['seat'] === me))
    .map((event) => ({ seat: seatOf(event), words: event['seat'] === me ? nameless(event.words, name) : event.words }));
}

const seatOf = (event: GameEvent): number | null => (typeof event['seat'] === 'number' ? event['seat'] : null);

function nameless(words: string, name: string): string {
  const rest = name && words.startsWith(`${name}: `) ? words.slice(name.length + 2) : words;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
