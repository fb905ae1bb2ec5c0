// The thread of a ride, along the way that the server tells.

import type { Place, SegmentKey } from '../view';
import { fixed, p, placeAt, R, type Polar } from './ring-geometry';

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
