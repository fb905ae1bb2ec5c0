// What an event of the log or of a foretelling says, by its kind: here alone it is said what their fields hold.

import type { GameEvent } from '../../protocol/types';
import type { Good, Place, Section, Slot, SpotKey } from './view';

export interface Happened {
  AiReasoned: { reason: string };
  AiRowBegan: { row: number; count: number };
  AiSpent: { pays: Good[] };
  AiTook: { good: Good };
  Built: { seat: number; spot: SpotKey; slot: Slot };
  AiBuilt: { spot: SpotKey; building: string };
  CollisionBegan: { seat: number; space: number };
  Gained: { seat: number; thing: string; count: number };
  Hired: { seat: number; card: string; silver: number };
  Linked: { seat: number; other: number; spot: SpotKey; other_spot: SpotKey };
  LeaderTaken: { seat: number };
  MarkersMoved: { seat: number; thing: string; corruption: number; virtue: number };
  Paid: { seat: number; pays: Good[] };
  Rearranged: { seat: number; order: string };
  SchemeRevealed: { scheme: string };
  Transcribed: { seat: number; tile: string };
  TurnBegan: { seat: number };
  ViscountMoved: { seat: number; place: Place; silver: number; way: Place[] };
  WorkerBumped: { seat: number; other: number; tier: 1 | 2; section: Section };
  WorkerRose: { seat: number; section: Section; tier: 2 | 3 };
  WorkerShifted: { seat: number; section: Section; neighbour: Section };
  WorkersPlaced: { seat: number; section: Section; count: number };
  WorkersSpread: { seat: number; section: Section; sections: Section[] };
}
export type Of<Kind extends keyof Happened> = GameEvent & Happened[Kind];

export const isOf = <Kind extends keyof Happened>(event: GameEvent, kind: Kind): event is Of<Kind> => event.is === kind;

/** All events of a kind, in their order. */
export const allOf = <Kind extends keyof Happened>(events: GameEvent[], kind: Kind): Of<Kind>[] =>
  events.filter((event): event is Of<Kind> => isOf(event, kind));

/** Where an event stands in the log. */
export const keyOfEvent = (seq: number, at: number): string => `${seq}.${at}`;

/** Whose deed an event is, or to whom it happens. */
export const seatOf = (event: GameEvent): number | null => (typeof event['seat'] === 'number' ? event['seat'] : null);
