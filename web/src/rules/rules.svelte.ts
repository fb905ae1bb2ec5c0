// Which rule the rule browser shows, and the rulebooks that were read.

import { gameOfRule } from '../games/registry';
import { api } from '../protocol/http';
import type { Lang, Rulebook } from '../protocol/types';

class Rules {
  shown = $state(false);
  /** None: the first that the server has. */
  game = $state('');
  rule = $state('');
  /** What is played at the table that is shown: its rules are told as its edition has them. */
  private played = $state.raw<{ game: string; edition: string } | null>(null);
  private books = new Map<string, Promise<Rulebook>>();

  open(rule: string, game = ''): void {
    this.game = game || (gameOfRule(rule) ?? this.game);
    this.rule = rule;
    this.shown = true;
  }

  close(): void {
    this.shown = false;
  }

  /** A table is shown; what is returned says that it is no more. */
  play(game: string, edition: string): () => void {
    const played = { game, edition };
    this.played = played;
    return () => {
      if (this.played === played) this.played = null;
    };
  }

  /** The edition that the rules of a game are read for; none: all of them. */
  editionOf(game: string): string {
    return this.played?.game === game ? this.played.edition : '';
  }

  book(game: string, lang: Lang, edition: string): Promise<Rulebook> {
    const key = `${game}/${edition}/${lang}`;
    let book = this.books.get(key);
    if (!book) {
      book = api.rules(game, lang, edition);
      book.catch(() => this.books.delete(key));
      this.books.set(key, book);
    }
    return book;
  }
}

export const rules = new Rules();
