// The table that is made up in the lobby. What goes together the server says; these answers are made up.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wish } from '../src/lobby/wish.svelte';
import { keepGame, keptWish, lastGame } from '../src/lobby/wishes';
import type { Fitting, Game, Lang } from '../src/protocol/types';

type Asked = [string, { seats: number; edition: string; last: string }, Record<string, string>, Lang];
const asked = vi.hoisted(() => ({ fitting: vi.fn<(...asked: Asked) => Promise<Fitting>>() }));
vi.mock('../src/protocol/http', async (original) => ({ ...(await original<object>()), api: asked }));

const goes = (
  seats: number,
  edition: string,
  options: Record<string, string>,
  rest: Partial<Fitting> = {},
): Fitting => ({
  seats,
  edition,
  options,
  barred: { seats: [], editions: [], options: {} },
  ruled: [],
  sides: [],
  measured: {},
  ...rest,
});
const ALONE: Partial<Fitting> = {
  ruled: [{ seat: 1, words: 'the steward', rule: 'C-1' }],
  barred: { seats: [{ choice: '3', words: 'two at most', rule: 'C-1' }], editions: [], options: {} },
};

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  asked.fitting.mockReset();
  asked.fitting.mockImplementation((_, { seats, edition }, options) => Promise.resolve(goes(seats, edition, options)));
});
afterEach(() => vi.unstubAllGlobals());

const option = (key: string, solo: boolean, ...choices: string[]): unknown => ({
  key,
  words: key,
  about: '',
  solo,
  default: choices[0],
  choices: choices.map((each) => ({ key: each, words: each, about: '' })),
});
const court = {
  key: 'court',
  min_seats: 2,
  max_seats: 4,
  editions: [{ key: 'pl' }, { key: 'cs' }],
  options: [option('variant', false, 'base', 'teams'), option('rival', true, 'players', 'board')],
  levels: [{ level: 'page' }, { level: 'steward' }, { level: 'regent' }],
} as unknown as Game;
const wishFor = async (lang = 'en'): Promise<Wish> => {
  const wish = new Wish();
  await wish.choose(court, lang);
  return wish;
};
const kinds = (wish: Wish): (string | null)[] => wish.slots.map((seat) => seat?.kind ?? null);

describe('the table that is made up in the lobby', () => {
  it('takes the edition in the language of the reader, and a bot in the middle', async () => {
    expect((await wishFor('cs')).edition).toBe('cs');
    expect((await wishFor('ru')).edition).toBe('pl');
    expect((await wishFor()).seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'steward' }]);
  });

  it('is remembered, each game by itself', async () => {
    const wish = await wishFor();
    wish.pickEdition(court, 'cs');
    wish.add(court, 'open');
    wish.saidHints = true;
    wish.keep();
    expect(lastGame()).toBe('court');
    const again = await wishFor('pl');
    expect([again.edition, again.seats.length, again.hints]).toEqual(['cs', 3, true]);
  });

  it('comes back to the game that was chosen, and to how it was opened before', async () => {
    (await wishFor('cs')).keep();
    keepGame('other');
    expect([lastGame(), keptWish(court)?.edition]).toEqual(['other', 'cs']);
  });

  it('forgets what the game no longer offers', async () => {
    (await wishFor()).keep();
    expect(keptWish(court)).not.toBeNull();
    expect(keptWish({ ...court, editions: [] })).toBeNull();
    expect(keptWish({ ...court, levels: [] })).toBeNull();
    expect(keptWish({ ...court, options: [] })?.options).toEqual({});
    kept.set('viceregal.wishes', '{broken');
    expect(keptWish(court)).toBeNull();
  });

  it('leaves a seat empty when somebody goes, for the next who comes', async () => {
    const wish = await wishFor();
    wish.add(court, 'here');
    wish.remove(court, 1);
    expect(kinds(wish)).toEqual(['me', null, 'here']);
    expect([wish.seats.length, wish.lacking(court)]).toEqual([2, 0]);
    wish.add(court, 'open');
    expect(kinds(wish)).toEqual(['me', 'open', 'here']);
    wish.remove(court, 1);
    wish.remove(court, 2);
    await wish.ready(court);
    expect(asked.fitting.mock.lastCall?.[1].seats).toBe(2); // as few as can play, until somebody sits down
    expect([wish.slots.length, wish.lacking(court)]).toEqual([2, 1]);
  });

  it('is listed only where somebody can still come, and has no hints between people', async () => {
    const wish = await wishFor();
    expect([wish.listed, wish.hints]).toEqual([false, true]);
    wish.add(court, 'here');
    expect([wish.listed, wish.hints]).toEqual([false, false]);
    wish.add(court, 'open');
    expect([wish.listed, wish.hints]).toEqual([true, false]);
    wish.saidListed = false;
    expect(wish.wanted((seat) => `Player ${seat + 1}`)).toMatchObject({ public: false, hints: false });
  });

  it('is for two in a tournament: nobody plays alone, and there is a clock', async () => {
    const alone = await wishFor();
    alone.pick(court, 'rival', 'board');
    alone.keep();
    const wish = new Wish();
    await wish.chooseForTwo(court, 'en');
    expect([kinds(wish), wish.options['rival'], wish.clock]).toEqual([['open', 'open'], 'players', 'quick']);
  });
});

