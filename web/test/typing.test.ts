import { expect, it } from 'vitest';
import { Typing } from '../src/shell/typing';

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
