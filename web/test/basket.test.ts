// What a hint says of gems lies in the basket, and goes with the rest in any order.

import { expect, it, vi } from 'vitest';

vi.mock('../src/words/speech.svelte', () => ({ speech: { lang: 'en' }, t: (key: string) => key }));

async function basket(count: number) {
  const { Basket } = await import('../src/games/viceroy/basket.svelte');
  const viceroy = {
    asks: 'AskGem',
    me: 0,
    view: { reserve: { blue: 2, green: 1, red: 1, yellow: 1 }, gems: [{}], todo: [{ count }] },
    sitting: { sending: false, chosen: null, compose: () => {} },
  };
  return new Basket(viceroy as unknown as ConstructorParameters<typeof Basket>[0]);
}

it('takes all that a hint says, and what comes after the gems is left', async () => {
  const held = await basket(3);
  expect(held.fill(['gem blue', 'gem blue', 'gem red', 'enough'])).toBe(true);
  expect(held.row).toEqual(['gem blue', 'gem blue', 'gem red']);
  expect([held.holds('gem red'), held.holds('gem green')]).toEqual([true, false]);
});

it('adds what a hint says as long as there is a gem and room', async () => {
  const held = await basket(3);
  held.put('gem yellow');
  held.fill(['gem green']);
  held.fill(['gem green']);
  expect(held.held).toEqual(['gem yellow', 'gem green']);
});

it('takes nothing that is no part of it', async () => {
  const held = await basket(1);
  expect(held.fill(['pass'])).toBe(false);
});
