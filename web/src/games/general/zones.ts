// Any view, laid out: what lies before each seat, and what lies on the table. It reads only how the document is built.

import type { View } from '../../protocol/types';
import type { Hints } from './hints';

export interface Piece {
  /** A card, by its key; a place it lies on, where it has one. */
  card?: string;
  place?: string;
  text?: string;
  count?: number;
  colour?: string;
  hidden?: boolean;
}

export interface Zone {
  key: string;
  pieces: Piece[];
  /** Places of a pyramid or a board: drawn in rows. */
  laid: boolean;
}

export interface Layout {
  shared: Zone[];
  seats: Zone[][];
}

// Fields that say what the game is rather than what lies on the table, and what only programs need.
const HEAD = new Set([
  'game',
  'version',
  'edition',
  'seats',
  'options',
  'viewer',
  'turn',
  'todo',
  'known',
  'used',
  'put_back',
  'remembered',
]);
const COLOURS = new Set(['blue', 'red', 'green', 'yellow']);

export function layOut(view: View, seats: number, hints: Hints): Layout {
  const layout: Layout = { shared: [], seats: Array.from({ length: seats }, () => []) };
  for (const [key, value] of Object.entries(view)) {
    if (HEAD.has(key)) continue;
    if (key === 'players' && Array.isArray(value)) {
      value.forEach((each: unknown, seat) => {
        for (const [name, part] of Object.entries((each ?? {}) as View))
          add(layout.seats[seat] ?? [], name, part, hints);
      });
    } else if (Array.isArray(value) && value.length === seats && !hints.shared.has(key)) {
      value.forEach((each: unknown, seat) => {
        if (each !== null || !hints.quiet.has(key)) add(layout.seats[seat] ?? [], key, each, hints);
      });
    } else add(layout.shared, key, value, hints);
  }
  const rank = (zone: Zone): number =>
    hints.first.includes(zone.key) ? hints.first.indexOf(zone.key) : hints.first.length;
  for (const zones of [layout.shared, ...layout.seats]) zones.sort((a, b) => rank(a) - rank(b));
  return layout;
}

function add(zones: Zone[], key: string, value: unknown, hints: Hints): void {
  // Where cards go by names, a number is how many there are.
  const cards = hints.cards.has(key) && !(hints.cardsAreNamed && typeof value === 'number');
  const all = piecesOf(value, cards);
  const pieces = hints.nullIsNothing ? all.filter((piece) => !piece.hidden || piece.count !== undefined) : all;
  if (pieces.length)
    zones.push({
      key,
      pieces,
      laid: pieces.some((piece) => piece.place !== undefined && /^\d+\.\d+$/.test(piece.place)),
    });
}

export function piecesOf(value: unknown, cards: boolean, place?: string): Piece[] {
  const at = place === undefined ? {} : { place };
  if (value === null || value === undefined) return place === undefined ? [{ hidden: true }] : [];
  // Views say "none" with a number below zero.
  if (value === false || value === '' || (typeof value === 'number' && (value < 0 || (value === 0 && cards))))
    return [];
  if (typeof value === 'boolean') return [{ ...at, text: 'yes' }];
  if (typeof value === 'number') return [cards ? { ...at, card: String(value) } : { ...at, count: value }];
  if (typeof value === 'string')
    return [COLOURS.has(value) ? { ...at, colour: value } : cards ? { ...at, card: value } : { ...at, text: value }];
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => (each === null ? [{ ...at, hidden: true }] : piecesOf(each, cards, place)));
  return Object.entries(value as Record<string, unknown>).flatMap(([name, each]) => inner(name, each, cards));
}

function inner(name: string, value: unknown, cards: boolean): Piece[] {
  if (COLOURS.has(name) && typeof value === 'number') {
    if (cards) return value ? [{ place: name, colour: name, card: String(value) }] : [{ place: name, colour: name }];
    return value ? [{ colour: name, count: value }] : [];
  }
  if (typeof value === 'number' && !cards) return value ? [{ place: name, count: value }] : [];
  if ((name === 'laws' || name === 'characters') && typeof value === 'number')
    return value ? [{ place: name, count: value, hidden: true }] : [];
  if (name === 'known') return piecesOf(value, cards);
  return piecesOf(value, cards, name);
}

/** The rows of a pyramid, the highest first; places are named "level.column". */
export function rowsOf(pieces: Piece[]): Piece[][] {
  const rows = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const level = Number(piece.place?.split('.')[0] ?? 0);
    rows.set(level, [...(rows.get(level) ?? []), piece]);
  }
  const column = (piece: Piece): number => Number(piece.place?.split('.')[1] ?? 0);
  return [...rows.entries()].sort(([a], [b]) => b - a).map(([, row]) => row.sort((a, b) => column(a) - column(b)));
}
