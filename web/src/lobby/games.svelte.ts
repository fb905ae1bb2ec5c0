// The games that this server has, in the reader's language.

import { api } from '../protocol/http';
import type { Game, Lang } from '../protocol/types';

class Games {
  all = $state.raw<Game[]>([]);
  lang = $state<Lang | null>(null);
  private explained = $state(false);
  private wanted: Lang | null = null;

  /** With what explains them, for who chooses among them; at a table that would only weigh. */
  async learn(lang: Lang, explained = false): Promise<void> {
    this.wanted = lang;
    if (this.lang === lang && this.all.length && (this.explained || !explained)) return;
    const all = await api.games(lang, explained).catch(() => null);
    if (!all || lang !== this.wanted || (!explained && this.knows(lang))) return;
    this.all = all;
    this.lang = lang;
    this.explained = explained;
  }

  /** Whether all is known of them in this language, what explains them included. */
  knows(lang: Lang): boolean {
    return this.lang === lang && this.explained && this.all.length > 0;
  }

  find(key: string): Game | undefined {
    return this.all.find((game) => game.key === key);
  }

  /** A bot's level in words; nothing for people. */
  level(key: string, level: string | null): string {
    return this.find(key)?.levels.find((each) => each.level === level)?.words ?? level ?? '';
  }

  name(key: string): string {
    return this.find(key)?.words ?? key;
  }
}

export const games = new Games();
