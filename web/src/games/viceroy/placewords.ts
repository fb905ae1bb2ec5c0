// A place in words, for those who do not see it and for the title of the button: price, reward, circle, or what is missing.

import type { Refusal } from '../../protocol/types';
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
  const gained = spot.gives.map((what) => viceroy.tokenName(what));
  const choices = told ? offeredIn(told) : [];
  const reward = [...gained, choices.join(' / ')].filter(Boolean).join(', ');
  const gives = reward ? g('about.reward', { reward }) : '';
  const closes = spot.closes ? g('about.circle', { circle: g(`circle.${spot.closes.colour}`) }) : '';
  return [name, price, gives, closes].filter(Boolean).join('; ');
}

const lackWords = (key: 'lacks_gems' | 'lacks_then', { lacks, missing }: Refusal): string => {
  const n = Object.values(missing).reduce((sum, count) => sum + count, 0);
  return lacks.length ? w(key, { n, what: lacks.join(', ') }) : '';
};

/** What is short, in a word or two. */
export const missingWords = ({ refusal }: Pick<Spot, 'refusal'>): string =>
  refusal ? lackWords('lacks_gems', refusal) : '';

/** What would be short to build a card that can still be bid for: the whole sentence, then shorter. */
export const shortWords = (refusal: Refusal): string[] =>
  refusal.lacks.length
    ? [lackWords('lacks_then', refusal), missingWords({ refusal }), `−${refusal.lacks.join(', ')}`]
    : [];
