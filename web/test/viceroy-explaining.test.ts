import { expect, it, vi } from 'vitest';
import { emptyHand, explained } from '../src/games/viceroy/explaining';
import type { Viceroy } from '../src/games/viceroy/viceroy.svelte';

vi.mock('../src/games/viceroy/words', () => ({
  w: (key: string, values: Record<string, string | number> = {}): string => [key, ...Object.values(values)].join(' '),
}));

const reader = (asks: string, more: object = {}, view: object = {}): Viceroy =>
  ({
    asks,
    chosen: null,
    me: 0,
    told: null,
    barred: () => null,
    name: (card: number) => `card ${card}`,
    ownerOf: () => 'Hugo',
    view: { playing: { phase: 'AuctionPhase', round: 1 }, todo: [], shown: [17], ...view },
    ...more,
  }) as unknown as Viceroy;
const gems = (count: number): object => ({ asked: { is: 'AskGem', frame: { is: 'AskGem', seat: 0, count } } });

it('tells what a later round of an auction is about', () => {
  expect(explained(reader('AskBids'))?.words).toBe('bid_rest');
  const again = reader('AskBids', {}, { playing: { phase: 'AuctionPhase', round: 2 } });
  expect(explained(again)?.words).toBe('bid_again 2');
});

it('names the card that was won, and what discarding it brings or why it cannot be played', () => {
  expect(explained(reader('AskKeep'))).toEqual({ card: 17, words: 'keep_rest' });
  const discards = reader('AskKeep', { chosen: 'discard', told: gems(3) });
  expect(explained(discards)?.words).toBe('keep_discards card 17 3');
  const refusal = { words: 'Too dear.', lacks: ['1 red'], missing: { red: 1 } };
  expect(explained(reader('AskKeep', { barred: () => refusal }))).toEqual({
    card: 17,
    words: 'Too dear. Lacks_gems 1 1 red',
  });
});

it('names the owner of a token that is wanted, and the price', () => {
  const todo = [{ is: 'AskTradeTake', seat: 0, count: 3, card: 20, token: 'magic' }];
  expect(explained(reader('AskTradeTake', {}, { todo }))?.words).toBe('trade_rest 3');
  const chosen = reader('AskTradeTake', { chosen: 'get 60 magic' }, { todo });
  expect(explained(chosen)?.words).toBe('trade_with Hugo 3');
});

it('says of an empty hand where the reserve sets the limit', () => {
  const said = (told: object | null, held: number): string =>
    emptyHand(reader('AskBids', { told }, { reserve: { red: held, blue: 0 } }), (n) => `take ${n}`);
  expect(said(gems(3), 9)).toBe('take 3');
  expect(said(gems(1), 1)).toBe('take 1 reserve_whole');
  expect(said({}, 0)).toBe('reserve_empty');
  expect(said(null, 0)).toBe('');
});
