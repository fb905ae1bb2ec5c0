import { expect, it } from 'vitest';
import { points } from '../src/tournaments/points';

it('writes points as players do', () => {
  expect([0, 0.5, 1, 2.5, 0.25, 3.75].map(points)).toEqual(['0', '½', '1', '2½', '¼', '3¾']);
});
