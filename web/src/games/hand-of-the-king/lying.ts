// Where everything lay in King's Landing: the log walked through from the deal.

import { takenBack } from '../../protocol/lines';
import type { Line } from '../../protocol/types';
import { known } from './events';
import type { Event } from './types';

/** A card for each place; empty where nothing lies. */
export type Lying = readonly string[];

export interface Step {
  line: Line;
  event: Event;
  /** Before it happened. */
  lying: Lying;
}

/** All that happened and still stands, each event with what lay where. */
export function stepsOf(lines: Line[]): Step[] {
  const gone = takenBack(lines);
  let lying: Lying = [];
  return lines
    .filter((line) => !gone.has(line.seq))
    .flatMap((line) => line.events.map((each) => ({ line, event: known(each) })))
    .map(({ line, event }) => {
      const step = { line, event, lying };
      lying = afterwards(lying, event);
      return step;
    });
}

/** What lies where in the end; nothing where the deal is not told. */
export function lyingAfter(lines: Line[]): Lying {
  const last = stepsOf(lines).at(-1);
  return last ? afterwards(last.lying, last.event) : [];
}

function afterwards(lying: Lying, event: Event): Lying {
  switch (event.is) {
    case 'Dealt':
      return event.cards;
    case 'VarysMoved':
      return lying.map((card, place) => (place === event.place ? 'varys' : isGone(card, event.taken) ? '' : card));
    case 'PlacesSwapped':
      return lying.map((card) => other(card, event.cards));
    case 'CharacterTaken':
    case 'CharacterKilled':
      return lying.map((card) => (card === event.card ? '' : card));
    default:
      return lying;
  }
}

const isGone = (card: string, taken: readonly string[]): boolean => card === 'varys' || taken.includes(card);
const other = (card: string, [one = '', two = '']: readonly string[]): string =>
  card === one ? two : card === two ? one : card;
