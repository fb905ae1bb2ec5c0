// The view of the game as the drawing needs it.

import type { View } from '../../protocol/types';
import { COMPANIONS } from './companions';
import { HOUSES, houseOf, type House } from './houses';

export interface HandView {
  turn: number;
  seats: number;
  /** The 36 places, row by row: a character, `varys`, or nothing. */
  grid: (string | null)[];
  varys: number;
  areas: string[][];
  banners: Record<House, number | null>;
  pool: string[];
  called: string[];
  staying: { companion: string; seat: number; house: House }[];
  spent: string[];
  killed: string[];
  discarded: string[];
  ravens: boolean[];
  talk: number | null;
  teams: boolean;
  variant: string;
}

export const SIDE = 6;

export function readView(view: View): HandView {
  const grid = (view['grid'] as string[]).flatMap((row) =>
    row.split(/\s+/).map((word) => (word === '.' ? null : word)),
  );
  const options = (view['options'] ?? {}) as Record<string, string>;
  const variant = options['variant'] ?? 'base';
  const seats = view['seats'] as number;
  return {
    turn: view['turn'] as number,
    seats,
    grid,
    varys: grid.indexOf('varys'),
    areas: view['areas'] as string[][],
    banners: view['banners'] as Record<House, number | null>,
    pool: view['pool'] as string[],
    called: view['called'] as string[],
    staying: view['staying'] as HandView['staying'],
    spent: view['spent'] as string[],
    killed: view['killed'] as string[],
    discarded: view['discarded'] as string[],
    ravens: view['ravens'] as boolean[],
    talk: view['talk'] as number | null,
    teams: variant === 'teams' || (variant === 'raven' && seats === 4),
    variant,
  };
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
