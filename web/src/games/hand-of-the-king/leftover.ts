// The rules discard what is left in King's Landing when Varys can go nowhere. At the table it lies where it lay, for
// all to see why the game is over: the log tells where that is.

import type { Line } from '../../protocol/types';
import { lyingAfter } from './lying';
import type { HandView } from './view';

/** The view with the characters that were discarded at the end in their places, as far as the log tells them. */
export function withLeftover(view: HandView, lines: Line[]): HandView {
  if (!view.discarded.length) return view;
  const lay = lyingAfter(lines);
  const leftAt = (place: number): string | null => view.discarded.find((card) => card === lay[place]) ?? null;
  return { ...view, grid: view.grid.map((card, place) => card ?? leftAt(place)) };
}
