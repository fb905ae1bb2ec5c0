// The lists of the lobby: each shows a few tables, and more of them when asked.

import { api } from '../protocol/http';
import { Newest } from '../protocol/newest';
import type { Lang, Table } from '../protocol/types';

const STEP = 20;
type Page = { tables: Table[]; before: string | null };
export type Ask = (before: string | undefined) => Promise<Page>;

/** Tables until so many are there, page by page; whether there are more. */
export async function gather(ask: Ask, most: number): Promise<{ tables: Table[]; more: boolean }> {
  const tables: Table[] = [];
  let before: string | undefined;
  for (;;) {
    const page = await ask(before);
    const known = new Set(tables.map((table) => table.id)); // one that was moved on meanwhile comes again
    tables.push(...page.tables.filter((table) => !known.has(table.id)));
    if (page.before === null || tables.length > most) return { tables, more: page.before !== null };
    before = page.before;
  }
}

export const isDue = (table: Table): boolean =>
  table.seats.some((seat) => seat.yours && table.asked.includes(seat.seat));

/** Those that wait for the reader come first; else the order stays, the latest first. */
export const dueFirst = (tables: Table[]): Table[] => [
  ...tables.filter(isDue),
  ...tables.filter((table) => !isDue(table)),
];

export class Listed {
  private found = $state.raw<Table[]>([]);
  private beyond = $state(false);
  private most = $state(0);
  readonly answers = new Newest();

  constructor(few: number) {
    this.most = few;
  }

  get tables(): Table[] {
    return this.found.slice(0, this.most);
  }

  get more(): boolean {
    return this.beyond || this.found.length > this.most;
  }

  /** Shows more; what is not known yet has to be asked for. */
  grow(): void {
    this.most += STEP;
  }

  show(tables: Table[], more = false): void {
    this.found = tables;
    this.beyond = more;
  }

  /** So many are to be known. */
  get wanted(): number {
    return this.most;
  }
}

/** All that the lobby lists. */
export class Lists {
  readonly mine = new Listed(5);
  readonly open = new Listed(6);
  readonly playing = new Listed(5);
  readonly finished = new Listed(4);

  async refresh(lang: Lang, known: boolean): Promise<void> {
    if (!known) this.nobody();
    await Promise.all([
      this.others(lang, 'open'),
      this.others(lang, 'playing'),
      ...(known ? [this.own(lang), this.past(lang)] : []),
    ]);
  }

  /** All of one's own that are not over: the one that waits for a move may be the oldest. */
  private async own(lang: Lang): Promise<void> {
    const asking = (['playing', 'open'] as const).map((phase) =>
      gather((before) => api.tables(lang, phase, true, before), Infinity),
    );
    const all = await this.mine.answers.of(Promise.all(asking)).catch(() => null);
    if (all) this.mine.show(dueFirst(all.flatMap((each) => each.tables).sort((a, b) => b.updated_at - a.updated_at)));
  }

  private nobody(): void {
    for (const list of [this.mine, this.finished]) {
      list.answers.drop();
      list.show([]);
    }
  }

  private async past(lang: Lang): Promise<void> {
    await this.fill(this.finished, (before) => api.tables(lang, 'over', true, before));
  }

  /** Tables of others: one's own stand in a list of their own. */
  private async others(lang: Lang, phase: 'open' | 'playing'): Promise<void> {
    const ask: Ask = async (before) => {
      const page = await api.tables(lang, phase, false, before);
      return { ...page, tables: page.tables.filter((table) => !table.seats.some((seat) => seat.yours)) };
    };
    await this.fill(this[phase], ask);
  }

  private async fill(list: Listed, ask: Ask): Promise<void> {
    const found = await list.answers.of(gather(ask, list.wanted)).catch(() => null);
    if (found) list.show(found.tables, found.more);
  }
}
