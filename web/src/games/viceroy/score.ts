// VR-END: what a card or a painted circle would add to the score, by its seven headings, before it is done.

import { isLaw } from './draw/cards';
import { oneColour } from './draw/circles';
import type { Colour } from './draw/gems';
import { readToken, type Effect, type Token } from './draw/tokens';
import { attacksOf, circleUnder, neighbours, placeOf, type Faces, type ViceroyView } from './view';

export const HEADINGS = ['circles', 'endless_gems', 'laws', 'points', 'magic', 'sets', 'attack'] as const;
export type Heading = (typeof HEADINGS)[number];
export type Score = Record<Heading, number>;
export const scoreFrom = (points: (heading: Heading) => number): Score =>
  Object.fromEntries(HEADINGS.map((heading) => [heading, points(heading)])) as Score;

interface Scoring {
  /** The fixed worth of circles and endless gems; null: the level. */
  circle: number | null;
  set: number;
  attack: number;
  freeCard: number[];
}

const SCORING: Record<string, Scoring> = {
  ru: { circle: 3, set: 7, attack: 3, freeCard: [3, 6, 9, 12] },
  cs: { circle: null, set: 12, attack: 4, freeCard: [2, 3, 4, 5] },
  pl: { circle: null, set: 12, attack: 4, freeCard: [3, 6, 9, 12] },
};
const scoringOf = (edition: string): Scoring =>
  SCORING[edition] ?? { circle: null, set: 12, attack: 4, freeCard: [3, 6, 9, 12] };

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

interface Counted {
  circles: { level: number; colour: Colour }[];
  endless: { level: number; colour: Colour }[];
  tokens: Token[];
}

function counted(view: ViceroyView, seat: number, faces: Faces): Counted {
  const pyramid = view.pyramids[seat] ?? {};
  const made: Counted = { circles: [], endless: [], tokens: [] };
  for (const [place, card] of Object.entries(pyramid)) {
    const { level } = placeOf(place);
    const under = circleUnder(pyramid, place, faces, view.painted[seat]);
    const colour = under ? oneColour(under) : null;
    if (colour) made.circles.push({ level, colour });
    for (const token of (view.tokens[seat]?.[String(card)] ?? []).map(readToken)) {
      made.tokens.push(token);
      if (token.kind === 'endless') made.endless.push({ level, colour: token.colour });
    }
  }
  return made;
}

const countOf = (tokens: Token[], kind: Token['kind']): number => tokens.filter((token) => token.kind === kind).length;
export const setsOf = (tokens: Token[]): number =>
  Math.min(countOf(tokens, 'defence'), countOf(tokens, 'magic'), countOf(tokens, 'science'));

function lawPoints(
  view: ViceroyView,
  seat: number,
  place: string,
  card: number,
  effect: Effect,
  made: Counted,
  scoring: Scoring,
): number {
  const pyramid = view.pyramids[seat] ?? {};
  const tucked = view.tucked[seat] ?? {};
  const worth = effect.value ?? 0;
  switch (effect.is) {
    case 'PerCard':
      return worth * (Object.keys(pyramid).length + sum(Object.values(tucked).map((cards) => cards.length)));
    case 'TuckFromHand':
    case 'TuckWhenTaken':
      return worth * (tucked[String(card)]?.length ?? 0);
    case 'TuckFreeCard':
      return scoring.freeCard[placeOf(place).level - 1] ?? 0;
    case 'PerSet':
      return worth * setsOf(made.tokens);
    case 'ParkGems':
      return worth * sum(Object.values(view.parked));
    case 'PerCircleAndEndlessGem':
      return worth * (made.circles.length + made.endless.length);
    case 'PerNeighbour':
      return worth * neighbours(pyramid, place).filter((each) => !isLaw(each)).length;
    default:
      return 0;
  }
}

export function scoreOf(view: ViceroyView, seat: number, faces: Faces, edition: string): Score {
  const scoring = scoringOf(edition);
  const made = counted(view, seat, faces);
  const bonus = (colour: Colour): number =>
    sum(made.tokens.map((token) => (token.kind === 'circle' && token.colour === colour ? token.value : 0)));
  const worth = ({ level, colour }: { level: number; colour: Colour }): number =>
    (scoring.circle ?? level) + bonus(colour);
  const laws = Object.entries(view.pyramids[seat] ?? {}).filter(([, card]) => isLaw(card));
  const magicBonus = sum(made.tokens.map((token) => (token.kind === 'bonus' ? token.value : 0)));
  const against = sum(view.attacks.map((_, other) => (other === seat ? 0 : (attacksOf(view, other) ?? 0))));
  return {
    circles: sum(made.circles.map(worth)),
    endless_gems: sum(made.endless.map(worth)),
    laws: sum(
      laws.map(([place, card]) =>
        lawPoints(view, seat, place, card, faces[String(card)]?.effect as unknown as Effect, made, scoring),
      ),
    ),
    points: sum(made.tokens.map((token) => (token.kind === 'points' ? token.value : 0))),
    magic: countOf(made.tokens, 'magic') * magicBonus,
    sets: setsOf(made.tokens) * scoring.set,
    attack: -scoring.attack * Math.max(0, against - countOf(made.tokens, 'defence')) || 0,
  };
}

export const total = (score: Score): number => sum(Object.values(score));
