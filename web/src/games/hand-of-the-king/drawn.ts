// A foretelling as the table draws it: the way of Varys, the cards that move, the counts and banners that change.

import type { Foretold, GameEvent } from '../../protocol/types';
import { HOUSES, houseOf, isHouse, type House } from './houses';
import { lane, type Direction } from './lanes';
import { count, type HandView } from './view';

/** The way of Varys: the places of the cards taken, from near to far, of those passed over, and where he will stand. */
export interface Way {
  direction: Direction;
  house: House;
  taken: number[];
  passed: number[];
  end: number;
}

export interface BannerMove {
  house: House;
  /** Null is the table. */
  from: number | null;
  to: number | null;
}

export interface Drawn {
  seat: number;
  way: Way | null;
  /** Places of King's Landing whose cards leave or change places. */
  touched: number[];
  banners: BannerMove[];
  /** What counts for the banners then, where it changes. */
  counts: { seat: number; house: House; before: number; after: number }[];
  /** The last card of this house would leave the city: a companion is chosen. */
  earned: House | null;
}

export const afterwards = (drawn: Drawn | null, seat: number, house: House): number | null =>
  drawn?.counts.find((each) => each.seat === seat && each.house === house)?.after ?? null;
export const bannerOf = (drawn: Drawn | null, house: House): BannerMove | undefined =>
  drawn?.banners.find((each) => each.house === house);
/** How many banners more or fewer a seat would hold. */
export const moreBanners = (drawn: Drawn | null, seat: number): number =>
  (drawn?.banners ?? []).reduce((sum, { from, to }) => sum + Number(to === seat) - Number(from === seat), 0);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const seatOf = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null);

export function draw(view: HandView, told: Foretold): Drawn {
  const moved = told.events.find((event) => event.is === 'VarysMoved');
  const earned = told.events.find((event) => event.is === 'CompanionEarned')?.['house'];
  const way = moved ? wayOf(view, moved) : null;
  return {
    seat: told.seat,
    way,
    touched: way?.taken ?? told.events.flatMap(cardsOf).flatMap((card) => placesOf(view, card)),
    banners: told.events.flatMap(bannerMove),
    counts: countsAfter(view, told),
    earned: typeof earned === 'string' && isHouse(earned) ? earned : null,
  };
}

const placesOf = (view: HandView, card: string): number[] => {
  const place = view.grid.indexOf(card);
  return place < 0 ? [] : [place];
};

function wayOf(view: HandView, event: GameEvent): Way {
  const direction = event['direction'] as Direction;
  const end = event['place'] as number;
  const taken = (event['taken'] as string[]).flatMap((card) => placesOf(view, card));
  const places = lane(view.varys, direction);
  const passed = places.slice(0, places.indexOf(end)).filter((place) => view.grid[place] && !taken.includes(place));
  return { direction, house: event['house'] as House, taken, passed, end };
}

/** The cards that an event moves. */
function cardsOf(event: GameEvent): string[] {
  const named = [event['card'], event['given'], ...((event['cards'] as unknown[] | undefined) ?? [])];
  return event.is === 'GameEnded' ? [] : named.filter((card) => typeof card === 'string');
}

function bannerMove(event: GameEvent): BannerMove[] {
  if (event.is !== 'BannerTaken' && event.is !== 'BannerReturned') return [];
  const to = event.is === 'BannerTaken' ? seatOf(event['seat']) : null;
  return [{ house: event['house'] as House, from: seatOf(event['other']), to }];
}

/** One's own as the server says; of others the cards that come to them or go. */
function countsAfter(view: HandView, told: Foretold): Drawn['counts'] {
  const own = told.things.flatMap(({ key, before, after }) =>
    isHouse(key) ? [{ seat: told.seat, house: key, before, after }] : [],
  );
  const moved = told.events.flatMap((event) => {
    const seat = seatOf(event['other']);
    const come = houseOf(textOf(event['given']));
    const gone = houseOf(textOf(event['card']));
    if (seat === null || seat === told.seat) return [];
    return [...(come ? [{ seat, house: come, by: 1 }] : []), ...(gone ? [{ seat, house: gone, by: -1 }] : [])];
  });
  const others = view.areas.flatMap((_, seat) =>
    HOUSES.map((house) => {
      const by = moved
        .filter((each) => each.seat === seat && each.house === house)
        .reduce((sum, each) => sum + each.by, 0);
      const before = count(view, seat, house);
      return { seat, house, before, after: before + by };
    }),
  );
  return [...own, ...others].filter((each) => each.before !== each.after);
}

/** What would happen in words, without what the board says already: who the line is about, and whose turn comes. */
export function sentencesOf(told: Foretold, name: string): string[] {
  return told.events
    .filter((event) => !['TurnBegan', 'CompanionSpent', 'CardPicked'].includes(event.is) && event.words)
    .map(({ words }) => (words.startsWith(`${name}: `) ? capital(words.slice(name.length + 2)) : words));
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
