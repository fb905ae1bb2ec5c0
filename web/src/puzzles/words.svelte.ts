// The words of the puzzles and of the daily game. They are fetched with them.

import { Chapter } from '../words/chapter.svelte';
import type { Key } from './words/en';

export const puzzleWords = new Chapter<Key>({
  en: async () => (await import('./words/en')).en,
  pl: async () => (await import('./words/pl')).pl,
  ru: async () => (await import('./words/ru')).ru,
  cs: async () => (await import('./words/cs')).cs,
});
export const p: typeof puzzleWords.say = (key, values) => puzzleWords.say(key, values);
