// A place in words, for those who do not see it and for the title of the button: price, reward, circle, or what is missing.

import { coloursOf, type Spot } from './deed.svelte';
import { offeredIn } from './told';
import type { Viceroy } from './viceroy.svelte';
import { g, w } from './words';

export function spotWords(viceroy: Viceroy, spot: Spot): string {
  const name = viceroy.placeName(spot.place);
  if (spot.refusal) return [name, spot.refusal.words, missingWords(spot)].filter(Boolean).join('; ');
  const { told } = spot;
  const price = spot.price.length
    ? g('about.cost', {
        gems: coloursOf(spot.price)
          .map((colour) => g(`gem.${colour}`))
          .join(', '),
      })
    : '';
  const gained = told?.things.map((thing) => thing.gain).filter(Boolean) ?? [];
  const choices = told ? offeredIn(told) : [];
  const reward = [...gained, choices.join(' / ')].filter(Boolean).join(', ');
  const gives = reward ? g('about.reward', { reward }) : '';
  const closes = spot.closes ? g('about.circle', { circle: g(`circle.${spot.closes.colour}`) }) : '';
  return [name, price, gives, closes].filter(Boolean).join('; ');
}

/** What is short, in a word or two. */
export const missingWords = ({ refusal }: Pick<Spot, 'refusal'>): string =>
  refusal?.lacks.length ? w('lacks_gems', { what: refusal.lacks.join(', ') }) : '';
