// The games that this server has, in the reader's language.

import { api } from '../protocol/http';
import type { Game, Lang } from '../protocol/types';

class Games {
  all = $state.raw<Game[]>([]);
  lang = $state<Lang | null>(null);

  async learn(lang: Lang): Promise<void> {
    if (this.lang === lang && this.all.length) return;
    const all = await api.games(lang).catch(() => null);
    if (!all) return;
    this.all = all;
    this.lang = lang;
  }

  find(key: string): Game | undefined {
    return this.all.find((game) => game.key === key);
  }

  name(key: string): string {
    return this.find(key)?.words ?? key;
  }
}

export const games = new Games();
