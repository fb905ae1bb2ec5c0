// The languages that the server has found, as `public/first-words.js` has read them from the page.

import type { Catalogue, Lang } from '../protocol/types';

export interface Language {
  lang: Lang;
  /** As it calls itself. */
  name: string;
  /** In two letters. */
  sign: string;
  /** Said where no words can be loaded. */
  wordless: string;
}

interface First {
  languages: readonly Language[];
  lang: Lang;
  words: Promise<Catalogue | null> | null;
}

const ALONE: First = { languages: [], lang: 'en', words: null };
const first: First = (globalThis as { viceregal?: First }).viceregal ?? ALONE;

export const LANGUAGES: readonly Language[] = first.languages;
/** The language that is kept here, or that the browser asks for. */
export const PREFERRED: Lang = first.lang;

/** The words that were asked for before this script came; they are there once. */
export function firstWords(lang: Lang): Promise<Catalogue | null> {
  const { words } = first;
  if (lang !== first.lang || !words) return Promise.resolve(null);
  first.words = null;
  return words;
}
