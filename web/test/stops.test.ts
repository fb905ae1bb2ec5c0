import { expect, it } from 'vitest';
import { stopsOf } from '../src/replay/stops';
import type { GameEvent } from '../src/protocol/types';

/** Frames by who decided them; `!` where a turn begins then. */
function frames(told: string): { seat: number | null; events: GameEvent[] }[] {
  return told.split(' ').map((each) => ({
    seat: each.startsWith('-') ? null : Number(each.replace('!', '')),
    events: each.endsWith('!') ? [{ is: 'TurnBegan', words: '' }] : [],
  }));
}

it('goes on by what one player does, however many decisions that takes', () => {
  expect(stopsOf(frames('- 0 0 0 1 1 0'), 0)).toEqual([0, 3, 5, 6]);
});

it('shows what chance brings with the deed before it', () => {
  expect(stopsOf(frames('- - 0 - 1 1 - 0'), 1)).toEqual([1, 3, 6, 7]);
});

it('stops where a turn begins, though the same player goes on', () => {
  expect(stopsOf(frames('- 0 0! 0 0! 0'), 0)).toEqual([0, 2, 4, 5]);
});
