import { expect, it } from 'vitest';
import { softened } from '../src/games/viscounts/softened';

const broken = (words: string): string => softened(words).replaceAll('\u00ad', '|');

it('breaks long words between syllables, and leaves short ones alone', () => {
  expect(broken('чернильница и камень')).toBe('черниль|ница и камень');
  expect(broken('наём или уничтожение')).toBe('наём или уничто|жение');
  expect(broken('добродетель')).toBe('добро|детель');
  expect(broken('zatrudnienie lub zniszczenie')).toBe('zatrud|nienie lub znisz|czenie');
  expect(broken('hire or destroy')).toBe('hire or destroy');
});
