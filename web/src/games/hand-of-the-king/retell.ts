// The view as it was after an entry, told again from the events of the log: what anybody was told is enough in this game.

import type { GameEvent, Line, View } from '../../protocol/types';
import { takenBack } from '../../protocol/lines';
import { HOUSES, type House } from './houses';
import { SIDE } from './view';

interface Told {
  turn: number;
  grid: (string | null)[];
  areas: string[][];
  banners: Record<string, number | null>;
  pool: string[];
  called: string[];
  staying: { companion: string; seat: number; house: House }[];
  spent: string[];
  killed: string[];
  discarded: string[];
  ravens: boolean[];
}

export function retell(lines: Line[], seq: number, now: View): View | null {
  const gone = takenBack(lines.filter((line) => line.seq <= seq));
  const events = lines.filter((line) => line.seq <= seq && !gone.has(line.seq)).flatMap((line) => line.events);
  const told = before(now);
  for (const event of events) apply(told, event);
  if (told.grid.length === 0) return null;
  const grid = Array.from({ length: SIDE }, (_, row) => told.grid.slice(row * SIDE, row * SIDE + SIDE).map((card) => card ?? '.').join(' '));
  return { ...now, ...told, grid };
}

function before(now: View): Told {
  const seats = now['seats'] as number;
  const options = (now['options'] ?? {}) as Record<string, string>;
  return {
    turn: 0,
    grid: [],
    areas: Array.from({ length: seats }, () => []),
    banners: Object.fromEntries(HOUSES.map((house) => [house, null])),
    pool: [],
    called: [],
    staying: [],
    spent: [],
    killed: [],
    discarded: [],
    ravens: Array.from({ length: seats }, () => options['variant'] === 'raven'),
  };
}

const drop = <T>(from: T[] | undefined, what: T): void => {
  const at = from?.indexOf(what) ?? -1;
  if (at >= 0) from?.splice(at, 1);
};

/** Takes a card away from wherever it lies. */
function lift(told: Told, card: string): void {
  const place = told.grid.indexOf(card);
  if (place >= 0) told.grid[place] = null;
  for (const area of told.areas) drop(area, card);
}

function apply(told: Told, event: GameEvent): void {
  const seat = event['seat'] as number;
  const card = event['card'] as string;
  const cards = event['cards'] as string[];
  const companion = event['companion'] as string;
  const house = event['house'] as House;
  switch (event.is) {
    case 'Dealt':
      told.grid = [...cards];
      break;
    case 'CompanionsRevealed':
      told.pool = [...(event['companions'] as string[])];
      break;
    case 'TurnBegan':
      told.turn = event['turn'] as number;
      break;
    case 'RavenSent':
      told.ravens[seat] = false;
      break;
    case 'VarysMoved':
      for (const taken of event['taken'] as string[]) lift(told, taken), told.areas[seat]?.push(taken);
      lift(told, 'varys');
      told.grid[event['place'] as number] = 'varys';
      break;
    case 'CompanionCalled':
      drop(told.pool, companion);
      told.called.push(companion);
      break;
    case 'CompanionSpent':
      drop(told.called, companion);
      told.spent.push(companion);
      break;
    case 'CompanionKilled':
      drop(told.pool, companion);
      told.spent.push(companion);
      break;
    case 'CompanionStays':
      drop(told.called, companion);
      told.staying.push({ companion, seat, house });
      break;
    case 'CharacterTaken':
      lift(told, card);
      told.areas[seat]?.push(card);
      break;
    case 'CharacterKilled':
      lift(told, card);
      told.killed.push(card);
      break;
    case 'PlacesSwapped':
      swap(told, cards[0] ?? '', cards[1] ?? '');
      break;
    case 'CharactersExchanged':
      lift(told, event['given'] as string);
      lift(told, card);
      told.areas[seat]?.push(card);
      told.areas[event['other'] as number]?.push(event['given'] as string);
      break;
    case 'BannerTaken':
      told.banners[house] = seat;
      break;
    case 'BannerReturned':
      told.banners[house] = null;
      break;
    case 'GameEnded':
      for (const left of cards) lift(told, left), told.discarded.push(left);
      for (const unused of event['companions'] as string[]) drop(told.pool, unused), told.spent.push(unused);
  }
}

function swap(told: Told, one: string, other: string): void {
  const here = told.grid.indexOf(one);
  const there = told.grid.indexOf(other);
  told.grid[here] = other;
  told.grid[there] = one;
}
