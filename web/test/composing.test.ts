import { beforeEach, expect, it, vi } from 'vitest';
import { compose, composed } from '../src/table/composing';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});
beforeEach(() => kept.clear());

it('keeps the parts that were put together for a question', () => {
  compose('t', '0.7', 'chosen', 'move up stark');
  compose('t', '0.7', 'row', ['call jaqen']);
  expect(composed('t', '0.7', 'chosen')).toBe('move up stark');
  expect(composed('t', '0.7', 'row')).toEqual(['call jaqen']);
});

it('forgets them with the question, and mixes no tables', () => {
  compose('t', '0.7', 'chosen', 'a');
  expect(composed('t', '0.8', 'chosen')).toBeNull();
  expect(composed('other', '0.7', 'chosen')).toBeNull();
  compose('t', '0.8', 'row', []);
  expect(composed('t', '0.7', 'chosen')).toBeNull();
  expect(composed('t', '0.8', 'chosen')).toBeNull();
});

it('is silent where a browser keeps nothing, or something else', () => {
  kept.set('viceregal.composed.t', 'no document');
  expect(composed('t', '0.7', 'chosen')).toBeNull();
});
