// What can be tapped on the castle while a worker is to be moved (VW-7.8).

import { describe, expect, it, vi } from 'vitest';
import { Viscounts } from '../src/games/viscounts/viscounts.svelte';
import type { Sitting } from '../src/table/sitting.svelte';

vi.mock('../src/words/speech.svelte', () => ({ speech: { lang: 'en' }, t: (key: string) => key }));
vi.mock('../src/games/general/faces.svelte', () => ({ faces: { of: () => ({}) } }));

const SHIFTS = ['shift flip clockwise', 'shift flip counterclockwise', 'shift virtue clockwise', 'decline'];

function asked(is: string, actions: string[]): Viscounts {
  const question = { number: 1, is, actions: actions.map((action) => ({ action, words: action })), barred: [] };
  const sitting = { question, live: { position: { question } }, position: null, chosen: null, lines: [] };
  return new Viscounts(sitting as unknown as Sitting);
}

describe('a section of the castle', () => {
  it('offers the ways in which a worker of it can be moved, and no others', () => {
    const viscounts = asked('AskShift', SHIFTS);
    expect(viscounts.sectionActions('flip')).toEqual(SHIFTS.slice(0, 2));
    expect(viscounts.sectionActions('virtue')).toEqual(SHIFTS.slice(2, 3));
    expect(viscounts.sectionActions('gold-move')).toEqual([]);
  });
});
