// Whose talk this browser does not show at a table. Nobody else learns of it.

import { SvelteSet } from 'svelte/reactivity';
import type { Line, Table } from '../protocol/types';

const keyOf = (table: string): string => `viceregal.muted.${table}`;

class Muting {
  private table = '';
  private names = new SvelteSet<string>();

  /** The names that are muted at this table, as this browser has kept them. */
  private at(table: string): SvelteSet<string> {
    if (table !== this.table) {
      this.table = table;
      this.names.clear();
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
      if (Array.isArray(kept)) for (const name of kept) this.names.add(String(name));
    }
    return this.names;
  }

  has(table: string, name: string): boolean {
    return this.at(table).has(name);
  }

  toggle(table: string, name: string): void {
    const names = this.at(table);
    if (!names.delete(name)) names.add(name);
    localStorage.setItem(keyOf(table), JSON.stringify([...names]));
  }

  /** Whether a line of talk is to be shown. */
  hears(table: Table | null, line: Line): boolean {
    const name = line.seat === null ? line.name : table?.seats[line.seat]?.name;
    return !table || !name || !this.has(table.id, name);
  }
}

export const muting = new Muting();
