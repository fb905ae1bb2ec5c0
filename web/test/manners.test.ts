import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wish } from '../src/lobby/wish.svelte';
import { keptWish, lastGame } from '../src/lobby/wishes';
import type { Game, Outcome, Seat, Table } from '../src/protocol/types';
import { bestOf, isAlone, remember, wayOf } from '../src/table/best';
import { verdict } from '../src/table/ending';
import { heightOf, shortened } from '../src/table/picture';
import { codeOf } from '../src/table/qr';
import { canShareFile, shareLink } from '../src/table/sharing';

vi.mock('../src/words/speech.svelte', () => ({ t: (key: string) => key }));

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const option = (key: string, ...choices: string[]): unknown => ({
  key,
  words: key,
  about: '',
  default: choices[0],
  choices: choices.map((each) => ({
    key: each,
    words: each,
    about: '',
    asks: { seats: [], editions: [], options: {} },
  })),
});
const court = {
  key: 'court',
  least_seats: 2,
  most_seats: 4,
  editions: [{ key: 'pl' }, { key: 'cs' }],
  options: [option('variant', 'base', 'teams')],
  levels: [{ level: 'page' }, { level: 'steward' }, { level: 'regent' }],
  partners: [
    {
      option: 'variant',
      choice: 'teams',
      seats: 4,
      sides: [
        [0, 2],
        [1, 3],
      ],
    },
  ],
} as unknown as Game;
const wishFor = (lang = 'en'): Wish => {
  const wish = new Wish();
  wish.choose(court, lang);
  return wish;
};

describe('the table that is made up in the lobby', () => {
  it('takes the edition in the language of the reader, and a bot in the middle', () => {
    expect(wishFor('cs').edition).toBe('cs');
    expect(wishFor('ru').edition).toBe('pl');
    expect(wishFor().seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'steward' }]);
  });

  it('is remembered, each game by itself', () => {
    const wish = wishFor();
    wish.pickEdition(court, 'cs');
    wish.add(court, 'open');
    wish.saidHints = true;
    wish.keep();
    expect(lastGame()).toBe('court');
    const again = wishFor('pl');
    expect([again.edition, again.seats.length, again.hints]).toEqual(['cs', 3, true]);
  });

  it('forgets what the game no longer offers', () => {
    wishFor().keep();
    expect(keptWish(court)).not.toBeNull();
    expect(keptWish({ ...court, editions: [] })).toBeNull();
    expect(keptWish({ ...court, levels: [] })).toBeNull();
    expect(keptWish({ ...court, options: [] })?.options).toEqual({});
    kept.set('viceregal.wishes', '{broken');
    expect(keptWish(court)).toBeNull();
  });

  it('leaves a seat empty when somebody goes, for the next who comes', () => {
    const wish = wishFor();
    wish.add(court, 'here');
    wish.remove(court, 1);
    expect(wish.slots.map((seat) => seat?.kind ?? null)).toEqual(['me', null, 'here']);
    expect([wish.seats.length, wish.lacking(court)]).toEqual([2, 0]);
    wish.add(court, 'open');
    expect(wish.slots.map((seat) => seat?.kind)).toEqual(['me', 'open', 'here']);
    wish.remove(court, 1);
    wish.remove(court, 2);
    expect([wish.slots.length, wish.lacking(court)]).toEqual([2, 1]);
  });

  it('is listed only where somebody can still come, and has no hints between people', () => {
    const wish = wishFor();
    expect([wish.listed, wish.hints]).toEqual([false, true]);
    wish.add(court, 'here');
    expect([wish.listed, wish.hints]).toEqual([false, false]);
    wish.add(court, 'open');
    expect([wish.listed, wish.hints]).toEqual([true, false]);
    wish.saidListed = false;
    expect(wish.wanted((seat) => `Player ${seat + 1}`)).toMatchObject({ public: false, hints: false });
  });

  it('knows partners only where there are any', () => {
    const wish = wishFor();
    wish.options['variant'] = 'teams';
    expect(wish.partnersOf(court, 0)).toEqual([]);
    wish.slots = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    expect([0, 1, 2, 3].map((slot) => wish.partnersOf(court, slot))).toEqual([[2], [3], [0], [1]]);
    wish.options['variant'] = 'base';
    expect(wish.partnersOf(court, 0)).toEqual([]);
  });
});

