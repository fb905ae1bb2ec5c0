// A text with forms is chosen by a number; {named} places are filled in.

import type { Text } from '../protocol/types';

export type Values = Record<string, string | number>;
export type Words = Record<string, Text>;

/** A number as it is printed: with a true minus. */
export const figure = (value: number): string => String(value).replace('-', '−');

export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? figure(value) : value;
  });
}

const found = new Map<string, number>();
/** The last form that a language has. */
function highest(plural: string): number {
  const known = found.get(plural) ?? Math.max(0, ...Array.from(plural, Number));
  found.set(plural, known);
  return known;
}

/** The form of a text that goes with a number. `plural` names one for each number; beyond, the last two figures say it. */
export function formFor(text: Text, plural: string, n: number): string {
  if (typeof text === 'string') return text;
  const count = Math.abs(Math.trunc(n));
  const last = text.length - 1;
  if (last !== highest(plural)) return text[count === 1 ? 0 : last] ?? ''; // English, for want of a translation
  return text[Number(plural[count < plural.length ? count : 100 + (count % 100)])] ?? text[last] ?? '';
}
