// Cards in their three sizes: a brick of the pyramid, one on offer, and upright in the hand or enlarged.

import type { Face } from '../../../protocol/types';
import { type Colour, f, gem, quarter } from './gems';
import { fit, widthOf } from './lettering';
import { signOf } from './signs';
import { type Effect, escaped, numeral, reward, sign, token, type Token, tokensOf } from './tokens';

export const FIRST_LAW = 65;
export const isLaw = (card: number): boolean => card >= FIRST_LAW;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

const READABLE = 12.2; // pixels: no letter is smaller
let clips = 0;
const chargeOf = (card: number, face: Face): string => signOf(card, (face.effect?.['is'] ?? '') as string);
export const effectOf = (effect: unknown): Effect => effect as Effect;

function paper(w: number, h: number, law: boolean, round: number): string {
  const rules = Array.from({ length: Math.floor(h / 9) }, (_, i) => `M6 ${9 + i * 9}H${f(w - 6)}`).join('');
  const sheet = `<rect x=".5" y=".5" width="${f(w - 1)}" height="${f(h - 1)}" rx="${round}"`;
  return law
    ? `${sheet} fill="#EFE3D0"/><path d="${rules}" stroke="#C7A98A" stroke-opacity=".4"/>`
    : `${sheet} fill="#F8EED2"/>${sheet} fill="url(#v-paper)"/>`;
}

const edge = (w: number, h: number, law: boolean, round: number, width: number): string =>
  `<rect x="${width / 2}" y="${width / 2}" width="${f(w - width)}" height="${f(h - width)}" rx="${round}" ` +
  `fill="none" stroke="${law ? '#8F1913' : '#6b4a12'}" stroke-width="${width}"/>`;

const leafLine = (w: number, h: number, inset: number, width: number): string =>
  `<rect x="${inset}" y="${inset}" width="${f(w - 2 * inset)}" height="${f(h - 2 * inset)}" rx="2" fill="none" ` +
  `stroke="url(#leaf)" stroke-width="${width}"/>`;

function segments(face: Face, w: number, h: number, r: number): string {
  const [left, right, bottom] = face.segments as [Colour, Colour, Colour];
  const width = f(Math.max(1.2, r * 0.075));
  return (
    quarter(0, 0, r, 0, left) +
    quarter(w, 0, r, 90, right) +
    quarter(w / 2, h, r, 180, bottom) +
    quarter(w / 2, h, r, 270, bottom) +
    `<path d="M${f(w / 2)} ${f(h)}V${f(h - r)}" stroke="#FFF3D0" stroke-width="${f(Math.max(0.8, r * 0.045))}"/>` +
    `<path d="M${r} 0A${r} ${r} 0 0 1 0 ${r}M${f(w - r)} 0A${r} ${r} 0 0 0 ${f(w)} ${r}M${f(w / 2 - r)} ` +
    `${f(h)}A${r} ${r} 0 0 1 ${f(w / 2 + r)} ${f(h)}" fill="none" stroke="url(#leaf)" stroke-width="${width}"/>`
  );
}

function clipped(w: number, h: number, round: number, inner: string): string {
  const id = `v-clip-${++clips}`;
  return (
    `<clipPath id="${id}"><rect x=".5" y=".5" width="${f(w - 1)}" height="${f(h - 1)}" rx="${round}"/>` +
    `</clipPath><g clip-path="url(#${id})">${inner}</g>`
  );
}

export const segmentRadius = (w: number): number => Math.round(w * 0.215);

export interface BrickLook {
  w: number;
  h: number;
  mini?: boolean;
  tucked?: number;
}

/** Where a token lies on a brick: in one row under the name, overlapping when there are many. */
export function tokenAt(
  index: number,
  count: number,
  { w, h, mini = false }: BrickLook,
): { x: number; y: number; size: number } {
  const size = h * (mini ? 0.46 : 0.36);
  const step = Math.min(size * 1.06, (w - 12 - size) / Math.max(1, count - 1));
  return { x: w / 2 + (index - (count - 1) / 2) * step, y: h * (mini ? 0.4 : 0.475), size };
}

