// Events come as records of whatever kind: here their fields get the types that the rules of a game give them.

import type { GameEvent } from './types';

/** An event of this kind as the game describes it in its `types.ts`, with what every event has. */
export type Of<E extends { is: string }, Kind extends E['is']> = GameEvent & Extract<E, { is: Kind }>;

export interface EventReader<E extends { is: string }> {
  isOf: <Kind extends E['is']>(event: GameEvent, kind: Kind) => event is Of<E, Kind>;
  /** All events of a kind, in their order. */
  allOf: <Kind extends E['is']>(events: GameEvent[], kind: Kind) => Of<E, Kind>[];
  /** An event whose kind is still to be looked at. */
  known: (event: GameEvent) => E;
}

export function eventReader<E extends { is: string }>(): EventReader<E> {
  const isOf = <Kind extends E['is']>(event: GameEvent, kind: Kind): event is Of<E, Kind> => event.is === kind;
  return {
    isOf,
    allOf: (events, kind) => events.filter((event) => isOf(event, kind)),
    known: (event) => event as unknown as E, // the types are written from the rules, as the events are made by them
  };
}
