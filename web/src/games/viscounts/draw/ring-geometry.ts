// The ring, computed: origin in the middle, degrees clockwise from twelve o'clock. Everything is drawn from these radii.

import {
  innerOf,
  isInner,
  leftTown,
  rightTown,
  segmentOf,
  type Place,
  type SegmentData,
  type SegmentKey,
  type SpotData,
} from '../view';

export const R = {
  rim: 352,
  spot: 322,
  town: 267,
  card: 221,
  tile: 216,
  gate: 169,
  wall: 144,
  second: 101,
  third: 48,
} as const;
/** Below this many pixels the letters of a whole ring are too small to be read. */
const LEGIBLE = 676;
export const isWhole = (stage: { width: number; height: number }): boolean =>
  Math.min(stage.width, stage.height) >= LEGIBLE;
export const STEP = 72;
const TOWN_ANGLE = 26;

export interface Point {
  x: number;
  y: number;
}

export interface Polar {
  r: number;
  a: number;
}

export const at = (r: number, a: number): Point => ({
  x: r * Math.sin((a * Math.PI) / 180),
  y: -r * Math.cos((a * Math.PI) / 180),
});
export const fixed = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
/** A point as paths write it. */
export const p = (r: number, a: number): string => {
  const { x, y } = at(r, a);
  return `${fixed(x)} ${fixed(y)}`;
};
export const arc = (r: number, a: number, b: number): string =>
  `M${p(r, a)}A${r} ${r} 0 ${b - a > 180 ? 1 : 0} 1 ${p(r, b)}`;
export const sector = (inner: number, outer: number, a: number, b: number): string =>
  `M${p(outer, a)}A${outer} ${outer} 0 0 1 ${p(outer, b)}L${p(inner, b)}A${inner} ${inner} 0 0 0 ${p(inner, a)}Z`;

/** Whether a thing around a point, so far to each side, is wholly in sight. */
export type Fits = (x: number, y: number, reach: number) => boolean;
export const EVERYWHERE: Fits = () => true;

/** What matters of a part of it that is lower than the ring is deep. */
export type Level = 'spots' | 'towns' | 'gates';

/** What is seen of a ring of which only a part is shown, between the corners that something else lies on. */
export function fitsIn(
  box: { x: number; y: number; w: number; h: number },
  corners: { left: number; top: number; right: number; bottom: number }[],
): Fits {
  return (x, y, reach) =>
    x - reach >= box.x &&
    x + reach <= box.x + box.w &&
    y - reach >= box.y &&
    y + reach <= box.y + box.h &&
    corners.every(
      ({ left, top, right, bottom }) =>
        x + reach <= left || x - reach >= right || y + reach <= top || y - reach >= bottom,
    );
}

/** The same little numbers every time, so that the land does not change while one plays. */
export function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The middle of a segment. */
export const middleOf = (ring: SegmentKey[], segment: SegmentKey): number => ring.indexOf(segment) * STEP;

export function placeAt(ring: SegmentKey[], place: Place): Polar {
  const a = middleOf(ring, segmentOf(place));
  if (isInner(place)) return { r: R.gate, a };
  return { r: R.town, a: a + (place === leftTown(segmentOf(place)) ? -TOWN_ANGLE : TOWN_ANGLE) };
}

export interface Belt {
  spots: { key: string; a: number; data: SpotData; number: number }[];
  links: { key: string; a: number; data: SpotData; from: string; to: string; half: number }[];
  /** Where the river runs, from the middle of the segment. */
  river: number;
}

/** The building spots of a segment and the links after them; the last link crosses the border. */
export function beltOf(ring: SegmentKey[], segment: SegmentKey, data: SegmentData, small: boolean): Belt {
  const row = small ? data.small : data.large;
  const step = STEP / row.length;
  const middle = middleOf(ring, segment);
  const next = ring[(ring.indexOf(segment) + 1) % ring.length] ?? segment;
  const spots = row.map((spot, i) => ({
    key: `${segment}${i + 1}`,
    a: middle - STEP / 2 + (i + 0.5) * step,
    data: spot,
    number: i + 1,
  }));
  const links = spots
    .filter((spot) => spot.data.link)
    .map((spot) => ({
      key: spot.key,
      a: spot.a + step / 2,
      data: spot.data,
      from: spot.key,
      to: spot.number === row.length ? `${next}1` : `${segment}${spot.number + 1}`,
      half: step / 2,
    }));
  return { spots, links, river: -STEP / 2 + row.filter((spot) => spot.side === 'left').length * step };
}

/** All places in riding order, segment by segment. */
export const placesOf = (ring: SegmentKey[]): Place[] =>
  ring.flatMap((segment) => [leftTown(segment), innerOf(segment), rightTown(segment)]);
