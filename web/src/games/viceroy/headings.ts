// The headings of the score, in the order of the score sheet; `HEADINGS` says where each is printed.

import { HEADINGS } from './facts';

export type Heading = keyof typeof HEADINGS;
export type Score = Record<Heading, number>;

export const headings = Object.keys(HEADINGS) as Heading[];
export const ruleOf = (heading: Heading): string => HEADINGS[heading];

export const scoreFrom = (points: (heading: Heading) => number): Score =>
  Object.fromEntries(headings.map((heading) => [heading, points(heading)])) as Score;
