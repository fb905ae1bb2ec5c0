// The table that a game is drawn on. It is loaded only when it opens, and the words of the game with it.

import { untrack } from 'svelte';
import { arriving } from '../shell/arriving';
import { speech } from '../words/speech.svelte';
import type { Table } from './pack';
import { packOf } from './registry';

export async function drawingOf(game: string | undefined): Table {
  const load = packOf(game ?? '')?.table ?? (() => import('./general/GeneralTable.svelte'));
  const [drawing] = await Promise.all([arriving(load()), game ? untrack(() => speech.need(game)) : null]);
  return drawing;
}
