// The words of the lessons. They are fetched with them, so that the first page does not carry them.

import type { Lang } from '../protocol/types';
import { arriving } from '../shell/arriving';
import { filled, formFor, speech, type Values } from '../words/speech.svelte';
import type { LessonKey, LessonWords } from './words/en';

const BOOKS: Record<Lang, () => Promise<LessonWords>> = {
  en: async () => (await import('./words/en')).en,
  pl: async () => (await import('./words/pl')).pl,
  ru: async () => (await import('./words/ru')).ru,
  cs: async () => (await import('./words/cs')).cs,
};

class LessonSpeech {
  private book = $state.raw<LessonWords | null>(null);
  private lang: Lang = 'en';

  get ready(): boolean {
    return this.book !== null;
  }

  /** Loads the words of a language; until they are there the old ones stay. */
  async learn(lang: Lang): Promise<void> {
    this.lang = lang;
    const book = await arriving(BOOKS[lang]());
    if (lang === this.lang) this.book = book;
  }

  say(key: LessonKey, values: Values = {}): string {
    return filled(formFor(this.book?.[key] ?? '', speech.lang, Number(values['n'] ?? 0)), values);
  }
}

export const lessonSpeech = new LessonSpeech();
export const l = (key: LessonKey, values?: Values): string => lessonSpeech.say(key, values);
