// Gems and segments, drawn. Each colour has its own ring (VR-UI-1): blue twelve parts, yellow eight, red a darker ring
// within, green an undivided one; the segments of cards repeat it, so that colour is never the only sign.

export type Colour = 'blue' | 'red' | 'green' | 'yellow';
export const COLOURS: readonly Colour[] = ['blue', 'red', 'green', 'yellow'];

interface Paint {
  face: string;
  dark: string;
  light: string;
  cut: string;
  facets: string;
}

export const PAINT: Record<Colour, Paint> = {
  blue: {
    face: '#2E6FD0',
    dark: '#133E86',
    light: '#A9CCFF',
    cut: 'M50 22L74 38V62L50 78 26 62V38Z',
    facets: 'M50 22V40L74 38M50 40L26 38M50 78V60L74 62M50 60L26 62M50 40L60 46V55L50 60 40 55V46Z',
  },
  red: {
    face: '#C72F35',
    dark: '#6E0F17',
    light: '#FFB0A6',
    cut: 'M50 20L76 50 50 80 24 50Z',
    facets: 'M50 20V80M24 50H76M37 50L50 36 63 50 50 64Z',
  },
  green: {
    face: '#2F8F4E',
    dark: '#13522A',
    light: '#A9E8B9',
    cut: 'M34 24H66L76 34V66L66 76H34L24 66V34Z',
    facets: 'M34 24L40 40 24 34M66 24L60 40 76 34M24 66L40 60 34 76M76 66L60 60 66 76M40 40H60V60H40Z',
  },
  yellow: {
    face: '#F0BC2E',
    dark: '#8F6206',
    light: '#FFF0AE',
    cut: 'M50 22A28 28 0 1 1 49.9 22Z',
    facets: 'M50 36L64 50 50 64 36 50ZM50 22V36M78 50H64M50 78V64M22 50H36',
  },
};

/** A number as short as two decimals allow. */
export const f = (value: number): string => String(Math.round(value * 100) / 100);

/** A point on a circle; angles are clockwise from the right. */
export function onCircle(x: number, y: number, r: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${f(x + r * Math.cos(turn))} ${f(y + r * Math.sin(turn))}`;
}

function parts(colour: Colour, count: number, gap: number): string {
  const { face, dark } = PAINT[colour];
  const step = 360 / count;
  const part = (i: number): string => {
    const from = i * step + gap / 2 - 90;
    const to = from + step - gap;
    return (
      `<path d="M${onCircle(50, 50, 47, from)}A47 47 0 0 1 ` +
      `${onCircle(50, 50, 47, to)}L${onCircle(50, 50, 36, to)}A36 36 0 0 0 ${onCircle(50, 50, 36, from)}Z" ` +
      `fill="${face}" stroke="${dark}"/>`
    );
  };
  return Array.from({ length: count }, (_, i) => part(i)).join('');
}

function ring(colour: Colour): string {
  const { face, dark } = PAINT[colour];
  const round = (r: number, width: number, stroke: string): string =>
    `<circle cx="50" cy="50" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  if (colour === 'red') return round(44, 7, face) + round(37, 6.5, dark);
  if (colour === 'green') return round(41.5, 11, face) + round(47, 1, dark);
  return colour === 'yellow' ? parts('yellow', 8, 7) : parts('blue', 12, 6);
}

const RINGS = Object.fromEntries(COLOURS.map((colour) => [colour, ring(colour)])) as Record<Colour, string>;

/** A gem with its centre at x, y. */
export function gem(colour: Colour, x: number, y: number, size: number): string {
  const { face, dark, light, cut, facets } = PAINT[colour];
  return (
    `<g transform="translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${f(size / 100)})"><circle cx="50" ` +
    `cy="51" r="49" fill="#1a0f06" opacity=".22"/>` +
    `<circle cx="50" cy="50" r="48.5" fill="#FBF3DE" stroke="#6b4a12"/>${RINGS[colour]}<path d="${cut}" ` +
    `fill="${face}" stroke="${dark}" stroke-width="2"/>` +
    `<path d="${facets}" fill="none" stroke="${light}" stroke-width="1.4" opacity=".85"/><path d="${cut}" ` +
    `fill="url(#sheen)"/></g>`
  );
}

/** A quarter of a circle that begins at an angle, with the ring of its colour inside. */
export function quarter(x: number, y: number, r: number, from: number, colour: Colour): string {
  const { face, dark, light } = PAINT[colour];
  const to = from + 90;
  const sector = (R: number): string =>
    `M${f(x)} ${f(y)}L${onCircle(x, y, R, from)}A${f(R)} ${f(R)} 0 0 1 ${onCircle(x, y, R, to)}Z`;
  const arc = (R: number): string => `M${onCircle(x, y, R, from)}A${f(R)} ${f(R)} 0 0 1 ${onCircle(x, y, R, to)}`;
  const tick = (angle: number): string =>
    `M${onCircle(x, y, r * 0.68, from + angle)}L${onCircle(x, y, r, from + angle)}`;
  const k = r / 26;
  const line = (d: string, stroke: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${f(width)}"/>`;
  const marks: Record<Colour, () => string> = {
    blue: () => line(arc(r * 0.68), light, 1.1 * k) + line(tick(30) + tick(60), light, 1.6 * k),
    yellow: () => line(arc(r * 0.68), dark, 1.1 * k) + line(tick(45), dark, 2.4 * k),
    red: () => line(arc(r * 0.66), dark, r * 0.2),
    green: () => line(arc(r * 0.68), light, 1.3 * k),
  };
  return (
    `<path d="${sector(r)}" fill="${face}"/>${marks[colour]()}<path d="${sector(r * 0.5)}" fill="#fff" ` +
    `opacity=".14"/>`
  );
}
