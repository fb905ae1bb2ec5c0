import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arriving } from '../src/shell/arriving';

const kept = new Map<string, string>();
const reload = vi.fn();
const server = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', answer);
const gone = (): Promise<never> => Promise.reject(new Error('the part is gone'));
const settled = (part: Promise<unknown>): Promise<string> =>
  Promise.race([
    part.then(
      () => 'there',
      (why: unknown) => (why as Error).message,
    ),
    new Promise<string>((done) => setTimeout(() => done('waiting'), 20)),
  ]);

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  server(async () => new Response('a page'));
});
afterEach(() => vi.unstubAllGlobals());

describe('a part of the page', () => {
  it('is used when it is there', async () => {
    expect(await arriving(Promise.resolve('part'))).toBe('part');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is gone after an upgrade lets the page begin anew, once', async () => {
    expect(await settled(arriving(gone()))).toBe('waiting');
    expect(reload).toHaveBeenCalledOnce();
    expect(await settled(arriving(gone()))).toBe('the part is gone');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('fails where the server is away: the page that is open is better than none', async () => {
    server(() => Promise.reject(new TypeError('no network')));
    expect(await settled(arriving(gone()))).toBe('the part is gone');
    expect(reload).not.toHaveBeenCalled();
  });
});

it('is waited for in the same way wherever it is drawn', () => {
  const drawings = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const drawn = Object.values(drawings).flatMap((text) => text.match(/\{#await \w+\(.*/g) ?? []);
  expect(drawn.length).toBeGreaterThan(15);
  expect(drawn.filter((line) => !line.startsWith('{#await arriving('))).toEqual([]);
});
