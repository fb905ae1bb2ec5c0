// What the red button says: verb, object and price of what it would do.

import { answers } from './answers';
import { ROMAN } from './draw/cards';
import { COLOURS } from './draw/gems';
import { gemsThen, type PaidGem } from './told';
import type { Spot } from './deed.svelte';
import { placeOf } from './view';
import type { Viceroy } from './viceroy.svelte';
import { g, w, type Word } from './words';

export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
const GATHERED: Record<string, Word> = {
  AskGem: 'take',
  AskPark: 'put_on_law',
  AskTradePay: 'pay_out',
  AskTuck: 'tuck_n',
};
const CHOSEN: Record<string, Word> = { AskFirst: 'start_with', AskSecond: 'keep_card', AskCards: 'play_card' };

/** Null: nothing is chosen yet. */
export function commitOf(viceroy: Viceroy): string | null {
  const { basket, asks, chosen } = viceroy;
  const { kept } = viceroy.deed;
  const gathered = GATHERED[asks];
  if (gathered && (basket.held.length || !chosen)) return w(gathered, { n: basket.held.length, all: basket.max });
  const circles = viceroy.paint.gathered.length;
  if (circles) return w('recolour_n', { n: circles });
  if (!chosen) return null;
  if (!kept || !viceroy.plays) return capital(said(viceroy, chosen));
  return [placed(viceroy, kept), priceWords(kept.price)].filter(Boolean).join(' · ');
}

/** `1 red 1 blue`, infinite ones first. */
const priceWords = (price: PaidGem[]): string =>
  [true, false]
    .flatMap((endless) =>
      COLOURS.flatMap((colour) => {
        const n = price.filter((gem) => gem.colour === colour && gem.endless === endless).length;
        return n ? [g(`thing.${endless ? 'endless-' : ''}${colour}`, { n })] : [];
      }),
    )
    .join(' ');

/** With a place: it is built on now, or kept for when the card is turned up or won. */
function placed(viceroy: Viceroy, spot: Spot): string {
  const { row } = viceroy;
  const level = ROMAN[placeOf(spot.place).level - 1] ?? '';
  const card = viceroy.name(spot.card);
  if (row.some((action) => answers.as(action, 'PutAt'))) return w('build_on', { card, level });
  return w('play_for', { card, level });
}

function said(viceroy: Viceroy, action: string): string {
  const read = answers.read(action);
  const chosen = CHOSEN[viceroy.asks];
  if (read?.is === 'Choose' && chosen) return w(chosen, { card: viceroy.name(read.card) });
  if (read?.is === 'Bid') return w('bid_gem', { gem: g(`gem.${read.colour}`) });
  const gems = gemsThen(viceroy.told);
  if (read?.is === 'Pass' && viceroy.bidding) return gems === null ? w('empty_hand') : w('empty_hand_for', { n: gems });
  if (read?.is === 'DiscardChosen' && gems !== null)
    return w('discard_for', { card: viceroy.name(read.card), n: gems });
  const words = viceroy.choices.find((choice) => choice.action === action)?.words ?? action;
  return viceroy.wordsFor(action, words);
}
