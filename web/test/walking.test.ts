// Answers that are no moves: whose cards they are, and where the arrows lead.

import { describe, expect, it } from 'vitest';
import { readChoice } from '../src/games/hand-of-the-king/choices';
import { HOUSES, houseOf } from '../src/games/hand-of-the-king/houses';
import { SIDE, readView } from '../src/games/hand-of-the-king/view';
import { groupsOf, nextOf } from '../src/games/hand-of-the-king/walking';
import type { View } from '../src/protocol/types';
import games from './hand-of-the-king.json';

const view = readView((games as unknown as { view: View }[][])[0]?.at(-1)?.view ?? {});
const kill = (card: string) => readChoice({ action: `kill ${card}`, words: card });

describe('cards in the play areas', () => {
  const all = view.areas.flat().reverse().map(kill);

  it('stand by whose they are, and by houses', () => {
    const groups = groupsOf(all, view);
    expect(groups.map((group) => group.seat)).toEqual(view.areas.flatMap((area, seat) => (area.length ? [seat] : [])));
    for (const { seat, choices } of groups) {
      const cards = choices.map((choice) => choice.card ?? '');
      expect([...cards].sort()).toEqual([...(view.areas[seat ?? 0] ?? [])].sort());
      const houses = cards.map((card) => HOUSES.findIndex((house) => house === houseOf(card)));
      expect(houses).toEqual([...houses].sort((one, other) => one - other));
    }
  });

  it('are gone through one after the other, round and round', () => {
    const listed = groupsOf(all, view).flatMap((group) => group.choices);
    expect(nextOf(listed, null, view.grid, 'down')).toBe(listed[0]);
    expect(nextOf(listed, listed[0]?.action ?? '', view.grid, 'right')).toBe(listed[1]);
    expect(nextOf(listed, listed[0]?.action ?? '', view.grid, 'up')).toBe(listed.at(-1));
  });
});

describe('cards on the board', () => {
  const grid = Array.from({ length: SIDE * SIDE }, (_, place) => `card${place}`);
  const at = (...places: number[]) =>
    places.map((place) => ({ ...kill('x'), action: `kill ${place}`, card: `card${place}` }));

  it('are gone to where the arrow points, the nearest first', () => {
    const all = at(0, 2, 14, 30);
    const from = (place: number, way: 'up' | 'down' | 'left' | 'right') =>
      nextOf(all, `kill ${place}`, grid, way)?.card;
    expect(from(0, 'right')).toBe('card2');
    expect(from(2, 'down')).toBe('card14');
    expect(from(14, 'left')).toBe('card0');
    expect(from(14, 'up')).toBe('card2');
  });

  it('belong to nobody', () => {
    expect(groupsOf(at(0, 2), { ...view, areas: [[], []] }).map((group) => group.seat)).toEqual([null]);
  });
});
