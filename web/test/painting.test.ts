// Circles are asked about from the lowest up: what a choice leaves behind is known before it is given.

import { expect, it, vi } from 'vitest';

vi.mock('../src/words/speech.svelte', () => ({ speech: { lang: 'en' }, t: (key: string) => key }));

it('knows whether lower circles, or such to the left, would be left behind', async () => {
  const { Painting } = await import('../src/games/viceroy/painting.svelte');
  const choices = ['2.0', '2.1', '3.-1', 'enough'].map((place) => ({
    action: place === 'enough' ? place : `recolour ${place} blue`,
  }));
  const leaves = (place: string | null): boolean => {
    const viceroy = { choices, painting: place === null ? null : { place, colour: 'blue' } };
    return new Painting(viceroy as unknown as ConstructorParameters<typeof Painting>[0]).leaves;
  };
  expect([leaves('2.0'), leaves('2.1'), leaves('3.-1'), leaves(null)]).toEqual([false, true, true, false]);
});
