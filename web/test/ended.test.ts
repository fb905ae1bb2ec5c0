// The result of a game waits until the last of it has been told at the table.

import { expect, it, vi } from 'vitest';
import type { LiveTable, Update } from '../src/protocol/live.svelte';
import { Sitting } from '../src/table/sitting.svelte';

vi.mock('../src/words/speech.svelte', () => ({ speech: { lang: 'en' }, t: (key: string) => key }));
vi.mock('../src/shell/settings.svelte', () => ({ settings: { pace: 'normal', motion: false } }));
vi.mock('../src/shell/sound', () => ({ play: () => {} }));
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('window', globalThis);

it('tells of the end after the last deed of another', async () => {
  vi.useFakeTimers();
  const position = { seq: 2, look: 0, asked: [], question: null };
  const table = { phase: 'over', seats: [] };
  const live = { id: 'x', holds: [0], lines: [], table, position } as unknown as LiveTable;
  const sitting = new Sitting('x', live);
  sitting.apply({ table: { phase: 'playing' }, position: { ...position, seq: 1, undo: 'free' } } as unknown as Update);
  expect(sitting.ended).toBe(false);
  expect(sitting.undoReach).toBe('no'); // though what is shown is from before the end
  const lines = [{ seq: 2, seat: 1, is: 'move', words: '', events: [{ is: 'Rode', words: 'rides' }] }];
  live.onUpdate({ follows: true, table, position, lines } as unknown as Update);
  await vi.advanceTimersByTimeAsync(100);
  expect(sitting.scene?.sentences).toEqual(['rides']);
  expect(sitting.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sitting.ended).toBe(true);
  vi.useRealTimers();
});
