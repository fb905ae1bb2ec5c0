import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome, Seat, Table } from '../src/protocol/types';
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
    const seats = (...kinds: string[]): Seat[] =>
      kinds.map((kind) => ({ kind, ruled: kind === 'ruled' })) as unknown as Seat[];
    expect(isAlone(seats('person'))).toBe(true);
    expect(isAlone(seats('person', 'ruled'))).toBe(true);
    expect(isAlone(seats('person', 'bot'))).toBe(false);
    expect(isAlone(seats('person', 'person'))).toBe(false);
    expect(isAlone(seats('bot', 'ruled'))).toBe(false);
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
