// Which lessons were finished, and which tips were read: kept on this device and, of who has an account, with the account.
// A tip is never shown twice.

import { ask } from '../protocol/http';
import { me } from '../shell/me.svelte';

function kept(name: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem('viceregal.' + name) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

class Marks {
  private readonly name: string;
  private marked = $state.raw<readonly string[]>([]);

  constructor(name: string) {
    this.name = name;
    this.marked = kept(name);
  }

  get count(): number {
    return this.marked.length;
  }

  get all(): readonly string[] {
    return this.marked;
  }

  has(game: string, key: string): boolean {
    return this.marked.includes(`${game}/${key}`);
  }

  add(game: string, key: string): void {
    if (this.has(game, key)) return;
    this.keep([...this.marked, `${game}/${key}`]);
    void share();
  }

  /** What was learnt elsewhere. */
  merge(others: readonly string[]): void {
    const fresh = others.filter((mark) => !this.marked.includes(mark));
    if (fresh.length) this.keep([...this.marked, ...fresh]);
  }

  forget(): void {
    this.keep([]);
  }

  private keep(marked: readonly string[]): void {
    this.marked = marked;
    try {
      localStorage.setItem('viceregal.' + this.name, JSON.stringify(this.marked));
    } catch {
      // A browser that keeps nothing: it holds until the page goes.
    }
  }
}

/** Lessons by game and `edition/lesson`. */
export const finished = new Marks('lessons');
export const tipped = new Marks('tipped');

/** Gives the account what is known here, and takes what it knows. What cannot be sent now goes with the next. */
export async function share(): Promise<void> {
  if (!me.player?.account) return;
  const given = { lessons: finished.all, tips: tipped.all };
  const told = await ask<{ lessons: string[]; tips: string[] }>('POST', '/api/me/lessons', given).catch(() => null);
  if (!told) return;
  finished.merge(told.lessons);
  tipped.merge(told.tips);
}

/** Who signs out leaves nothing here for the next: it is with the account. */
export function forget(): void {
  finished.forget();
  tipped.forget();
}

// Whoever learns with an account begins with what the account knows.
$effect.root(() => {
  $effect(() => {
    if (me.player?.account) void share();
  });
});
