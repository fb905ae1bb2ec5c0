// What went wrong, in the reader's language. Rules of a game are quoted by the server; the rest is said here.

import { Refused } from '../protocol/http';
import { speech, t } from '../words/speech.svelte';
import { toasts } from './toasts.svelte';

/** These name a line or a field, which only the server knows: of a record in the reader's language, else in English. */
const WITH_DETAILS = ['record'];
const IN_ENGLISH = ['invalid', 'setup'];

export function saying(why: unknown): string {
  if (!(why instanceof Refused)) return String(why);
  const { code, message, rule, words } = why.problem;
  const key = `problem.${code}`;
  if (words) return words;
  if (!speech.has(key)) return speech.lang === 'en' ? message : t('problem.invalid');
  const detailed = WITH_DETAILS.includes(code) || (IN_ENGLISH.includes(code) && speech.lang === 'en');
  return detailed && !rule ? `${t(key)} (${message})` : t(key);
}

/** There is nothing at this address. */
export const isUnknown = (why: unknown): boolean => why instanceof Refused && why.problem.code === 'unknown';

/** These are the server's trouble: nobody has done what is not allowed. */
const TROUBLE = ['offline', 'busy', 'broken', 'full'];

/** A refusal is answered by its rule, where there is one. */
export function complain(why: unknown): void {
  const rule = why instanceof Refused ? why.problem.rule : null;
  const refused = why instanceof Refused && !TROUBLE.includes(why.problem.code);
  const title = t(refused ? 'table.refused' : 'table.failed');
  toasts.show({ tone: 'bad', title, text: saying(why), ...(rule ? { rule } : {}) });
}
