import { describe, expect, it } from 'vitest';
import { bannersOfTeam, partner, readView } from '../src/games/hand-of-the-king/view';
import { sidesOf } from '../src/table/sides';

const view = (variant: string, seats: number) =>
  readView({
    grid: ['varys'],
    seats,
    options: { variant },
    sides: Array.from({ length: seats }, (_, seat) => (variant !== 'base' && seats === 4 ? seat % 2 : seat)),
    banners: { stark: 0, lannister: 2, tully: 1, greyjoy: 2 },
  });

describe('the sides at the end', () => {
  it('are the seats, where everybody plays alone: winners first, though others have as many points', () => {
    expect(sidesOf([[0], [1], [2]], [2, 3, 3], [2]).map((side) => side.seats)).toEqual([[2], [1], [0]]);
  });

  it('are partners, whose points count together', () => {
    const sides = sidesOf(
      [
        [0, 2],
        [1, 3],
      ],
      [0, 3, 2, 1],
      [1, 3],
    );
    expect(sides).toEqual([
      { seats: [1, 3], points: 4, won: true },
      { seats: [2, 0], points: 2, won: false },
    ]);
  });
});

describe('teams in Hand of the King', () => {
  it('sit opposite each other and add their banners', () => {
    for (const four of [view('teams', 4), view('raven', 4)]) {
      expect([0, 1, 2, 3].map((seat) => partner(four, seat))).toEqual([2, 3, 0, 1]);
      expect([0, 1, 2, 3].map((seat) => bannersOfTeam(four, seat))).toEqual([3, 1, 3, 1]);
    }
  });

  it('are none in the base game', () => {
    expect(partner(view('base', 4), 0)).toBeNull();
    expect(partner(view('raven', 3), 0)).toBeNull();
    expect(bannersOfTeam(view('base', 4), 2)).toBe(2);
  });
});
