// The castle in the middle: walls, three tiers, towers. Workers and signs are laid on it by others.

import { arc, at, fixed as n, p, R, sector, seeded, STEP } from './ring-geometry';

function crenels(r: number, count: number, height: number, fill: string): string {
  let d = '';
  for (let i = 0; i < count; i++) d += sector(r - 1, r + height, (i * 360) / count, ((i + 0.5) * 360) / count);
  return `<path d="${d}" fill="${fill}" stroke="#6b4a12" stroke-width=".8"/>`;
}

function stones(inner: number, outer: number, colour: string): string {
  const random = seeded(outer * 3);
  let d = '';
  for (let r = inner + 9; r < outer - 3; r += 9)
    for (let a = random() * 20; a < 360; a += 8 + random() * 22) d += arc(r, a, a + 4 + random() * 6);
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width=".8" opacity=".5"/>`;
}

function walls(inner: number, outer: number, dark: string, light: string, width: number): string {
  let d = '';
  for (let i = 0; i < 5; i++) d += `M${p(inner, 36 + i * STEP)}L${p(outer, 36 + i * STEP)}`;
  return `<path d="${d}" stroke="${dark}" stroke-width="${width}"/><path d="${d}" stroke="${light}" stroke-width="${width - 2}"/>`;
}

function towers(): string {
  let made = '';
  let crown = '';
  for (let k = 0; k < 8; k++)
    crown += `<rect x="-2.6" y="-12.5" width="5.2" height="4.5" fill="#CDB78A" stroke="#6b4a12" stroke-width=".8" transform="rotate(${k * 45})"/>`;
  for (let i = 0; i < 5; i++) {
    const { x, y } = at(R.wall + 1, 36 + i * STEP);
    made +=
      `<g transform="translate(${n(x)} ${n(y)})"><circle r="12" cy="2" fill="#1a0f06" opacity=".3"/>${crown}<circle r="9.5" fill="#6E7F86" stroke="#3d4a50"/>` +
      '<path d="M0 -9.5V9.5M-9.5 0H9.5M-6.7 -6.7L6.7 6.7M6.7 -6.7L-6.7 6.7" stroke="#3d4a50" stroke-width=".7" opacity=".8"/><circle r="2" fill="#E2B748"/></g>';
  }
  return made;
}

export const castle = (): string =>
  `<circle r="${R.wall + 5}" cy="3" fill="#1a0f06" opacity=".3"/>${crenels(R.wall, 60, 5, '#CDB78A')}<circle r="${R.wall}" fill="#EDE1C4" stroke="#6b4a12" stroke-width="1.6"/>${stones(R.second, R.wall, '#B89C67')}` +
  walls(R.second, R.wall, '#9A7B45', '#DCC795', 5) +
  `<circle r="${R.second + 3}" cy="3" fill="#1a0f06" opacity=".28"/>${crenels(R.second, 44, 4.5, '#C6A868')}<circle r="${R.second}" fill="#DFC893" stroke="#6b4a12" stroke-width="1.5"/>${stones(R.third, R.second, '#A07E3F')}` +
  walls(R.third, R.second, '#8a6a34', '#CDB06E', 4) +
  `<circle r="${R.third + 3}" cy="2.5" fill="#1a0f06" opacity=".3"/>${crenels(R.third, 28, 4, '#E2B748')}<circle r="${R.third}" fill="url(#leaf)" stroke="#6b4a12" stroke-width="1.5"/><circle r="${R.third - 5}" fill="#F7E7B4" stroke="#A6741A"/>` +
  towers();
