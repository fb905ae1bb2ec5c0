import { describe, expect, it } from 'vitest';
import { boardOf, fitting, lacks } from '../src/lobby/fits';
import type { Asks, Game } from '../src/protocol/types';

const option = (key: string, choices: Record<string, Partial<Asks>>): unknown => ({
  key,
  words: key,
  default: Object.keys(choices)[0],
  choices: Object.entries(choices).map(([each, asks]) => ({
    key: each,
    words: `word of ${each}`,
    asks: { seats: [], editions: [], options: {}, ...asks },
  })),
});
const game = (key: string, ...options: unknown[]): Game => ({ key, options, editions: [] }) as unknown as Game;
const hand = game(
  'hand-of-the-king',
  option('variant', { base: {}, teams: { seats: [4] }, raven: { seats: [3, 4] } }),
  option('first', { lot: {}, s0: {}, s1: {}, s2: { seats: [3, 4] }, s3: { seats: [4] } }),
);
const viscounts = game(
  'viscounts',
  option('rival', { players: {}, cleric: { seats: [2] } }),
  option('harder', { none: {}, one: { seats: [2], options: { rival: ['cleric'] } } }),
);
const viceroy = game(
  'viceroy',
  option('virtual', { auto: {}, none: { seats: [2, 3, 4] }, two: { seats: [1, 2] }, three: { seats: [1] } }),
  option('virtual_gems', { box: {}, reserve: { editions: ['pl'] } }),
);
const with_ = (
  seats: number,
  options: Record<string, string>,
  edition = 'standard',
): { seats: unknown[]; options: Record<string, string>; edition: string } => ({
  seats: Array.from({ length: seats }),
  options,
  edition,
});

describe('what the lobby offers', () => {
  it('has teams for four and ravens for three or four', () => {
    expect(lacks(hand, with_(2, { variant: 'base' }), 'variant', 'teams')).toEqual({ seats: [4] });
    expect(lacks(hand, with_(4, { variant: 'base' }), 'variant', 'teams')).toBeNull();
    expect(lacks(hand, with_(3, { variant: 'base' }), 'variant', 'raven')).toBeNull();
    expect(lacks(hand, with_(2, { variant: 'base' }), 'variant', 'raven')).toEqual({ seats: [3, 4] });
  });

  it('goes back to what is usual when a seat goes away', () => {
    expect(fitting(hand, with_(3, { variant: 'teams', first: 's3' }))).toEqual({ variant: 'base', first: 'lot' });
    expect(fitting(hand, with_(4, { variant: 'teams', first: 's3' }))).toEqual({ variant: 'teams', first: 's3' });
  });

  it('names the board that plays the second seat, and lets it be made harder only then', () => {
    expect(boardOf(viscounts, with_(2, { rival: 'cleric' }))).toBe('word of cleric');
    expect(boardOf(viscounts, with_(2, { rival: 'players' }))).toBe('');
    expect(lacks(viscounts, with_(4, { rival: 'players' }), 'rival', 'cleric')).toBeNull(); // the seats are made to fit
    expect(lacks(viscounts, with_(2, { rival: 'players' }), 'harder', 'one')).toEqual({ option: 'rival' });
    expect(fitting(viscounts, with_(2, { rival: 'players', harder: 'one' }))).toEqual({
      rival: 'players',
      harder: 'none',
    });
  });

  it('says first which other choice is missing, then the edition, then the seats', () => {
    expect(lacks(viceroy, with_(2, {}, 'cs'), 'virtual_gems', 'reserve')).toEqual({ editions: ['pl'] });
    expect(lacks(viceroy, with_(2, {}, 'pl'), 'virtual_gems', 'reserve')).toBeNull();
    expect(lacks(viscounts, with_(3, { rival: 'cleric' }), 'harder', 'one')).toEqual({ seats: [2] });
  });

  it('has virtual opponents up to four at the table', () => {
    expect(lacks(viceroy, with_(1, {}, 'pl'), 'virtual', 'none')).toEqual({ seats: [2, 3, 4] });
    expect(lacks(viceroy, with_(2, {}, 'pl'), 'virtual', 'three')).toEqual({ seats: [1] });
    expect(fitting(viceroy, with_(2, { virtual: 'two', virtual_gems: 'reserve' }, 'cs'))).toEqual({
      virtual: 'two',
      virtual_gems: 'box',
    });
  });
});
