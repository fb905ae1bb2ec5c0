// Which rules hold all the words that were typed, letters with and without marks alike.

import type { Rule, Rulebook } from '../protocol/types';

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/’/g, "'").toLocaleLowerCase();

export function holds(rule: Rule, words: string): boolean {
  const text = plain([rule.id, rule.title, rule.text, ...rule.here, ...rule.elsewhere].join(' '));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function searched(book: Rulebook, words: string): Rulebook['chapters'] {
  if (!words.trim()) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => holds(rule, words.trim())) }))
    .filter((chapter) => chapter.rules.length > 0);
}
