// The way that a viscount has ridden, from what happened: the card that was played, or the scheme of the AI, and the silver.

import type { GameEvent } from '../../protocol/types';
import { outerWay, wayFor } from './draw/ring-ride';
import { ringOf, rivalOf, type Place, type ViscountsView } from './view';

/** What is read of the printed cards. */
export interface Printed {
  townsfolk(key: string): { value: number } | null;
  scheme(key: string): { steps: number } | null;
}

/** The number of the row of a scheme that moves the viscount, from above. */
const MOVE_ROW = 2;

/** `before` are the events since the position, up to the ride itself. */
export function riddenWay(view: ViscountsView, ride: GameEvent, before: GameEvent[], library: Printed): Place[] {
  const seat = Number(ride['seat']);
  const [player, to, ring] = [view.players[seat], ride['place'] as Place, ringOf(view)];
  const from = player?.viscount;
  if (!player || !from) return [to];
  if (seat === rivalOf(view)) return outerWay(ring, from, schemeSteps(view, before, library));
  const mine = before.findLast((event) => event.is === 'CardPlayed' && event['seat'] === seat);
  const played = (mine?.['card'] as string | undefined) ?? view.played;
  const value = library.townsfolk(played ?? '')?.value ?? 0;
  return wayFor(ring, from, to, value + Number(ride['silver']));
}

function schemeSteps(view: ViscountsView, before: GameEvent[], library: Printed): number {
  const row = before.findLast((event) => event.is === 'AiRowBegan' && event['row'] === MOVE_ROW);
  return row ? Number(row['count']) : (library.scheme(view.schemes.board[0] ?? '')?.steps ?? 0);
}
