import { expect, it } from 'vitest';
import { dueTip, isDue } from '../src/lessons/tipping';
import type { GameEvent, Question, Tip } from '../src/protocol/types';

const tip = (key: string, on: Record<string, unknown>): Tip => ({ key, on, words: key, rule: 'X-1', editions: ['a'] });
const event = (fields: Record<string, unknown>): GameEvent => ({ words: '', ...fields }) as unknown as GameEvent;
const asked = (is: string): Question => ({ is }) as unknown as Question;

it('waits for an event with the fields that matter', () => {
  const lost = tip('lost', { is: 'Taken', to_you: true });
  expect(isDue(lost, { is: 'Taken', seat: 1, other: 0 }, 0)).toBe(true);
  expect(isDue(lost, { is: 'Taken', seat: 0, other: 1 }, 0)).toBe(false);
  expect(isDue(lost, { is: 'Taken', seat: 1, other: 0 }, null)).toBe(false);
  expect(isDue(tip('red', { is: 'Bid', colour: 'red' }), { is: 'Bid', colour: 'blue' }, 0)).toBe(false);
});

it('finds the first tip that is due, by an event or by what is asked', () => {
  const tips = [tip('own', { is: 'Won', you: true }), tip('asked', { is: 'AskWhom' })];
  expect(dueTip(tips, [event({ is: 'Won', seat: 1 })], null, 0)).toBeNull();
  expect(dueTip(tips, [event({ is: 'Won', seat: 0 })], null, 0)?.key).toBe('own');
  expect(dueTip(tips, [], asked('AskWhom'), 0)?.key).toBe('asked');
});
