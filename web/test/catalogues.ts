// The catalogues of the page's words, read from the sources as the server reads them compiled.

import type { Text } from '../src/protocol/types';
import type { Words } from '../src/words/forms';

const FILES = import.meta.glob<string>('../../src/viceregal/**/locale/*/LC_MESSAGES/page*.po', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const PATH = /(?:games\/(\w+)|i18n)\/locale\/(\w+)\/LC_MESSAGES\/(page[\w-]*)\.po$/;

export interface Book {
  lang: string;
  /** `page`, `page-lessons`; of a game, `hand-of-the-king/page`. */
  name: string;
  /** As the server sends it: the form for each number. */
  plural: string;
  words: Words;
}

const unquoted = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

function wordsOf(text: string): Words {
  const found: Words = {};
  for (const block of text.split(/\n\n+/).slice(1)) {
    const lines = block.split('\n').filter((line) => !line.startsWith('#'));
    const key = unquoted(lines.find((line) => line.startsWith('msgid ')) ?? '""');
    const forms = lines.filter((line) => line.startsWith('msgstr')).map(unquoted);
    const one: Text = lines.some((line) => line.startsWith('msgid_plural')) ? forms : (forms[0] ?? '');
    found[key] = one;
  }
  return found;
}

function pluralOf(text: string): string {
  const rule = /plural=(.*);\\n/.exec(text)?.[1] ?? 'n != 1';
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the rule is written in C, which JavaScript reads alike
  const form = new Function('n', `return Number(${rule})`) as (n: number) => number;
  return Array.from({ length: 200 }, (_, n) => form(n)).join('');
}

export const BOOKS: Book[] = Object.entries(FILES).map(([path, text]) => {
  const [, game, lang = '', file = ''] = PATH.exec(path) ?? [];
  const name = game ? `${game.replaceAll('_', '-')}/${file}` : file;
  return { lang, name, plural: pluralOf(text), words: wordsOf(text) };
});

export const bookOf = (name: string, lang = 'en'): Book => {
  const found = BOOKS.find((book) => book.name === name && book.lang === lang);
  if (!found) throw new Error(`there is no catalogue ${name} in ${lang}`);
  return found;
};
