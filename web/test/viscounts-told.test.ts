// What is drawn of foretellings: the page reads events and counts nothing by itself.

import { describe, expect, it } from 'vitest';
import { dismissedFor, readOffer, targetsOf } from '../src/games/viscounts/offers';
import {
  broughtBy,
  builtIn,
  castleThen,
  collisionIn,
  linesOf,
  linkedIn,
  markersOf,
  signOf,
  wayIn,
  worthOf,
} from '../src/games/viscounts/told';
import type { PlayerView, ViscountsView } from '../src/games/viscounts/view';
import type { Barred, Foretold, GameEvent } from '../src/protocol/types';

const event = (is: string, fields: Record<string, unknown> = {}): GameEvent => ({
  is,
  words: `Ania: ${is}`,
  seat: 0,
  ...fields,
});
const told = (...events: GameEvent[]): Foretold => ({ seat: 0, events }) as unknown as Foretold;
const barred = (action: string): Barred => ({
  action,
  words: action,
  refusal: { rule: 'VW-6.1', words: 'no', message: 'no', missing: { stone: 2 }, lacks: ['2 stone'] },
});

describe('what can be had', () => {
  it('is read from the texts of the answers', () => {
    expect(readOffer('construct workshop stone silver silver')).toEqual({
      action: 'construct workshop stone silver silver',
      act: 'construct',
      what: 'workshop',
      pays: { silver: 2, ink: 0, gold: 0, stone: 1 },
    });
    expect(readOffer('trade 2 1')?.pays.silver).toBe(1);
    expect(readOffer('transcribe ink')).toMatchObject({ act: 'transcribe', what: '' });
    expect(readOffer('pass')).toBeNull();
    expect([dismissedFor('dismiss construct'), dismissedFor('pass')]).toEqual(['construct', null]);
  });

  it('stands beside what cannot, with the fewest pieces first', () => {
    const actions = ['pass', 'construct workshop silver silver', 'construct workshop stone', 'trade 1 0'];
    const targets = targetsOf(
      actions.map((action) => ({ action })),
      [barred('construct guildhall'), barred('dismiss construct')],
    );
    expect(targets.map(({ what, offers }) => [what, offers.map((offer) => offer.action)])).toEqual([
      ['workshop', ['construct workshop stone', 'construct workshop silver silver']],
      ['1', ['trade 1 0']],
      ['guildhall', []],
    ]);
    expect(targets[2]?.refusal?.lacks).toEqual(['2 stone']);
    expect(targets[0]).toMatchObject({ icons: 0, has: {}, at: null, thing: null });
  });

  it('says what the server tells of it: icons, the town, the manuscript', () => {
    const told = { takes: { cleric: 4 }, has: { cleric: 2, criminal: 1 }, at: 'a', thing: 'blue-3-hire' };
    expect(targetsOf([{ action: 'transcribe ink', ...told }], [])).toMatchObject([
      { icons: 4, has: told.has, at: 'a', thing: 'blue-3-hire' },
    ]);
  });
});

