// The night over the pyramids: rays, stars, hills, and a town in gold pen. The same seed draws the same night.

import { f } from './gems';

function dice(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const PEN = 'fill="none" stroke="#E9C56B" stroke-linejoin="round" opacity=".34"';

const star = (x: number, y: number, s: number): string =>
  `<path d="M${f(x)} ${f(y - s)}l${f(s * 0.22)} ${f(s * 0.78)} ${f(s * 0.78)} ${f(s * 0.22)} ${f(-s * 0.78)} ` +
  `${f(s * 0.22)} ${f(-s * 0.22)} ${f(s * 0.78)} ${f(-s * 0.22)} ${f(-s * 0.78)} ${f(-s * 0.78)} ${f(-s * 0.22)} ` +
  `${f(s * 0.78)} ${f(-s * 0.22)}Z" fill="#F6DF9B"/>`;

function rays(w: number, x: number, y: number): string {
  const reach = w * 1.2;
  const ray = (i: number): string => {
    const t = (i * 7.5 * Math.PI) / 180;
    return (
      `M${f(x)} ${f(y)}L${f(x + reach * Math.cos(t))} ` +
      `${f(y + reach * Math.sin(t))}L${f(x + reach * Math.cos(t + 0.055))} ${f(y + reach * Math.sin(t + 0.055))}Z`
    );
  };
  return `<path d="${Array.from({ length: 48 }, (_, i) => ray(i)).join('')}" fill="#E2B748" opacity=".07"/>`;
}

function stars(w: number, h: number, roll: () => number): string {
  const one = (): string => {
    const [x, y] = [roll() * w, roll() * (h - 50)];
    return roll() > 0.8
      ? star(x, y, 3 + roll() * 2.4)
      : `<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.6 + roll() * 0.8)}" fill="#F6DF9B" ` +
          `opacity="${f(0.4 + roll() * 0.5)}"/>`;
  };
  return Array.from({ length: Math.round((w * h) / 5200) }, one).join('');
}

function town(w: number, ground: number, roll: () => number): string {
  let drawn = '';
  for (let x = 4; x < w - 10;) {
    const [width, height, roof] = [14 + roll() * 14, 8 + roll() * 9, 6 + roll() * 6];
    const tower = roll() > 0.86;
    drawn += tower
      ? `M${f(x)} ${f(ground)}V${f(ground - height - 18)}H${f(x + 9)}V${f(ground)}M${f(x - 1)} ` +
        `${f(ground - height - 18)}L${f(x + 4.5)} ${f(ground - height - 32)}L${f(x + 10)} ${f(ground - height - 18)}Z`
      : `M${f(x)} ${f(ground)}V${f(ground - height)}L${f(x + width / 2)} ` +
        `${f(ground - height - roof)}L${f(x + width)} ${f(ground - height)}V${f(ground)}M${f(x)} ` +
        `${f(ground - height)}H${f(x + width)}`;
    x += width + roll() * 5;
  }
  return `<path d="${drawn}" ${PEN}/>`;
}

export function sky(w: number, h: number, seed: number, ground: number): string {
  const roll = dice(seed);
  let hills = `M0 ${f(h - ground - 22)}`;
  for (let x = 0; x <= w; x += 60)
    hills += `Q${x + 30} ${f(h - ground - 30 - roll() * 26)} ${x + 60} ${f(h - ground - 20 - roll() * 10)}`;
  const earth =
    `<rect y="${f(h - ground)}" width="${f(w)}" height="${ground}" fill="#4A3416"/><rect ` +
    `y="${f(h - ground)}" width="${f(w)}" height="${ground}" fill="url(#leafv)" opacity=".22"/><path d="M0 ` +
    `${f(h - ground)}H${f(w)}" stroke="url(#leaf)" stroke-width="2"/>`;
  return (
    `<rect width="${f(w)}" height="${f(h)}" fill="url(#v-sky)"/>` +
    `${rays(w, w / 2, 10)}${stars(w, h, roll)}<path d="${hills}V${f(h)}H0Z" fill="#1B3A70" opacity=".75"/><path ` +
    `d="${hills}" ${PEN}/>${town(w, h - ground + 2, roll)}${earth}`
  );
}
