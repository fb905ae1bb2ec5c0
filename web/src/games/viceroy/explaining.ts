// What a question is about, in a sentence: for whoever has chosen nothing yet, and beside choices that do not tell it.

import { answers } from './answers';
import { capital } from './commit';
import { missingWords } from './placewords';
import { gemsThen } from './told';
import type { Viceroy } from './viceroy.svelte';
import { w } from './words';

export interface Explained {
  /** The card that is spoken of. */
  card: number | null;
  words: string;
}

const about = (words: string, card: number | null = null): Explained => ({ card, words });

/** Null: the question says enough. */
export function explained(viceroy: Viceroy): Explained | null {
  const { view, asks } = viceroy;
  if (!view) return null;
  const chosen = answers.read(viceroy.chosen);
  if (asks === 'AskBids') return about(bids(view.playing.round));
  if (asks === 'AskCards') return about(w('cards_rest'));
  if (asks === 'AskSecond') return about(w('second_rest'), chosen?.is === 'Choose' ? chosen.card : null);
  if (asks === 'AskKeep') return won(viceroy, view.shown[viceroy.me] ?? 0);
  const asked = view.todo.at(-1);
  if (asked?.is === 'AskTradeGive' || asked?.is === 'AskTradeTake') {
    if (chosen?.is === 'Enough') return null;
    const owner = chosen?.is === 'TakeToken' ? viceroy.ownerOf(chosen.card) : null;
    return about(owner ? w('trade_with', { name: owner, n: asked.count }) : w('trade_rest', { n: asked.count }));
  }
  return null;
}

const bids = (round: number): string => (round > 1 ? w('bid_again', { round }) : w('bid_rest'));

/** A card that was won is played or discarded: what each would bring, or why it cannot be played. */
function won(viceroy: Viceroy, card: number): Explained {
  const gems = answers.as(viceroy.chosen, 'Discard') ? gemsThen(viceroy.told) : null;
  if (gems !== null) return about(w('keep_discards', { card: viceroy.name(card), n: gems }));
  if (answers.as(viceroy.chosen, 'Keep')) return about(w('choose_place'), card);
  const dear = viceroy.barred('keep');
  const why = dear && [dear.words, capital(missingWords({ refusal: dear }))].filter(Boolean).join(' ');
  return about(why ?? w('keep_rest'), card);
}

/** An empty hand: what it brings, and where the reserve sets the limit, that it fills up before. */
export function emptyHand(viceroy: Viceroy, words: (n: number) => string): string {
  const gems = gemsThen(viceroy.told);
  if (!viceroy.told) return '';
  const held = Object.values(viceroy.view?.reserve ?? {}).reduce((sum, n) => sum + n, 0);
  if (gems === null) return held ? '' : w('reserve_empty');
  return gems < held ? words(gems) : `${words(gems)} ${w('reserve_whole')}`;
}
