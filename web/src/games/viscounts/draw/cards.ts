// Townsfolk in their three sizes: on the ring, on a board or in the hand, and enlarged.

import type { Icon, Mark, TownsfolkData } from '../view';
import { chargeOf } from './charges';
import { glyph } from './signs';
import { coin, escaped, f, iconList, row, sign, tokensOf, type Token } from './tokens';
import type { Sign } from './signs';

const FIELDS: Record<Icon, string> = {
  merchant: '#24406F',
  builder: '#474B4D',
  noble: '#8A6412',
  cleric: '#2B2522',
  criminal: '#4B1F53',
};
/** When what a card can do comes about. */
export const TIMING = { 'at-once': 'bolt', 'drop-off': 'drop', ongoing: 'loop' } as const;
const timingOf = ({ timing }: TownsfolkData): Sign | null => (timing === 'never' ? null : TIMING[timing]);
const GREEN = '#2A6A4B';
/** As the names have it: what is not known from print. */
export const MARK_SIGNS: Record<Mark, string> = { verified: '', inferred: '°', reconstruction: '*', owner: '†' };

/** About how wide words are: narrow letters, wide ones, capitals, all others. */
export const wordWidth = (text: string, size: number): number =>
  size *
  Array.from(text).reduce(
    (sum, letter) =>
      sum +
      (/[iljtfrI1.,:;'’()/|! -]/.test(letter)
        ? 0.3
        : /[mwMWшщжмюфыШЩЖМЮ]/.test(letter)
          ? 0.78
          : /[A-ZА-ЯŁŚŻČŘŠ]/.test(letter)
            ? 0.64
            : 0.5),
    0,
  );
/** Long words are pressed together rather than cut off; they are never drawn out. */
export const fit = (text: string, width: number, size: number): string =>
  wordWidth(text, size) > width ? `textLength="${f(width)}" lengthAdjust="spacingAndGlyphs"` : '';
export const label = (
  text: string,
  x: number,
  y: number,
  size: number,
  width: number,
  font = 'Bona Nova',
  fill = '#2A1C10',
): string =>
  `<text x="${f(x)}" y="${f(y)}" text-anchor="middle" font-family="${font}" font-weight="700" font-size="${f(size)}" fill="${fill}" ${fit(text, width, size)}>${escaped(text)}</text>`;

/** The chip that says how a card is known: a dashed round with the sign that its name carries. */
export function markChip(mark: Mark, x: number, y: number, r = 7): string {
  const text = MARK_SIGNS[mark];
  if (!text) return '';
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="#FBF3DE" stroke="#7D5408" stroke-width="1.2" stroke-dasharray="2.6 1.8"/><text x="${f(x)}" y="${f(y + r * (text === '*' ? 0.95 : 0.6))}" text-anchor="middle" font-family="Alegreya Sans" font-weight="800" font-size="${f(r * 2)}" fill="#7D5408">${text}</text>`;
}

const cornerToken = (tokens: Token[], x: number, y: number, size: number): string => {
  const first = tokens[0];
  if (!first || typeof first !== 'object') return '';
  if ('coin' in first) return coin(first.coin, x, y, size);
  return 'sign' in first ? sign(first.sign, x, y, size) : row([first], x, y, size, size);
};

const roundel = (card: string, icons: Icon[], x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${FIELDS[icons[0] ?? 'merchant']}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#sheen)" opacity=".7"/>${glyph(chargeOf(card), x - r * 0.72, y - r * 0.72, r * 1.44, '#F3E3BC')}<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="url(#leaf)" stroke-width="${f(r * 0.07)}"/>`;

/** 48 × 48 around its middle: who a card is, without its letters. */
export const portrait = (card: string, data: TownsfolkData): string => roundel(card, iconList(data.icons), 0, 0, 23);

/** 112 × 150: on the own board and in the hand. */
export function medium(card: string, data: TownsfolkData, name: string): string {
  const icons = iconList(data.icons);
  const ability = tokensOf(data.ability);
  const corner = tokensOf(data.corner);
  const timing = timingOf(data);
  const many = icons.length > 2;
  let drawn =
    '<rect x=".75" y=".75" width="110.5" height="148.5" rx="7" fill="#F6EACB" stroke="#6b4a12" stroke-width="1.5"/><path d="M4 4H30V92H4Z" fill="#E4D3A6"/><path d="M30 4V92" stroke="#B79A62" stroke-width=".8"/>' +
    roundel(card, icons, 69, 53, 31) +
    coin(data.value, 17, 17, 26);
  icons.forEach((icon, i) => {
    const y = many ? 41 + i * 20 : 44 + i * 24;
    drawn += sign(icon, 17, y, many ? 20 : 24);
  });
  if (corner.length)
    drawn += `<path d="M80 2.5H106Q109.5 2.5 109.5 6V33Q90 31 80 2.5Z" fill="${GREEN}" stroke="url(#leaf)" stroke-width="1"/>${cornerToken(corner, 97.5, 15, 23)}`;
  drawn += `<path d="M2 92H110V142Q110 148 104 148H8Q2 148 2 142Z" fill="#FBF3DE"/><path d="M2 92H110" stroke="url(#leaf)" stroke-width="1.8"/>${label(name, 56, 108.5, 17.2, 101)}`;
  if (timing && ability.length)
    drawn += `<path d="M8 115H104" stroke="#D6C196"/>${sign(timing, 16, 131, 19)}${row(ability, 66, 131, 22, 80, 2.5)}`;
  else drawn += '<path d="M34 128H78" stroke="#D6C196"/><path d="M56 124l4 4-4 4-4-4Z" fill="#D6C196"/>';
  return (
    drawn +
    '<rect x="3.8" y="3.8" width="104.4" height="142.4" rx="5" fill="none" stroke="url(#leaf)" stroke-width="1.3"/>' +
    markChip(data.mark, 99, 82, 8.5)
  );
}

/** 72 × 60 around its middle: on the ring. The corner is what hiring or dismissing gives. */
export function cardSmall(data: TownsfolkData, name: string, lit = false): string {
  const icons = iconList(data.icons);
  const corner = tokensOf(data.corner);
  const first = icons.length > 2 ? -22 : icons.length === 2 ? -14 : -4;
  let drawn =
    '<rect x="-33" y="-27" width="72" height="60" rx="5" fill="#5b4216" opacity=".3"/><rect x="-34.5" y="-28.5" width="72" height="60" rx="5" fill="#E2D0A2" stroke="#6b4a12" stroke-width=".9"/><rect x="-36" y="-30" width="72" height="60" rx="5" fill="#FBF3DE" stroke="#6b4a12" stroke-width="1.2"/>';
  if (corner.length)
    drawn += `<path d="M10 -29.5H31Q35.5 -29.5 35.5 -25V-6Q17 -8 10 -29.5Z" fill="${GREEN}"/>${cornerToken(corner, 25.5, -19, 19)}`;
  drawn += coin(data.value, -24.5, -18.5, 20) + icons.map((icon, i) => sign(icon, first + i * 21, 4, 21)).join('');
  drawn += `<path d="M-36 16.5H36V25Q36 30 31 30H-31Q-36 30 -36 25Z" fill="#EFDFB8"/><path d="M-36 16.5H36" stroke="#C9AE74" stroke-width=".8"/>${label(name, 0, 27.5, 13.2, 68, 'Alegreya Sans')}${markChip(data.mark, -30, 9, 6.8)}`;
  return lit
    ? `<rect x="-40" y="-34" width="80" height="68" rx="8" fill="none" stroke="#F2C64B" stroke-width="4" filter="url(#v-glow)"/>${drawn}<rect x="-37.2" y="-31.2" width="74.4" height="62.4" rx="6" fill="none" stroke="#E2B748" stroke-width="2.4"/>`
    : drawn;
}

export function inLines(text: string, width: number, size: number): string[] {
  const lines = [''];
  for (const word of text.split(/ +/)) {
    const last = lines[lines.length - 1] ?? '';
    if (last && wordWidth(last + ' ' + word, size) > width) lines.push(word);
    else lines[lines.length - 1] = (last + ' ' + word).trim();
  }
  return lines;
}

/** Words in the room they have: the letters grow as small as they must. */
export function paragraph(text: string, x: number, top: number, width: number, height: number, largest = 17): string {
  let size = largest;
  let lines = inLines(text, width, size);
  while (lines.length * size * 1.14 > height && size > 9) lines = inLines(text, width, (size -= 0.5));
  const first = top + (height - lines.length * size * 1.14) / 2 + size * 0.9;
  return lines
    .map(
      (line, i) =>
        `<text x="${f(x)}" y="${f(first + i * size * 1.14)}" text-anchor="middle" font-family="Alegreya Sans" font-weight="500" font-size="${f(size)}" fill="#2A1C10" ${fit(line, width, size)}>${escaped(line)}</text>`,
    )
    .join('');
}

/** 220 × 320: the whole card with its ability in words. `status` says how it is known, if not from print. */
export function large(card: string, data: TownsfolkData, name: string, status: string): string {
  const icons = iconList(data.icons);
  const ability = tokensOf(data.ability);
  const corner = tokensOf(data.corner);
  const timing = timingOf(data);
  const many = icons.length > 2;
  let drawn =
    '<rect x="1" y="1" width="218" height="318" rx="12" fill="#F6EACB" stroke="#6b4a12" stroke-width="2"/><path d="M8 8H56V168H8Z" fill="#E4D3A6"/><path d="M56 8V168" stroke="#B79A62"/>' +
    roundel(card, icons, 136, 94, 56) +
    coin(data.value, 32, 33, 42) +
    icons.map((icon, i) => sign(icon, 32, many ? 74 + i * 35 : 80 + i * 44, many ? 34 : 42)).join('');
  if (corner.length)
    drawn += `<path d="M152 4H208Q216 4 216 12V70Q176 64 152 4Z" fill="${GREEN}" stroke="url(#leaf)" stroke-width="1.5"/>${cornerToken(corner, 193, 29, 38)}`;
  drawn += `<path d="M4 168H216V306Q216 316 206 316H14Q4 316 4 306Z" fill="#FBF3DE"/><path d="M4 168H216" stroke="url(#leaf)" stroke-width="3"/>${label(name, 110, 196, 25, 196)}`;
  if (timing && ability.length)
    drawn += `<path d="M16 205H204" stroke="#D6C196" stroke-width="1.5"/>${sign(timing, 31, 226, 31)}${row(ability, 128, 226, 33, 158, 5)}${paragraph(data.ability_words, 110, 245, 198, status ? 44 : 62, 16)}`;
  else
    drawn +=
      '<path d="M70 250H150" stroke="#D6C196" stroke-width="2"/><path d="M110 242l8 8-8 8-8-8Z" fill="#D6C196"/>';
  if (status)
    drawn += `<rect x="34" y="292" width="152" height="17" rx="8.5" fill="#FBF3DE" stroke="#7D5408" stroke-dasharray="4 3"/>${label(status, 110, 305, 12.5, 140, 'Alegreya Sans', '#7D5408')}`;
  return (
    drawn + '<rect x="7" y="7" width="206" height="306" rx="8" fill="none" stroke="url(#leaf)" stroke-width="2.4"/>'
  );
}
