// The words of a part of the page that is loaded when it is asked for: they come with it, in the reader's language.

import { api } from '../protocol/http';
import type { Lang } from '../protocol/types';
import { filled, formFor, type Values, type Words } from './forms';

export class Chapter<K extends string> {
  /** As the server calls it: `page-<part>.po` holds its words. */
  readonly part: string;
  private words = $state.raw<Words | null>(null);
  private plural = '';
  private lang = $state<Lang>('en');
  private wanted: Lang | null = null;

  constructor(part: string) {
    this.part = part;
  }

  get ready(): boolean {
    return this.words !== null;
  }

  /** Loads the words of a language; until they are there the old ones stay. */
  async learn(lang: Lang): Promise<void> {
    this.wanted = lang;
    const { words, plural } = await api.part(lang, this.part);
    if (this.wanted !== lang) return;
    this.words = words;
    this.plural = plural;
    this.lang = lang;
  }

  say(key: K, values: Values = {}): string {
    return filled(formFor(this.words?.[key] ?? '', this.plural, Number(values['n'] ?? 1)), values);
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
