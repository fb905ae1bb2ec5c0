// Where viscounts stand and prices hang: beside their place, over nothing that has to be read, and never over each other.

import { isInner, type Place, type SegmentKey } from '../view';
import { at, middleOf, placeAt, placesOf, R, type Point } from './ring-geometry';

/** What lies somewhere: a box with round corners, a disc where it is as small as its rounding. */
interface Thing extends Point {
  dx: number;
  dy: number;
  round: number;
}

const disc = ({ x, y }: Point, round: number): Thing => ({ x, y, dx: 0, dy: 0, round });
const away = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How much room is left between a disc and a thing; below nothing they overlap. */
function gap(from: Point, reach: number, thing: Thing): number {
  const [x, y] = [Math.abs(from.x - thing.x) - thing.dx, Math.abs(from.y - thing.y) - thing.dy];
  return Math.hypot(Math.max(x, 0), Math.max(y, 0)) - thing.round - reach;
}

/** A viscount is a disc with the sign of its seat on its edge. */
export const RIDER = 20;
const SEAT = { away: 13, reach: 9 };
export const PRICE = 12.5;
/** Two of them side by side, with the sign of one before the other. */
const APART = 43;

const partsOf = (rider: Point): [Point, number][] => [
  [rider, RIDER],
  [away(rider, SEAT.away, SEAT.away), SEAT.reach],
];
export const clearOf = (rider: Point, thing: Thing): number =>
  Math.min(...partsOf(rider).map(([part, reach]) => gap(part, reach, thing)));

const centreOf = (ring: SegmentKey[], place: Place): Point => {
  const { r, a } = placeAt(ring, place);
  return at(r, a);
};

/** What must be read of a place: what a town gives, for how many bags and its number; a gate and its letter. */
export function badgesOf(ring: SegmentKey[], place: Place): Thing[] {
  const centre = centreOf(ring, place);
  if (isInner(place)) return [disc(centre, 10), disc(away(centre, 0, 17), 9.5)];
  return [
    disc(away(centre, 0, -3), 15),
    { ...away(centre, 0, 19), dx: 9, dy: 1, round: 8.5 },
    { ...away(centre, 0, -25), dx: 3, dy: 1, round: 7 },
  ];
}

/** What is better left uncovered: townsfolk, manuscripts, spots and the castle. */
function landOf(ring: SegmentKey[]): Thing[] {
  return ring.flatMap((segment) => {
    const middle = middleOf(ring, segment);
    const spots = [-27, -9, 9, 27].map((a) => ({ ...at(R.spot, middle + a), dx: 18, dy: 18, round: 0 }));
    return [
      { ...at(R.card, middle - 11.4), dx: 36, dy: 30, round: 0 },
      { ...at(R.tile, middle + 12.6), dx: 24, dy: 31, round: 0 },
      ...spots,
    ];
  });
}

const REACH = 84;
const GRID = 6;

/** Where the viscount of a place may stand, the best first: near it, and nearer to it than to any other. */
function standsAt(ring: SegmentKey[], place: Place): Point[] {
  const centre = centreOf(ring, place);
  const places = placesOf(ring);
  const others = places.filter((other) => other !== place).map((other) => centreOf(ring, other));
  const isNear = (thing: Thing): boolean => far(thing, centre) < 2 * REACH;
  const badges = places.flatMap((each) => badgesOf(ring, each)).filter(isNear);
  const land = landOf(ring).filter(isNear);
  const found: { spot: Point; cost: number }[] = [];
  for (let dx = -REACH; dx <= REACH; dx += GRID)
    for (let dy = -REACH; dy <= REACH; dy += GRID) {
      const spot = away(centre, dx, dy);
      if (badges.some((badge) => clearOf(spot, badge) < 0)) continue;
      const covered = land.reduce((sum, thing) => sum + Math.max(0, -clearOf(spot, thing)), 0);
      const inside = Math.max(0, R.wall + RIDER - Math.hypot(spot.x, spot.y));
      const strange = Math.max(0, far(spot, centre) + 8 - Math.min(...others.map((other) => far(spot, other))));
      found.push({ spot, cost: far(spot, centre) + 3 * (covered + inside) + strange });
    }
  return found.sort((a, b) => a.cost - b.cost).map(({ spot }) => spot);
}

const stands = new Map<string, Point[]>();

/** A ring differs from another only in what its segments are called. */
function knownStands(ring: SegmentKey[], place: Place): Point[] {
  const { x, y } = centreOf(ring, place);
  const key = `${Math.round(x)} ${Math.round(y)}`;
  const known = stands.get(key) ?? standsAt(ring, place);
  stands.set(key, known);
  return known;
}

/** Where all of them stand, in their order: whoever comes later makes way. */
export function ridersAt(ring: SegmentKey[], places: readonly Place[]): Point[] {
  const taken: Point[] = [];
  for (const place of places) {
    const free = knownStands(ring, place);
    const spot = free.find((each) => taken.every((other) => far(each, other) >= APART));
    taken.push(spot ?? centreOf(ring, place));
  }
  return taken;
}

/** Round a place, the best first: to the right above, to the left above, then wherever there is room. */
const ROUND = [33, 147, ...Array.from({ length: 24 }, (_, i) => i * 15)];

/** Where the price of a ride hangs: over no viscount and over nothing else that is to be read there. */
export function priceAt(ring: SegmentKey[], place: Place, riders: readonly Point[]): Point {
  const centre = centreOf(ring, place);
  const [, ...edge] = badgesOf(ring, place);
  let best = centre;
  let most = -Infinity;
  for (const reach of isInner(place) ? [20.5, 28, 36] : [27.5, 36, 44])
    for (const a of ROUND) {
      const spot = away(centre, reach * Math.cos((a * Math.PI) / 180), -reach * Math.sin((a * Math.PI) / 180));
      const room = Math.min(
        ...riders.map((rider) => clearOf(rider, disc(spot, PRICE))),
        ...edge.map((badge) => gap(spot, PRICE, badge)),
      );
      if (room >= -1) return spot;
      if (room > most) [most, best] = [room, spot];
    }
  return best;
}
