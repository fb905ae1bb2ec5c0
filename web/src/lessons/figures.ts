// What draws the figures of a game's guide: `GuideFigure.svelte` in its folder, fetched when the guide is opened.

import type { Component } from 'svelte';
import type { Face } from '../protocol/types';

/** `first`: the first figure of a page brings the signs that all of them are drawn with. */
export type Figure = Component<{ figure: string; faces: readonly Face[]; first: boolean }>;

const found = import.meta.glob<{ default: Figure }>('../games/*/GuideFigure.svelte');

export const figuresOf = (game: string): (() => Promise<{ default: Figure }>) | undefined =>
  found[`../games/${game}/GuideFigure.svelte`];
