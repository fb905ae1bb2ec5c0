// The words of a player's record.

import { Chapter } from '../words/chapter.svelte';
import type { Key } from './words/en';

export const recordWords = new Chapter<Key>({
  en: async () => (await import('./words/en')).en,
  pl: async () => (await import('./words/pl')).pl,
  ru: async () => (await import('./words/ru')).ru,
  cs: async () => (await import('./words/cs')).cs,
});
export const r: typeof recordWords.say = (key, values) => recordWords.say(key, values);