/** A card of the pyramid: its segments, its name and the tokens on it; price and reward are paid and received. */
export function brick(
  card: number,
  face: Face,
  tokens: Token[],
  { w, h, mini = false, tucked = 0 }: BrickLook,
): string {
  const law = isLaw(card);
  const r = segmentRadius(w);
  const round = mini ? 2.5 : 4;
  const middle = h * (mini ? 0.4 : 0.475);
  const mark = h * 0.5;
  const strength = tokens.length ? 0.14 : law ? 0.5 : 0.62;
  const charge = sign(
    chargeOf(card, face),
    w / 2 - mark / 2,
    middle - mark / 2,
    mark,
    law ? '#8F1913' : '#5b3f16',
    strength,
  );
  let drawn = tucked
    ? `<rect x="3" y="${f(h - 2)}" width="${f(w - 6)}" height="6" rx="2" fill="#54412B" stroke="#F8EED2"/>`
    : '';
  drawn +=
    clipped(
      w,
      h,
      round,
      paper(w, h, law, round) + charge + (mini ? '' : leafLine(w, h, 3.2, 0.8)) + segments(face, w, h, r),
    ) + edge(w, h, law, round, mini ? 0.9 : 1.2);
  if (!mini) {
    const size = Math.max(12, w * 0.112);
    const line = Math.max(13, h * 0.185);
    // Between the corners, where letters are highest: circles are drawn over a card, and would hide the outer ones.
    const ring = r * 1.12; // what shines has rays
    const room = w - 2 * Math.sqrt(Math.max(0, ring * ring - (line - size * 0.62) ** 2)) - 6;
    drawn +=
      `<text x="${f(w / 2)}" y="${f(line)}" text-anchor="middle" ` +
      `font-family="${law ? 'Bona Nova SC' : 'Bona Nova'}" font-weight="700" font-size="${f(size)}" ` +
      `fill="${law ? '#8F1913' : '#2A1C10'}" ${fit(face.name, room, size)}>${escaped(face.name)}</text>`;
    if (w > 92) drawn += numeral(13, h - 6.5, card, 12, '#725B3C');
  }
  drawn += tokens
    .map((each, i) => {
      const at = tokenAt(i, tokens.length, { w, h, mini });
      const name = 'colour' in each ? `${each.kind} ${each.colour}` : each.kind;
      return `<g class="token" data-token="${name}">${token(each, at.x, at.y, at.size, READABLE)}</g>`;
    })
    .join('');
  return (
    drawn +
    (tucked
      ? `<circle cx="${f(w - 12)}" cy="${f(h - 4)}" r="8" fill="#2A1C10" stroke="#E2B748"/>` +
        numeral(w - 12, h, tucked, 12, '#FBE3A0')
      : '')
  );
}

/** The rewards of a law that gives one of several, where each has signs. */
function choicesOf(face: Face): Effect[] {
  const effect = effectOf(face.effect);
  const parts = effect.is === 'OneOf' ? (effect.parts ?? []) : [];
  return parts.every((part) => tokensOf(part).length) ? parts : [];
}

/** The name, and beside it the first of these notes that leaves it legible: they hide nothing else of the card. */
function headline(face: Face, notes: string[], w: number, room: number, type: number, ink = '#2A1C10'): string {
  const min = widthOf(face.name, type) * 0.72;
  const note = notes.find((each) => widthOf(each, READABLE) + min + 6 <= room);
  const line = (words: string, x: number, anchor: string, look: string, max: number, size: number): string =>
    `<text x="${f(x)}" y="${f(type * 1.06)}" text-anchor="${anchor}" ${look} font-weight="700" font-size="${f(size)}" ` +
    `${fit(words, max, size)}>${escaped(words)}</text>`;
  const [left, right] = [(w - room) / 2, (w + room) / 2];
  const name = `font-family="Bona Nova" fill="${ink}"`;
  if (note === undefined) return line(face.name, w / 2, 'middle', name, room, type);
  const width = widthOf(note, READABLE);
  return (
    line(face.name, left, 'start', name, room - width - 6, type) +
    line(note, right, 'end', 'class="note" font-family="Alegreya Sans" fill="#A3221B"', width, READABLE)
  );
}

