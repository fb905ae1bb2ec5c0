// What each of the others did in their last turn, as far as it stays marked on the board until their next.

import { takenBack } from '../../protocol/lines';
import type { Line } from '../../protocol/types';
import { isOf } from './events';
import type { Place, Section, SpotKey } from './view';

export interface Trail {
  seat: number;
  way: Place[];
  spots: SpotKey[];
  sections: Section[];
}

export function trailsOf(lines: Line[], isMine: (seat: number) => boolean): Trail[] {
  const gone = takenBack(lines);
  const found = new Map<number, Trail>();
  let turn: number | null = null;
  for (const line of lines)
    for (const event of gone.has(line.seq) ? [] : line.events) {
      if (isOf(event, 'TurnBegan')) {
        turn = event.seat;
        if (!isMine(turn)) found.set(turn, { seat: turn, way: [], spots: [], sections: [] });
      }
      const trail = turn === null ? undefined : found.get(turn);
      if (!trail) continue;
      if (isOf(event, 'ViscountMoved') && event.seat === turn) trail.way = event.way;
      else if (isOf(event, 'Built') || isOf(event, 'AiBuilt')) trail.spots.push(event.spot);
      else if (isOf(event, 'WorkersPlaced')) trail.sections.push(event.section);
    }
  return [...found.values()].filter(({ way, spots, sections }) => way.length || spots.length || sections.length);
}