describe('what would happen', () => {
  it('is told in sentences, the own ones without the name and without what the chips say and whose turn comes', () => {
    const gained = { ...event('Gained', { seat: 1 }), words: 'Olek: 1' };
    const all = told(event('Paid'), event('Built'), event('Gained'), gained, event('TurnBegan', { seat: 1 }));
    expect(linesOf(all, 0, 'Ania')).toEqual([
      { seat: 0, words: 'Built' },
      { seat: 1, words: 'Olek: 1' },
    ]);
  });

  it('shows on the board where a building comes and who is paid for its links', () => {
    const all = told(
      event('Built', { spot: 'a2', slot: 'workshop-1' }),
      event('Linked', { other: 1, spot: 'a2', other_spot: 'a3' }),
    );
    expect(builtIn(all)).toEqual({ spot: 'a2', slot: 'workshop-1' });
    expect([linkedIn(all, 'a2', 'a3'), linkedIn(all, 'a1', 'a2')]).toEqual([[0, 1], []]);
    expect(builtIn(null)).toBeNull();
  });

  it('moves the markers as it is told, and names the collision', () => {
    const all = told(
      event('MarkersMoved', { corruption: 3, virtue: 4 }),
      event('MarkersMoved', { seat: 1, corruption: 6, virtue: 7 }),
      event('CollisionBegan', { seat: 1, space: 6 }),
      event('CollisionBegan', { space: 4 }),
    );
    expect(markersOf(all, 0)).toEqual([{ corruption: 3, virtue: 4 }]);
    expect([collisionIn(all, 0), collisionIn(all, 1), collisionIn(told(), 0)]).toEqual([4, 6, null]);
  });

  it('is told of one answer as what it brings beyond those before it', () => {
    const before = { ...told(), things: [], gain: {}, cost: { stone: 3 }, scores: [], asked: null };
    const then = {
      ...before,
      ...told(event('MarkersMoved', { corruption: 3, virtue: 4 })),
      things: [
        { key: 'stone', before: 3, after: 0, cost: '3 stone', gain: '' },
        { key: 'ink', before: 0, after: 2, cost: '', gain: '2 ink' },
      ],
      gain: { ink: 2 },
      cost: { stone: 3 },
      scores: [
        { seat: 0, before: 2, after: 5 },
        { seat: 1, before: 0, after: 9 },
      ],
    } as unknown as Foretold;
    const player = { corruption: 3, virtue: 5 } as PlayerView;
    expect(broughtBy(then, before as unknown as Foretold, player)).toEqual([
      { sign: 'ink', count: '+2', words: '2 ink' },
      { sign: 'virtue', count: '→ 4', words: '' },
      { sign: 'points', count: '+3', words: '' },
    ]);
    expect(worthOf(then)).toBe(302);
    expect(worthOf({ ...then, asked: { is: 'AskResource' } } as unknown as Foretold)).toBe(303);
  });

  it('counts what comes without what the answers before it bring', () => {
    const ride = { ...told(), things: [], gain: { silver: 1 }, cost: { silver: 2 }, scores: [] } as unknown as Foretold;
    const traded = {
      ...ride,
      things: [{ key: 'silver', before: 4, after: 2, cost: '5 silver', gain: '3 silver' }],
      gain: { silver: 3 },
      cost: { silver: 5 },
    } as unknown as Foretold;
    expect(broughtBy(traded, ride, { corruption: 1, virtue: 7 } as PlayerView)).toEqual([
      { sign: 'silver', count: '+2', words: '' },
      { sign: 'silver', count: '−3', words: '' },
    ]);
  });

  it('leads the workers step by step to where they would stand', () => {
    const none = { 'ink-stone': [0], flip: [0], 'gold-move': [0], 'hire-destroy': [0], virtue: [0] };
    const view = { first_tier: { ...none, flip: [2] }, second_tier: none, third_tier: [0] } as unknown as ViscountsView;
    const then = castleThen(
      view,
      told(
        event('WorkersPlaced', { section: 'flip', count: 1 }),
        event('WorkerRose', { section: 'flip', tier: 2 }),
        event('WorkersSpread', { section: 'flip', count: 2, sections: ['gold-move', 'ink-stone'] }),
      ),
    );
    expect(then.first_tier).toEqual({ ...none, 'ink-stone': [1], 'gold-move': [1] });
    expect(then.second_tier.flip).toEqual([1]);
    expect(castleThen(view, null)).toBe(view);
  });

  it('rides along the way that is told', () => {
    const way = ['town-1', 'inner-a', 'town-2'];
    expect(wayIn(told(event('ViscountMoved', { place: 'town-2', silver: 0, way })))).toEqual(way);
    expect([wayIn(null), wayIn(told())]).toEqual([[], []]);
  });

  it('has a sign for every thing', () => {
    expect(['silver', 'paid-debt', 'worker', 'something new'].map(signOf)).toEqual([
      'silver',
      'flip-debt',
      'worker',
      'any',
    ]);
  });
});
