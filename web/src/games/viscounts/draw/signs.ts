// The signs of goods, icons, effects and timings, each in a field of 48 around its middle; the sprite holds them as `vs-…`.

import { BODY, rays, WALLS } from './pieces';

const GREEN = '#2A6A4B';
const INK = '#22304E';
const PAPER = '#FBF3DE';
const SHIELD = 'M-18 -21H18V3C18 14 8 20 0 23.5C-8 20 -18 14 -18 3Z';
const LIGHT = '#FFF8E4';

/** A glyph of the sprite of icons. */
export const glyph = (name: string, x: number, y: number, size: number, fill: string): string =>
  `<use href="#i-${name}" x="${x}" y="${y}" width="${size}" height="${size}" style="color:${fill}"/>`;

const numeral = (text: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Alegreya Sans" font-weight="800" font-size="${size}" fill="${fill}">${text}</text>`;
const shield = (ground: string, name: string, fill: string, size: number): string =>
  `<path d="${SHIELD}" fill="${ground}"/><path d="${SHIELD}" fill="url(#sheen)" opacity=".5"/>${glyph(name, -size / 2, -size / 2 - 1.5, size, fill)}<path d="${SHIELD}" fill="none" stroke="url(#leaf)" stroke-width="2.6"/>`;
const disc = (ground: string, name: string, fill: string, size: number, edge = 'url(#leaf)'): string =>
  `<circle r="21" fill="${ground}"/><circle r="21" fill="url(#sheen)" opacity=".45"/>${glyph(name, -size / 2, -size / 2, size, fill)}<circle r="21" fill="none" stroke="${edge}" stroke-width="2.6"/>`;
const card = (x: number, y: number, w = 20, h = 27, fill = GREEN, edge = LIGHT): string =>
  `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="3.5" fill="${fill}" stroke="${edge}" stroke-width="1.8"/>`;
const white = (x: number, y: number, w: number, h: number): string => card(x, y, w, h, '#FFFAEE', '#7a6034');
const paper = (fill: string, x = -18, w = 36, inner = ''): string =>
  `<rect x="${x}" y="-21" width="${w}" height="42" rx="5" fill="${fill}" stroke="url(#leaf)" stroke-width="2"/>${inner}`;
const man = (x = 0, y = 0, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})" fill="#54412B"><circle cy="-9" r="6.5"/><path d="${BODY}"/></g>`;
const house = (wall: string): string => `<path d="${wall}" fill="#8a6a3c" stroke="#3c2a10" stroke-width="2"/>`;

const PLUS = `<circle cx="13" cy="13" r="10" fill="${GREEN}" stroke="${LIGHT}" stroke-width="2"/><path d="M13 7V19M7 13H19" stroke="${LIGHT}" stroke-width="3.6"/>`;
const TURN = `<path d="M8 -1A10 10 0 1 0 9.5 9" fill="none" stroke="${LIGHT}" stroke-width="4.2"/><path d="M1.5 0L13 -7L13.5 6.5Z" fill="${LIGHT}"/>`;
const FREE =
  '<circle cx="13" cy="13" r="9" fill="#D9DDE0" stroke="#54606B" stroke-width="1.6"/><path d="M5 21L21 5" stroke="#A3221B" stroke-width="3.6" stroke-linecap="round"/>';
const CUBE = `<g transform="scale(.86)" stroke="${LIGHT}" stroke-width="1.6" stroke-linejoin="round"><path d="M0 -17L15 -8.5L0 0L-15 -8.5Z" fill="#E6B83C"/><path d="M-15 -8.5L0 0V17L-15 8.5Z" fill="${INK}"/><path d="M15 -8.5L0 0V17L15 8.5Z" fill="#A39B8A"/></g>`;
const DEBT = '#1E1A18';
const DEED = '#A3221B';
const GROUND = '<circle r="21.5" fill="#EFE3C6" stroke="#7a6034" stroke-width="2"/>';
const TIMING = '<circle r="21" fill="#54412B"/>';