/** A law in a low hand, drawn in pixels: its name, and what it does as signs or in as many words as there is room for. */
export function lowLaw(face: Face, w: number, h: number): string {
  const r = Math.min(w * 0.13, h * 0.24);
  const [top, bottom] = [READABLE * 1.45, h - r - 2];
  const signs = choicesOf(face);
  const room = w - 12;
  return (
    clipped(w, h, 4, paper(w, h, true, 4) + segments(face, w, h, r)) +
    edge(w, h, true, 4, 1.2) +
    headline(face, [], w, w - 2 * r - 4, READABLE, '#8F1913') +
    (signs.length
      ? signs
          .map((part, i) => {
            const step = room / signs.length;
            const size = Math.min(28, bottom - top, step * 0.8);
            return reward(part, 6 + (i + 0.5) * step, (top + bottom) / 2, size, step - 4, READABLE);
          })
          .join('')
      : effectWords(face.text, w / 2, room, top, bottom, READABLE))
  );
}

/** In as many lines as there is room for, round x. */
function effectWords(text: string, x: number, room: number, top: number, bottom: number, size: number): string {
  const step = size * 1.065;
  const max = Math.max(1, Math.floor((bottom - top) / step));
  const lines = inLines(text, Math.floor(room / (size * 0.47)));
  const shown = lines.length > max ? [...lines.slice(0, max - 1), `${lines[max - 1] ?? ''} …`] : lines;
  const first = top + (bottom - top - shown.length * step) / 2 + step * 0.8;
  return shown
    .map(
      (line, i) =>
        `<text class="effect" x="${f(x)}" y="${f(first + i * step)}" text-anchor="middle" ` +
        `font-family="Alegreya Sans" font-weight="500" font-size="${f(size)}" fill="#2A1C10" ` +
        `${fit(line, room, size, true)}>${escaped(line)}</text>`,
    )
    .join('');
}

/** A card on offer, drawn in pixels: its four levels from left to right, each with what it costs more and what it gives. */
export function offer(card: number, face: Face, w: number, h: number, notes: string[] = []): string {
  const small = w < 130 || h < 84;
  const type = small ? READABLE : Math.min(17, h * 0.145);
  const r = Math.min(small ? w * 0.13 : 26, h * 0.3);
  const margin = small ? 3 : 10;
  const step = (w - 2 * margin) / 4;
  const top = type * 1.32;
  const bottom = small ? h - 2 : h * 0.8;
  const free = bottom - top;
  const [gemY, rewardY] = [top + free * 0.27, top + free * 0.73];
  const gemSize = Math.min(step * 0.84, free * 0.44, 26);
  const rewardSize = Math.min(step * 0.92, free * 0.5, 28);
  const shades = face.rows
    .map(
      (_, i) =>
        `<rect x="${f(margin + i * step + 1)}" y="${f(top)}" width="${f(step - 2)}" height="${f(free)}" ` +
        `rx="3" fill="#8a6420" opacity="${f(0.05 + 0.045 * i)}"/>`,
    )
    .join('');
  let drawn =
    clipped(
      w,
      h,
      5,
      paper(w, h, false, 5) + (small ? '' : leafLine(w, h, 3.4, 0.9)) + segments(face, w, h, r) + shades,
    ) + edge(w, h, false, 5, 1.3);
  face.rows.forEach((row, i) => {
    const x = margin + (i + 0.5) * step;
    drawn +=
      gem(row.colour as Colour, x, gemY, gemSize) +
      reward(effectOf(row.effect), x, rewardY, rewardSize, step - (small ? 1 : 4), READABLE, row.words);
    if (i < 3 && !small) drawn += numeral(x + step / 2, gemY + 4.5, '+', 13, '#725B3C');
  });
  const name = headline(face, notes, w, w - 2 * r - 4, type);
  if (small) return drawn + name;
  const charge = chargeOf(card, face);
  return drawn + name + numeral(13, h - 7, card, 12.5, '#725B3C') + sign(charge, w - 27, h - 22, 17, '#5b3f16', 0.85);
}

