// The score sheet of the end, told heading by heading: from what the points come, and which cards and circles make them.

import type { SheetLine } from '../../protocol/types';
import type { Heading } from './headings';
import type { ViceroyView } from './view';
import { w } from './words';

export interface Told {
  points: number;
  from: string;
  more: string[];
}

/** Points beside circles, by place, and on cards, by number; 0 marks what only belongs to it. */
export interface Marks {
  circles: Record<string, number>;
  cards: Record<string, number>;
}
export const NO_MARKS: Marks = { circles: {}, cards: {} };

/** Headings of one line, for what is counted all over the pyramid. */
const COUNTED: Heading[] = ['magic', 'sets', 'attack'];

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export function tellHeading(view: ViceroyView, sheet: SheetLine[], seat: number, heading: Heading): Told {
  const lines = sheet.filter((line) => line.seat === seat && line.heading === heading);
  const points = sum(lines.map((line) => line.points));
  if (COUNTED.includes(heading)) return { points, from: lines.map((line) => line.sum).join(), more: [] };
  const several = lines.length > 1;
  // One line alone is the sum: its number is not said again.
  const from = several ? lines.map((line) => line.points).join(' + ') : lines.length ? '' : '–';
  if (heading === 'laws' || heading === 'endless_gems')
    return { points, from, more: lines.map((line) => (several ? `${line.source}: ${line.points}` : line.source)) };
  const painted =
    heading === 'circles'
      ? lines.filter((line) => line.marks.some((place) => place in (view.painted[seat] ?? {})))
      : [];
  return {
    points,
    from,
    more: painted.length ? [w('painted', { points: painted.map((line) => line.points).join(' + ') })] : [],
  };
}

export function marksOf(sheet: SheetLine[], seat: number, heading: Heading): Marks {
  const marks: Marks = { circles: {}, cards: {} };
  for (const line of sheet.filter((each) => each.seat === seat && each.heading === heading)) {
    const points = COUNTED.includes(heading) ? 0 : line.points;
    const marked = heading === 'circles' ? marks.circles : marks.cards;
    for (const each of line.marks) marked[each] = (marked[each] ?? 0) + points;
  }
  return marks;
}
