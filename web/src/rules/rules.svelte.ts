// Which rule the rule browser shows, and the rulebooks that were read.

import { api } from '../protocol/http';
import type { Lang, Rulebook } from '../protocol/types';

export const GAME_OF: Record<string, string> = {
  HK: 'hand-of-the-king',
  VR: 'viceroy',
  VK: 'viscounts',
  VC: 'viscounts',
  VW: 'viscounts',
};

class Rules {
  shown = $state(false);
  game = $state('hand-of-the-king');
  rule = $state('');
  private books = new Map<string, Promise<Rulebook>>();

  open(rule: string, game = ''): void {
    this.game = game || (GAME_OF[rule.split('-')[0] ?? ''] ?? this.game);
    this.rule = rule;
    this.shown = true;
  }

  close(): void {
    this.shown = false;
  }

  book(game: string, lang: Lang): Promise<Rulebook> {
    const key = `${game}/${lang}`;
    let book = this.books.get(key);
    if (!book) {
      book = api.rules(game, lang);
      book.catch(() => this.books.delete(key));
      this.books.set(key, book);
    }
    return book;
  }
}

export const rules = new Rules();
