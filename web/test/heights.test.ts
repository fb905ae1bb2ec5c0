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

it('gives the answers beside the board all that is free on a phone that lies', () => {
  const lying = room('lying', 844, 338);
  expect(heightsOf('lying', lying, 2, false).choices).toBeGreaterThan(95);
  expect(inOneRow(lying, 2)).toBe(false);
  expect(heightsOf('lying', lying, 4, true).choices).toBe(54);
  expect(inOneRow(lying, 4)).toBe(true);
});

it('keeps the table of counts on a small phone while companions are chosen among', () => {
  const tall = room('tall', 390, 612);
  const [before, calling] = [false, true].map((now) => heightsOf('tall', tall, 2, now).choices ?? 0);
  expect(hasTable(tall, 2)).toBe(true);
  expect(calling).toBeGreaterThan(before ?? 0);
});
