import { expect, it } from 'vitest';
import { deathsOf, trailsOf } from '../src/games/hand-of-the-king/trails';
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

it('draws no way of the reader, of which something came to another', () => {
  const mine = line(3, 0, moved(0, 0, 'up'));
  mine.events.push({ is: 'BannerTaken', words: 'Bolek takes the banner', seat: 1 });
  expect(ways(deal, line(2, 1, moved(1, 12, 'left')), mine)).toEqual([[1, 14, 12]]);
});

it('starts from the deal, and not from what was taken back', () => {
  const undone = { seq: 3, at: 0, is: 'undone', seat: 1, words: '', events: [], back_to: 2 } as unknown as Line;
  expect(ways(deal, line(2, 1, moved(1, 12, 'left')), undone, line(4, 1, moved(1, 2, 'up')))).toEqual([[1, 14, 2]]);
});

it('knows where he came from though he had changed places with a card', () => {
  const swapped = line(3, 1, { is: 'PlacesSwapped', cards: ['varys', 'card30'] });
  const lines = [line(2, 0, moved(0, 12, 'left')), swapped, line(4, 1, moved(1, 2, 'up'))];
  expect(ways(deal, ...lines)).toEqual([[1, 30, 2]]);
  expect(ways(...lines.slice(1))).toEqual([[1, null, 2]]); // the deal is not told
});

it('marks who was killed on the board where they lay, and nobody who lay in a play area', () => {
  const killed = (card: string, other = -1): Record<string, unknown> => ({
    is: 'CharacterKilled',
    seat: 1,
    card,
    other,
  });
  const lines = [
    deal,
    line(2, 0, moved(0, 12, 'left')),
    line(3, 1, { is: 'PlacesSwapped', cards: ['card1', 'card30'] }),
    line(4, 1, killed('card1')),
    line(5, 1, killed('robb', 0)),
    line(6, 1, killed('card7')),
  ];
  const deaths = deathsOf(lines, deedsOf(lastOfOthers(lines, isMine), isMine));
  expect(deaths.map(({ card, place }) => [card, place])).toEqual([
    ['card1', 30],
    ['card7', 7],
  ]);
});
