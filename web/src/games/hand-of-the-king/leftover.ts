// The rules discard what is left in King's Landing when Varys can go nowhere. At the table it lies where it lay, for
// all to see why the game is over: the log tells where that is.

import { takenBack } from '../../protocol/lines';
import type { Line } from '../../protocol/types';
import { known } from './events';
import type { Event } from './types';
import type { HandView } from './view';

/** The view with the characters that were discarded at the end in their places, as far as the log tells them. */
export function withLeftover(view: HandView, lines: Line[]): HandView {
  if (!view.discarded.length) return view;
  const lay = gridOf(lines);
  const leftAt = (place: number): string | null => view.discarded.find((card) => card === lay[place]) ?? null;
  return { ...view, grid: view.grid.map((card, place) => card ?? leftAt(place)) };
}

/** What was dealt to each place, after all that changed places since. Who took a card does not matter here. */
function gridOf(lines: Line[]): string[] {
  const gone = takenBack(lines);
  const stands = lines.filter((line) => !gone.has(line.seq));
  return stands.flatMap((line) => line.events.map(known)).reduce(afterwards, []);
}

function afterwards(grid: string[], event: Event): string[] {
  if (event.is === 'Dealt') return event.cards;
  if (event.is === 'VarysMoved') return swapped(grid, grid.indexOf('varys'), event.place);
  if (event.is !== 'PlacesSwapped') return grid;
  const [one, other] = event.cards.map((card) => grid.indexOf(card));
  return swapped(grid, one ?? -1, other ?? -1);
}

function swapped(grid: string[], one: number, other: number): string[] {
  const [first, second] = [grid[one], grid[other]];
  if (first === undefined || second === undefined) return grid;
  return grid.map((card, place) => (place === one ? second : place === other ? first : card));
}
