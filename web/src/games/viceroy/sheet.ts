// The score sheet of the end, told heading by heading: from what the points come, and which cards and circles make them.

import type { SheetLine } from '../../protocol/types';
import { readToken } from './draw/tokens';
import type { Heading } from './headings';
import type { ViceroyView } from './view';
import type { Viceroy } from './viceroy.svelte';
import { g, w } from './words';

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

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
/** Behind the first source stand the tokens that count, each with its card: `57 magic+2`. */
const tokensIn = (line: SheetLine | undefined): [string, string][] =>
  (line?.sources.slice(1) ?? []).map((source) => source.split(' ') as [string, string]);

function formula(heading: Heading, line: SheetLine | undefined): string {
  const count = Number(line?.sources[0] ?? 0);
  const tokens = tokensIn(line);
  const words = g(`source.${heading}`, { n: count, count });
  if (heading === 'magic') {
    const bonuses = tokens
      .map(([, word]) => readToken(word))
      .flatMap((token) => (token.kind === 'bonus' ? [token.value] : []));
    return count && bonuses.length ? `${count} × (${bonuses.join(' + ')})` : words;
  }
  if (heading === 'sets') return count > 0 ? `${count} × ${(line?.points ?? 0) / count}` : words;
  return tokens.length && count ? `${words}; ${g('token.defence')}: ${tokens.length}` : words;
}

function sourceWords(viceroy: Viceroy, line: SheetLine): string {
  const [card = '', colour = ''] = line.sources;
  const name = viceroy.name(Number(card));
  return line.heading === 'endless_gems'
    ? `${g('source.endless_gems', { gem: g(`gem.${colour}`), card: name })}: ${line.points}`
    : `${name}: ${line.points}`;
}

export function tellHeading(
  viceroy: Viceroy,
  view: ViceroyView,
  sheet: SheetLine[],
  seat: number,
  heading: Heading,
): Told {
  const lines = sheet.filter((line) => line.seat === seat && line.heading === heading);
  const points = sum(lines.map((line) => line.points));
  if (['magic', 'sets', 'attack'].includes(heading)) return { points, from: formula(heading, lines[0]), more: [] };
  const from = lines.map((line) => line.points).join(' + ') || '–';
  if (heading === 'laws' || heading === 'endless_gems')
    return { points, from, more: lines.map((line) => sourceWords(viceroy, line)) };
  const painted =
    heading === 'circles' ? lines.filter((line) => (line.sources[0] ?? '') in (view.painted[seat] ?? {})) : [];
  return {
    points,
    from,
    more: painted.length ? [w('painted', { points: painted.map((line) => line.points).join(' + ') })] : [],
  };
}

export function marksOf(sheet: SheetLine[], seat: number, heading: Heading): Marks {
  const marks: Marks = { circles: {}, cards: {} };
  for (const line of sheet.filter((each) => each.seat === seat && each.heading === heading)) {
    const [first = ''] = line.sources;
    if (heading === 'circles') marks.circles[first] = line.points;
    else if (['magic', 'sets', 'attack'].includes(heading)) for (const [card] of tokensIn(line)) marks.cards[card] = 0;
    else marks.cards[first] = (marks.cards[first] ?? 0) + line.points;
  }
  return marks;
}
