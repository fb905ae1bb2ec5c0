// What a move would do, before it is made: the cards it takes, the way of Varys, the banner. HK-MOV-2, HK-BAN-1.

import { houseOf, type House } from './houses';
import { SIDE, count, leftInCity, type HandView } from './view';

export type Direction = 'up' | 'down' | 'left' | 'right';
export const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];
const STEP: Record<Direction, [number, number]> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

export interface Foretold {
  seat: number;
  direction: Direction;
  house: House;
  /** Places from near to far: of the cards taken, and of those passed over. */
  taken: number[];
  passed: number[];
  end: number;
  /** How many the taker would have of the house, and who would be next best with how many. */
  own: number;
  rival: { seat: number; count: number } | null;
  /** Who holds the banner now, and whether it would pass to the taker. */
  holder: number | null;
  wins: boolean;
  /** The last of the house would leave the city: a companion is earned. */
  last: boolean;
}

/** The places in a direction from Varys, near to far. */
export function lane(varys: number, direction: Direction): number[] {
  const [down, right] = STEP[direction];
  const places: number[] = [];
  let row = Math.floor(varys / SIDE) + down;
  let column = (varys % SIDE) + right;
  while (row >= 0 && row < SIDE && column >= 0 && column < SIDE) {
    places.push(row * SIDE + column);
    row += down;
    column += right;
  }
  return places;
}

export function foretell(view: HandView, seat: number, direction: Direction, house: House): Foretold | null {
  const places = lane(view.varys, direction);
  const taken = places.filter((place) => houseOf(view.grid[place] ?? '') === house);
  const end = taken.at(-1);
  if (end === undefined) return null;
  const passed = places.slice(0, places.indexOf(end)).filter((place) => view.grid[place] && !taken.includes(place));
  const own = count(view, seat, house) + taken.length;
  const others = Array.from({ length: view.seats }, (_, other) => ({
    seat: other,
    count: count(view, other, house),
  })).filter((other) => other.seat !== seat);
  const most = Math.max(0, ...others.map((other) => other.count));
  const holder = view.banners[house];
  const rivals = others.filter((other) => other.count === most);
  return {
    seat,
    direction,
    house,
    taken,
    passed,
    end,
    own,
    rival: most > 0 ? (rivals.find((other) => other.seat === holder) ?? rivals[0] ?? null) : null,
    holder,
    wins: own >= most && holder !== seat,
    last: leftInCity(view, house) === taken.length,
  };
}

/** The move that a card of a lane stands for: its direction from Varys, and its house. */
export function moveTo(view: HandView, place: number): { direction: Direction; house: House } | null {
  const house = houseOf(view.grid[place] ?? '');
  const direction = DIRECTIONS.find((each) => lane(view.varys, each).includes(place));
  return house && direction ? { direction, house } : null;
}
