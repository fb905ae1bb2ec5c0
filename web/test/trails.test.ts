import { expect, it } from 'vitest';
import { trailsOf } from '../src/games/hand-of-the-king/trails';
import type { Line } from '../src/protocol/types';
import { deedsOf, lastOfOthers } from '../src/table/deeds';

const isMine = (seat: number): boolean => seat === 0;
const line = (seq: number, seat: number | null, event: Record<string, unknown>): Line =>
  ({
    seq,
    at: 0,
    is: seat === null ? 'chance' : 'move',
    seat,
    words: '',
    events: [{ words: 'told', ...event }],
  }) as unknown as Line;
const moved = (seat: number, place: number, direction: string): Record<string, unknown> => ({
  is: 'VarysMoved',
  seat,
  place,
  direction,
  house: 'stark',
  taken: ['robb'],
});
const cards = Array.from({ length: 36 }, (_, i) => (i === 14 ? 'varys' : `card${i}`));
const deal = line(1, null, { is: 'Dealt', cards });
const ways = (...lines: Line[]): (number | null)[][] =>
  trailsOf(lines, deedsOf(lastOfOthers(lines, isMine), isMine)).map(({ seat, from, to }) => [seat, from, to]);

it('draws where Varys came from and where he went in what others did last', () => {
  expect(
    ways(deal, line(2, 0, moved(0, 12, 'left')), line(3, 1, moved(1, 0, 'up')), line(4, 2, moved(2, 5, 'right'))),
  ).toEqual([
    [1, 12, 0],
    [2, 0, 5],
  ]);
});

it('starts from the deal, and not from what was taken back', () => {
  const undone = { seq: 3, at: 0, is: 'undone', seat: 1, words: '', events: [], back_to: 2 } as unknown as Line;
  expect(ways(deal, line(2, 1, moved(1, 12, 'left')), undone, line(4, 1, moved(1, 2, 'up')))).toEqual([[1, 14, 2]]);
});

it('does not say where he came from when he had changed places with a card', () => {
  const swapped = line(3, 1, { is: 'PlacesSwapped', cards: ['varys', 'robb'] });
  expect(ways(deal, line(2, 0, moved(0, 12, 'left')), swapped, line(4, 1, moved(1, 2, 'up')))).toEqual([[1, null, 2]]);
});
