import { expect, it } from 'vitest';
import { digitOf, Typing } from '../src/shell/typing';

const key = (code: string, repeat = false): KeyboardEvent =>
  ({ code, repeat, ctrlKey: false, metaKey: false, altKey: false }) as KeyboardEvent;

it('takes words for words: only the first letter can be meant as a key', () => {
  const typing = new Typing();
  const heard = Array.from('ZAHRM').map((letter, i) => typing.goesOn(key(`Key${letter}`), 1000 + i * 150));
  expect(heard).toEqual([false, true, true, true, true]);
});

it('lets keys through that are pressed one at a time, on any layout', () => {
  const typing = new Typing();
  expect([0, 600, 1300].map((at) => typing.goesOn(key('KeyZ'), at))).toEqual([false, false, false]);
});

it('corrects nothing at the table while something is typed, and undoes once where a key is held', () => {
  const typing = new Typing();
  typing.goesOn(key('KeyA'), 100);
  expect(typing.goesOn(key('Backspace'), 200)).toBe(true);
  expect(typing.goesOn(key('Backspace'), 2000)).toBe(false);
  expect(typing.goesOn(key('Backspace', true), 2030)).toBe(true);
});

it('takes the first key after the pointer was pressed as meant', () => {
  const typing = new Typing();
  typing.goesOn(key('KeyS'), 0);
  typing.pause();
  expect(typing.goesOn(key('KeyT'), 60)).toBe(false);
});

it('never holds back arrows, digits and Enter', () => {
  const typing = new Typing();
  typing.goesOn(key('KeyS'), 0);
  expect(['ArrowUp', 'Enter', 'Digit1', 'Escape'].map((code) => typing.goesOn(key(code), 20))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('knows a digit by its key, on keyboards whose digits want shift too', () => {
  const key = (code: string, typed: string, shiftKey = false): KeyboardEvent =>
    ({ code, key: typed, shiftKey }) as KeyboardEvent;
  expect(digitOf(key('Digit1', '1'))).toBe(1);
  expect(digitOf(key('Digit1', '+'))).toBe(1); // Czech
  expect(digitOf(key('Digit0', 'é'))).toBe(0);
  expect(digitOf(key('Digit3', '3', true))).toBe(3);
  expect(digitOf(key('Numpad4', '4'))).toBe(4);
  expect(digitOf(key('Digit7', '?', true))).toBeNull(); // Russian: a question mark
  expect(digitOf(key('KeyA', 'a'))).toBeNull();
});
