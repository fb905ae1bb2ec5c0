// The headings of the served score sheet: their order, signs and rules, and its lines in words.

import type { SheetLine } from '../../protocol/types';
import type { Sign } from './draw/signs';
import type { Ribbon } from './view';

export const HEADINGS = [
  'buildings',
  'workers',
  'leader',
  'sets',
  'manuscripts',
  'bonus',
  'acquired-deeds',
  'approved-deeds',
  'unpaid-debts',
  'poverty',
  'prosperity',
  'resources',
] as const;
export type Heading = (typeof HEADINGS)[number];
export type Headings = Record<string, number[]>;

export const HEADING_SIGNS: Record<Heading, Sign> = {
  buildings: 'build-guildhall',
  workers: 'worker',
  leader: 'leader',
  sets: 'book',
  manuscripts: 'points',
  bonus: 'cleric',
  'acquired-deeds': 'deed',
  'approved-deeds': 'flip-deed',
  'unpaid-debts': 'debt',
  poverty: 'debt',
  prosperity: 'deed',
  resources: 'any',
};
export const HEADING_RULES: Record<Heading, string> = {
  buildings: 'VW-10.1',
  workers: 'VW-10.2',
  leader: 'VW-10.4',
  sets: 'VW-10.3',
  manuscripts: 'VW-10.3',
  bonus: 'VW-10.4',
  'acquired-deeds': 'VW-10.4',
  'approved-deeds': 'VW-10.4',
  'unpaid-debts': 'VW-10.4',
  poverty: 'VW-10.5',
  prosperity: 'VW-10.5',
  resources: 'VW-13.1',
};
/** These stand in the list even while nobody has points of them. */
const ALWAYS: readonly Heading[] = ['buildings', 'workers', 'sets'];

export interface ScoreRow {
  heading: Heading;
  /** By seat. */
  points: number[];
}

/** The headings in their order, without those that nobody has anything under. */
export const rowsOf = (headings: Headings, seats: number): ScoreRow[] =>
  HEADINGS.map((heading) => ({
    heading,
    points: Array.from({ length: seats }, (_, seat) => headings[heading]?.[seat] ?? 0),
  })).filter(({ heading, points }) => ALWAYS.includes(heading) || points.some((each) => each !== 0));

/** Says a word of the game. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** What made the points of a line, as the score sheet of the game says it. */
export function sourceWords(line: SheetLine, say: Say, name: (tile: string) => string): string {
  const [first = '', second = ''] = line.sources;
  switch (line.heading as Heading) {
    case 'buildings':
      return say(`source.buildings.${first}`, { n: Number(second) });
    case 'workers':
      return say('source.workers', { n: Number(second), tier: first });
    case 'manuscripts':
      return name(first);
    case 'bonus':
      return say(`ribbon.${first as Ribbon}`);
    case 'leader':
      return say('source.leader');
    default:
      return say(`source.${line.heading}`, { n: Number(first) });
  }
}

export interface HeadingTold {
  points: number;
  lines: { points: number; words: string }[];
}

/** A heading of one seat: its points and where they come from. */
export function tellHeading(
  sheet: SheetLine[],
  seat: number,
  heading: Heading,
  say: Say,
  name: (tile: string) => string,
): HeadingTold {
  const own = sheet.filter((line) => line.seat === seat && line.heading === heading && line.points !== 0);
  return {
    points: own.reduce((sum, line) => sum + line.points, 0),
    lines: own.map((line) => ({ points: line.points, words: sourceWords(line, say, name) })),
  };
}

/** The headings of a finished game that anybody has points under. */
export const headingsOf = (sheet: SheetLine[]): Heading[] =>
  HEADINGS.filter(
    (heading) => ALWAYS.includes(heading) || sheet.some((line) => line.heading === heading && line.points !== 0),
  );
