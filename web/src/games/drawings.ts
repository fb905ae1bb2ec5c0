// Which drawing a game has. Each is loaded only when its table opens.

import type { Component } from 'svelte';
import type { Sitting } from '../table/sitting.svelte';

type Drawing = Promise<{ default: Component<{ sitting: Sitting }> }>;

const DRAWINGS: Record<string, () => Drawing> = {
  'hand-of-the-king': () => import('./hand-of-the-king/HandTable.svelte'),
  viceroy: () => import('./viceroy/ViceroyTable.svelte'),
  viscounts: () => import('./viscounts/ViscountsTable.svelte'),
};

export const drawingOf = (game: string | undefined): Drawing => (DRAWINGS[game ?? ''] ?? (() => import('./general/GeneralTable.svelte')))();