describe('the best score alone', () => {
  it('is kept for each way to play, with the one before', () => {
    const way = wayOf('court', 'pl', { b: '1', a: '2' });
    expect(way).toBe(wayOf('court', 'pl', { a: '2', b: '1' }));
    expect(bestOf(way)).toBeNull();
    expect(remember(way, 'first', 40)).toEqual({ score: 40, table: 'first', before: null });
    expect(remember(way, 'second', 31).table).toBe('first');
    expect(remember(way, 'third', 52)).toEqual({ score: 52, table: 'third', before: 40 });
    expect(remember(way, 'third', 52)).toEqual({ score: 52, table: 'third', before: 40 }); // looked at once more
    expect(bestOf(wayOf('court', 'cs', { a: '2', b: '1' }))).toBeNull();
    kept.set(`viceregal.best.${way}`, 'nonsense');
    expect(bestOf(way)).toBeNull();
  });

  it('is for one person, against the rules at most', () => {
    const seats = (...kinds: string[]): Seat[] => kinds.map((kind) => ({ kind })) as unknown as Seat[];
    expect(isAlone(seats('person'), false)).toBe(true);
    expect(isAlone(seats('person', 'bot'), true)).toBe(true);
    expect(isAlone(seats('person', 'bot'), false)).toBe(false);
    expect(isAlone(seats('person', 'person'), true)).toBe(false);
  });
});

describe('the verdict', () => {
  const names = ['Ania', 'Olek', 'Ewa'];
  const table = { seats: [{}, {}, {}] } as unknown as Table;
  const told = (winners: number[], holds: number[], reason = 'finished', by: number | null = null): string =>
    verdict(table, { winners, reason, by, scores: [1, 2, 3] } as unknown as Outcome, { names, holds });

  it('speaks to the one who reads it', () => {
    expect(told([1], [1])).toBe('end.you_won');
    expect(told([1, 2], [1])).toBe('end.you_won_with');
    expect(told([1], [0])).toBe('end.winner');
    expect(told([1], [])).toBe('end.winner');
    expect(told([1], [0, 1])).toBe('end.winner'); // two at one screen: nobody is "you"
    expect(told([], [0], 'resigned', 0)).toBe('end.you_resigned');
    expect(told([], [1], 'resigned', 0)).toBe('end.resigned');
    const alone = { ...table, seats: [{}] } as unknown as Table;
    const outcome = { winners: [0], reason: 'finished', by: null, scores: [9] } as unknown as Outcome;
    expect(verdict(alone, outcome, { names, holds: [0] })).toBe('end.score');
  });
});

describe('what is passed on', () => {
  it('is a code whose dark fields are all drawn', () => {
    const { size, path } = codeOf('http://192.168.1.7:8420/t/abcdefgh');
    const dark = [...path.matchAll(/h(\d+)v1/g)].reduce((sum, [, run]) => sum + Number(run), 0);
    expect(size).toBeGreaterThan(25);
    expect(dark).toBeGreaterThan((size - 6) ** 2 * 0.35);
    expect(dark).toBeLessThan((size - 6) ** 2 * 0.65);
    expect(codeOf('another').path).not.toBe(path);
  });

  it('is given to the share sheet, where there is one and nobody closes it', async () => {
    vi.stubGlobal('navigator', {});
    expect(await shareLink('http://a/t/b', 'title', 'text')).toBe(false);
    expect(canShareFile(new File([], 'a.png'))).toBe(false);
    const share = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('closed'));
    vi.stubGlobal('navigator', { share });
    expect(await shareLink('http://a/t/b', 'title', 'text')).toBe(true);
    expect(share).toHaveBeenCalledWith({ url: 'http://a/t/b', title: 'title', text: 'text' });
    expect(await shareLink('http://a/t/b', 'title', 'text')).toBe(false);
  });

  it('is a picture as high as what it tells, with nothing written over its edge', () => {
    const row = { name: 'Ania', points: 3, won: true, of: [], team: false };
    expect(heightOf([row, row])).toBeGreaterThan(heightOf([row]));
    const width = (text: string): number => text.length * 10;
    expect(shortened('Ania', 40, width)).toBe('Ania');
    expect(shortened('Bartłomiej', 60, width)).toBe('Bartł…');
  });
});
