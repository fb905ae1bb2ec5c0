import { describe, expect, it } from 'vitest';
import type { OwnWords } from '../src/games/pack';
import { PACKS } from '../src/games/registry';
import type { Lang } from '../src/protocol/types';
import { cs } from '../src/words/cs';
import { en, type Entry } from '../src/words/en';
import { pl } from '../src/words/pl';
import { ru } from '../src/words/ru';

const PAGE: Record<Lang, OwnWords> = { en, pl, cs, ru };
/** Words that come with a part of the page. */
const CHAPTERS: Record<string, Record<Lang, () => Promise<OwnWords>>> = {
  hints: {
    en: async () => (await import('../src/hints/words/en')).en,
    pl: async () => (await import('../src/hints/words/pl')).pl,
    ru: async () => (await import('../src/hints/words/ru')).ru,
    cs: async () => (await import('../src/hints/words/cs')).cs,
  },
  record: {
    en: async () => (await import('../src/record/words/en')).en,
    pl: async () => (await import('../src/record/words/pl')).pl,
    ru: async () => (await import('../src/record/words/ru')).ru,
    cs: async () => (await import('../src/record/words/cs')).cs,
  },
  lessons: {
    en: async () => (await import('../src/lessons/words/en')).en,
    pl: async () => (await import('../src/lessons/words/pl')).pl,
    ru: async () => (await import('../src/lessons/words/ru')).ru,
    cs: async () => (await import('../src/lessons/words/cs')).cs,
  },
};
const BOOKS: [string, (lang: Lang) => Promise<OwnWords>][] = [
  ['the page', (lang) => Promise.resolve(PAGE[lang])],
  ...Object.entries(CHAPTERS).map(([part, book]): (typeof BOOKS)[number] => [part, (lang) => book[lang]()]),
  ...[...PACKS].map(([game, pack]): (typeof BOOKS)[number] => [game, (lang) => pack.words[lang]()]),
];
const forms = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe.each(BOOKS)('words of %s', (_, book) => {
  it.each(['pl', 'ru', 'cs'] as const)('%s says everything that English says, with the same places', async (lang) => {
    const [english, other] = await Promise.all([book('en'), book(lang)]);
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, entry] of Object.entries(english)) {
      const wanted = new Set(forms(entry).flatMap(places));
      for (const text of forms(other[key] ?? '')) {
        expect(text.trim(), key).not.toBe('');
        expect(new Set(places(text)), `${lang} ${key}`).toEqual(wanted);
      }
    }
  });

  it.each(['pl', 'ru', 'cs'] as const)('%s has the forms that its numbers ask for', async (lang) => {
    const needed = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(await book(lang))) {
      if (typeof entry === 'string' || new Set(Object.values(entry)).size === 1 || entry.few === undefined) continue;
      for (const form of needed) if (form !== 'many' || lang !== 'cs') expect(entry, key).toHaveProperty(form);
    }
  });
});

describe.each([...PACKS])('the pack of %s', (_, pack) => {
  it('names its keys and its tour by words that are there', async () => {
    const known = { ...PAGE.en, ...(await pack.words.en()) };
    const named = [
      ...pack.keys.map(([, word]) => word),
      ...pack.tour.flatMap(({ text, touch }) => [text, touch ?? text]),
    ];
    for (const word of named) expect(known).toHaveProperty([word]);
  });

  it('says in every language what the game is', () => {
    expect(Object.values(pack.scene.blurb).filter((text) => text.trim())).toHaveLength(4);
  });
});
