// The words of hints.

import { Chapter } from '../words/chapter.svelte';
import type { Key } from './words/en';

export const hints = new Chapter<Key>({
  en: async () => (await import('./words/en')).en,
  pl: async () => (await import('./words/pl')).pl,
  ru: async () => (await import('./words/ru')).ru,
  cs: async () => (await import('./words/cs')).cs,
});
export const h: typeof hints.say = (key, values) => hints.say(key, values);
