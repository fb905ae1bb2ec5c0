// Manuscripts, schemes, player cards, debts and deeds, bonus cards.

import type { Effect, ManuscriptData, Mark, PlayerCardData, Ribbon, SchemeData } from '../view';
import { label, markChip } from './cards';
import { glyph, SHIELD, type Sign } from './signs';
import { ACT_ICON } from '../facts';
import { badge, coin, f, iconList, row, sign, tokensOf, type Token } from './tokens';

export const RIBBONS: Record<
  Ribbon,
  { fill: string; icon: 'cleric' | 'noble' | 'builder' | 'merchant'; glyph: string; on: string }
> = {
  black: { fill: '#1E1A18', icon: 'cleric', glyph: 'cross', on: '#FFF6E2' },
  yellow: { fill: '#D9A22B', icon: 'noble', glyph: 'fleur-de-lys', on: '#3a2407' },
  grey: { fill: '#7B8084', icon: 'builder', glyph: 'flat-hammer', on: '#FFF6E2' },
  blue: { fill: '#1F4690', icon: 'merchant', glyph: 'swap-bag', on: '#FFF6E2' },
};

/** What a scoring manuscript counts. */
export const SCORED: Record<string, Sign> = {
  'merchant-icons': 'merchant',
  'builder-icons': 'builder',
  'noble-icons': 'noble',
  'cleric-icons': 'cleric',
  'criminal-icons': 'criminal',
  manuscripts: 'book',
  'approved-deeds': 'flip-deed',
  'paid-debts': 'flip-debt',
  workers: 'worker',
  resources: 'any',
  buildings: 'build-guildhall',
};

function scoring(of: string, per: number): string {
  const counted = SCORED[of] ?? 'any';
  return (
    `<g transform="translate(-11 14) scale(.5)"><use href="#vs-points"/><text y="6" text-anchor="middle" font-family="Bona Nova" font-weight="700" font-size="26" fill="#2A1C10">1</text></g><path d="M-1 22L3 6" stroke="#725B3C" stroke-width="1.3"/>${sign(counted, 12, 15, 17)}` +
    (per > 1 ? badge(per, 17, 20.5, 7.2) : '')
  );
}

interface TileLook {
  ribbon: Ribbon | null;
  cost: number;
  effect: Effect | null;
  scores: string | null;
  per: number;
  mark: Mark;
}

const page =
  '<path d="M-22 -27H26V31H-22Z" fill="#5b4216" opacity=".3"/><path d="M-24 -29H24V29H-24Z" fill="#FFFAEE" stroke="#6b4a12" stroke-width="1.2"/>';

/** 48 × 58 around its middle, its ribbon 3 above it. */
export function tileSmall(tile: ManuscriptData | TileLook, lit = false): string {
  const ribbon = tile.ribbon ? RIBBONS[tile.ribbon] : null;
  const tokens = tokensOf(tile.effect);
  let drawn =
    page +
    `<path d="M-24 -29H24V29H-24Z" fill="none" stroke="url(#leaf)" stroke-width="1" transform="scale(.9)" ${tile.mark === 'reconstruction' ? 'stroke-dasharray="4 2.6"' : ''}/>`;
  if (ribbon)
    drawn += `<path d="M8 -32H20V14L14 8L8 14Z" fill="${ribbon.fill}" stroke="#FFF8E4" stroke-width="1"/>${glyph(ribbon.glyph, 9, -22, 10, ribbon.on)}`;
  drawn += `<g transform="translate(-9 -14) scale(.44)"><path d="${SHIELD}" fill="#1E1A18" stroke="url(#leaf)" stroke-width="2.6"/><text y="11" text-anchor="middle" font-family="Bona Nova" font-weight="700" font-size="33" fill="#FFF6E2">${tile.cost}</text></g>`;
  if (tokens.length) drawn += row(tokens, -2, 14, tokens.length > 1 ? 19 : 22, 40, 0);
  else if (tile.scores) drawn += scoring(tile.scores, tile.per);
  drawn += markChip(tile.mark, -17, 24, 6.8);
  return lit
    ? `<rect x="-28" y="-33" width="56" height="66" rx="4" fill="none" stroke="#F2C64B" stroke-width="4" filter="url(#v-glow)"/>${drawn}<rect x="-25.5" y="-30.5" width="51" height="61" rx="3" fill="none" stroke="#E2B748" stroke-width="2.4"/>`
    : drawn;
}

/** The manuscript printed on a segment, for when its pile is empty. */
export const printedManuscript = (cost: number, effect: Effect | null): string =>
  tileSmall({ ribbon: null, cost, effect, scores: null, per: 1, mark: 'verified' });

const AIM_SIGNS: Record<string, Sign> = { ...ACT_ICON, focus: 'focus', flip: 'flip-either' };
export const aimSign = (aim: string): Sign => AIM_SIGNS[aim] ?? 'focus';

export type SchemeRow = 'corruption' | 'bonus' | 'ride' | 'act';

