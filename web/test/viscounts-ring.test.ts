import { describe, expect, it } from 'vitest';
import { castleStep } from '../src/games/viscounts/castle';
import { placesOf, riderAt, placeAt, at } from '../src/games/viscounts/draw/ring-geometry';
import { beadsOf, threadOf } from '../src/games/viscounts/draw/ring-ride';
import type { SegmentKey, ViscountsView } from '../src/games/viscounts/view';

const RING: SegmentKey[] = ['a', 'd', 'b', 'c', 'e'];

describe('riding', () => {
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

describe('the castle', () => {
  const event = (is: string, fields: Record<string, unknown> = {}) => ({ is, words: '', seat: 0, ...fields });
  const none = { 'ink-stone': [0, 0], flip: [0, 0], 'gold-move': [0, 0], 'hire-destroy': [0, 0], virtue: [0, 0] };
  const view = {
    first_tier: { ...none, flip: [4, 1] },
    second_tier: none,
    third_tier: [0, 0],
    leader: null,
  } as unknown as ViscountsView;

  it('lets one rise and two go sideways', () => {
    const risen = castleStep(view, event('WorkerRose', { section: 'flip', tier: 2 }));
    const apart = event('WorkersSpread', { section: 'flip', count: 2, sections: ['gold-move', 'ink-stone'] });
    const spread = risen && castleStep(risen, apart);
    expect(spread?.first_tier).toEqual({ ...none, flip: [1, 1], 'ink-stone': [1, 0], 'gold-move': [1, 0] });
    expect(spread?.second_tier.flip).toEqual([1, 0]);
  });

  it('moves one to the neighbour that is told', () => {
    const shifted = castleStep(view, event('WorkerShifted', { section: 'flip', neighbour: 'gold-move' }));
    expect(shifted?.first_tier).toEqual({ ...none, flip: [3, 1], 'gold-move': [1, 0] });
  });

  it('sends home whom it was told to', () => {
    expect(castleStep(view, event('WorkerBumped', { other: 1, tier: 1, section: 'flip' }))?.first_tier.flip).toEqual([
      4, 0,
    ]);
    expect(castleStep(view, event('CardPlayed'))).toBeNull();
  });
});
