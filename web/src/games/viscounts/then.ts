// What comes of an answer before it is given: of a payment, a slot, a spot or a hire.

import { freeSpots } from './foretell';
import { followers } from './payment';
import {
  ringOf,
  sectionAt,
  segmentOf,
  type Act,
  type Building,
  type Effect,
  type SegmentData,
  type SegmentKey,
  type Slot,
  type SpotKey,
  type TownsfolkData,
  type ViscountsView,
} from './view';

export interface Printed {
  townsfolk(key: string): TownsfolkData | null;
  manuscript(key: string): { cost: number } | null;
  segment(key: string): SegmentData | null;
}

/** A link that a building on a spot would close: what it gives, and whom (one owner on both ends: once). */
export interface Closed {
  effect: Effect;
  to: SpotKey;
  building: Building;
  seats: number[];
}

const rowOf = (view: ViscountsView, data: SegmentData | null): SegmentData['small'] =>
  data ? (view.players.length < 3 ? data.small : data.large) : [];

/** VW-6.4: the links beside a spot whose other end is built on. */
export function closedBy(view: ViscountsView, seat: number, spot: SpotKey, library: Printed): Closed[] {
  const ring = ringOf(view);
  const key = spot[0] as SegmentKey;
  const [at, number] = [ring.indexOf(key), Number(spot.slice(1))];
  const row = rowOf(view, library.segment(key));
  const [before, after] = [ring[(at + 4) % 5] ?? key, ring[(at + 1) % 5] ?? key];
  const earlier = rowOf(view, library.segment(before));
  const ends: [SpotKey, Effect | null | undefined][] = [
    number > 1 ? [`${key}${number - 1}`, row[number - 2]?.link] : [`${before}${earlier.length}`, earlier.at(-1)?.link],
    [number < row.length ? `${key}${number + 1}` : `${after}1`, row[number - 1]?.link],
  ];
  return ends.flatMap(([to, effect]) => {
    const other = view.spots[to];
    return other && effect ? [{ effect, to, building: other.building, seats: [...new Set([seat, other.seat])] }] : [];
  });
}

export const bonusOf = (view: ViscountsView, spot: SpotKey, library: Printed): Effect | null =>
  rowOf(view, library.segment(spot[0] ?? 'a'))[Number(spot.slice(1)) - 1]?.bonus ?? null;

/** The spots beside a seat's viscount that it could build on. */
export function spotsFor(view: ViscountsView, seat: number, library: Printed): SpotKey[] {
  const place = view.players[seat]?.viscount;
  const segment = place ? library.segment(segmentOf(place)) : null;
  return place && segment ? freeSpots(view, place, segment) : [];
}

/** The slots of a kind that are still covered. */
export const coveredOf = (view: ViscountsView, seat: number, building: Building): Slot[] =>
  ([1, 2, 3] as const).map((n): Slot => `${building}-${n}`).filter((slot) => !view.players[seat]?.slots.includes(slot));

/** VW-7.1: whether so many more workers of a seat make a group that climbs in the section beside its viscount. */
export function climbsWith(view: ViscountsView, seat: number, count: number): boolean {
  const place = view.players[seat]?.viscount;
  return place ? (view.first_tier[sectionAt(view, segmentOf(place))][seat] ?? 0) + count >= 3 : false;
}

/** VW-6.9: what cards on the board add when the action is complete. */
export const afterwards = (
  view: ViscountsView,
  seat: number,
  act: Act,
  library: Printed,
): { card: string; effect: Effect | null }[] =>
  followers(view, seat, act, library).map((card) => ({
    card,
    effect: library.townsfolk(card)?.ability?.effect ?? null,
  }));
