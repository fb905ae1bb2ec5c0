// A foretelling as the table draws it: the way of Varys, the cards that move, the counts and banners that change.

import type { Foretold } from '../../protocol/types';
import { allOf, known } from './events';
import { isHouse, type House } from './houses';
import { lane, type Direction } from './lanes';
import type { Card, Event, VarysMoved } from './types';
import type { HandView } from './view';

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
  /** A companion would find nothing to work on. */
  nothing: boolean;
}

export const afterwards = (drawn: Drawn | null, seat: number, house: House): number | null =>
  drawn?.counts.find((each) => each.seat === seat && each.house === house)?.after ?? null;
export const bannerOf = (drawn: Drawn | null, house: House): BannerMove | undefined =>
  drawn?.banners.find((each) => each.house === house);
/** How many banners more or fewer a seat would hold. */
export const moreBanners = (drawn: Drawn | null, seat: number): number =>
  (drawn?.banners ?? []).reduce((sum, { from, to }) => sum + Number(to === seat) - Number(from === seat), 0);

const someone = (seat: number): number | null => (seat >= 0 ? seat : null);

export function draw(view: HandView, told: Foretold): Drawn {
  const events = told.events.map(known);
  const [moved] = allOf(told.events, 'VarysMoved');
  const [earned] = allOf(told.events, 'CompanionEarned');
  const way = moved ? wayOf(view, moved) : null;
  return {
    seat: told.seat,
    way,
    touched: way?.taken ?? events.flatMap(cardsOf).flatMap((card) => placesOf(view, card)),
    banners: events.flatMap(bannerMove),
    counts: told.holdings.flatMap(({ seat, key, before, after }) =>
      isHouse(key) ? [{ seat, house: key, before, after }] : [],
    ),
    earned: earned?.house ?? null,
    nothing: isIdle(told),
  };
}

/** What follows a companion whether it has done something or not. */
const FOLLOWS = ['CompanionCalled', 'NothingHappened', 'CompanionSpent', 'BannerTaken', 'BannerReturned', 'TurnBegan'];
const ENDS = ['AskTurn', 'AskBanner', 'AskCompanion'];

/** Nothing of it has an effect, and nobody is asked for more of it. */
function isIdle({ events, stop, asked }: Foretold): boolean {
  const goesOn = stop === 'asked' && !ENDS.includes(asked?.is ?? '');
  const idle = events.some(({ is }) => is === 'NothingHappened');
  return idle && !goesOn && events.every(({ is }) => FOLLOWS.includes(is) || is === 'GameEnded');
}

const placesOf = (view: HandView, card: string): number[] => {
  const place = view.grid.indexOf(card);
  return place < 0 ? [] : [place];
};

function wayOf(view: HandView, { direction, house, place: end, taken: cards }: VarysMoved): Way {
  const taken = cards.flatMap((card) => placesOf(view, card));
  const places = lane(view.varys, direction);
  const passed = places.slice(0, places.indexOf(end)).filter((place) => view.grid[place] && !taken.includes(place));
  return { direction, house, taken, passed, end };
}

/** The cards that an event moves. */
function cardsOf(event: Event): Card[] {
  if (event.is === 'GameEnded') return [];
  if ('cards' in event) return event.cards;
  return 'card' in event ? ['given' in event ? [event.given] : [], event.card].flat() : [];
}

function bannerMove(event: Event): BannerMove[] {
  if (event.is === 'BannerTaken') return [{ house: event.house, from: someone(event.other), to: someone(event.seat) }];
  return event.is === 'BannerReturned' ? [{ house: event.house, from: someone(event.other), to: null }] : [];
}

/** What an answer brings beyond the parts of the same deed that were chosen before it. */
export function beyond(told: Foretold, begun: Foretold | null): Foretold {
  if (!begun) return told;
  const isNew = (event: Foretold['events'][number] | undefined, i: number): boolean =>
    event?.is !== told.events[i]?.is || event?.words !== told.events[i]?.words;
  const first = begun.events.findIndex(isNew);
  const events = told.events.slice(first < 0 ? begun.events.length : first);
  const gained = begun.things.map((thing) => JSON.stringify(thing));
  const things = told.things.filter((thing) => !strikeOut(gained, JSON.stringify(thing)));
  return { ...told, events, things, holdings: changes(told.holdings, begun.holdings) };
}

/** Takes it off the list, if it is there. */
function strikeOut(list: string[], one: string): boolean {
  const at = list.indexOf(one);
  return at >= 0 && list.splice(at, 1).length > 0;
}

type Holding = Foretold['holdings'][number];

function changes(told: Holding[], begun: Holding[]): Holding[] {
  const sameIn = (list: Holding[], { seat, key }: Holding): Holding | undefined =>
    list.find((each) => each.seat === seat && each.key === key);
  const taken = told.map((each) => ({ ...each, before: sameIn(begun, each)?.after ?? each.before }));
  const lost = begun
    .filter((each) => !sameIn(told, each))
    .map((each) => ({ ...each, before: each.after, after: each.before }));
  return [...taken, ...lost].filter(({ before, after }) => before !== after);
}

/** What would happen in words, without what is said already: who the line is about, whom one chooses, whose turn comes. */
export function sentencesOf(told: Foretold, name: string): string[] {
  return told.events
    .filter(
      (event) => !['TurnBegan', 'CompanionCalled', 'CompanionSpent', 'CardPicked'].includes(event.is) && event.words,
    )
    .map(({ words }) => (words.startsWith(`${name}: `) ? capital(words.slice(name.length + 2)) : words));
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
