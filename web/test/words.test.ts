import { describe, expect, it, vi } from 'vitest';
import { PACKS } from '../src/games/registry';
import { filled, formFor } from '../src/words/forms';
import { BOOKS, bookOf, type Book } from './catalogues';

const NUMBERS = [1, 2, 5, 12, 21, 22];
const ORDER = ['one', 'few', 'many'];
const SCRIPT = Object.values(
  import.meta.glob<string>('../public/first-words.js', { eager: true, query: '?raw', import: 'default' }),
).join('');
const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

describe.each(BOOKS.map((book): [string, Book] => [`${book.lang} ${book.name}`, book]))('%s', (_, book) => {
  it('is said with every number and leaves no place open', () => {
    const rules = new Intl.PluralRules(book.lang);
    for (const [key, text] of Object.entries(book.words)) {
      for (const n of NUMBERS) {
        const form = formFor(text, book.plural, n);
        const values = { ...Object.fromEntries(placesIn(form).map((place) => [place, 'Ó'])), n };
        const said = filled(form, values);
        expect(said, key).not.toMatch(/[{}]|^\s|\s$|^$/);
        if (typeof text === 'string') continue;
        const nth = ORDER.indexOf(rules.select(n));
        expect(form, `${key} with ${n}`).toBe(text[nth < 0 ? text.length - 1 : nth]);
      }
    }
  });
});

const FINGER = /^(Tap|Dotknij|Коснитесь|Klepněte)/;

it('is a word for a mouse as well as for a finger, but where a finger alone is spoken to', () => {
  const said = BOOKS.flatMap(({ lang, name, words }) =>
    Object.entries(words).flatMap(([key, text]) =>
      !key.endsWith('_touch') && FINGER.test([text].flat()[0] ?? '') ? [`${lang} ${name} ${key}`] : [],
    ),
  );
  expect(said).toEqual([]);
});

it('fills in numbers with a true minus, and leaves words as they are', () => {
  expect(filled('{n} / {kind}', { n: -9, kind: 'x-y' })).toBe('−9 / x-y');
});

describe('a form', () => {
  const forms = ['{n} card', '{n} cards'];

  it('is chosen by the last two figures where numbers are large', () => {
    const { plural } = bookOf('page', 'pl');
    const cards = ['karta', 'karty', 'kart'];
    expect([1, 101, 122, 1022, 1212, -2].map((n) => formFor(cards, plural, n))).toEqual(
      ['karta', 'kart', 'karty', 'karty', 'kart', 'karty'], //
    );
  });

  it('of English, where a translation is missing, is that of English', () => {
    const { plural } = bookOf('page', 'ru');
    expect([1, 2, 21].map((n) => filled(formFor(forms, plural, n), { n }))).toEqual(['1 card', '2 cards', '21 cards']);
  });
});

describe.each([...PACKS])('the pack of %s', (game, pack) => {
  it('names its keys and its tour by words that are there', () => {
    const known = { ...bookOf('page').words, ...bookOf(`${game}/page`).words };
    const named = [
      ...pack.keys.map(([, word]) => word),
      ...pack.tour.flatMap(({ text, touch, behind }) => [text, touch ?? text, behind?.text ?? text]),
    ];
    for (const word of named) expect(known).toHaveProperty([word]);
  });
});

describe('the catalogues', () => {
  it('are of the page, of its parts and of every game, in at least four languages', () => {
    const names = ['page', 'page-hints', 'page-lessons', ...[...PACKS.keys()].map((game) => `${game}/page`)];
    for (const name of names) expect(BOOKS.filter((book) => book.name === name).length, name).toBeGreaterThanOrEqual(4);
  });
});

describe('the language', () => {
  const LANGUAGES = ['en', 'cs', 'de'].map((lang) => ({ lang }));

  function chosen(kept: string | null, wanted: string[]): { lang: string; asked: string } {
    let asked = '';
    vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(LANGUAGES) }) });
    vi.stubGlobal('localStorage', { getItem: () => kept });
    vi.stubGlobal('navigator', { languages: wanted });
    vi.stubGlobal('fetch', (path: string) => {
      asked = path;
      return Promise.reject(new Error('offline'));
    });
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is no module, as browsers must not wait for it
    (new Function(SCRIPT) as () => void)();
    const { lang } = (globalThis as unknown as { viceregal: { lang: string } }).viceregal;
    vi.unstubAllGlobals();
    return { lang, asked };
  }

  it.each([
    ['the one that is kept', '"cs"', ['de'], 'cs'],
    ['the one that the browser asks for', null, ['fr', 'de-AT', 'cs'], 'de'],
    ['English where none of them is there', null, ['fr', 'csb'], 'en'],
    ['another where the one that is kept is gone', '"pl"', ['cs'], 'cs'],
    ['another where what is kept is broken', '{', ['cs-CZ'], 'cs'],
  ])('is %s, and its words are asked for at once', (_, kept, wanted, lang) => {
    expect(chosen(kept, wanted)).toEqual({ lang, asked: `/api/words/${lang}?drawn=true&game=` });
  });
});
