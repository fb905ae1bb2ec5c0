// Effects as rows of signs: what is given, what must be done for it (→), and where one may choose (/).

import { ACT_GOOD, ACT_ICON } from '../facts';
import type { Effect, Icon, Icons } from '../view';
import type { Sign } from './signs';

/** A sign, a coin with a number, words where there is no sign, or a connector. `tight`: it overlaps the one before it, of
    which it is one more. */
export type Token =
  | { sign: Sign; count?: number; tight?: boolean }
  | { coin: number; tight?: boolean }
  | { words: string; tight?: boolean }
  | '/'
  | '>';

const several = (sign: Sign, count = 1): Token[] => [count > 1 ? { sign, count } : { sign }];
const each = (sign: Sign, count: number): Token[] =>
  Array.from({ length: count }, (_, i) => (i ? { sign, tight: true } : { sign }));

function gain(effect: Effect): Token[] {
  const count = effect.count ?? 1;
  switch (effect.thing) {
    case 'silver':
      return [{ coin: count }];
    case 'resource':
      return several('any', count);
    case 'debt':
      return several('debt-gain', count);
    case 'deed':
      return several('deed-gain', count);
    case undefined:
      return [];
    default:
      return count > 3 ? several(effect.thing, count) : each(effect.thing, count);
  }
}

const PLAIN: Record<string, Sign> = {
  Rearrange: 'rearrange',
  Shuffle: 'shuffle',
  FreeHire: 'hire',
  CastleMove: 'castle-move',
  FreeManuscript: 'book',
  GainScheme: 'future',
  DismissAdjacent: 'dismiss',
  DestroyOwn: 'destroy',
};

const then = (before: Token[], effect: Effect | undefined): Token[] => [...before, '>', ...tokensOf(effect)];

function ongoing(effect: Effect): Token[] {
  const icon = ACT_ICON[effect.act ?? 'trade'];
  const good = ACT_GOOD[effect.act ?? 'trade'];
  switch (effect.is) {
    case 'AfterAct':
      return then([{ sign: icon }], effect.effect);
    case 'OnDebtFlipped':
      return then([{ sign: 'flip-debt' }], effect.effect);
    case 'OnDebtGained':
      return then([{ sign: 'debt-gain' }], effect.effect);
    case 'OnCollision':
      return then([{ sign: 'collision' }], effect.effect);
    case 'PairsOfMerchants':
      return [...each('merchant', 2), '>', { sign: icon }];
    case 'PairsOfSilver':
      return [{ coin: 2 }, '>', { sign: icon }];
    case 'FirstCountsTwo':
      return [{ sign: good }, '>', { sign: icon, count: 2 }];
    case 'OthersCount':
      return [
        ...(['stone', 'gold', 'ink'] as const)
          .filter((other) => other !== good)
          .map((sign, i) => ({ sign, tight: i > 0 })),
        '>',
        { sign: icon },
      ];
    default:
      return effect.words ? [{ words: effect.words }] : [];
  }
}

/** What an effect or an ongoing ability shows; nothing for none. */
export function tokensOf(effect: Effect | null | undefined): Token[] {
  if (!effect) return [];
  switch (effect.is) {
    case 'InOrder':
      return (effect.parts ?? []).flatMap(tokensOf);
    case 'OneOf':
      return (effect.parts ?? []).flatMap((part, i) => (i ? ['/' as const, ...tokensOf(part)] : tokensOf(part)));
    case 'Gain':
      return gain(effect);
    case 'Flip':
      return several(`flip-${effect.paper ?? 'either'}`, effect.count);
    case 'Discard':
      return several('discard', effect.count);
    case 'Destroy':
      return several('destroy', effect.count);
    case 'PlaceFree':
      return [{ sign: 'place', ...((effect.count ?? 2) === 2 ? {} : { count: effect.count ?? 1 }) }];
    case 'BuildFree':
      return [{ sign: `build-${effect.building ?? 'workshop'}` }];
    default: {
      const sign = PLAIN[effect.is];
      return sign ? [{ sign }] : ongoing(effect);
    }
  }
}

/** Icons one by one, as cards have them down their edge; merchants last. */
export function iconList(icons: Icons): Icon[] {
  const order: Icon[] = ['builder', 'noble', 'cleric', 'criminal', 'merchant'];
  return order.flatMap((icon) => Array.from({ length: icons[icon] ?? 0 }, () => icon));
}

