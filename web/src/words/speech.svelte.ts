// Says things in the reader's language: words of the page, of its tables and of the games, all from the server's catalogues.

import { api } from '../protocol/http';
import type { Catalogue, Lang, Text } from '../protocol/types';
import { firstWords } from '../shell/languages';
import { settings } from '../shell/settings.svelte';
import { filled, formFor, type Values, type Words } from './forms';
import type { Key } from './keys';

export type { Values };

type Book = Pick<Catalogue, 'plural' | 'common' | 'games' | 'page' | 'tables'>;

const NOTHING: Book = { plural: '', common: {}, games: {}, page: {}, tables: {} };
const bookOf = (lang: Lang, game: string): Promise<Book> => api.words(lang, game);
/** Without the words of a game its names still say something. */
const bookOfGame = (lang: Lang, game: string): Promise<Book> => bookOf(lang, game).catch(() => NOTHING);
const firstBook = async (lang: Lang): Promise<Book> => (await firstWords(lang)) ?? (await bookOf(lang, ''));

class Speech {
  lang = $state<Lang>('en');
  private book = $state.raw<Book>(NOTHING);
  /** The games whose words are needed; those of the others are not fetched. */
  private needed = new Map<string, Promise<void>>();

  get ready(): boolean {
    return this.book !== NOTHING;
  }

  /** Loads the words of a language; until they are there the old ones stay. */
  async learn(lang: Lang): Promise<void> {
    const games = [...this.needed.keys()];
    const [first, ...books] = await Promise.all([firstBook(lang), ...games.map((game) => bookOfGame(lang, game))]);
    if (lang !== settings.lang) return;
    if (this.needed.size > games.length) return this.learn(lang); // a table was opened meanwhile
    this.book = {
      ...first,
      games: Object.fromEntries(books.flatMap((book) => Object.entries(book.games))),
      tables: Object.fromEntries(books.flatMap((book) => Object.entries(book.tables))),
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
      const book = await bookOfGame(lang, game);
      if (lang !== this.lang) continue;
      const { games, tables } = this.book;
      this.book = { ...this.book, games: { ...games, ...book.games }, tables: { ...tables, ...book.tables } };
    }
  }

  private form(text: Text, values: Values, n: string | number | undefined): string {
    return filled(formFor(text, this.book.plural, Number(n ?? 1)), values);
  }

  say(key: Key, values: Values = {}): string {
    return this.form(this.book.page[key] ?? key, values, values['n']);
  }

  /** A word of a game's own table, or of the page where the table has none. */
  own(game: string, key: string, values: Values = {}): string {
    const text = this.table(game)[key];
    if (text === undefined) return this.has(key) ? this.say(key, values) : key;
    return this.form(text, values, values['n']);
  }

  hasOwn(game: string, key: string): boolean {
    return this.table(game)[key] !== undefined;
  }

  has(key: string): key is Key {
    return this.book.page[key] !== undefined;
  }

  private table(game: string): Words {
    return this.book.tables[game] ?? {};
  }

  /** A word of a game, such as `house.stark`; the last part of the key where the catalogue has none. */
  word(game: string, key: string, values: Values = {}): string {
    const text = this.book.games[game]?.[key] ?? this.book.common[key];
    if (text === undefined) return key.split('.').at(-1) ?? key;
    return this.form(text, values, values['count'] ?? values['n']);
  }

  knows(game: string, key: string): boolean {
    return this.book.games[game]?.[key] !== undefined;
  }

  list(words: string[]): string {
    return words.join(', ');
  }
}

export const speech = new Speech();
export const t = (key: Key, values?: Values): string => speech.say(key, values);
