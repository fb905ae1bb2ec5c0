// Answers in their order: by whose the cards are, and the next one where an arrow points.

import type { HandChoice } from './choices';
import { HOUSES, houseOf } from './houses';
import type { Direction } from './lanes';
import { SIDE, type HandView } from './view';

export interface Group {
  /** Whose cards they are; null where they are nobody's. */
  seat: number | null;
  choices: HandChoice[];
}

const houseAt = ({ card }: HandChoice): number => HOUSES.findIndex((house) => card && houseOf(card) === house);

export function groupsOf(choices: HandChoice[], view: HandView | null): Group[] {
  const owner = ({ card }: HandChoice): number | null => {
    const seat = card ? (view?.areas ?? []).findIndex((area) => (area as string[]).includes(card)) : -1;
    return seat < 0 ? null : seat;
  };
  const seats = [null, ...Array.from({ length: view?.seats ?? 0 }, (_, seat) => seat)];
  return seats
    .map((seat) => {
      const own = choices.filter((choice) => owner(choice) === seat);
      return { seat, choices: seat === null ? own : [...own].sort((one, other) => houseAt(one) - houseAt(other)) };
    })
    .filter((group) => group.choices.length > 0);
}

const AHEAD: Record<Direction, [number, number]> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

/** The nearest card on the board that way; where there is none, or nothing lies on the board, the list goes on. */
export function nextOf(
  all: HandChoice[],
  chosen: string | null,
  grid: (string | null)[],
  direction: Direction,
): HandChoice | undefined {
  const now = all.findIndex((choice) => choice.action === chosen);
  if (now < 0) return all[0];
  const placeOf = ({ card }: HandChoice): number => (card ? grid.indexOf(card) : -1);
  const [down, right] = AHEAD[direction];
  const from = all[now] ? placeOf(all[now]) : -1;
  const reach = (place: number): number => {
    if (from < 0 || place < 0) return Infinity;
    const rows = Math.floor(place / SIDE) - Math.floor(from / SIDE);
    const columns = (place % SIDE) - (from % SIDE);
    const ahead = rows * down + columns * right;
    return ahead > 0 ? ahead + 2 * Math.abs(rows * right + columns * down) : Infinity;
  };
  const nearest = all.reduce<HandChoice | undefined>((best, each) => {
    const far = reach(placeOf(each));
    return far < (best ? reach(placeOf(best)) : Infinity) ? each : best;
  }, undefined);
  return nearest ?? all[(now + (down + right) + all.length) % all.length];
}
