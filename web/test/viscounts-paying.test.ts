import { describe, expect, it } from 'vitest';
import { Paying } from '../src/games/viscounts/paying.svelte';
import { readOffer } from '../src/games/viscounts/payment';
import type { Viscounts } from '../src/games/viscounts/viscounts.svelte';

const OFFERS = ['construct workshop stone stone', 'construct workshop stone', 'trade 1 0', 'pass'];

/** A seat at town 1 with two builders and two stone, asked for its action. */
function table() {
  const folk = { value: 2, icons: { builder: 2, merchant: 2 }, corner: null, ability: null };
  const spots = [{ side: 'left', bonus: null, link: null }];
  const question = { seat: 0, number: 7 };
  const seat = {
    viscount: 'town-1',
    board: ['mason', 'idle', 'idle'],
    slots: [],
    goods: { silver: 0, ink: 0, gold: 0, stone: 2 },
    workers: 5,
  };
  const viscounts = {
    asks: 'AskAct',
    chosen: null as string | null,
    me: 0,
    choices: OFFERS.map((action) => ({ action, words: action })),
    sitting: { shown: { question }, question },
    view: { players: [seat, seat], spots: {}, tops: {}, tiles: {}, bonus: {}, todo: [{ is: 'AskAct' }] },
    townsfolk: (key: string) => (key === 'mason' ? folk : { ...folk, icons: {} }),
    manuscript: () => null,
    segment: () => ({
      towns: [
        { icons: 1, gives: null },
        { icons: 1, gives: null },
      ],
      small: spots,
      large: spots,
      manuscript: { cost: 3, effect: null },
    }),
    can: (action: string) => OFFERS.includes(action),
    choose(action: string | null) {
      this.chosen = action;
    },
  };
  const paying = new Paying(viscounts as unknown as Viscounts);
  const workshop = () => paying.wanted('construct').find((each) => each.what === 'workshop')!;
  return { viscounts, paying, workshop };
}

describe('a payment that is being built', () => {
  it('is laid by itself, and is missing what is taken back', () => {
    const { viscounts, paying, workshop } = table();
    paying.want(workshop());
    expect(viscounts.chosen).toBe('construct workshop stone');
    paying.takeBack(paying.sockets[0]!);
    expect(viscounts.chosen).toBeNull();
    expect([paying.target?.what, paying.missing]).toEqual(['workshop', 1]);
  });

  it('outlives news that asks nothing else', () => {
    const { viscounts, paying, workshop } = table();
    paying.want(workshop());
    paying.takeBack(paying.sockets[0]!);
    viscounts.sitting.shown = { question: { seat: 0, number: 7 } };
    expect(paying.missing).toBe(1);
  });

  it('gives way to a hint, which is laid as it says', () => {
    const { viscounts, paying, workshop } = table();
    paying.want(workshop());
    paying.takeBack(paying.sockets[0]!);
    viscounts.chosen = 'construct workshop stone stone';
    expect(paying.laid).toEqual(readOffer('construct workshop stone stone')!.pays);
    expect(paying.missing).toBe(0);
    viscounts.chosen = 'trade 1 0';
    expect(paying.act).toBe('trade');
    viscounts.chosen = 'pass';
    expect(paying.target).toBeNull();
  });

  it('is never laid for another question, though it has the same number', () => {
    const { viscounts, paying, workshop } = table();
    paying.want(workshop());
    paying.takeBack(paying.sockets[0]!);
    viscounts.sitting.shown = { question: { seat: 1, number: 7 } };
    expect(paying.target).toBeNull();
    viscounts.sitting.shown = { question: { seat: 0, number: 8 } };
    expect(paying.target).toBeNull();
    viscounts.sitting.shown = { question: { seat: 0, number: 7 } };
    paying.drop();
    expect(paying.target).toBeNull();
  });

  it('lies ready where only one thing can be paid for', () => {
    const { viscounts, paying } = table();
    viscounts.asks = 'AskFund';
    viscounts.view.todo = [{ is: 'AskFund', act: 'construct', card: 'idle' }] as never;
    viscounts.sitting.shown = { question: { seat: 0, number: 8 } };
    paying.begin();
    expect(viscounts.chosen).toBe('construct workshop stone');
    viscounts.chosen = 'pass';
    paying.begin();
    expect(viscounts.chosen).toBe('pass');
  });
});
