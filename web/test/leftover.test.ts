import { expect, it } from 'vitest';
import { withLeftover } from '../src/games/hand-of-the-king/leftover';
import type { HandView } from '../src/games/hand-of-the-king/view';
import type { Line } from '../src/protocol/types';

const line = (seq: number, event: Record<string, unknown>, is = 'move'): Line =>
  ({ seq, at: 0, is, seat: 0, words: '', events: [{ words: '', ...event }] }) as unknown as Line;
const deal = line(1, { is: 'Dealt', cards: ['robb', 'varys', 'asha', 'tywin', 'hoster', 'balon'] }, 'chance');
const moved = (seq: number, place: number, taken: string): Line =>
  line(seq, { is: 'VarysMoved', place, taken: [taken] });
const swapped = (seq: number, ...cards: string[]): Line => line(seq, { is: 'PlacesSwapped', cards });
const view = (grid: (string | null)[], ...discarded: string[]): HandView =>
  ({ grid, discarded }) as unknown as HandView;

it('lays what was discarded at the end where it lay', () => {
  const ended = view([null, null, 'varys', null, null, null], 'tywin', 'balon');
  expect(withLeftover(ended, [deal, moved(2, 2, 'asha')]).grid).toEqual([null, null, 'varys', 'tywin', null, 'balon']);
});

it('follows what changed places, Varys too, and not what was taken back', () => {
  const undone = { seq: 5, at: 0, is: 'undone', seat: 0, words: '', events: [], back_to: 4 } as unknown as Line;
  const lines = [deal, swapped(2, 'varys', 'hoster'), moved(3, 0, 'robb'), swapped(4, 'tywin', 'asha'), undone];
  const ended = view(['varys', null, null, null, null, null], 'hoster', 'asha');
  expect(withLeftover(ended, [...lines, swapped(6, 'asha', 'varys')]).grid[1]).toBe('hoster');
  expect(withLeftover(ended, lines).grid).toEqual(['varys', 'hoster', 'asha', null, null, null]);
});

it('changes nothing before the end, or where the deal is not told', () => {
  const grid = ['varys', null, 'asha'];
  expect(withLeftover(view(grid), [deal]).grid).toEqual(grid);
  expect(withLeftover(view(grid, 'robb'), []).grid).toEqual(grid);
});