describe('what goes together', () => {
  it('is said by the server, with what cannot be chosen and why', async () => {
    const teams = [{ choice: 'teams', words: 'players: 4', rule: 'C-2' }];
    const cs = [{ choice: 'cs', words: 'not for two', rule: '' }];
    asked.fitting.mockResolvedValueOnce(
      goes(
        2,
        'pl',
        { variant: 'base', rival: 'players' },
        { barred: { seats: [], editions: cs, options: { variant: teams } } },
      ),
    );
    const wish = await wishFor('pl');
    expect(asked.fitting.mock.lastCall).toEqual([
      'court',
      { seats: 2, edition: 'pl', last: '' },
      { variant: 'base', rival: 'players' },
      'pl',
    ]);
    expect([wish.whyNot('variant', 'teams'), wish.whyNot('variant', 'base')]).toEqual(['players: 4', '']);
    expect([wish.whyNotEdition('cs'), wish.whyNotEdition('pl')]).toEqual(['not for two', '']);
  });

  it('is shown at once where it was pressed, and in the rest when the answer comes', async () => {
    const wish = await wishFor();
    wish.options['variant'] = 'teams';
    asked.fitting.mockResolvedValueOnce(goes(3, 'pl', { variant: 'base', rival: 'players' }));
    wish.add(court, 'bot');
    expect([wish.seats.length, wish.options['variant']]).toEqual([3, 'teams']);
    await wish.ready(court);
    expect([wish.seats.length, wish.options['variant']]).toEqual([3, 'base']);
  });

  it('gives the rules their seat, and nobody else', async () => {
    const wish = await wishFor();
    wish.add(court, 'open');
    asked.fitting.mockResolvedValueOnce(goes(2, 'pl', { variant: 'base', rival: 'board' }, ALONE));
    wish.pick(court, 'rival', 'board');
    await wish.ready(court);
    expect(asked.fitting.mock.lastCall?.[1]).toEqual({ seats: 3, edition: 'pl', last: 'rival' });
    expect(kinds(wish)).toEqual(['me', 'bot']);
    expect([wish.ruledBy(0), wish.ruledBy(1), wish.alone, wish.takesMore(court)]).toEqual([
      '',
      'the steward',
      true,
      false,
    ]);
    wish.pick(court, 'rival', 'players');
    await wish.ready(court);
    expect([wish.ruledBy(1), wish.alone, wish.takesMore(court)]).toEqual(['', false, true]);
  });

  it('knows partners only where there are any', async () => {
    const wish = await wishFor();
    expect(wish.partnersOf(0)).toEqual([]);
    const sides = [
      [0, 2],
      [1, 3],
    ];
    wish.slots = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    asked.fitting.mockResolvedValueOnce(goes(4, 'pl', { variant: 'teams' }, { sides }));
    wish.pick(court, 'variant', 'teams');
    await wish.ready(court);
    expect([0, 1, 2, 3].map((slot) => wish.partnersOf(slot))).toEqual([[2], [3], [0], [1]]);
    wish.slots[3] = null;
    expect(wish.partnersOf(0)).toEqual([]); // until it is known who plays with whom now
  });

  it('drops an answer to what was chosen before', async () => {
    const wish = await wishFor();
    let late: (fitting: Fitting) => void = () => {};
    asked.fitting.mockReturnValueOnce(new Promise((come) => (late = come)));
    wish.pick(court, 'variant', 'teams');
    wish.pickEdition(court, 'cs');
    const ready = wish.ready(court);
    late(goes(2, 'pl', { variant: 'base', rival: 'players' }));
    await ready;
    expect([wish.edition, wish.options['variant']]).toEqual(['cs', 'teams']);
  });

  it('shows a game when its answer is there, or when none comes', async () => {
    const wish = await wishFor();
    let fail: (why: Error) => void = () => {};
    asked.fitting.mockReturnValueOnce(new Promise((_, failed) => (fail = failed)));
    const other = { ...court, key: 'other' };
    const chosen = wish.choose(other, 'en');
    expect([wish.picked, wish.game]).toEqual(['other', 'court']);
    fail(new Error('offline'));
    await chosen;
    expect([wish.game, wish.seats.length, wish.whyNot('variant', 'teams')]).toEqual(['other', 2, '']);
  });

  it('asks once more before the table is opened, where an answer was lost', async () => {
    const wish = await wishFor();
    asked.fitting.mockRejectedValueOnce(new Error('offline'));
    wish.pick(court, 'variant', 'teams');
    asked.fitting.mockResolvedValueOnce(goes(2, 'pl', { variant: 'base', rival: 'players' }));
    await wish.ready(court);
    expect([asked.fitting.mock.calls.length, wish.options['variant']]).toEqual([3, 'base']);
  });

  it('is told anew in another language', async () => {
    const wish = await wishFor('en');
    wish.speak(court, 'en');
    expect(asked.fitting).toHaveBeenCalledTimes(1);
    wish.speak(court, 'pl');
    await wish.ready(court);
    expect(asked.fitting.mock.lastCall?.[3]).toBe('pl');
  });
});
