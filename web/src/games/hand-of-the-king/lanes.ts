// How the lanes lie on the board: which places are in a direction from Varys. What a move does, the server foretells.

import { houseOf, type House } from './houses';
import { SIDE, type HandView } from './view';

export type Direction = 'up' | 'down' | 'left' | 'right';
export const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];
const STEP: Record<Direction, [number, number]> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

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

/** What pressing a card of a lane means: its direction from Varys, and its house. */
export function moveTo(view: HandView, place: number): { direction: Direction; house: House } | null {
  const house = houseOf(view.grid[place] ?? '');
  const direction = DIRECTIONS.find((each) => lane(view.varys, each).includes(place));
  return house && direction ? { direction, house } : null;
}
