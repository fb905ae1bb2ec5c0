// The names on cards, without the numbers that tell apart those that share one.

import { baseOf } from '../draw/charges';
import type { Mark } from '../view';
import { g } from '../words';
import { c } from './words';

export const cardTitle = (card: string): string => (card.startsWith('printed-') ? c('printed') : g(`card.${baseOf(card)}`));
/** How a card is known, if not from print. */
export const markTitle = (mark: Mark): string => (mark === 'verified' ? '' : c(`mark_${mark}`));
