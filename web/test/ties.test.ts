import { expect, it } from 'vitest';
import { tieOf } from '../src/games/hand-of-the-king/ties';
import { readView } from '../src/games/hand-of-the-king/view';
import type { Deed } from '../src/table/deeds';

const counted = (stark: number[]): ReturnType<typeof readView> =>
  readView({
    grid: [],
    options: { variant: 'base' },
    banners: { stark: 1 },
    counts: stark.map((n) => ({ stark: n })),
  });

type Told = [is: string, fields?: Record<string, unknown>];
const MOVED: Told = ['VarysMoved', { seat: 1, house: 'stark' }];
const TAKEN: Told = ['BannerTaken', { seat: 1, house: 'stark', other: 0 }];

/** Each line as one deed, as the server tells it: what is decided in a row has no single action. */
const deeds = (...lines: Told[][]): Deed[] =>
  lines.map((events, seq) => ({
    seat: 1,
    sentences: [],
    lines: [{ seq, action: null, events: events.map(([is, fields]) => ({ is, words: '', ...fields })) }],
  })) as unknown as Deed[];

const tie = (stark: number[], ...lines: Told[][]): ReturnType<typeof tieOf> => tieOf(counted(stark), deeds(...lines));

it('tells of a banner that a move brought with as many cards, and says how many', () => {
  expect(tie([2, 2], [MOVED, TAKEN])).toEqual({ seat: 1, other: 0, house: 'stark', n: 2 });
  expect(tie([2, 2], [MOVED, TAKEN], [['VarysMoved', { seat: 2, house: 'tully' }]])).toMatchObject({ n: 2 });
});

it('tells of nothing where one has more, or where nobody had it', () => {
  expect(tie([1, 2], [MOVED, TAKEN])).toBeNull();
  expect(tie([2, 2], [MOVED, ['BannerTaken', { seat: 1, house: 'stark', other: -1 }]])).toBeNull();
});

it('tells of nothing where a companion was called, whoever decided then', () => {
  expect(tie([2, 2], [MOVED], [['CompanionCalled', { seat: 1 }], TAKEN])).toBeNull();
  expect(tie([2, 2], [['VarysMoved', { seat: 1, house: 'tully' }], TAKEN])).toBeNull();
});

it('tells of nothing where the counts were others when it was taken', () => {
  expect(tie([2, 2], [MOVED, TAKEN], [['CharacterKilled', { seat: 0 }]])).toBeNull();
  expect(tie([2, 2], [MOVED, TAKEN], [['VarysMoved', { seat: 2, house: 'stark' }]])).toBeNull();
});
