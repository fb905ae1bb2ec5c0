import { describe, expect, it } from 'vitest';
import { castleStep } from '../src/games/viscounts/castle';
import { at, placeAt, placesOf, type Point } from '../src/games/viscounts/draw/ring-geometry';
import { beadsOf, threadOf } from '../src/games/viscounts/draw/ring-ride';
import { badgesOf, clearOf, PRICE, priceAt, RIDER, ridersAt } from '../src/games/viscounts/draw/ring-riders';
import type { Place, SegmentKey, ViscountsView } from '../src/games/viscounts/view';

const RING: SegmentKey[] = ['a', 'd', 'b', 'c', 'e'];

describe('riding', () => {
  it('is drawn as one thread with a bead for each step', () => {
    const way: Place[] = ['town-1', 'inner-a', 'inner-d', 'town-8'];
    expect(threadOf(RING, way).match(/M/g)).toHaveLength(1);
    expect(beadsOf(RING, way)).toHaveLength(3);
  });
});

describe('viscounts on the ring', () => {
  const places = placesOf(RING);
  const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
  const badges = places.flatMap((place) => badgesOf(RING, place));
  /** All ways in which so many may stand. */
  const ways = (count: number): Place[][] =>
    count ? ways(count - 1).flatMap((way) => places.map((place) => [...way, place])) : [[]];
  const least = (found: number[]): number => found.reduce((a, b) => Math.min(a, b), Infinity);

  it.each([2, 3, 4])('never cover each other or a badge: %i of them', (count) => {
    const crowds = ways(count).map((way) => ridersAt(RING, way));
    const apart = crowds.map((riders) =>
      least(riders.flatMap((rider, i) => riders.slice(0, i).map((other) => far(rider, other)))),
    );
    expect(least(apart)).toBeGreaterThan(2 * RIDER);
    const spots = new Map(crowds.flat().map((rider) => [`${rider.x} ${rider.y}`, rider]));
    expect(least([...spots.values()].flatMap((rider) => badges.map((badge) => clearOf(rider, badge))))).toBeGreaterThan(
      -0.5,
    );
  });

  it('stand nearer to their own place than to any other, two by two', () => {
    for (const way of ways(2))
      ridersAt(RING, way).forEach((rider, i) => {
        const near = places.map((place) => ({ place, far: far(rider, centre(place)) })).sort((a, b) => a.far - b.far);
        expect(near[0]?.place, way.join(' ')).toBe(way[i]);
      });
  });

  it('leave every price to be read: alone, two by two, and four at one place', () => {
    const crowds = [...ways(1), ...ways(2), ...places.map((place) => [place, place, place, place])];
    const covered = crowds.flatMap((way) => {
      const riders = ridersAt(RING, way);
      return places.map((place) => {
        const price = priceAt(RING, place, riders);
        return least(riders.map((rider) => clearOf(rider, { ...price, dx: 0, dy: 0, round: PRICE })));
      });
    });
    expect(least(covered)).toBeGreaterThan(-1.5);
  });

  function centre(place: Place): Point {
    const { r, a } = placeAt(RING, place);
    return at(r, a);
  }
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
