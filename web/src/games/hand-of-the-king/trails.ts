// Where Varys has gone: what others did last stays drawn on the board until they move again.

import { takenBack } from '../../protocol/lines';
import type { Line } from '../../protocol/types';
import type { Deed } from '../../table/deeds';
import { known } from './events';
import type { House } from './houses';
import type { Direction } from './lanes';
import type { Event, VarysMoved } from './types';

export interface Trail {
  seat: number;
  /** Null where it is not known: Varys had been swapped. */
  from: number | null;
  to: number;
  direction: Direction;
  house: House;
  cards: string[];
}

/** The ways of these deeds; where each began is where the one before ended. */
export function trailsOf(lines: Line[], deeds: Deed[]): Trail[] {
  const told = new Set(deeds.flatMap((deed) => deed.lines.map((line) => line.seq)));
  const gone = takenBack(lines);
  const trails: Trail[] = [];
  let varys: number | null = null;
  for (const line of lines) {
    if (gone.has(line.seq)) continue;
    for (const event of line.events.map(known)) {
      const trail: Trail | null = event.is === 'VarysMoved' ? trailOf(event, varys) : null;
      if (trail && told.has(line.seq)) trails.push(trail);
      varys = trail ? trail.to : afterwards(event, varys);
    }
  }
  return trails;
}

export interface Death {
  place: number;
  card: string;
  seat: number;
}

/** Who was killed on the board in these deeds, and where they lay. */
export function deathsOf(lines: Line[], deeds: Deed[]): Death[] {
  const told = new Set(deeds.flatMap((deed) => deed.lines.map((line) => line.seq)));
  const gone = takenBack(lines);
  const deaths: Death[] = [];
  let grid: string[] = [];
  for (const line of lines) {
    if (gone.has(line.seq)) continue;
    for (const event of line.events.map(known)) {
      if (event.is === 'Dealt') grid = [...event.cards];
      if (event.is === 'PlacesSwapped') grid = swapped(grid, event.cards);
      if (event.is === 'VarysMoved') grid = grid.map((card, place) => moved(card, place, event.place));
      const place = event.is === 'CharacterKilled' ? grid.indexOf(event.card) : -1;
      if (event.is === 'CharacterKilled' && place >= 0 && told.has(line.seq))
        deaths.push({ place, card: event.card, seat: event.seat });
    }
  }
  return deaths;
}

const swapped = (grid: string[], [one = '', other = '']: string[]): string[] =>
  grid.map((card) => (card === one ? other : card === other ? one : card));
/** Varys stands where he went, and where he stood nobody lies. */
const moved = (card: string, place: number, to: number): string =>
  place === to ? 'varys' : card === 'varys' ? '' : card;

const trailOf = ({ seat, place, direction, house, taken }: VarysMoved, from: number | null): Trail => ({
  seat,
  from,
  to: place,
  direction,
  house,
  cards: taken,
});

/** The deal says where he stands; a card that changes places with him takes him elsewhere. */
function afterwards(event: Event, varys: number | null): number | null {
  if (event.is === 'Dealt') return event.cards.includes('varys') ? event.cards.indexOf('varys') : null;
  return event.is === 'PlacesSwapped' && event.cards.includes('varys') ? null : varys;
}