export function schemeRows(scheme: SchemeData): { of: SchemeRow; tokens: Token[] }[] {
  const aims = scheme.acts.flatMap((aim, i): Token[] => (i ? ['/', { sign: aimSign(aim) }] : [{ sign: aimSign(aim) }]));
  const rows: { of: SchemeRow; tokens: Token[] }[] = scheme.corrupts
    ? [{ of: 'corruption', tokens: [{ sign: 'criminal' }, '>', { sign: 'corruption' }] }]
    : [];
  rows.push({ of: 'bonus', tokens: tokensOf(scheme.bonus) }, { of: 'ride', tokens: [] });
  rows.push({ of: 'act', tokens: [...aims, ...(aims.length ? ['/' as const] : []), ...tokensOf(scheme.otherwise)] });
  return rows;
}

const frame = (w: number, h: number): string =>
  `<rect x="4.5" y="4.5" width="${w - 9}" height="${h - 9}" rx="6" fill="none" stroke="url(#leaf)" stroke-width="1.6"/>`;
const sheet = (w: number, h: number): string =>
  `<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="9" fill="#F6EACB" stroke="#6b4a12" stroke-width="1.8"/>`;

/** 168 × 232; the row that is being carried out is lit. Without a title it is too small for the mark, too. */
export function scheme(data: SchemeData, title: string, now: SchemeRow | null = null): string {
  const icons = iconList(data.icons);
  const rows = schemeRows(data);
  const height = 176 / rows.length;
  let drawn =
    sheet(168, 232) +
    '<path d="M5 5H163V46H5Z" fill="#3A2A52"/><path d="M5 46H163" stroke="url(#leaf)" stroke-width="2"/>' +
    icons.map((icon, i) => sign(icon, 30 + i * 34, 26, 31)).join('');
  drawn += `<text x="152" y="31" text-anchor="end" font-family="Bona Nova SC" font-weight="700" font-size="14" fill="#F3E3BC">${title}</text>`;
  rows.forEach(({ of, tokens }, i) => {
    const y = 50 + i * height;
    const on = now === of;
    drawn += `<rect x="9" y="${f(y + 2)}" width="150" height="${f(height - 4)}" rx="6" fill="${on ? '#F6D874' : i % 2 ? '#EFDFB8' : '#FBF3DE'}" stroke="${on ? '#A3221B' : '#D6C196'}" stroke-width="${on ? 2.2 : 1}"/>`;
    drawn +=
      of === 'ride'
        ? `${glyph('mounted-knight', 60, y + height / 2 - 16, 32, '#2A6A4B')}<text x="102" y="${f(y + height / 2 + 9)}" font-family="Bona Nova" font-weight="700" font-size="25" fill="#2A1C10">${data.steps}</text>`
        : row(tokens, 84, y + height / 2, 27, 138, 4);
  });
  return drawn + frame(168, 232) + (title ? markChip(data.mark, 154, 218, 9) : '');
}

/** 168 × 232: where a player begins and with what. */
export function playerCard(data: PlayerCardData, town: string): string {
  const goods = (['ink', 'gold', 'stone'] as const).flatMap((good) =>
    Array.from({ length: data.goods[good] }, (): Token => ({ sign: good })),
  );
  const choices: Token[] = data.choices ? [{ sign: 'any', ...(data.choices > 1 ? { count: data.choices } : {}) }] : [];
  const papers: Token[] = [
    { sign: 'debt-gain', ...(data.debts > 1 ? { count: data.debts } : {}) },
    { sign: 'deed-gain', ...(data.deeds > 1 ? { count: data.deeds } : {}) },
  ];
  const band = (y: number, fill: string, inner: string): string =>
    `<rect x="9" y="${y}" width="150" height="38" rx="6" fill="${fill}" stroke="#D6C196"/>${inner}`;
  return (
    sheet(168, 232) +
    '<path d="M5 5H163V58H5Z" fill="#1C4A36"/><path d="M5 58H163" stroke="url(#leaf)" stroke-width="2"/>' +
    glyph('mounted-knight', 16, 13, 38, '#F3E3BC') +
    label(town, 104, 40, 21, 96, 'Bona Nova', '#F3E3BC') +
    band(64, '#FBF3DE', coin(data.goods.silver, 84, 83, 31)) +
    band(105, '#EFDFB8', row([...goods, ...choices], 84, 124, 29, 140)) +
    band(146, '#FBF3DE', row(papers, 84, 165, 29, 140, 12)) +
    band(187, '#EFDFB8', row([{ sign: 'bolt' }, '>', ...tokensOf(data.extra)], 84, 206, 29, 140)) +
    frame(168, 232) +
    markChip(data.mark, 154, 51, 9)
  );
}

/** 22 × 46 around its middle: the bonus card of a ribbon. */
export function bonusCard(ribbon: Ribbon): string {
  const { fill, icon } = RIBBONS[ribbon];
  const icons: Token[] = ribbon === 'blue' ? [{ sign: icon }, { sign: icon, tight: true }] : [{ sign: icon }];
  return `<rect x="-11" y="-23" width="22" height="46" rx="3" fill="#F6EACB" stroke="#6b4a12"/><path d="M-7 -23H7V0L0 -6L-7 0Z" fill="${fill}"/>${row(icons, 0, 11, 16, 21, 0)}`;
}
