// What is drawn while a move is played out, and what stays marked of it: events say where things go.

import { describe, expect, it } from 'vitest';
import { stagedBy } from '../src/games/viscounts/staged';
import { trailsOf } from '../src/games/viscounts/trails';
import type { ViscountsView } from '../src/games/viscounts/view';
import type { Line } from '../src/protocol/types';

const event = (is: string, fields: Record<string, unknown> = {}) => ({ is, words: is, ...fields });
const player = { viscount: 'town-1', goods: { silver: 1, ink: 0, gold: 2, stone: 0 }, corruption: 1, virtue: 7 };
const view = {
  options: { rival: 'noble' },
  on_turn: 0,
  phases: ['play', 'move'],
  playing: 'move',
  players: [player, { ...player, viscount: 'town-5' }],
  spots: {},
  schemes: { board: ['s-b', 's-c', 's-n'] },
} as unknown as ViscountsView;

describe('a move that is played out', () => {
  it('moves the viscount, the goods and the markers of whom it is told', () => {
    expect(stagedBy(view, event('ViscountMoved', { seat: 1, place: 'town-6', way: [] })).players[1]?.viscount).toBe(
      'town-6',
    );
    expect(stagedBy(view, event('Gained', { seat: 0, thing: 'silver', count: 3 })).players[0]?.goods.silver).toBe(4);
    expect(stagedBy(view, event('Paid', { seat: 0, pays: ['gold', 'gold'] })).players[0]?.goods.gold).toBe(0);
    const marked = stagedBy(view, event('MarkersMoved', { seat: 0, corruption: 2, virtue: 7 }));
    expect([marked.players[0]?.corruption, marked.players[1]?.corruption]).toEqual([2, 1]);
  });

  it('takes the silver that a ride, an exchange or a hireling costs', () => {
    for (const is of ['ViscountMoved', 'Traded', 'Hired', 'Dismissed'])
      expect(stagedBy(view, event(is, { seat: 0, silver: 1, way: [] })).players[0]?.goods.silver).toBe(0);
  });

  it('gives the turn to whom it passes to: the AI plays no phases', () => {
    const began = stagedBy(view, event('TurnBegan', { seat: 1, round: 4 }));
    expect([began.on_turn, began.round, began.playing]).toEqual([1, 4, null]);
    const next = stagedBy(began, event('TurnBegan', { seat: 0, round: 5 }));
    expect([next.on_turn, next.playing]).toEqual([0, 'play']);
  });

  it('takes what the AI does for the deed of its seat', () => {
    expect(stagedBy(view, event('AiTook', { good: 'ink' })).players[1]?.goods.ink).toBe(1);
    expect(stagedBy(view, event('AiSpent', { pays: ['gold'] })).players[1]?.goods.gold).toBe(1);
    expect(stagedBy(view, event('AiBuilt', { spot: 'a2', building: 'guildhall' })).spots['a2']).toEqual({
      seat: 1,
      building: 'guildhall',
    });
    expect(stagedBy(view, event('SchemeRevealed', { scheme: 's-x1' })).schemes.board).toEqual(['s-x1', 's-b', 's-c']);
  });

  it('leaves the table alone where nothing moves', () => expect(stagedBy(view, event('CardDrawn'))).toBe(view));
});

describe('what others did', () => {
  const line = (seq: number, seat: number | null, ...events: unknown[]) =>
    ({ seq, is: seat === null ? 'chance' : 'move', seat, events }) as unknown as Line;
  const began = (seat: number) => event('TurnBegan', { seat });
  const way = ['town-1', 'town-2'];

  it('stays marked until their next turn, also where chance entries tell it', () => {
    const lines = [
      line(1, null, began(1)),
      line(2, null, event('ViscountMoved', { seat: 1, way }), event('AiBuilt', { spot: 'b1' }), began(0)),
      line(3, 0, event('ViscountMoved', { seat: 0, way: ['town-9', 'town-10'] })),
    ];
    expect(trailsOf(lines, (seat) => seat === 0)).toEqual([{ seat: 1, way, spots: ['b1'], sections: [] }]);
    expect(trailsOf([...lines, line(4, null, began(1))], (seat) => seat === 0)).toEqual([]);
  });
});
