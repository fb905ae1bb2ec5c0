// Tokens and rewards, drawn.

import { COLOURS, type Colour, f, gem, PAINT, quarter } from './gems';

/** What a card gives, as the rules write it. */
export interface Effect {
  is: string;
  count?: number;
  value?: number;
  colour?: Colour;
  parts?: Effect[];
}

export type Token =
  | { kind: 'magic' | 'science' | 'defence' | 'attack' | 'any' }
  | { kind: 'points' | 'bonus' | 'cards' | 'gems'; value: number }
  | { kind: 'endless'; colour: Colour; used?: boolean }
  | { kind: 'circle'; colour: Colour; value: number };

const DISCS: Record<string, [string, string]> = {
  magic: ['crystal-ball', '#5A2E86'],
  science: ['astrolabe', '#1C6A78'],
  attack: ['crossed-swords', '#8F1913'],
  defence: ['checked-shield', '#44566A'],
};

export const sign = (name: string, x: number, y: number, size: number, fill: string, opacity = 1): string =>
  `<use href="#i-${name}" x="${f(x)}" y="${f(y)}" width="${f(size)}" height="${f(size)}" ` +
  `style="color:${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const numeral = (
  x: number,
  y: number,
  text: string | number,
  size: number,
  fill = '#2A1C10',
  extra = '',
): string =>
  `<text x="${f(x)}" y="${f(y)}" text-anchor="middle" font-family="Alegreya Sans" font-weight="800" ` +
  `font-size="${f(size)}" fill="${fill}" ${extra}>${text}</text>`;

const disc = (x: number, y: number, size: number, face: string, inner: string): string =>
  `<circle cx="${f(x)}" cy="${f(y + size * 0.03)}" r="${f(size * 0.51)}" fill="#1a0f06" opacity=".3"/><circle ` +
  `cx="${f(x)}" cy="${f(y)}" r="${f(size * 0.48)}" fill="${face}" stroke="url(#leaf)" ` +
  `stroke-width="${f(Math.max(1.2, size * 0.07))}"/>` +
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(size * 0.44)}" fill="url(#sheen)" opacity=".5"/>${inner}`;

function points(value: number | string, x: number, y: number, size: number, min: number): string {
  const small = size < 21 || size * 0.5 < min;
  const letters = Math.max(min, size * (small ? 0.72 : 0.5));
  const number = numeral(
    x,
    y + letters * 0.34,
    value,
    letters,
    '#2A1C10',
    `stroke="#F9E9BC" stroke-width="${small ? 2.4 : 2}" paint-order="stroke"`,
  );
  return disc(
    x,
    y,
    size,
    '#F6DE98',
    sign('laurels', x - size * 0.45, y - size * 0.45, size * 0.9, '#9A6B17', small && value !== '' ? 0.55 : 1) + number,
  );
}

function circleBonus(colour: Colour, value: number, x: number, y: number, size: number, min: number): string {
  const letters = Math.max(min, size * 0.4);
  const whole = [0, 90, 180, 270].map((from) => quarter(x, y, size * 0.44, from, colour)).join('');
  return disc(
    x,
    y,
    size,
    PAINT[colour].face,
    `${whole}<circle cx="${f(x)}" cy="${f(y)}" r="${f(size * 0.29)}" fill="#FBF3DE"/>` +
      (value ? numeral(x, y + letters * 0.36, `+${value}`, letters) : ''),
  );
}

/** The sign of an endless gem; hollow, when it was used in this turn. */
function badge(x: number, y: number, size: number, used: boolean): string {
  const [bx, by, r] = [x + size * 0.33, y + size * 0.33, size * 0.27];
  const round =
    `<circle cx="${f(bx)}" cy="${f(by)}" r="${f(r)}" fill="${used ? '#FBF3DE' : '#2A1C10'}" ` +
    `stroke="#E2B748" stroke-width="${f(size * 0.045)}"/>`;
  return round + sign('infinity', bx - size * 0.21, by - size * 0.21, size * 0.42, used ? '#54412B' : '#FBE3A0');
}

function cards(value: number, x: number, y: number, s: number, min: number): string {
  const letters = Math.max(min, s * 0.52);
  const card = (dx: number, dy: number, fill: string, stroke: string, turn: number): string =>
    `<rect x="${f(dx)}" y="${f(dy)}" width="${f(s * 0.56)}" height="${f(s * 0.8)}" rx="${f(s * 0.08)}" ` +
    `fill="${fill}" stroke="${stroke}" stroke-width="1.1" transform="rotate(${turn})"/>`;
  return (
    `<g transform="translate(${f(x)} ${f(y)})">` +
    `${card(-s * 0.3, -s * 0.42, '#54412B', '#FBF3DE', -8)}${card(-s * 0.22, -s * 0.4, '#FBF3DE', '#54412B', 7)}${value ? numeral(s * 0.06, letters * 0.36, value, letters) : ''}</g>`
  );
}

/** A word on a small sheet, beside what it is said of. */
export function tag(x: number, y: number, word: string): string {
  const width = word.length * 6.4 + 14;
  const sheet =
    `<rect x="${f(x)}" y="${f(y - 9)}" width="${f(width)}" height="18" rx="9" fill="#FFFAEE" ` + `stroke="#7a5312"/>`;
  return sheet + numeral(x + width / 2, y + 4.4, word, 12.5);
}

