// The headings of the served score sheet: their signs, and its lines in words. `HEADINGS` has their order and rules.

import type { SheetLine } from '../../protocol/types';
import type { Sign } from './draw/signs';
import { HEADINGS } from './facts';

export type Heading = keyof typeof HEADINGS;
export type Headings = Record<string, number[]>;

const ALL = Object.keys(HEADINGS) as Heading[];
export const ruleOf = (heading: Heading): string => HEADINGS[heading];

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
/** These stand in the list even while nobody has points of them. */
const ALWAYS: readonly Heading[] = ['buildings', 'workers', 'sets'];

export interface ScoreRow {
  heading: Heading;
  /** By seat. */
  points: number[];
}

/** The headings in their order, without those that nobody has anything under. */
export const rowsOf = (headings: Headings, seats: number): ScoreRow[] =>
  ALL.map((heading) => ({
    heading,
    points: Array.from({ length: seats }, (_, seat) => headings[heading]?.[seat] ?? 0),
  })).filter(({ heading, points }) => ALWAYS.includes(heading) || points.some((each) => each !== 0));

export interface HeadingTold {
  points: number;
  lines: { points: number; words: string }[];
}

/** A heading of one seat: its points and where they come from. What is alone says why it brings nothing, too. */
export function tellHeading(sheet: SheetLine[], seat: number, heading: Heading): HeadingTold {
  const own = sheet.filter((line) => line.seat === seat && line.heading === heading);
  return {
    points: own.reduce((sum, line) => sum + line.points, 0),
    lines: own
      .filter((line) => line.points !== 0 || own.length === 1)
      .map((line) => ({ points: line.points, words: line.source })),
  };
}

/** The headings of a finished game that anybody has points under. */
export const headingsOf = (sheet: SheetLine[]): Heading[] =>
  ALL.filter(
    (heading) => ALWAYS.includes(heading) || sheet.some((line) => line.heading === heading && line.points !== 0),
  );
