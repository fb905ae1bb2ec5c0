// VW-8.2: who would gain what if the markers of a seat met on a space, as the boards lie now.

import type { Library } from './foretell';
import { ABOVE, ABOVE_AI, BELOW, type Below } from './track';
import { rivalOf, type Effect, type SchemeData, type ViscountsView } from './view';

/** What is read of the printed schemes, besides cards. */
export interface Plans extends Library {
  scheme(key: string): SchemeData | null;
}

/** Criminal icons that lie open on a board. */
export function criminalsOn(view: ViscountsView, seat: number, library: Plans): number {
  if (seat === rivalOf(view)) return view.schemes.board.reduce((sum, key) => sum + (key ? (library.scheme(key)?.icons.criminal ?? 0) : 0), 0);
  return (view.players[seat]?.board ?? []).reduce((sum, card) => sum + (card ? (library.townsfolk(card)?.icons.criminal ?? 0) : 0), 0);
}

export interface Collision {
  space: number;
  own: Effect;
  below: Effect;
  when: Below['when'];
  /** The others for whom the condition holds now. */
  others: number[];
}

export function collisionOn(view: ViscountsView, seat: number, space: number, library: Plans): Collision | null {
  const row = BELOW[space - 1];
  const own = (seat === rivalOf(view) ? ABOVE_AI : ABOVE)[space - 1];
  if (!row || !own) return null;
  const holds = (other: number): boolean => row.when === 'all' || criminalsOn(view, other, library) > 0 === (row.when === 'some');
  const others = view.players.map((_, i) => i).filter((other) => other !== seat && holds(other));
  return { space, own, below: row.effect, when: row.when, others };
}
