// Where Varys has gone: what others did last stays drawn on the board until they move again.

import type { Line } from '../../protocol/types';
import type { Deed } from '../../table/deeds';
import type { House } from './houses';
import type { Direction } from './lanes';
import { stepsOf, type Step } from './lying';

export interface Trail {
  seat: number;
  /** Null where it is not known: the log does not tell the deal. */
  from: number | null;
  to: number;
  direction: Direction;
  house: House;
  cards: string[];
}

/** What they did in these deeds: what only came to them of a deed of somebody else is none of theirs. */
function stepsIn(lines: Line[], deeds: Deed[]): Step[] {
  const told = new Map(deeds.flatMap(({ seat, lines }) => lines.map((line) => [line.seq, seat] as const)));
  return stepsOf(lines).filter(({ line, event }) => 'seat' in event && event.seat === told.get(line.seq));
}

const placeOf = (card: string, { lying }: Step): number | null => {
  const place = lying.indexOf(card);
  return place < 0 ? null : place;
};

/** The ways of these deeds. */
export const trailsOf = (lines: Line[], deeds: Deed[]): Trail[] =>
  stepsIn(lines, deeds).flatMap((step) => {
    const { event } = step;
    if (event.is !== 'VarysMoved') return [];
    const { seat, place, direction, house, taken } = event;
    return [{ seat, from: placeOf('varys', step), to: place, direction, house, cards: taken }];
  });

export interface Death {
  place: number;
  card: string;
  seat: number;
}

/** Who was killed on the board in these deeds, and where they lay. */
export const deathsOf = (lines: Line[], deeds: Deed[]): Death[] =>
  stepsIn(lines, deeds).flatMap((step) => {
    const { event } = step;
    const place = event.is === 'CharacterKilled' ? placeOf(event.card, step) : null;
    return event.is === 'CharacterKilled' && place !== null ? [{ place, card: event.card, seat: event.seat }] : [];
  });
