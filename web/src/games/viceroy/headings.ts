// The seven headings of the score, in the order of the score sheet, and where each is printed.

export const HEADINGS = ['circles', 'endless_gems', 'laws', 'points', 'magic', 'sets', 'attack'] as const;
export type Heading = (typeof HEADINGS)[number];
export type Score = Record<Heading, number>;

export const RULES: Record<Heading, string> = {
  circles: 'VR-END-3',
  endless_gems: 'VR-END-4',
  laws: 'VR-END-5',
  points: 'VR-END-6',
  magic: 'VR-END-7',
  sets: 'VR-END-8',
  attack: 'VR-END-9',
};

export const scoreFrom = (points: (heading: Heading) => number): Score =>
  Object.fromEntries(HEADINGS.map((heading) => [heading, points(heading)])) as Score;
