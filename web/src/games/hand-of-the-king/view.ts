// The view of the game as the drawing needs it.

import type { View } from '../../protocol/types';
import { COMPANIONS } from './companions';
import { HOUSES, houseOf, type House } from './houses';
import type { GameView } from './types';

export interface HandView extends Omit<GameView, 'grid'> {
  /** The 36 places, row by row: a character, `varys`, or nothing. */
  grid: (string | null)[];
  varys: number;
  teams: boolean;
  variant: string;
}

export const SIDE = 6;

export function readView(view: View): HandView {
  const seen = view as unknown as GameView; // its types are written from the rules, as the server's views are made by them
  const grid = seen.grid.flatMap((row) => row.split(/\s+/).map((word) => (word === '.' ? null : word)));
  const { variant } = seen.options;
  const teams = variant === 'teams' || (variant === 'raven' && seen.seats === 4);
  return { ...seen, grid, varys: grid.indexOf('varys'), teams, variant };
}

/** What counts for the banner of a house: characters, and companions that stay. */
export function count(view: HandView, seat: number, house: House): number {
  const characters = (view.areas[seat] ?? []).filter((card) => houseOf(card) === house).length;
  const companions = view.staying.filter((each) => each.seat === seat && each.house === house);
  return characters + companions.reduce((sum, each) => sum + (COMPANIONS[each.companion]?.counts ?? 1), 0);
}

export const leftInCity = (view: HandView, house: House): number =>
  view.grid.filter((card) => card && houseOf(card) === house).length;

export const bannersOf = (view: HandView, seat: number): House[] =>
  HOUSES.filter((house) => view.banners[house] === seat);

export const partner = (view: HandView, seat: number): number | null => (view.teams ? (seat + 2) % 4 : null);

/** The banners that count together with a seat's own. */
export function bannersOfTeam(view: HandView, seat: number): number {
  const mate = partner(view, seat);
  return bannersOf(view, seat).length + (mate === null ? 0 : bannersOf(view, mate).length);
}
