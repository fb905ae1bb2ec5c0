// The way of a ride along the printed arrows, and its thread.

import { innerOf, isInner, leftTown, rightTown, segmentOf, type Place, type SegmentKey } from '../view';
import { fixed, p, placeAt, R, type Polar } from './ring-geometry';

/** One step with the arrows. */
export function stepsFrom(ring: SegmentKey[], place: Place): Place[] {
  const segment = segmentOf(place);
  const next = ring[(ring.indexOf(segment) + 1) % ring.length] ?? segment;
  if (isInner(place)) return [rightTown(segment), innerOf(next)];
  return place === leftTown(segment) ? [rightTown(segment), innerOf(segment)] : [leftTown(next)];
}

/** A way of exactly so many steps, if there is one. */
export function wayOf(ring: SegmentKey[], from: Place, to: Place, steps: number): Place[] | null {
  let ways = new Map<Place, Place[]>([[from, [from]]]);
  for (let step = 0; step < steps; step++) {
    const further = new Map<Place, Place[]>();
    for (const [place, way] of ways)
      for (const next of stepsFrom(ring, place)) if (!further.has(next)) further.set(next, [...way, next]);
    ways = further;
  }
  return ways.get(to) ?? null;
}

/** The way of a ride that is so many steps long, or one more where a step was free. */
export function wayFor(ring: SegmentKey[], from: Place, to: Place, steps: number): Place[] {
  return wayOf(ring, from, to, steps) ?? wayOf(ring, from, to, steps + 1) ?? [from, to];
}

/** VW-12.2: so many steps along the outer road, from town to town. */
export function outerWay(ring: SegmentKey[], from: Place, steps: number): Place[] {
  const way = [from];
  for (let step = 0; step < steps; step++)
    way.push(stepsFrom(ring, way[step] ?? from).find((place) => !isInner(place)) ?? from);
  return way;
}

/** The two ramps of a segment, down to the gate and up from it. */
export const rampIn = (a: number): string =>
  `M${p(R.town - 10, a - 26)}C${p(228, a - 26.5)} ${p(186, a - 27)} ${p(171, a - 13)}Q${p(168, a - 7)} ${p(R.gate, a - 3)}`;
export const rampOut = (a: number): string =>
  `M${p(R.gate, a + 3)}Q${p(168, a + 7)} ${p(171, a + 13)}C${p(186, a + 27)} ${p(228, a + 26.5)} ${p(R.town - 10, a + 26)}`;

const joined = (path: string): string => path.replace(/^M/, 'L');

export function threadOf(ring: SegmentKey[], way: Place[]): string {
  const points = way.map((place) => placeAt(ring, place));
  const first = points[0];
  if (!first) return '';
  let made = `M${p(first.r, first.a)}`;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]] as [Polar, Polar];
    if (from.r === to.r) made += `A${to.r} ${to.r} 0 0 1 ${p(to.r, to.a)}`;
    else made += joined(from.r > to.r ? rampIn(to.a) : rampOut(from.a)) + `L${p(to.r, to.a)}`;
  }
  return made;
}

/** Where the number of a step stands on the thread. */
export function beadsOf(ring: SegmentKey[], way: Place[]): Polar[] {
  return way.slice(1).map((place, i) => {
    const [from, to] = [placeAt(ring, way[i] ?? place), placeAt(ring, place)];
    if (from.r !== to.r) return from.r > to.r ? { r: 205, a: to.a - 25 } : { r: 205, a: from.a + 25 };
    const a = to.a < from.a ? to.a + 360 : to.a;
    return { r: from.r, a: (from.a + a) / 2 };
  });
}

export const moved = (x: number, y: number, k = 1): string =>
  `translate(${fixed(x)} ${fixed(y)})${k === 1 ? '' : ` scale(${k})`}`;
