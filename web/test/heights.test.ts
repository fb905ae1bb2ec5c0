import { expect, it } from 'vitest';
import { hasTable, heightsOf, inOneRow } from '../src/games/hand-of-the-king/heights';
import type { Form, Room } from '../src/table/frame';

const room = (form: Form, width: number, height: number): Room => ({
  form,
  width,
  height,
  stage: { width: 0, height: 0 },
  u: 0,
  folded: true,
});

const MOVES = { calling: false, moves: 8 };
const COMPANIONS = { calling: true, moves: 0 };

it('gives the answers beside the board all that is free on a phone that lies', () => {
  const lying = room('lying', 844, 338);
  expect(heightsOf('lying', lying, 2, MOVES).choices).toBeGreaterThan(95);
  expect(inOneRow(lying, 2, 8)).toBe(false);
  expect(heightsOf('lying', lying, 4, COMPANIONS).choices).toBe(54);
  expect(inOneRow(lying, 4, 8)).toBe(true);
});

it('keeps the table of counts on a small phone while companions are chosen among', () => {
  const tall = room('tall', 390, 612);
  const [before, calling] = [MOVES, COMPANIONS].map((now) => heightsOf('tall', tall, 2, now).choices ?? 0);
  expect(hasTable(tall, 2)).toBe(true);
  expect(calling).toBeGreaterThan(before ?? 0);
});

it('gives moves a second row where one would make them narrower than a finger', () => {
  const tall = room('tall', 390, 612);
  expect(inOneRow(tall, 2, 8)).toBe(true);
  expect(inOneRow(tall, 2, 9)).toBe(false);
  expect(heightsOf('tall', tall, 2, { ...MOVES, moves: 10 }).choices).toBeGreaterThan(95);
  expect(inOneRow(room('tall', 360, 612), 2, 8)).toBe(false);
});
