// Tells the reader that a round begins: by a notice where that was agreed to, as at a table.

import { notices } from '../shell/notices.svelte';
import type { MyGame } from '../protocol/types';
import { w } from './words';

const called = new Set<string>();

export function callTo(game: MyGame | null, title: string): void {
  if (!game || game.seated || called.has(game.table)) return;
  called.add(game.table);
  void notices.show({
    title: `${w('notice')} · ${title}`,
    body: w('against', { name: game.opponent }),
    path: `/t/${game.table}`,
  });
}
