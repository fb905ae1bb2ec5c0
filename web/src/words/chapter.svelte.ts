// The words of a part of the page that is loaded when it is asked for: its own dictionary, in the reader's language.

import type { Lang } from '../protocol/types';
import { arriving } from '../shell/arriving';
import type { Entry } from './en';
import { filled, formFor, type Values } from './speech.svelte';

export type Book<K extends string> = Record<Lang, () => Promise<Record<K, Entry>>>;

export class Chapter<K extends string> {
  readonly book: Book<K>;
  private words = $state.raw<Record<K, Entry> | null>(null);
  private lang = $state<Lang>('en');
  private wanted: Lang | null = null;

  constructor(book: Book<K>) {
    this.book = book;
  }

  get ready(): boolean {
    return this.words !== null;
  }

  /** Loads the words of a language; until they are there the old ones stay. */
  async learn(lang: Lang): Promise<void> {
    this.wanted = lang;
    const words = await arriving(this.book[lang]());
    if (this.wanted !== lang) return;
    this.words = words;
    this.lang = lang;
  }

  say(key: K, values: Values = {}): string {
    const entry = this.words?.[key] ?? '';
    return filled(formFor(entry, this.lang, Number(values['n'] ?? 0)), values);
  }

  /** A number with its sign: a true minus, and no more digits than are worth reading. */
  signed(value: number, digits = 1): string {
    return new Intl.NumberFormat(this.lang, { signDisplay: 'exceptZero', maximumFractionDigits: digits })
      .format(value)
      .replace('-', '−');
  }

  plain(value: number, digits = 1): string {
    return new Intl.NumberFormat(this.lang, { maximumFractionDigits: digits }).format(value).replace('-', '−');
  }

  percent(share: number): string {
    return new Intl.NumberFormat(this.lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  }
}
