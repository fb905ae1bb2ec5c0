import { expect, test } from 'vitest';
import { lettersFor } from '../src/table/letters';

const PHONE = [224, 48] as const;

test('a short deed has large letters, a long one small ones, and none is unreadable', () => {
  expect(lettersFor('Play Squire', ...PHONE)).toBe(17);
  expect(lettersFor('Zatrudnij: Domokrążca · 2 srebrniki', ...PHONE)).toBe(17);
  expect(lettersFor('Weź: manuskrypt 3, niebieska wstęga (zatrudnij za darmo mieszczanina)', ...PHONE)).toBe(13);
  expect(lettersFor('Заплатить неисчерпаемыми камнями: красный', 236, 48)).toBe(14); // wider letters
  expect(lettersFor('word '.repeat(80).trim(), ...PHONE)).toBe(12);
});

test('before the box is known they are as large as can be', () => {
  expect(lettersFor('Build', 0, 0)).toBe(17);
});
