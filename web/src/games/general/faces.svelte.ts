// The words of a game's cards, by their keys.

import { api } from '../../protocol/http';
import type { Face, Lang } from '../../protocol/types';

class Faces {
  private books = $state.raw<Record<string, Record<string, Face>>>({});
  private asked = new Set<string>();

  learn(game: string, edition: string, lang: Lang): void {
    const key = `${game}/${edition}/${lang}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    api.cards(game, edition, lang).then(
      ({ cards }) => (this.books = { ...this.books, [key]: Object.fromEntries(cards.map((card) => [card.key, card])) }),
      () => this.asked.delete(key),
    );
  }

  of(game: string, edition: string, lang: Lang): Record<string, Face> {
    return this.books[`${game}/${edition}/${lang}`] ?? {};
  }
}

export const faces = new Faces();
