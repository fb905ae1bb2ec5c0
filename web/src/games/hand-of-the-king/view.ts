// The view of the game as the drawing needs it.

import type { View } from '../../protocol/types';
import { HOUSES, houseOf, type House } from './houses';
import type { GameView } from './types';

type SaidBesides = Required<Pick<GameView, 'counts' | 'sides'>>;

export interface HandView extends Omit<GameView, 'grid' | keyof SaidBesides>, SaidBesides {
  /** The 36 places, row by row: a character, `varys`, or nothing. */
  grid: (string | null)[];
  varys: number;
  variant: string;
}

export const SIDE = 6;

export function readView(view: View): HandView {
  const seen = view as unknown as GameView; // its types are written from the rules, as the server's views are made by them
  const grid = seen.grid.flatMap((row) => row.split(/\s+/).map((word) => (word === '.' ? null : word)));
  const { variant } = seen.options;
  const { counts = [], sides = [] } = seen;
  return { ...seen, grid, varys: grid.indexOf('varys'), counts, sides, variant };
}

/** What counts for the banner of a house: characters, and companions that stay. */
export const count = (view: HandView, seat: number, house: House): number => view.counts[seat]?.[house] ?? 0;

export const leftInCity = (view: HandView, house: House): number =>
  view.grid.filter((card) => card && houseOf(card) === house).length;

export const bannersOf = (view: HandView, seat: number): House[] =>
  HOUSES.filter((house) => view.banners[house] === seat);

export function partner(view: HandView, seat: number): number | null {
  const mate = view.sides.findIndex((side, other) => other !== seat && side === view.sides[seat]);
  return mate < 0 ? null : mate;
}

/** The banners that count together with a seat's own. */
export function bannersOfTeam(view: HandView, seat: number): number {
  const mate = partner(view, seat);
  return bannersOf(view, seat).length + (mate === null ? 0 : bannersOf(view, mate).length);
}
