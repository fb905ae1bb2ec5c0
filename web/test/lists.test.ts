import { describe, expect, it } from 'vitest';
import { dueFirst, gather, Listed, type Ask } from '../src/lobby/lists.svelte';
import type { Table } from '../src/protocol/types';

const table = (id: number, asked: number[] = [1]): Table =>
  ({
    id: String(id),
    asked,
    seats: [
      { seat: 0, yours: true },
      { seat: 1, yours: false },
    ],
  }) as unknown as Table;
const ids = (tables: Table[]): string[] => tables.map((each) => each.id);
/** A server with so many tables, which tells them three at a time. */
const server =
  (many: number, asked: (string | undefined)[] = []): Ask =>
  async (before) => {
    asked.push(before);
    const first = Number(before ?? 0);
    const tables = Array.from({ length: Math.min(3, many - first) }, (_, i) => table(first + i));
    return { tables, before: first + 3 < many ? String(first + 3) : null };
  };

describe('the lists of the lobby', () => {
  it('are gathered page by page, no further than needed', async () => {
    const asked: (string | undefined)[] = [];
    const some = await gather(server(20, asked), 5);
    expect(ids(some.tables)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(some.more).toBe(true);
    expect(asked).toEqual([undefined, '3']);
    const all = await gather(server(20), Infinity);
    expect(all.tables).toHaveLength(20);
    expect(all.more).toBe(false);
  });

  it('tell a table once, though it was moved on while pages were asked for', async () => {
    const pages = [
      { tables: [table(1), table(2)], before: 'x' },
      { tables: [table(2), table(3)], before: null },
    ];
    expect(ids((await gather(async () => pages.shift()!, 9)).tables)).toEqual(['1', '2', '3']);
  });

  it('begin with the games that wait for the reader, however old', () => {
    expect(ids(dueFirst([table(1), table(2), table(3, [0])]))).toEqual(['3', '1', '2']);
  });

  it('show a few, and all of them when asked', () => {
    const list = new Listed(5);
    list.show(Array.from({ length: 25 }, (_, id) => table(id)));
    expect(list.tables).toHaveLength(5);
    expect(list.more).toBe(true);
    list.grow();
    expect(list.tables).toHaveLength(25);
    expect(list.more).toBe(false);
    list.show(list.tables, true); // the server has more
    expect(list.more).toBe(true);
  });
});
