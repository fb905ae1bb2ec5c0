// Where the cards of a pyramid stand: edge to edge, each on the joint of the two below.

import type { Form, Room as Window } from '../../table/frame';
import { segmentRadius } from './draw/cards';
import { handSize, placeOf, type ViceroyView } from './view';
import type { Viceroy } from './viceroy.svelte';

export const GROUND = 12;
const SIDE = 16;

export interface Layout {
  width: number;
  height: number;
  levels: number;
  brick: { w: number; h: number; mini: boolean };
  /** The radius of a circle. */
  r: number;
  /** What is free on each side of the lowest row. */
  margin: number;
  x: (place: string) => number;
  y: (place: string) => number;
}

export interface Room {
  width: number;
  height: number;
  largest: number;
  /** No card is drawn narrower than this: the pyramid grows beyond its window, which scrolls. */
  min: number;
  /** What lies over its upper left corner: where a place would stand under it, all stand beside it. */
  corner?: { w: number; h: number } | null;
}

const edgeOf = (place: string): number => {
  const { level, column } = placeOf(place);
  return column + (level - 1) / 2;
};

export function layOut(places: string[], room: Room): Layout {
  const { corner } = room;
  const free = standing(places, room, 0);
  const hidden = corner && places.some((place) => free.x(place) < corner.w && free.y(place) < corner.h);
  return hidden ? standing(places, room, corner.w) : free;
}

/** On the ground of a window of which so much on the left is taken. */
function standing(places: string[], room: Room, taken: number): Layout {
  const edges = places.map(edgeOf);
  const left = Math.min(...edges, 0);
  const right = Math.max(...edges, 0) + 1;
  const columns = right - left;
  const levels = Math.max(2, ...places.map((place) => placeOf(place).level));
  const { height } = room;
  const width = Math.max(room.width, taken + room.min * columns + SIDE);
  const fitting = Math.min(room.largest, (width - taken - SIDE) / columns, (height - GROUND - 8) / levels / 0.62);
  const w = Math.max(room.min, fitting);
  const h = Math.min(w * 0.72, (height - GROUND - 6) / levels);
  return {
    width,
    height,
    levels,
    brick: { w, h, mini: w < 58 || h < 36 },
    r: segmentRadius(w),
    margin: taken + (width - taken - columns * w) / 2,
    x: (place) => (taken + width) / 2 + (edgeOf(place) - (left + right) / 2) * w,
    y: (place) => height - GROUND - placeOf(place).level * h,
  };
}

/** In a small window the own gems lie above the hand, but where the answers show them or a phone has no room for both. */
export function hasPurse(viceroy: Viceroy, form: Form): boolean {
  const from = viceroy.basket.takes?.from;
  return !viceroy.bidding && (from === undefined || (form === 'tablet' && from === 'reserve'));
}

/** Beside the hand the screen stands whole; else the gems are a box, or a line where no card is held. */
export const hasScreen = ({ folded, form, width, height }: Window): boolean =>
  !folded && height >= 640 && width - (form === 'wide' ? 640 : 340) > 700;

/** Nothing is held but gems: beside the pyramid they need a line of their own, and no more. */
export const holdsNothing = (view: ViceroyView, seat: number): boolean =>
  handSize(view, seat) === 0 && !view.shown[seat];

const MIN_SKY = 104;
const LEVEL = 54; // the height of a card on which all is read, where there is room for it
const EDGES = 14;
const LEGIBLE = 186; // the auction line, with the words beside it
const LOW = 420;

/**
 * How high the pyramid may be beside an auction: as its levels need, and in a low window all that a line that can be
 * read leaves. `beside`: nothing of the table is folded away, or there is height enough all the same.
 */
export function skyOf(height: number, levels: number, beside: boolean): number {
  const needed = height < LOW ? height : levels * LEVEL + GROUND + EDGES;
  return Math.max(MIN_SKY, height * 0.42, beside ? Math.min(needed, height - LEGIBLE) : 0);
}

const BARE = 20; // a row of the auction line without cards: one line of words
const BETWEEN = 24; // the edges of the auction line and what lies between its rows

/** The auction line: how high the arrows are, a card, and each of its two rows. */
export interface AuctionRows {
  height: number;
  arrow: number;
  card: number;
  points: number;
  feet: number;
}

/** In so much height. A row without any card takes little of it, and the pyramid has the rest. */
export function auctionRows(max: number, lies: { points: boolean; feet: boolean }): AuctionRows {
  const arrow = max < 190 ? 28 : 38;
  const card = Math.max(44, Math.floor((max - arrow - BETWEEN) / 2));
  const [points, feet] = [lies.points ? card : BARE, lies.feet ? card : BARE];
  return { height: max - 2 * card + points + feet, arrow, card, points, feet };
}
