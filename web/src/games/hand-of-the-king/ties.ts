// A banner that went by a tie: whoever draws level last holds it (HK-BAN-2). The events say when it did so.

import type { GameEvent } from '../../protocol/types';
import type { Deed } from '../../table/deeds';
import { isOf } from './events';
import type { House } from './houses';
import { count, type HandView } from './view';

export interface Tie {
  house: House;
  /** Who took the banner, from whom, and how many both have. */
  seat: number;
  other: number;
  n: number;
}

/** After these the counts of a house need no longer be what they were, whatever cards the events name. */
const CHANGES = new Set<string>(['CharacterTaken', 'CharacterKilled', 'CharactersExchanged', 'CompanionStays']);

const changes = (event: GameEvent, house: House): boolean =>
  CHANGES.has(event.is) || (isOf(event, 'VarysMoved') && event.house === house);

/** The last banner that a move alone brought by a tie: with companions other rules decide, or somebody is asked. */
export function tieOf(view: HandView, deeds: Deed[]): Tie | null {
  const events = deeds.flatMap(({ lines }) => lines).flatMap((line) => line.events);
  const at = events.findLastIndex((event) => isOf(event, 'BannerTaken') && event.other >= 0);
  const moved = events.findLastIndex((event, i) => i < at && isOf(event, 'VarysMoved'));
  const taken = events.at(at);
  if (moved < 0 || !taken || !isOf(taken, 'BannerTaken')) return null;
  const { seat, other, house } = taken;
  const turn = events.slice(moved, at);
  const alone = turn.some((event) => changes(event, house)) && !turn.some((event) => isOf(event, 'CompanionCalled'));
  const stands = !events.slice(at).some((event) => changes(event, house));
  const n = count(view, seat, house);
  return alone && stands && n === count(view, other, house) ? { house, seat, other, n } : null;
}
