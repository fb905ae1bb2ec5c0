import { afterEach, describe, expect, it, vi } from 'vitest';
import { baseForOthers, copied } from '../src/table/sharing';

const at = (origin: string): void => void vi.stubGlobal('location', new URL(origin));
const addresses = (...found: string[]): void =>
  void vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ addresses: found })));
afterEach(() => vi.unstubAllGlobals());

describe('the address that is shared', () => {
  it('is the one by which others reach this machine', async () => {
    at('http://127.0.0.1:8420/t/abc');
    addresses('http://192.168.1.7:8420');
    expect(await baseForOthers()).toBe('http://192.168.1.7:8420');
    addresses();
    expect(await baseForOthers()).toBeNull();
  });

  it('is the one that the page has, for whoever came by it', async () => {
    at('http://192.168.1.7:8420/t/abc');
    expect(await baseForOthers()).toBe('http://192.168.1.7:8420');
  });
});

describe('copying', () => {
  const field = { value: 'http://192.168.1.7:8420/t/abc', select: vi.fn() } as unknown as HTMLInputElement;
  const page = (clipboard: unknown, selection: boolean): void => {
    vi.stubGlobal('navigator', { clipboard });
    vi.stubGlobal('document', { execCommand: () => selection });
  };

  it('says that it worked only where it did', async () => {
    page({ writeText: async () => {} }, false);
    expect(await copied(field)).toBe(true);
    page({ writeText: () => Promise.reject(new Error('not allowed')) }, false);
    expect(await copied(field)).toBe(false);
    expect(field.select).toHaveBeenCalled();
  });

  it('copies the selection on a plain network, where there is no clipboard', async () => {
    page(undefined, true);
    expect(await copied(field)).toBe(true);
    page(undefined, false);
    expect(await copied(field)).toBe(false);
  });
});
