// Land and roads: pen work in one tint per segment, only where nothing is played.

import type { SegmentKey } from '../view';
import { at, fixed as n, p, R, sector, seeded, STEP } from './ring-geometry';
import { rampIn, rampOut } from './ring-ride';

const TINT: Record<SegmentKey, [string, string, string]> = {
  a: ['#EAE7CC', '#CFE0DD', '#8DB4BE'],
  b: ['#EBE8C6', '#D6DEAE', '#8CA063'],
  c: ['#DFE3BE', '#BFD0A0', '#5B7F52'],
  d: ['#E6E9CF', '#C2DDD6', '#74ABA6'],
  e: ['#F1EEE2', '#DDE3E4', '#93A3AC'],
};
const PEN: Record<SegmentKey, string> = { a: '#3F6B79', b: '#68793A', c: '#2F5A35', d: '#2F6E6B', e: '#5C6D78' };

const pine = (x: number, y: number, h: number, c: string): string =>
  `<path d="M${n(x)} ${n(y - h)}L${n(x + h * 0.3)} ${n(y - h * 0.5)}H${n(x + h * 0.14)}L${n(x + h * 0.36)} ${n(y - h * 0.14)}H${n(x - h * 0.36)}L${n(x - h * 0.14)} ${n(y - h * 0.5)}H${n(x - h * 0.3)}Z" fill="${c}" fill-opacity=".5" stroke="${c}" stroke-width=".9"/>` +
  `<path d="M${n(x)} ${n(y - h * 0.14)}V${n(y)}" stroke="${c}" stroke-width="1.4"/>`;
const peak = (x: number, y: number, h: number, c: string): string =>
  `<path d="M${n(x - h * 0.8)} ${n(y)}L${n(x)} ${n(y - h)}L${n(x + h * 0.8)} ${n(y)}" fill="#FBFBF6" fill-opacity=".85" stroke="${c}"/>` +
  `<path d="M${n(x)} ${n(y - h)}L${n(x + h * 0.12)} ${n(y - h * 0.55)}L${n(x - h * 0.05)} ${n(y - h * 0.4)}L${n(x + h * 0.2)} ${n(y - h * 0.1)}L${n(x + h * 0.8)} ${n(y)}Z" fill="${c}" fill-opacity=".28"/>`;
const hill = (x: number, y: number, h: number, c: string): string =>
  `<path d="M${n(x - h)} ${n(y)}Q${n(x)} ${n(y - h * 1.25)} ${n(x + h)} ${n(y)}" fill="${c}" fill-opacity=".16" stroke="${c}"/>` +
  `<path d="M${n(x - h * 0.3)} ${n(y - h * 0.2)}l2-4M${n(x + h * 0.1)} ${n(y - h * 0.25)}l2-4M${n(x + h * 0.4)} ${n(y - h * 0.12)}l2-4" stroke="${c}" stroke-width=".8"/>`;
const wave = (x: number, y: number, w: number, c: string): string =>
  `<path d="M${n(x - w)} ${n(y)}q${n(w * 0.25)} ${n(-w * 0.3)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0t${n(w * 0.5)} 0t${n(w * 0.5)} 0" fill="none" stroke="${c}" stroke-width="1.1"/>`;

function shore(segment: SegmentKey, a: number): string {
  const points: string[] = [];
  for (let b = -36; b <= 36; b += 3)
    points.push(
      p(
        296 + 6 * Math.sin(b * 0.5 + (segment === 'a' ? 0 : 2)) + (segment === 'd' ? 8 * Math.sin(b * 0.17) : 0),
        a + b,
      ),
    );
  const edge = R.rim + 4;
  const d = `M${p(edge, a - 37)}L${points.join('L')}L${p(edge, a + 37)}A${edge} ${edge} 0 0 0 ${p(edge, a - 37)}Z`;
  const random = seeded(segment.charCodeAt(0) * 7);
  let waves = '';
  for (let k = 0; k < 26; k++) {
    const { x, y } = at([303, 313, 331, 342][k % 4] ?? 303, a - 34 + k * 2.7 + random() * 1.5);
    waves += wave(x, y, 5 + random() * 3, PEN[segment]);
  }
  return `<path d="${d}" fill="${TINT[segment][2]}" fill-opacity=".55" stroke="${PEN[segment]}" stroke-opacity=".6" stroke-width="1.2"/><g opacity=".5">${waves}</g>`;
}

function rim(segment: SegmentKey, a: number): string {
  if (segment === 'a' || segment === 'd') return shore(segment, a);
  const random = seeded(segment.charCodeAt(0) * 7);
  let made = '';
  for (let k = 0; k < 34; k++) {
    const { x, y } = at(([298, 341, 306, 336][k % 4] ?? 298) + random() * 6, a - 35 + k * 2.1 + random() * 0.8);
    const h = (segment === 'c' ? 13 : segment === 'e' ? 11 : 8) + random() * 5;
    made +=
      segment === 'c'
        ? pine(x, y + h * 0.4, h, PEN.c)
        : segment === 'e'
          ? peak(x, y + h * 0.4, h, PEN.e)
          : hill(x, y + 4, h, PEN.b);
  }
  return `<g opacity=".62">${made}</g>`;
}

