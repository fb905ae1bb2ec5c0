// At one screen, whoever is asked is told what the other did there.

import { expect, it, vi } from 'vitest';
import type { LiveTable, Update } from '../src/protocol/live.svelte';
import { Sitting } from '../src/table/sitting.svelte';

vi.mock('../src/words/speech.svelte', () => ({ speech: { lang: 'en' }, t: (key: string) => key }));
vi.mock('../src/shell/settings.svelte', () => ({ settings: { pace: 'at_once', motion: false } }));
vi.mock('../src/shell/sound', () => ({ play: () => {} }));
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('window', globalThis);

const line = (seq: number, seat: number): unknown => ({
  seq,
  seat,
  is: 'move',
  words: '',
  events: [{ is: 'Taken', words: `${seat} takes`, seat }],
});

it('is what the other at this screen did, to whoever looks', () => {
  const lines = [line(1, 0), line(2, 1), line(3, 0)];
  const position = { seq: 3, look: 1, asked: [1], question: null };
  const table = { phase: 'playing', seats: [] };
  const live = { id: 'x', holds: [0, 1], lines, table, position } as unknown as LiveTable;
  const sitting = new Sitting('x', live);
  sitting.apply({ table, position } as unknown as Update);
  expect(sitting.since.map(({ sentences }) => sentences)).toEqual([['0 takes']]);
  sitting.apply({ table, position: { ...position, look: 0 } } as unknown as Update);
  expect(sitting.since.map(({ sentences }) => sentences)).toEqual([['1 takes']]);
});
