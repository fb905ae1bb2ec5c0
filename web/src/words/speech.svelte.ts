// Says things in the reader's language: words of the page from its dictionaries, words of the tables from the packs of
// the games, words of the games from the server.

import type { OwnWords } from '../games/pack';
import { packOf } from '../games/registry';
import { api } from '../protocol/http';
import type { Catalogue, Lang, Text } from '../protocol/types';
import { arriving } from '../shell/arriving';
import { settings } from '../shell/settings.svelte';
import type { Dictionary, Entry, Key } from './en';

export type Values = Record<string, string | number>;

const DICTIONARIES: Record<Lang, () => Promise<Dictionary>> = {
  en: async () => (await import('./en')).en,
  pl: async () => (await import('./pl')).pl,
  ru: async () => (await import('./ru')).ru,
  cs: async () => (await import('./cs')).cs,
};

export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The form of a page's text that goes with a number. */
export function formFor(entry: Entry, lang: Lang, n: number): string {
  if (typeof entry === 'string') return entry;
  const form = new Intl.PluralRules(lang).select(n);
  if (form === 'one') return entry.one;
  if (form === 'few') return entry.few ?? entry.other;
  if (form === 'many') return entry.many ?? entry.other;
  return entry.other;
}

/** The form of a game's text that goes with a number: catalogues list one, few, many (English: one, many). */
export function gettextForm(text: Text, lang: Lang, n: number): string {
  if (typeof text === 'string') return text;
  const form = new Intl.PluralRules(lang).select(n);
  const index = form === 'one' ? 0 : form === 'few' ? 1 : text.length - 1;
  return text[index] ?? text[0] ?? '';
}

const bookOf = (lang: Lang, game: string): Promise<Catalogue | null> => api.words(lang, game).catch(() => null);

/** The words that only the table of a game has. */
const ownOf = (lang: Lang, game: string): Promise<OwnWords> => {
  const words = packOf(game)?.words[lang];
  return words ? arriving(words()) : Promise.resolve({});
};

class Speech {
  lang = $state<Lang>('en');
  private dictionary = $state.raw<Dictionary | null>(null);
  private catalogue = $state.raw<Pick<Catalogue, 'common' | 'games'>>({ common: {}, games: {} });
  private tables = $state.raw<Record<string, OwnWords>>({});
  /** The games whose words are needed; those of the others are not fetched. */
  private needed = new Map<string, Promise<void>>();

  get ready(): boolean {
    return this.dictionary !== null;
  }

  /** Loads the words of a language; until they are there the old ones stay. */
  async learn(lang: Lang): Promise<void> {
    const games = [...this.needed.keys()];
    const [dictionary, books, tables] = await Promise.all([
      arriving(DICTIONARIES[lang]()),
      Promise.all(['', ...games].map((game) => bookOf(lang, game))),
      Promise.all(games.map((game) => ownOf(lang, game))),
    ]);
    if (lang !== settings.lang) return;
    if (this.needed.size > games.length) return this.learn(lang); // a table was opened meanwhile
    this.dictionary = dictionary;
    this.tables = Object.fromEntries(games.map((game, i) => [game, tables[i] ?? {}]));
    this.catalogue = {
      common: books[0]?.common ?? {},
      games: Object.fromEntries(books.flatMap((book) => Object.entries(book?.games ?? {}))),
    };
    this.lang = lang;
  }

  /** Loads the words of a game too, now and whenever the language changes. */
  need(game: string): Promise<void> {
    const asked = this.needed.get(game) ?? this.fetch(game);
    this.needed.set(game, asked);
    return asked.catch((why: unknown) => {
      this.needed.delete(game);
      throw why;
    });
  }

  private async fetch(game: string): Promise<void> {
    for (let lang: Lang | null = null; lang !== this.lang;) {
      lang = this.lang;
      const [book, own] = await Promise.all([bookOf(lang, game), ownOf(lang, game)]);
      if (lang !== this.lang) continue;
      this.catalogue = { ...this.catalogue, games: { ...this.catalogue.games, ...book?.games } };
      this.tables = { ...this.tables, [game]: own };
    }
  }

  say(key: Key, values: Values = {}): string {
    const entry = this.dictionary?.[key] ?? key;
    return filled(formFor(entry, this.lang, Number(values['n'] ?? 0)), values);
  }

  /** A word of a game's own table, or of the page where the table has none. */
  own(game: string, key: string, values: Values = {}): string {
    const entry = this.tables[game]?.[key];
    if (entry === undefined) return this.has(key) ? this.say(key, values) : key;
    return filled(formFor(entry, this.lang, Number(values['n'] ?? 0)), values);
  }

  hasOwn(game: string, key: string): boolean {
    return this.tables[game]?.[key] !== undefined;
  }

  has(key: string): key is Key {
    return this.dictionary !== null && key in this.dictionary;
  }

  /** A word of a game, such as `house.stark`; the last part of the key where the catalogue has none. */
  word(game: string, key: string, values: Values = {}): string {
    const text = this.catalogue.games[game]?.[key] ?? this.catalogue.common[key];
    if (text === undefined) return key.split('.').at(-1) ?? key;
    return filled(gettextForm(text, this.lang, Number(values['count'] ?? values['n'] ?? 1)), values);
  }

  knows(game: string, key: string): boolean {
    return this.catalogue.games[game]?.[key] !== undefined;
  }

  list(words: string[]): string {
    return words.join(', ');
  }
}

export const speech = new Speech();
export const t = (key: Key, values?: Values): string => speech.say(key, values);