/** The points of something that is being counted; red, where it was painted. */
export const pointsTag = (x: number, y: number, points: number, painted: boolean): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="9.5" fill="${painted ? '#A3221B' : '#2A1C10'}" stroke="#E2B748" ` +
  `stroke-width="1.5"/>` +
  numeral(x, y + 4.6, points, 13.5, '#FFF6E2');

/** A token with its centre at x, y. No letter on it is smaller than `min`. */
export function token(what: Token, x: number, y: number, size: number, min = 0): string {
  const small = size < 21;
  const letters = (part: number): number => Math.max(min, size * part);
  switch (what.kind) {
    case 'points':
      return points(what.value || '', x, y, size, min);
    case 'bonus':
      return disc(
        x,
        y,
        size,
        '#5A2E86',
        sign('crystal-ball', x - size * 0.4, y - size * 0.4, size * 0.8, '#7C50AC') +
          numeral(
            x,
            y + letters(small ? 0.62 : 0.48) * 0.35,
            `+${what.value || ''}`,
            letters(small ? 0.62 : 0.48),
            '#FFF6E2',
            `stroke="#3d1f5e" stroke-width="1.6" paint-order="stroke"`,
          ),
      );
    case 'circle':
      return circleBonus(what.colour, what.value, x, y, size, min);
    case 'endless':
      return gem(what.colour, x, y, size) + badge(x, y, size, what.used ?? false);
    case 'any':
      return (
        disc(x, y, size, '#FBF3DE', COLOURS.map((colour, i) => quarter(x, y, size * 0.44, i * 90, colour)).join('')) +
        badge(x, y, size, false)
      );
    case 'cards':
      return cards(what.value, x, y, size, min);
    case 'gems':
      return disc(
        x,
        y,
        size,
        '#FBF3DE',
        sign('cut-diamond', x - size * 0.02, y - size * 0.23, size * 0.46, '#2A1C10') +
          numeral(
            x - size * 0.16,
            y + letters(0.54) * 0.35,
            what.value,
            letters(0.54),
            '#2A1C10',
            `stroke="#FBF3DE" stroke-width="1.6" paint-order="stroke"`,
          ),
      );
    default: {
      const [name, face] = DISCS[what.kind] ?? ['circle', '#44566A'];
      return disc(x, y, size, face, sign(name, x - size * 0.33, y - size * 0.33, size * 0.66, '#FFF6E2'));
    }
  }
}

const several = (kind: 'magic' | 'science' | 'defence' | 'attack', count = 1): Token[] =>
  Array.from({ length: count }, () => ({ kind }));

/** The tokens that stand for an effect; none for what only words can say. */
export function tokensOf(effect: Effect | null | undefined): Token[] {
  const { count = 1, value = 0, colour = 'blue' } = effect ?? {};
  switch (effect?.is) {
    case 'InOrder':
      return (effect.parts ?? []).flatMap(tokensOf);
    case 'Gems':
      return [{ kind: 'gems', value: count }];
    case 'Points':
      return [{ kind: 'points', value }];
    case 'DrawCards':
      return [{ kind: 'cards', value: count }];
    case 'Science':
      return several('science', count);
    case 'Magic':
      return several('magic', count);
    case 'Defence':
      return several('defence', count);
    case 'Attack':
      return several('attack', count);
    case 'EndlessGem':
      return [{ kind: 'endless', colour }];
    case 'EndlessGemOfChoice':
      return [{ kind: 'any' }];
    case 'MagicBonus':
      return [{ kind: 'bonus', value }];
    case 'CircleBonus':
      return [{ kind: 'circle', colour, value }];
    default:
      return [];
  }
}

/** A token of a card, as the view writes it: `magic+2`, `gem-red`, `circle-blue+4`, `points-3`. */
export function readToken(word: string): Token {
  const [kind = '', rest = ''] = word.split(/[-](.*)/s);
  if (kind === 'gem') return { kind: 'endless', colour: rest as Colour };
  if (kind === 'points') return { kind: 'points', value: Number(rest) };
  if (kind === 'circle') {
    const [colour, value] = rest.split('+');
    return { kind: 'circle', colour: colour as Colour, value: Number(value) };
  }
  if (word.startsWith('magic+')) return { kind: 'bonus', value: Number(word.slice(6)) };
  return { kind: word as 'magic' };
}

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/** A reward round x, y, as large as fits the width; in words, where there are no tokens for it. */
export function reward(effect: Effect, x: number, y: number, size: number, width: number, min = 0, words = ''): string {
  const all = tokensOf(effect);
  const n = all.length;
  if (!n && words)
    return numeral(x, y + 4, escaped(words), 13, '#2A1C10', `textLength="${f(width)}" lengthAdjust="spacingAndGlyphs"`);
  if (n === 3 && width < size * 2.6) {
    const q = Math.min(size * 0.74, width * 0.47);
    const at: [number, number][] = [
      [-q * 0.56, -q * 0.5],
      [q * 0.56, -q * 0.5],
      [0, q * 0.52],
    ];
    return all.map((each, i) => token(each, x + (at[i]?.[0] ?? 0), y + (at[i]?.[1] ?? 0), q, min)).join('');
  }
  const q = Math.min(size, width / (n * 1.04));
  return all.map((each, i) => token(each, x + (i - (n - 1) / 2) * q * 1.04, y, q, min)).join('');
}
