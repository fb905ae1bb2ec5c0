import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AFTER_A_WORD, BURST, digitOf, isSlash, Typing } from '../src/shell/typing';

const NAMED: Record<string, string> = { '⏎': 'Enter', '⌫': 'Backspace', ' ': 'Space', ',': 'Comma', '/': 'Slash' };

/** The key that types this sign, or has this name. */
function key(sign: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const named = NAMED[sign] ?? sign;
  const code = /^[a-z]$/i.test(sign) ? `Key${sign.toUpperCase()}` : /^\d$/.test(sign) ? `Digit${sign}` : named;
  const typed = sign === '⏎' || sign === '⌫' ? named : sign;
  return { code, key: typed, repeat: false, ctrlKey: false, metaKey: false, altKey: false, ...more } as KeyboardEvent;
}

/** What a table hears of keys that are pressed so many milliseconds after each other. */
function heard(keys: KeyboardEvent[], gap: number): string[] {
  const acts: string[] = [];
  const typing = new Typing((letter) => acts.push(letter.code));
  keys.forEach((each, i) => {
    if (i > 0) vi.advanceTimersByTime(gap);
    if (!typing.keeps(each, i * gap)) acts.push(each.code);
  });
  vi.advanceTimersByTime(BURST);
  return acts;
}
const typed = (words: string, gap = 150): string[] =>
  heard(
    Array.from(words).map((sign) => key(sign)),
    gap,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets nothing of a word act: neither its letters nor what stands in it and sends it', () => {
  for (const words of ['gg⏎', 'zzz⏎', 'hello⏎', 'hm 12, ok⏎', 'gg⌫⌫ok⏎']) expect(typed(words), words).toEqual([]);
});

it('takes Enter for the end of a word, though one thinks before it', () => {
  const typing = new Typing(() => {});
  typing.keeps(key('g'), 0);
  typing.keeps(key('g'), 100);
  expect(typing.keeps(key('⏎'), AFTER_A_WORD)).toBe(true);
  expect(typing.keeps(key('⏎'), 3 * AFTER_A_WORD)).toBe(false);
});

it('lets a letter act that comes alone, a moment later', () => {
  const acts: string[] = [];
  const typing = new Typing((letter) => acts.push(letter.code));
  expect(typing.keeps(key('h'), 0)).toBe(true);
  vi.advanceTimersByTime(BURST - 1);
  expect(acts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(acts).toEqual(['KeyH']);
  expect(typed('zzz', 600)).toEqual(['KeyZ', 'KeyZ', 'KeyZ']);
});

it('lets Enter, a digit and an arrow act after one letter, which acts before them', () => {
  for (const sign of ['⏎', '1', 'ArrowUp', 'Escape'])
    expect(heard([key('g'), key(sign)], 20)).toEqual(['KeyG', key(sign).code]);
  expect(typed('1⏎', 20)).toEqual(['Digit1', 'Enter']);
});

it('lets arrows, Escape and the slash act in the middle of a word', () => {
  for (const sign of ['ArrowUp', 'Escape', '/'])
    expect(heard([key('g'), key('g'), key(sign)], 20)).toEqual([key(sign).code]);
});

it('takes capitals for letters: shift is no key of its own', () => {
  expect(heard([key('g'), key('Shift'), key('G'), key('⏎')], 40)).toEqual(['Shift']);
});

it('corrects nothing at the table while something is typed, and acts once where a key is held', () => {
  expect(typed('a⌫', 100)).toEqual([]);
  expect(heard([key('⌫'), key('⌫', { repeat: true })], 30)).toEqual(['Backspace']);
  expect(heard([key('z'), key('z', { repeat: true }), key('z', { repeat: true })], 30)).toEqual(['KeyZ']);
});

it('leaves what is pressed with a modifier to the browser', () => {
  expect(heard([key('r', { ctrlKey: true }), key('r', { ctrlKey: true })], 30)).toEqual(['KeyR', 'KeyR']);
});

it('takes the keys around a press of the pointer as meant', () => {
  const acts: string[] = [];
  const typing = new Typing((letter) => acts.push(letter.code));
  typing.keeps(key('s'), 0);
  typing.pause();
  expect(acts).toEqual(['KeyS']);
  typing.keeps(key('t'), 60);
  vi.advanceTimersByTime(BURST);
  expect(acts).toEqual(['KeyS', 'KeyT']);
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

it('knows the slash by its key or its place', () => {
  expect(isSlash(key('/'))).toBe(true);
  expect(isSlash(key('.', { code: 'Slash' }))).toBe(true); // Russian
  expect(isSlash(key('/', { code: 'Digit7', shiftKey: true }))).toBe(true); // Czech, German
  expect(isSlash(key('?', { code: 'Slash', shiftKey: true }))).toBe(false);
});
