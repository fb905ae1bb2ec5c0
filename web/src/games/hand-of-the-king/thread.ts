// The red thread from Varys to where he will stand, in the units of the board (664 by 640).

import type { Way } from './drawn';
import { SIDE } from './view';

export const WIDTH = 664;
export const HEIGHT = 640;
const ACROSS = 112;
const DOWN = 108;

interface Point {
  x: number;
  y: number;
}

export const middle = (place: number): Point => ({
  x: 52 + (place % SIDE) * ACROSS,
  y: 50 + Math.floor(place / SIDE) * DOWN,
});

export interface Thread {
  path: string;
  start: Point;
  hands: Point[];
  end: Point;
}

/** It runs in the gutter beside the cards: right of a column, above a row. */
export function thread(varys: number, way: Way): Thread {
  const upright = way.direction === 'up' || way.direction === 'down';
  const side = upright ? 50 : -38;
  const gutter = upright ? 58 : -52;
  const from = middle(varys);
  // Along a row the signs stand at the right corner, clear of the letter on the left and of the beast.
  const aside = upright ? 0 : 34;
  const on = (place: number): number => (upright ? middle(place).y - from.y : middle(place).x + aside - from.x);
  const point = (along: number, across: number): Point =>
    upright ? { x: from.x + across, y: from.y + along } : { x: from.x + along, y: from.y + across };
  const text = (p: Point): string => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  const forward = way.direction === 'up' || way.direction === 'left' ? -1 : 1;
  const origin = upright ? 6 * forward : 34;
  let at = origin;
  let path = `M${text(point(at, side))}`;
  for (const place of way.taken) {
    const to = place === way.end ? on(place) - 12 * forward : on(place) - 4 * forward;
    const step = (to - at) * 0.3;
    path += `C${text(point(at + step, gutter))} ${text(point(to - step, gutter))} ${text(point(to, side))}`;
    at = to;
  }
  return {
    path,
    start: point(origin, side),
    hands: way.taken.slice(0, -1).map((place) => point(on(place) - 4 * forward, side)),
    end: point(on(way.end), side),
  };
}
