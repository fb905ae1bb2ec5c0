// The score sheet in words: what made the points of a heading.

import type { SheetLine } from '../../protocol/types';
import type { Heading } from './score';
import type { Viceroy } from './viceroy.svelte';
import { g } from './words';

export interface Told {
  points: number;
  from: string;
  more: string[];
}

function lineWords(viceroy: Viceroy, line: SheetLine): string {
  const [first = '', second = ''] = line.sources;
  switch (line.heading as Heading) {
    case 'circles':
      return `${g('source.circles', { circle: g(`circle.${second}`), level: first.split('.')[0] ?? '' })}: ${line.points}`;
    case 'endless_gems':
      return `${g('source.endless_gems', { gem: g(`gem.${second}`), card: viceroy.name(Number(first)) })}: ${line.points}`;
    case 'laws':
    case 'points':
      return `${viceroy.name(Number(first))}: ${line.points}`;
    default:
      return g(`source.${line.heading}`, { n: Number(first), count: Number(first) });
  }
}

export function tellHeading(viceroy: Viceroy, sheet: SheetLine[], seat: number, heading: Heading): Told {
  const lines = sheet.filter((line) => line.seat === seat && line.heading === heading);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const counted = ['magic', 'sets', 'attack'].includes(heading);
  const from = counted ? lines.map((line) => lineWords(viceroy, line)).join(', ') : lines.map((line) => line.points).join(' + ');
  return { points, from: lines.length ? from : '–', more: counted ? [] : lines.map((line) => lineWords(viceroy, line)) };
}
