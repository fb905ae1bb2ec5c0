// An open place: what it costs and gives, before anything stands there.

import { type Colour, f, gem, quarter } from './gems';
import { numeral, token, type Token } from './tokens';

export interface SpotLook {
  w: number;
  h: number;
  r: number;
  high: boolean;
  /** What pays; where it cannot be paid, the gems that are missing. */
  price: { colour: Colour; endless: boolean }[];
  gives: Token[];
  /** The colour of the card's lower half disc, and whether it would close a circle. */
  bottom: Colour | undefined;
  closes: boolean;
  short: string;
  /** Said where nothing is to be paid. */
  free: string;
}

function frame({ w, h, short }: SpotLook): string {
  return (
    `<rect x="2" y="2" width="${f(w - 4)}" height="${f(h - 4)}" rx="4" fill="#FBEBB0" ` +
    `fill-opacity="${short ? 0.05 : 0.14}" ` +
    `stroke="#F7DA7C" stroke-width="1.8" stroke-dasharray="6 4" opacity="${short ? 0.6 : 1}"/>`
  );
}

function halfDisc({ w, h, r, bottom, closes }: SpotLook): string {
  if (!bottom) return '';
  return (
    `<g opacity="${closes ? 0.95 : 0.55}">` +
    `${quarter(w / 2, h, r, 180, bottom)}${quarter(w / 2, h, r, 270, bottom)}</g>`
  );
}

function priceTag({ w, h, price, short }: SpotLook): string {
  const size = Math.min(25, h * 0.32, (w - 14) / Math.max(1, price.length) - 3);
  const step = size + 5;
  const drawn = price.map(({ colour, endless }, i) => {
    const at = w / 2 + (i - (price.length - 1) / 2) * step;
    const paid = endless ? token({ kind: 'endless', colour }, at, h * 0.25, size) : gem(colour, at, h * 0.25, size);
    return paid + (i ? numeral(at - step / 2, h * 0.25 + 4, '+', 12, '#FFF6E2') : '');
  });
  return `<g opacity="${short ? 0.6 : 1}">${drawn.join('')}</g>`;
}

function rewards({ w, h, gives, high }: SpotLook): string {
  const size = Math.min(25, h * 0.34, w / Math.max(1, gives.length) - 4);
  const middle = (gives.length - 1) / 2;
  return gives
    .map((each, i) => token(each, w / 2 + (i - middle) * size * 1.05, h * (high ? 0.58 : 0.66), size, 12.2))
    .join('');
}

const freeWord = ({ w, h, free }: SpotLook): string =>
  `<text x="${f(w / 2)}" y="${f(h * 0.42)}" text-anchor="middle" font-family="Bona Nova" font-style="italic" ` +
  `font-size="${f(Math.max(12, w * 0.13))}" fill="#F0DCA6">${free}</text>`;

/** Letters that are squeezed closer than this cannot be read. */
const CLOSEST = 0.72;
const LETTER = 6.6;

/** What is missing in words; where they do not fit, the missing gems in red say it. */
function shortWord(look: SpotLook): string {
  const { w, h, short, price } = look;
  if (price.length && short.length * LETTER * CLOSEST > w - 12) return shortGems(w, h, price);
  const width = Math.min(w - 4, Math.max(52, short.length * LETTER + 14));
  const tag =
    `<rect x="${f(w / 2 - width / 2)}" y="${f(h * 0.56)}" width="${f(width)}" height="18" rx="9" ` +
    `fill="#FFFAEE" stroke="#A3221B"/>`;
  const squeezed =
    short.length * LETTER > width - 8 ? `textLength="${f(width - 8)}" ` + `lengthAdjust="spacingAndGlyphs"` : '';
  return priceTag(look) + tag + numeral(w / 2, h * 0.56 + 13.5, short, 12.5, '#A3221B', squeezed);
}

function shortGems(w: number, h: number, price: SpotLook['price']): string {
  const size = Math.min(18, h * 0.4, (w - 22) / price.length - 2);
  const step = size + 2;
  const width = price.length * step + 20;
  const left = w / 2 - width / 2;
  const gems = price.map(({ colour }, i) => gem(colour, left + 16 + (i + 0.5) * step, h / 2, size));
  return (
    `<rect x="${f(left)}" y="${f(h / 2 - size / 2 - 3)}" width="${f(width)}" height="${f(size + 6)}" rx="9" ` +
    `fill="#FFFAEE" stroke="#A3221B"/>${numeral(left + 10, h / 2 + 6, '−', 18, '#A3221B')}${gems.join('')}`
  );
}

export function openPlace(look: SpotLook): string {
  const drawn = frame(look) + (look.high && !look.short ? halfDisc(look) : '');
  if (look.short) return drawn + shortWord(look);
  return drawn + priceTag(look) + rewards(look) + (look.free ? freeWord(look) : '');
}