const SIGNS = {
  merchant: shield('#1F4690', 'swap-bag', '#FFF6E2', 28),
  builder: shield('#5C6165', 'flat-hammer', '#FFF6E2', 27),
  noble: shield('#E3AE32', 'fleur-de-lys', '#3a2407', 28),
  cleric: shield('#1E1A18', 'cross', '#FFF6E2', 23),
  criminal: shield('#6A2C74', 'pirate-skull', '#FFF6E2', 29),
  silver: disc('#DDE1E4', 'two-coins', '#3f4850', 28, '#5d6a75'),
  gold: disc('#F1CE6A', 'gold-bar', '#6b4708', 30),
  stone: disc('#B9B2A4', 'stone-block', '#3c372d', 28),
  ink: disc(INK, 'quill-ink', '#FFF6E2', 26),
  any: `<circle r="21" fill="${PAPER}" stroke="url(#leaf)" stroke-width="2.6"/>${CUBE}`,
  debt: paper(DEBT, -19, 38, glyph('debt', -15, -15, 30, '#F4E8CC')),
  deed: paper(DEED, -19, 38, glyph('deed', -14, -15, 30, '#FFF3DC')),
  'debt-gain': paper(DEBT, -19, 36, glyph('debt', -16, -18, 28, '#F4E8CC') + PLUS),
  'deed-gain': paper(DEED, -19, 36, glyph('deed', -16, -18, 28, '#FFF3DC') + PLUS),
  'flip-debt': paper(DEBT, -18, 36, TURN),
  'flip-deed': paper(DEED, -18, 36, TURN),
  'flip-either': `<rect x="-18" y="-21" width="36" height="42" rx="5" fill="${DEBT}"/><path d="M18 -21V21H-18Z" fill="${DEED}"/>${paper('none', -18, 36, TURN)}`,
  virtue: disc('#FFFAEE', 'angel-wings', '#855A0C', 31),
  corruption: disc('#2B1838', 'snake', '#E8B9F0', 30),
  'virtue-0': `<g transform="translate(-3 -3) scale(.92)">${disc('#FFFAEE', 'angel-wings', '#855A0C', 31)}</g><g transform="translate(14 13)"><circle r="11" fill="#6A2C74" stroke="${LIGHT}" stroke-width="1.8"/>${numeral('0', 0, 6.5, 19, '#FFF6E2')}</g>`,
  rearrange:
    card(-13, -4, 17, 26) +
    card(13, -4, 17, 26) +
    card(0, -6, 18, 28, '#35805B') +
    '<path d="M-13 17H13" stroke="#1c4b34" stroke-width="4"/><path d="M-20 17L-11 10.5V23.5ZM20 17L11 10.5V23.5Z" fill="#1c4b34"/>',
  discard: `${card(0, 0, 30, 40)}<path d="M-8 -8L8 8M8 -8L-8 8" stroke="${LIGHT}" stroke-width="5" stroke-linecap="round"/>`,
  destroy: `<g fill="${GREEN}" stroke="${LIGHT}" stroke-width="1.8"><path d="M-16 -20H-1L-5 -8L1 2L-6 11L-3 20H-16Q-19 20 -19 17V-17Q-19 -20 -16 -20Z"/><path d="M5 -20H17Q20 -20 20 -17V17Q20 20 17 20H3L0 11L7 2L1 -8Z"/></g>`,
  shuffle: `${card(-3, 5, 26, 30, '#1d4d36')}${card(0, 1, 26, 30)}<path d="M-7 6A8 8 0 1 1 5 8" fill="none" stroke="${LIGHT}" stroke-width="4"/><path d="M-2 8L10 2V14Z" fill="${LIGHT}"/>`,
  hire: `${white(-4, -2, 28, 38)}<path d="M-4 -14V6M-14 -4H6" stroke="${GREEN}" stroke-width="6"/>${FREE}`,
  recruit: `${white(0, 0, 30, 40)}<path d="M0 -10V10M-10 0H10" stroke="${GREEN}" stroke-width="6"/>`,
  dismiss: `${white(0, 0, 30, 40)}<path d="M0 -12L11 9H-11Z" fill="${GREEN}"/>`,
  'dismiss-1': `${white(-5, -2, 28, 38)}<path d="M-5 -13L5 6H-15Z" fill="${GREEN}"/><circle cx="12" cy="12" r="11" fill="#DDE1E4" stroke="#54606B" stroke-width="1.8"/>${numeral('1', 12, 18, 18, '#2A1C10')}`,
  'hand-1': card(0, 0, 32, 42) + numeral('+1', 0, 8, 22, LIGHT),
  'ride-1': `<circle r="21" fill="#E4EBD8" stroke="${GREEN}" stroke-width="2.2"/>${glyph('mounted-knight', -21, -19, 34, GREEN)}<circle cx="13" cy="13" r="10.5" fill="${GREEN}" stroke="${LIGHT}" stroke-width="1.8"/>${numeral('+1', 13, 18.5, 15, LIGHT)}`,
  ride: glyph('mounted-knight', -22, -22, 44, GREEN),
  'castle-move': `${GROUND}${man(0, -2, 0.78)}<path d="M-20 1L-11 -6V8ZM20 1L11 -6V8Z" fill="${GREEN}"/>`,
  place: GROUND + man(-7, 0, 0.72) + man(8, 0, 0.72),
  worker: man(0, -1, 1.05),
  book: glyph('open-book', -21, -21, 42, '#54412B'),
  'build-workshop': house(WALLS.workshop),
  'build-trading-post': house(WALLS['trading-post']),
  'build-guildhall': house(WALLS.guildhall),
  collision: `<circle cx="-9" r="13" fill="#2B1838"/><circle cx="9" r="13" fill="#FFFAEE" stroke="#855A0C" stroke-width="2"/><path d="${rays(8, 5, 13, 0.3)}" fill="#E2A61E" stroke="#7a5312" stroke-width="1"/>`,
  future: `${card(-4, -2, 28, 38, '#3A2A52', '#E2B748')}<path d="M-4 -13V9M-15 -2H7" stroke="#F3E3BC" stroke-width="5"/>`,
  scheme: `${card(0, 0, 30, 40, '#3A2A52', '#E2B748')}${glyph('laurels', -12, -12, 24, '#F3E3BC')}`,
  bolt: `${TIMING}<path d="M5 -16L-11 4H-1L-5 16L11 -4H1Z" fill="#FFE9A8"/>`,
  loop: `${TIMING}<path d="M-11 -3A11 11 0 0 1 9 -7M11 3A11 11 0 0 1 -9 7" fill="none" stroke="#FFE9A8" stroke-width="4"/><path d="M14 -13L12 0L2 -6ZM-14 13L-12 0L-2 6Z" fill="#FFE9A8"/>`,
  drop: `${TIMING}<path d="M-8 -8L8 8M8 -8L-8 8" stroke="#FFE9A8" stroke-width="5" stroke-linecap="round"/>`,
  points: '<path d="M-14 -20H14V20L0 11L-14 20Z" fill="url(#leaf)" stroke="#7a5312" stroke-width="2"/>',
  leader: `<circle r="21" fill="#7d5a1d"/><circle r="21" fill="url(#sheen)"/>${glyph('crenel-crown', -15, -16, 30, '#FBE9B0')}<circle r="21" fill="none" stroke="url(#leaf)" stroke-width="3"/>`,
  focus: glyph('laurels', -22, -22, 44, '#7D5408'),
  start: `<circle r="21" fill="#EFE3C6" stroke="#7a6034" stroke-width="2" stroke-dasharray="5 3"/>`,
} satisfies Record<string, string>;

export type Sign = keyof typeof SIGNS;
export const SIGN_NAMES = Object.keys(SIGNS) as Sign[];
export { SHIELD };
export const signDefs = (): string => SIGN_NAMES.map((name) => `<g id="vs-${name}">${SIGNS[name]}</g>`).join('');