function inLines(text: string, max: number): string[] {
  const lines = [''];
  for (const word of text.split(/ +/)) {
    const last = lines[lines.length - 1] ?? '';
    if (last && (last + ' ' + word).length > max) lines.push(word);
    else lines[lines.length - 1] = (last + ' ' + word).trim();
  }
  return lines;
}

function lawBody(face: Face, min: number): string {
  const signs = choicesOf(face);
  if (signs.length) {
    return signs
      .map(
        (part, i) =>
          `<rect x="40" y="${136 + i * 44}" width="140" height="38" rx="19" fill="#FBF3DE" stroke="#CDB683"/>` +
          reward(part, 110, 155 + i * 44, 32, 120, min),
      )
      .join('');
  }
  // The letters are as small as the words ask, never too small to be read: hovering and a long press show the rest.
  const max = face.text.length > 110 ? 25 : face.text.length > 70 ? 21 : 17;
  return effectWords(face.text, 110, 196, 132, 264, Math.max(min, Math.min(24, 412 / max)));
}

/** What of a card is lit: the row of the level it is meant for, and as many rows as gems are paid. */
export interface Lit {
  level: number;
  paid: number;
}
export const UNLIT: Lit = { level: 0, paid: 0 };

function rowOf(face: Face, i: number, { level, paid }: Lit, min: number): string {
  const type = Math.max(21, min);
  const row = face.rows[i];
  if (!row) return '';
  const y = 152 + (3 - i) * 34;
  const [here, on] = [level === i + 1, paid > i];
  return (
    `<rect x="14" y="${y - 16}" width="192" height="32" rx="16" ` +
    `fill="${here ? '#F6DE98' : on ? '#F9EBC0' : i % 2 ? '#F9F0D6' : '#EFDFB8'}" ` +
    `stroke="${here ? '#8a6420' : '#CDB683'}" stroke-width="${here ? 2 : 1}"/>` +
    `<text x="38" y="${f(y + type * 0.34)}" font-family="Bona Nova" font-weight="700" font-size="${f(type)}" ` +
    `fill="#A3221B" text-anchor="middle">${ROMAN[i]}</text>${gem(row.colour as Colour, 80, y, 30)}` +
    `<path d="M104 ${y}H120M114 ${y - 5}L121 ${y} 114 ${y + 5}" fill="none" stroke="#725B3C" stroke-width="2"/>` +
    reward(effectOf(row.effect), 160, y, 30, 80, min, row.words)
  );
}

/** The whole card, in a field of 220 × 320. `cell`: how wide it is seen, in pixels. */
export function upright(card: number, face: Face, lit = UNLIT, cell = 220): string {
  const law = isLaw(card);
  const min = (READABLE * 220) / cell;
  const sheet = law
    ? '<rect width="220" height="320" fill="#EFE3D0"/>'
    : '<rect width="220" height="320" fill="#F8EED2"/><rect width="220" height="320" fill="url(#v-paper)"/>';
  let drawn =
    clipped(220, 320, 10, sheet + leafLine(220, 320, 7, 2.5) + segments(face, 220, 320, 50)) +
    edge(220, 320, law, 10, 2) +
    (min > 21 ? '' : numeral(26, 306, card, 21, '#725B3C'));
  const size = Math.max(25, min);
  const name = (y: number, fill: string): string =>
    `<text x="110" y="${y}" text-anchor="middle" font-family="Bona Nova" font-weight="700" font-size="${f(size)}" ` +
    `fill="${fill}" ${fit(face.name, 204, size)}>${escaped(face.name)}</text>`;
  if (law) {
    drawn +=
      `<circle cx="110" cy="56" r="34" fill="#7A1A14" stroke="url(#leaf)" stroke-width="3"/>` +
      `${sign(chargeOf(card, face), 86, 32, 48, '#F6E3BC')}${name(120, '#8F1913')}`;
    return drawn + lawBody(face, min);
  }
  drawn +=
    `<circle cx="110" cy="58" r="38" fill="#152B57" stroke="url(#leaf)" stroke-width="3"/>` +
    `${sign(chargeOf(card, face), 83, 31, 54, '#F3E3BC')}${name(127, '#2A1C10')}`;
  return drawn + [3, 2, 1, 0].map((i) => rowOf(face, i, lit, min)).join('');
}
