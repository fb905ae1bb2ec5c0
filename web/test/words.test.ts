import { describe, expect, it } from 'vitest';
import { cs } from '../src/words/cs';
import { en, type Entry } from '../src/words/en';
import { pl } from '../src/words/pl';
import { ru } from '../src/words/ru';

const forms = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe.each([
  ['pl', pl],
  ['ru', ru],
  ['cs', cs],
])('%s', (lang, dictionary) => {
  it('says everything that English says, with the same places', () => {
    expect(Object.keys(dictionary).sort()).toEqual(Object.keys(en).sort());
    for (const [key, entry] of Object.entries(en)) {
      const wanted = new Set(forms(entry).flatMap(places));
      for (const text of forms(dictionary[key as keyof typeof en])) {
        expect(text.trim(), key).not.toBe('');
        expect(new Set(places(text)), `${lang} ${key}`).toEqual(wanted);
      }
    }
  });

  it('has the forms that its numbers ask for', () => {
    const needed = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(dictionary)) {
      if (typeof entry === 'string' || new Set(Object.values(entry)).size === 1 || entry.few === undefined) continue;
      for (const form of needed) if (form !== 'many' || lang !== 'cs') expect(entry, key).toHaveProperty(form);
    }
  });
});
