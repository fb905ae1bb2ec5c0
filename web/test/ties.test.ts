import { expect, it } from 'vitest';
import { tieOf } from '../src/games/hand-of-the-king/ties';
import { readView } from '../src/games/hand-of-the-king/view';
import type { Deed } from '../src/table/deeds';

const counted = (stark: number[], holder: number): ReturnType<typeof readView> =>
  readView({
    grid: [],
    options: { variant: 'base' },
    banners: { stark: holder },
    counts: stark.map((n) => ({ stark: n })),
  });
const taken = (action: string, other: number): Deed[] =>
  [
    {
      seat: 1,
      sentences: [],
      lines: [{ seq: 1, action, events: [{ is: 'BannerTaken', seat: 1, house: 'stark', other, words: '' }] }],
    },
  ] as unknown as Deed[];

it('tells of a banner that was taken with as many cards, and says how many', () => {
  expect(tieOf(counted([2, 2], 1), taken('move up stark', 0))).toMatchObject({
    seat: 1,
    other: 0,
    house: 'stark',
    n: 2,
  });
});

it('tells of nothing where somebody has more, where nobody had it, and where its giver was asked', () => {
  expect(tieOf(counted([1, 2], 1), taken('move up stark', 0))).toBeNull();
  expect(tieOf(counted([2, 2], 1), taken('move up stark', -1))).toBeNull();
  expect(tieOf(counted([2, 2], 1), taken('banner stark 1', 0))).toBeNull();
  expect(tieOf(counted([2, 2], 0), taken('move up stark', 0))).toBeNull();
});
