// Events of this game, by their kinds.

import * as known from '../../protocol/events';
import type { GameEvent } from '../../protocol/types';
import type { Event } from './types';

export type Of<Kind extends Event['is']> = known.Of<Event, Kind>;
export const { isOf, allOf } = known.eventReader<Event>();

/** Where an event stands in the log. */
export const keyOfEvent = (seq: number, at: number): string => `${seq}.${at}`;

/** Whose deed an event is, or to whom it happens. */
export const seatOf = (event: GameEvent): number | null => (typeof event['seat'] === 'number' ? event['seat'] : null);
