// The table as it was when somebody decided: that player's own look at it, with the answers there were.

import { ask, query } from '../protocol/http';
import type { Foretold, TableThen } from '../protocol/types';
import { PracticeTable, Practising } from '../table/practice.svelte';

class TableOfThen extends PracticeTable<TableThen> {
  private readonly path: string;
  private readonly players: string[];

  constructor(review: string, at: number, players: string[]) {
    super(`review-${review}-${at}`);
    this.path = `/api/reviews/${review}/decisions/${at}`;
    this.players = players;
  }

  /** A review is kept without names; whoever looks at it has them. */
  protected override async ask(): Promise<TableThen> {
    const told = await ask<TableThen>('GET', this.path + query({ lang: this.lang }));
    const seats = told.table.seats.map((seat) => ({
      ...seat,
      kind: 'person' as const,
      level: null,
      name: this.players[seat.seat] ?? seat.name,
    }));
    return { ...told, table: { ...told.table, seats } };
  }

  protected override async foretellAfter(
    _deeds: string[][],
    question: number,
    rows: string[][],
    alone: boolean,
  ): Promise<Foretold[]> {
    const path = `${this.path}/foretellings` + query({ lang: this.lang });
    return (await ask<{ rows: Foretold[] }>('POST', path, { question, rows, alone })).rows;
  }
}

export class Then extends Practising<TableThen> {
  constructor(review: string, at: number, players: string[]) {
    super(`review-${review}-${at}`, new TableOfThen(review, at, players));
  }

  override get still(): boolean {
    return true;
  }

  override compose(): void {
    // Nothing is put together here that would have to outlive a reload.
  }

  override composed(): unknown {
    return null;
  }
}