/** The wedges by the borders. */
function wedges(segment: SegmentKey, a: number): string {
  const random = seeded(segment.charCodeAt(0) * 13);
  const places =
    segment === 'c'
      ? [
          [206, 30, 17],
          [222, 33, 20],
          [236, 29.5, 16],
          [192, 33.5, 15],
          [248, 34, 15],
        ]
      : segment === 'e'
        ? [
            [208, 31, 17],
            [226, 32.5, 15],
            [242, 34, 12],
            [190, 34, 12],
          ]
        : [
            [204, 32, 13],
            [224, 31, 15],
            [242, 33.5, 11],
            [190, 34, 10],
          ];
  let made = '';
  for (const side of [-1, 1]) {
    for (const [r = 0, b = 0, h = 0] of places) {
      const { x, y } = at(r, a + side * b);
      if (segment === 'c' || (segment !== 'e' && segment !== 'b' && random() > 0.5))
        made += pine(x, y + h / 2, h, PEN[segment]);
      else made += segment === 'e' ? peak(x, y + h / 2, h, PEN.e) : hill(x, y + h / 3, h, PEN[segment]);
    }
  }
  return `<g opacity=".75">${made}</g>`;
}

/** From the rim to a pool under the cards. */
function river(angle: number, a: number): string {
  const way: [number, number][] = [
    [R.rim + 4, angle],
    [330, angle - 1.2],
    [306, angle + 1.4],
    [284, angle * 0.86 - 1],
    [262, angle * 0.6 + 1],
    [238, angle * 0.3],
  ];
  let d = `M${p(R.rim + 4, a + angle)}`;
  for (let k = 1; k < way.length - 1; k++) {
    const [here, next] = [way[k], way[k + 1]] as [[number, number], [number, number]];
    d += `Q${p(here[0], a + here[1])} ${p((here[0] + next[0]) / 2, a + (here[1] + next[1]) / 2)}`;
  }
  d += `L${p(238, a + angle * 0.3)}`;
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#3F6F8F" stroke-opacity=".65" stroke-width="11.5"/><path d="${d}" stroke="#9CC6D6" stroke-width="9.5"/><path d="${d}" stroke="#fff" stroke-opacity=".55" stroke-width="1.2" stroke-dasharray="9 7"/></g>`;
}

/** The five segments, their rivers and their borders; `id` keeps clips of several drawings apart. */
export function land(ring: SegmentKey[], rivers: Record<string, number>, id: string): string {
  let made = `<circle r="${R.rim + 3}" cy="5" fill="#0c1f16" opacity=".45"/><circle r="${R.rim + 2.5}" fill="#5c3d0d"/><circle r="${R.rim + 1.6}" fill="url(#leaf)"/>`;
  ring.forEach((segment, i) => {
    const a = i * STEP;
    const clip = `vc-${segment}-${id}`;
    const [inner, outer] = TINT[segment];
    made +=
      `<defs><clipPath id="${clip}"><path d="${sector(R.wall - 6, R.rim - 1, a - 35.75, a + 35.75)}"/></clipPath>` +
      `<radialGradient id="g${clip}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${R.rim}"><stop offset=".38" stop-color="${inner}"/><stop offset=".74" stop-color="${outer}"/></radialGradient></defs>` +
      `<g clip-path="url(#${clip})"><path d="${sector(R.wall - 8, R.rim, a - 36, a + 36)}" fill="url(#g${clip})"/>${rim(segment, a)}${wedges(segment, a)}${river(rivers[segment] ?? 0, a)}</g>`;
  });
  for (let i = 0; i < 5; i++) {
    const d = `M${p(R.wall, 36 + i * STEP)}L${p(R.rim, 36 + i * STEP)}`;
    made += `<path d="${d}" stroke="#6b4a12" stroke-width="2.8"/><path d="${d}" stroke="#E2B748" stroke-width="1.3"/>`;
  }
  return made;
}

const circle = (r: number): string => `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r} ${r} 0 0 1 0 ${-r}Z`;

function chevron(r: number, a: number, turn = 0): string {
  const { x, y } = at(r, a);
  return `<path d="M-3.5 -4.2L3.5 0L-3.5 4.2" transform="translate(${n(x)} ${n(y)}) rotate(${n(a + turn)})" fill="none" stroke="#9A7B45" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Two circles and two ramps per segment; chevrons show the one way; bridges where the river is crossed. */
export function roads(ring: SegmentKey[], rivers: Record<string, number>): string {
  const ways = [...ring.flatMap((_, i) => [rampIn(i * STEP), rampOut(i * STEP)]), circle(R.gate), circle(R.town)];
  const stroke = (colour: string, wide: number, narrow: number): string =>
    ways
      .map((d, i) => `<path d="${d}" stroke="${colour}" stroke-width="${i === ways.length - 1 ? wide : narrow}"/>`)
      .join('');
  let made = `<g fill="none">${stroke('#A98654', 16, 13.5)}${stroke('#F6EACB', 13.6, 11.2)}</g>`;
  ring.forEach((segment, i) => {
    const a = i * STEP;
    for (const b of [-14, -5, 5, 14, 33]) made += chevron(R.town, a + b);
    for (const b of [-30, -18, 18, 30]) made += chevron(R.gate, a + b);
    made += chevron(212, a - 26.2, 83) + chevron(212, a + 26.2, -83);
    const bridge = a + (rivers[segment] ?? 0) * 0.66;
    const { x, y } = at(R.town, bridge);
    made += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(bridge)})"><rect x="-8" y="-9.5" width="16" height="19" rx="1.5" fill="#CDB07A" stroke="#6b4a12"/><path d="M-4 -9V9M0 -9V9M4 -9V9" stroke="#8a6a3c" stroke-width=".9"/></g>`;
  });
  return made;
}
