// Which rule the rule browser shows, and the rulebooks that were read.

import { gameOfRule } from '../games/registry';
import { api } from '../protocol/http';
import type { Lang, Rulebook } from '../protocol/types';

class Rules {
  shown = $state(false);
  /** None: the first that the server has. */
  game = $state('');
  rule = $state('');
  private books = new Map<string, Promise<Rulebook>>();

  open(rule: string, game = ''): void {
    this.game = game || (gameOfRule(rule) ?? this.game);
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
