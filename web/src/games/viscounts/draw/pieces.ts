// Pieces of the four seats: each has a tincture and a sign, so that no colour is the only mark.

import { SEAT_SIGNS } from '../../../drawings/seats';
import type { Building } from '../view';

export interface Tincture {
  fill: string;
  dark: string;
  light: string;
}

/** Sun tenné, moon azure, star vert, comet purpure; no piece is red: red is the turn and the commitment. */
export const TINCTURES: readonly Tincture[] = [
  { fill: '#C65A17', dark: '#6E2C05', light: '#F6B681' },
  { fill: '#2453A6', dark: '#10295C', light: '#A9C4F2' },
  { fill: '#2E7A4F', dark: '#123F26', light: '#A6DDBC' },
  { fill: '#8A2F78', dark: '#47103B', light: '#E4AAD8' },
];
export const tinctureOf = (seat: number): Tincture =>
  TINCTURES[seat % TINCTURES.length] ?? { fill: '#54412B', dark: '#2A1C10', light: '#EFE3C6' };

const f = (value: number): string => String(Math.round(value * 100) / 100);

export function rays(count: number, inner: number, outer: number, width: number): string {
  const at = (r: number, a: number): string => `${f(r * Math.cos(a))} ${f(r * Math.sin(a))}`;
  return Array.from({ length: count }, (_, i) => {
    const a = (i * 2 * Math.PI) / count;
    return `M${at(inner, a - width)}L${at(outer, a)}L${at(inner, a + width)}Z`;
  }).join('');
}

/** Workers wear the sign of their seat as a head; buildings carry it on the wall. */
export const HEADS: readonly string[] = [
  `<path d="${rays(8, 6, 10.4, 0.36)}"/><circle r="6.2"/>`,
  '<path d="M4.2 -9.4A9.8 9.8 0 1 0 4.2 9.4A10 10 0 0 1 4.2 -9.4Z" transform="rotate(-16) translate(1.6 0)"/>',
  '<path d="M0 -12L3.2 -3.2L10 0L3.2 3.2L0 11L-3.2 3.2L-10 0L-3.2 -3.2Z"/>',
  '<circle cx="-3" cy="2.4" r="5.8"/><path d="M-1 -4L10.5 -9.5L4.5 -2L11 -1L1 6Z"/>',
];
export const BODY = 'M-5.2 -2Q-8.5 2 -11 17.5Q0 21.5 11 17.5Q8.5 2 5.2 -2Q0 0.6 -5.2 -2Z';

/** In a field of 44, the foot at +18: a small gable, a round roof, a spire. */
export const WALLS: Record<Building, string> = {
  workshop: 'M-15 18V0L0 -13L15 0V18Z',
  'trading-post': 'M-17 18V-2Q-17 -19 0 -19Q17 -19 17 -2V18Z',
  guildhall: 'M-13 18V-5H-16L0 -24L16 -5H13V18Z',
};
const EAVES: Record<Building, string> = {
  workshop: 'M-18 1.5L0 -14.5L18 1.5',
  'trading-post': 'M-19 -3H19',
  guildhall: 'M-18 -4H18',
};

function worker(seat: number): string {
  const { fill, dark, light } = tinctureOf(seat);
  const head = `<g transform="translate(0 -9)">${HEADS[seat]}</g>`;
  return (
    `<g id="vw-${seat}"><ellipse cx="1" cy="19" rx="12" ry="3.6" fill="#1a0f06" opacity=".35"/>` +
    `<g stroke="#FFF8E4" stroke-width="4.6" stroke-linejoin="round" fill="${fill}"><path d="${BODY}"/>${head}</g>` +
    `<path d="${BODY}" fill="${fill}" stroke="${dark}" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="M-4.5 1Q-7 6 -8.5 15" stroke="${light}" stroke-width="1.6" fill="none" opacity=".8"/>` +
    `<g fill="${fill}" stroke="${dark}" stroke-width="1.1" stroke-linejoin="round">${head}</g></g>`
  );
}

function building(kind: Building, seat: number): string {
  const { fill, dark } = tinctureOf(seat);
  const wall = `<path d="${WALLS[kind]}"`;
  return (
    `<g id="vb-${kind}-${seat}">${wall} fill="#1a0f06" opacity=".35" transform="translate(2 3)"/>${wall} fill="${fill}" stroke="#FFF8E4" stroke-width="4.4" stroke-linejoin="round"/>` +
    `${wall} fill="${fill}" stroke="${dark}" stroke-width="1.4" stroke-linejoin="round"/>${wall} fill="url(#fold)" opacity=".5"/>` +
    `<path d="${EAVES[kind]}" fill="none" stroke="${dark}" stroke-width="2.6" stroke-linecap="round"/><g transform="translate(0 7) scale(.82)" fill="#FFF8E4">${HEADS[seat]}</g></g>`
  );
}

/** For the sprite: `vw-0` to `vw-3` are workers, `vb-workshop-0` and so on buildings. */
export const pieceDefs = (): string =>
  SEAT_SIGNS.map(
    (_, seat) => worker(seat) + (Object.keys(WALLS) as Building[]).map((kind) => building(kind, seat)).join(''),
  ).join('');
