// Which drawing a game has. Each is loaded only when its table opens, and the words of the game with it.

import { untrack, type Component } from 'svelte';
import { arriving } from '../shell/arriving';
import type { Sitting } from '../table/sitting.svelte';
import { speech } from '../words/speech.svelte';

type Drawing = Promise<{ default: Component<{ sitting: Sitting }> }>;

const DRAWINGS: Record<string, () => Drawing> = {
  'hand-of-the-king': () => import('./hand-of-the-king/HandTable.svelte'),
  viceroy: () => import('./viceroy/ViceroyTable.svelte'),
  viscounts: () => import('./viscounts/ViscountsTable.svelte'),
};

export async function drawingOf(game: string | undefined): Drawing {
  const load = DRAWINGS[game ?? ''] ?? (() => import('./general/GeneralTable.svelte'));
  const [drawing] = await Promise.all([arriving(load()), game ? untrack(() => speech.need(game)) : null]);
  return drawing;
}
