// The games of days that were played on this device, and how many days in a row.

import type { Table } from '../protocol/types';
import { isReached } from '../table/goal';

export interface Played {
  table: string;
  /** When it was finished: a day, as the server counts them; empty while it goes on. */
  on: string;
  score: number;
  reached: boolean;
}

type Book = Record<string, Played>;
const KEPT = 'viceregal.daily';
const DAY = 86_400_000;

export const nameOf = (date: string, game: string, way: string): string => `${date}/${game}/${way}`;

/** The day of a moment: all days begin at midnight UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Days in a row, each with a game of that very day: up to today, or up to yesterday while today's is still to come. */
export function rowOf(book: Book, today: string): { now: number; longest: number } {
  const days = new Set(
    Object.entries(book).flatMap(([name, played]) =>
      played.on && name.startsWith(`${played.on}/`) ? [played.on] : [],
    ),
  );
  const before = (day: string): string => dayOf(Date.parse(day) - DAY);
  const upTo = (day: string): number => {
    let count = 0;
    for (let each = day; days.has(each); each = before(each)) count += 1;
    return count;
  };
  return {
    now: upTo(days.has(today) ? today : before(today)),
    longest: Math.max(0, ...[...days].map(upTo)),
  };
}

function read(): Book {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return found && typeof found === 'object' ? (found as Book) : {};
  } catch {
    return {};
  }
}

class Dailies {
  book = $state.raw<Book>(read());

  /** A table was opened; the first one counts, others do not replace it. */
  begin(name: string, table: string): void {
    if (!this.book[name]) this.keep(name, { table, on: '', score: 0, reached: false });
  }

  /** The end of a table that plays the game of a day. */
  finish(table: Table): void {
    const { daily, outcome } = table;
    const seat = table.seats.find((each) => each.yours)?.seat;
    if (!daily || !outcome || seat === undefined) return;
    const name = nameOf(daily.date, table.game, daily.way);
    const known = this.book[name];
    if (known?.on || (known && known.table !== table.id)) return;
    const reached = isReached(daily.goal, outcome, seat);
    this.keep(name, { table: table.id, on: dayOf(table.updated_at * 1000), score: outcome.scores[seat] ?? 0, reached });
  }

  private keep(name: string, played: Played): void {
    this.book = { ...read(), [name]: played };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.book));
    } catch {
      // A browser that keeps nothing: it holds until the page goes.
    }
  }
}

export const dailies = new Dailies();