// Drawing ----------------------------------------------------------------------------------------------------------

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

export const f = (value: number): string => String(Math.round(value * 10) / 10);

/** A sign of the sprite with its middle at x, y. */
export const sign = (name: Sign, x: number, y: number, size: number, extra = ''): string =>
  `<use href="#vs-${name}" transform="translate(${f(x)} ${f(y)}) scale(${(size / 48).toFixed(3)})" ${extra}/>`;

/** Pixels of the smallest figure that is read. */
const READABLE = 12.2;
export const coin = (value: number | string, x: number, y: number, size: number): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${(size / 48).toFixed(3)})"><circle r="22" fill="#E6EAEC" stroke="#4c5761" stroke-width="2.6"/><circle r="17.5" fill="none" stroke="#8b979f" stroke-width="1.2" stroke-dasharray="2 2.6"/>` +
  `<text y="13" text-anchor="middle" font-family="Bona Nova" font-weight="700" font-size="${f(Math.max(String(value).length > 1 ? 34 : 42, (READABLE * 48) / size))}" fill="#1f1710">${value}</text></g>`;

/** How many, in a dark round. */
export const badge = (count: number, x: number, y: number, size: number): string =>
  `<g transform="translate(${f(x)} ${f(y)})"><circle r="${f(size)}" fill="#2A1C10" stroke="#FFF8E4" stroke-width="1.2"/><text y="${f(size * 0.62)}" text-anchor="middle" font-family="Alegreya Sans" font-weight="800" font-size="${f(size * 1.8)}" fill="#FFF8E4">${count}</text></g>`;

const isTight = (token: Token): boolean => typeof token === 'object' && token.tight === true;

function widthOf(token: Token, size: number): number {
  if (token === '/') return size * 0.34;
  if (token === '>') return size * 0.5;
  if ('words' in token) return token.words.length * size * 0.3;
  return isTight(token) ? size * 0.62 : size;
}

/** How wide a row of signs is. */
export const rowWidth = (tokens: Token[], size: number, gap = 3): number =>
  tokens.reduce((sum, token, i) => sum + widthOf(token, size) + (i && !isTight(token) ? gap : 0), 0);

function drawToken(token: Token, middle: number, y: number, size: number): string {
  if (token === '/')
    return `<path d="M${f(middle - size * 0.12)} ${f(y + size * 0.42)}L${f(middle + size * 0.12)} ${f(y - size * 0.42)}" stroke="#725B3C" stroke-width="1.8"/>`;
  if (token === '>')
    return `<path d="M${f(middle - size * 0.22)} ${f(y)}H${f(middle + size * 0.2)}M${f(middle)} ${f(y - size * 0.18)}L${f(middle + size * 0.24)} ${f(y)}L${f(middle)} ${f(y + size * 0.18)}" fill="none" stroke="#725B3C" stroke-width="1.8"/>`;
  if ('words' in token)
    return `<text x="${f(middle)}" y="${f(y + size * 0.2)}" text-anchor="middle" font-family="Alegreya Sans" font-weight="600" font-size="${f(size * 0.6)}" fill="#2A1C10" textLength="${f(widthOf(token, size))}" lengthAdjust="spacingAndGlyphs">${escaped(token.words)}</text>`;
  if ('coin' in token) return coin(token.coin, middle, y, size);
  return (
    sign(token.sign, middle, y, size) +
    (token.count ? badge(token.count, middle + size * 0.34, y + size * 0.32, Math.max(9.1, size * 0.32)) : '')
  );
}

/** A row of signs around x; pressed together where it is wider than `most`. */
export function row(tokens: Token[], x: number, y: number, size: number, most = Infinity, gap = 3): string {
  const fitting = Math.min(size, (size * most) / Math.max(1, rowWidth(tokens, size, gap)));
  const space = gap * (fitting / size);
  let at = x - rowWidth(tokens, fitting, space) / 2;
  return tokens
    .map((token, i) => {
      if (i && !isTight(token)) at += space;
      const width = widthOf(token, fitting);
      const middle = isTight(token) ? at + width - fitting / 2 : at + width / 2;
      at += width;
      return drawToken(token, middle, y, fitting);
    })
    .join('');
}
