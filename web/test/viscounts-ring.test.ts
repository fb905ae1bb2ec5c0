import { describe, expect, it } from 'vitest';
import { castleStep } from '../src/games/viscounts/castle';
import { placesOf, riderAt, placeAt, at } from '../src/games/viscounts/draw/ring-geometry';
import { beadsOf, stepsFrom, threadOf, wayFor, wayOf } from '../src/games/viscounts/draw/ring-ride';
import { riddenWay, type Printed } from '../src/games/viscounts/ridden';
import type { SegmentKey, ViscountsView } from '../src/games/viscounts/view';

const RING: SegmentKey[] = ['a', 'd', 'b', 'c', 'e'];

describe('riding', () => {
  it('goes with the arrows only', () => {
    expect(stepsFrom(RING, 'town-1')).toEqual(['town-2', 'inner-a']);
    expect(stepsFrom(RING, 'inner-a')).toEqual(['town-2', 'inner-d']);
    expect(stepsFrom(RING, 'town-2')).toEqual(['town-7']);
    expect(stepsFrom(RING, 'town-10')).toEqual(['town-1']);
  });

  it('takes exactly so many steps', () => {
    expect(wayOf(RING, 'town-1', 'town-2', 1)).toEqual(['town-1', 'town-2']);
    expect(wayOf(RING, 'town-1', 'town-2', 2)).toEqual(['town-1', 'inner-a', 'town-2']);
    expect(wayOf(RING, 'town-1', 'town-2', 3)).toBeNull();
  });

  it('is drawn as long as it was paid for, with a free step where it would not do otherwise', () => {
    expect(wayFor(RING, 'town-1', 'town-2', 2)).toEqual(['town-1', 'inner-a', 'town-2']);
    expect(wayFor(RING, 'town-1', 'town-7', 1)).toEqual(['town-1', 'town-2', 'town-7']);
    expect(wayFor(RING, 'town-1', 'town-5', 1)).toEqual(['town-1', 'town-5']);
  });

  it('is drawn as one thread with a bead for each step', () => {
    const way = ['town-1', 'inner-a', 'inner-d', 'town-8'];
    expect(threadOf(RING, way).match(/M/g)).toHaveLength(1);
    expect(beadsOf(RING, way)).toHaveLength(3);
  });

  it('never puts a viscount onto its town', () => {
    for (const place of placesOf(RING)) {
      const [town, rider] = [placeAt(RING, place), riderAt(RING, place)].map(({ r, a }) => at(r, a));
      expect(Math.hypot((town?.x ?? 0) - (rider?.x ?? 0), (town?.y ?? 0) - (rider?.y ?? 0))).toBeGreaterThan(25);
    }
  });
});

describe('a ride that is played out', () => {
  const library = {
    townsfolk: (key: string) => ({ value: Number(key.slice(-1)) }),
    scheme: (key: string) => ({ steps: Number(key.slice(-1)) }),
  } as unknown as Printed;
  const ridden = (rival: string, slots: string[]): ViscountsView =>
    ({
      ring: RING,
      options: { rival },
      played: 'card-2',
      schemes: { board: ['scheme-3', null, null] },
      players: [
        { viscount: 'town-1', slots },
        { viscount: 'town-2', slots: [] },
      ],
    }) as unknown as ViscountsView;
  const moved = (seat: number, place: string, silver = 0) => ({ is: 'ViscountMoved', words: '', seat, place, silver });

  it('goes exactly as far as the card, the free step and the silver allow', () => {
    expect(riddenWay(ridden('players', []), moved(0, 'town-2'), [], library)).toEqual(['town-1', 'inner-a', 'town-2']);
    expect(riddenWay(ridden('players', ['trading-post-1']), moved(0, 'inner-b'), [], library)).toEqual([
      'town-1',
      'inner-a',
      'inner-d',
      'inner-b',
    ]);
    expect(riddenWay(ridden('players', []), moved(0, 'town-8', 2), [], library)).toHaveLength(5);
  });

  it('knows the card that was played since, and comes home by a whole round', () => {
    const played = { is: 'CardPlayed', words: '', seat: 0, card: 'card-4' };
    const way = riddenWay(ridden('players', []), moved(0, 'town-1', 6), [played], library);
    expect(way).toHaveLength(11);
    expect([way[0], way.at(-1)]).toEqual(['town-1', 'town-1']);
  });

  it('keeps the AI on the outer road', () => {
    expect(riddenWay(ridden('cleric', []), moved(1, 'town-3'), [], library)).toEqual([
      'town-2',
      'town-7',
      'town-8',
      'town-3',
    ]);
    const row = { is: 'AiRowBegan', words: '', row: 2, scheme: 's', count: 1 };
    expect(riddenWay(ridden('cleric', []), moved(1, 'town-7'), [row], library)).toEqual(['town-2', 'town-7']);
  });
});

describe('the castle', () => {
  const none = { 'ink-stone': [0, 0], flip: [0, 0], 'gold-move': [0, 0], 'hire-destroy': [0, 0], virtue: [0, 0] };
  const view = {
    first_tier: { ...none, flip: [4, 1] },
    second_tier: none,
    third_tier: [0, 0],
    leader: null,
  } as unknown as ViscountsView;

  it('lets one rise and two go sideways', () => {
    const risen = castleStep(view, { is: 'WorkerRose', seat: 0, section: 'flip', tier: 2 });
    const spread = risen && castleStep(risen, { is: 'WorkersSpread', seat: 0, section: 'flip', count: 2 });
    expect(spread?.first_tier).toEqual({ ...none, flip: [1, 1], 'ink-stone': [1, 0], 'gold-move': [1, 0] });
    expect(spread?.second_tier.flip).toEqual([1, 0]);
  });

  it('sends home whom it was told to', () => {
    expect(
      castleStep(view, { is: 'WorkerBumped', seat: 0, other: 1, tier: 1, section: 'flip' })?.first_tier.flip,
    ).toEqual([4, 0]);
    expect(castleStep(view, { is: 'CardPlayed', seat: 0 })).toBeNull();
  });
});
