import { expect, it } from 'vitest';
import type { Outcome, PuzzleListed } from '../src/protocol/types';
import { rowOf } from '../src/puzzles/daily.svelte';
import { isReached } from '../src/table/goal';
import { after, FIRST, nextFor, NEWCOMER } from '../src/puzzles/rating.svelte';

const puzzle = (key: string, rating: number): PuzzleListed => ({ key, rating, theme: 'a', edition: '' });

it('lets the rating go up and down, by the first try alone', () => {
  const up = after(NEWCOMER, puzzle('a', FIRST), true);
  expect(up.rating).toBe(FIRST + 32);
  expect(up.row).toBe(1);
  const down = after(up, puzzle('b', FIRST), false);
  expect(down.rating).toBeLessThan(up.rating);
  expect(down.row).toBe(0);
  expect(after(down, puzzle('b', FIRST), true)).toBe(down);
});

it('gives more for a harder puzzle', () => {
  const easy = after(NEWCOMER, puzzle('a', FIRST - 400), true).rating;
  const hard = after(NEWCOMER, puzzle('a', FIRST + 400), true).rating;
  expect(hard).toBeGreaterThan(easy);
});

it('serves the new puzzle that is nearest to the rating, and those that were missed at last', () => {
  const all = [puzzle('easy', 800), puzzle('fits', 1150), puzzle('hard', 1900)];
  expect(nextFor(NEWCOMER, all)?.key).toBe('fits');
  expect(nextFor(NEWCOMER, all, 'fits')?.key).toBe('easy');
  expect(nextFor({ ...NEWCOMER, tried: { easy: true, fits: true, hard: false } }, all)?.key).toBe('hard');
  expect(nextFor(NEWCOMER, [])).toBeNull();
});

const played = (on: string) => ({ table: 't', on, score: 1, reached: true });

it('counts days in a row that were played on their day', () => {
  const book = {
    '2026-11-14/a/x': played('2026-11-14'),
    '2026-11-15/a/x': played('2026-11-15'),
    '2026-11-16/a/x': played('2026-11-17'), // too late
    '2026-11-17/a/x': played('2026-11-17'),
    '2026-11-18/a/x': played(''), // goes on
  };
  expect(rowOf(book, '2026-11-17')).toEqual({ now: 1, longest: 2 });
  expect(rowOf(book, '2026-11-18').now).toBe(1);
  expect(rowOf(book, '2026-11-19').now).toBe(0);
});

it('reaches a goal by points, or by the win', () => {
  const outcome = { reason: 'finished', scores: [70, 80], winners: [1] } as unknown as Outcome;
  expect(isReached(70, outcome, 0)).toBe(true);
  expect(isReached(71, outcome, 0)).toBe(false);
  expect(isReached(null, outcome, 0)).toBe(false);
  expect(isReached(null, outcome, 1)).toBe(true);
  expect(isReached(0, { ...outcome, reason: 'resigned' }, 0)).toBe(false);
});
