// The words of a game's cards, by their keys.

import { api } from '../../protocol/http';
import type { Lang } from '../../protocol/types';

export interface CardFace {
  name: string;
  text: string;
}

class Faces {
  private books = $state.raw<Record<string, Record<string, CardFace>>>({});
  private asked = new Set<string>();

  learn(game: string, edition: string, lang: Lang): void {
    const key = `${game}/${edition}/${lang}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    api.cards(game, edition, lang).then(
      ({ cards }) => (this.books = { ...this.books, [key]: Object.fromEntries(cards.map((card) => [card.key, { name: card.name, text: card.text }])) }),
      () => this.asked.delete(key),
    );
  }

  of(game: string, edition: string, lang: Lang): Record<string, CardFace> {
    return this.books[`${game}/${edition}/${lang}`] ?? {};
  }
}

export const faces = new Faces();
