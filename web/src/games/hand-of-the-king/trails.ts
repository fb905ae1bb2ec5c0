// Where Varys has gone: what others did last stays drawn on the board until they move again.

import { takenBack } from '../../protocol/lines';
import type { GameEvent, Line } from '../../protocol/types';
import type { Deed } from '../../table/deeds';
import type { House } from './houses';
import type { Direction } from './lanes';

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
    for (const event of line.events) {
      const trail: Trail | null = event.is === 'VarysMoved' ? trailOf(event, varys) : null;
      if (trail && told.has(line.seq)) trails.push(trail);
      varys = trail ? trail.to : afterwards(event, varys);
    }
  }
  return trails;
}

const trailOf = (event: GameEvent, from: number | null): Trail => ({
  seat: event['seat'] as number,
  from,
  to: event['place'] as number,
  direction: event['direction'] as Direction,
  house: event['house'] as House,
  cards: event['taken'] as string[],
});

/** The deal says where he stands; a card that changes places with him takes him elsewhere. */
function afterwards(event: GameEvent, varys: number | null): number | null {
  const cards = Array.isArray(event['cards']) ? (event['cards'] as unknown[]) : [];
  if (event.is === 'Dealt') return cards.includes('varys') ? cards.indexOf('varys') : null;
  return cards.includes('varys') ? null : varys;
}
