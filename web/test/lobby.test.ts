import { describe, expect, it } from 'vitest';
import { boardOf, fitting, lacks } from '../src/lobby/fits';
import type { Game } from '../src/protocol/types';

const option = (key: string, choices: string[]): unknown => ({
  key,
  words: key,
  default: choices[0],
  choices: choices.map((each) => ({ key: each, words: `word of ${each}` })),
});
const game = (key: string, ...options: unknown[]): Game => ({ key, options, editions: [] }) as unknown as Game;
const hand = game(
  'hand-of-the-king',
  option('variant', ['base', 'teams', 'raven']),
  option('first', ['lot', '0', '1', '2', '3']),
);
const viscounts = game('viscounts', option('rival', ['players', 'cleric']), option('harder', ['0', '1']));
const viceroy = game(
  'viceroy',
  option('virtual', ['auto', '0', '1', '2', '3']),
  option('virtual_gems', ['box', 'reserve']),
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
    expect(lacks(hand, with_(2, { variant: 'base' }), 'variant', 'teams')).toEqual({ seats: [4, 4] });
    expect(lacks(hand, with_(4, { variant: 'base' }), 'variant', 'teams')).toBeNull();
    expect(lacks(hand, with_(3, { variant: 'base' }), 'variant', 'raven')).toBeNull();
    expect(lacks(hand, with_(2, { variant: 'base' }), 'variant', 'raven')).toEqual({ seats: [3, 4] });
  });

  it('goes back to what is usual when a seat goes away', () => {
    expect(fitting(hand, with_(3, { variant: 'teams', first: '3' }))).toEqual({ variant: 'base', first: 'lot' });
    expect(fitting(hand, with_(4, { variant: 'teams', first: '3' }))).toEqual({ variant: 'teams', first: '3' });
  });

  it('names the board that plays the second seat, and lets it be made harder only then', () => {
    expect(boardOf(viscounts, with_(2, { rival: 'cleric' }))).toBe('word of cleric');
    expect(boardOf(viscounts, with_(2, { rival: 'players' }))).toBe('');
    expect(lacks(viscounts, with_(4, { rival: 'players' }), 'rival', 'cleric')).toBeNull(); // the seats are made to fit
    expect(lacks(viscounts, with_(2, { rival: 'players' }), 'harder', '1')).toEqual({ option: 'rival' });
    expect(fitting(viscounts, with_(2, { rival: 'players', harder: '1' }))).toEqual({ rival: 'players', harder: '0' });
  });

  it('has virtual opponents up to four at the table', () => {
    expect(lacks(viceroy, with_(1, {}, 'pl'), 'virtual', '0')).toEqual({ seats: [2, 4] });
    expect(lacks(viceroy, with_(2, {}, 'pl'), 'virtual', '3')).toEqual({ seats: [1, 1] });
    expect(fitting(viceroy, with_(2, { virtual: '2', virtual_gems: 'reserve' }, 'cs'))).toEqual({
      virtual: '2',
      virtual_gems: 'box',
    });
  });
});
