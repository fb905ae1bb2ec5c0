// The names on cards, without the numbers that tell apart those that share one.

import { baseOf } from '../draw/charges';
import type { Mark } from '../view';
import type { Viscounts } from '../viscounts.svelte';
import { g } from '../words';
import { c } from './words';

export const cardTitle = (card: string): string =>
  card.startsWith('printed-') ? c('printed') : g(`card.${baseOf(card)}`);
/** The same, or the name that the owner of a box has given it. */
export function titleOf(viscounts: Viscounts, card: string): string {
  return viscounts.townsfolk(card)?.mark === 'owner' ? viscounts.name(card).replace(/†$/, '') : cardTitle(card);
}
/** How a card is known, if not from print. */
export const markTitle = (mark: Mark): string => (mark === 'verified' ? '' : c(`mark_${mark}`));
/** The name of anything that is printed; what it gives stands below, in words. */
export function nameOf(viscounts: Viscounts, card: string): string {
  const face = viscounts.face(card);
  if (face?.printed?.['kind'] === 'townsfolk') return titleOf(viscounts, card);
  return (face?.name ?? '')
    .replace(/[*°†]$/, '')
    .replace(/ \(.*\)$/, '')
    .replace(/^./u, (first) => first.toLocaleUpperCase());
}
