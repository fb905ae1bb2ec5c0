// Why somebody has a banner now though another has as many: whoever draws level last holds it (HK-BAN-2).

import { verbOf } from '../../protocol/answers';
import type { Deed } from '../../table/deeds';
import { allOf } from './events';
import type { House } from './houses';
import { count, type HandView } from './view';

export interface Tie {
  house: House;
  /** Who took the banner, from whom, and how many both have. */
  seat: number;
  other: number;
  n: number;
}

/** The last banner that changed hands in these deeds by a tie. Where its giver was asked, no rule decided. */
export function tieOf(view: HandView, deeds: Deed[]): Tie | null {
  const taken = deeds
    .flatMap(({ lines }) => lines)
    .filter(({ action }) => verbOf(action ?? '') !== 'banner')
    .flatMap(({ events }) => allOf(events, 'BannerTaken'));
  const tie = taken.findLast(
    ({ seat, house, other }) =>
      other >= 0 && view.banners[house] === seat && count(view, seat, house) === count(view, other, house),
  );
  return tie ? { ...tie, n: count(view, tie.seat, tie.house) } : null;
}
