// The open places for a card: what each costs, gives and would bring, before anything is done.

import { isLaw } from './draw/cards';
import { oneColour } from './draw/circles';
import type { Colour } from './draw/gems';
import { tokensOf, type Effect, type Token } from './draw/tokens';
import { scoreFrom, scoreOf, type Score } from './score';
import { circleUnder, missing, openPlaces, placeOf, priceOf, purseOf } from './view';
import type { Viceroy } from './viceroy.svelte';
import { g } from './words';

export interface Spot {
  place: string;
  card: number;
  price: Colour[];
  short: Colour[];
  gives: Token[];
  /** The colour of the circle it would close. */
  closes: Colour | null;
  action: string | null;
}

const LEVEL_FIVE: Token[] = [{ kind: 'points', value: 15 }];

export function spotsOf(viceroy: Viceroy): Spot[] {
  const { view, placing, me } = viceroy;
  const pyramid = view?.pyramids[me];
  const face = placing === null ? undefined : viceroy.face(placing);
  if (!view || !pyramid || !face || placing === null) return [];
  const purse = purseOf(view, me);
  if (viceroy.bidColour) purse[viceroy.bidColour]--;
  const free = isLaw(placing) || Boolean(view.todo.at(-1)?.['free']);
  const givesOn = (level: number): Token[] => {
    if (isLaw(placing)) return [];
    return level > 4 ? LEVEL_FIVE : tokensOf(face.rows[level - 1]?.effect as unknown as Effect);
  };
  return openPlaces(pyramid, free ? 4 : 5).map((place) => {
    const { level } = placeOf(place);
    const price = free ? [] : priceOf(face, level);
    const circle = circleUnder({ ...pyramid, [place]: placing }, place, viceroy.faces);
    const action = viceroy.can(`at ${place}`) ? `at ${place}` : null;
    return {
      place,
      card: placing,
      price,
      short: missing(price, purse),
      gives: givesOn(level),
      closes: circle ? oneColour(circle) : null,
      action,
    };
  });
}

/** A token as the rules write it on a card; what does not stay on the card has no word. */
function word(token: Token): string[] {
  if (token.kind === 'points') return [`points-${token.value}`];
  if (token.kind === 'bonus') return [`magic+${token.value}`];
  if (token.kind === 'endless') return [`gem-${token.colour}`];
  if (token.kind === 'circle') return [`circle-${token.colour}+${token.value}`];
  return ['magic', 'science', 'defence'].includes(token.kind) ? [token.kind] : [];
}

/** What the server counts, and what the card that is pointed at or the circle that is painted would add. */
export function foretoldScore(viceroy: Viceroy): Score | null {
  const { view, spot, painting, me } = viceroy;
  const now = viceroy.score(me);
  if (!view || !now || (!spot && !painting)) return null;
  const put = <T>(list: T[], value: T): T[] => list.map((each, seat) => (seat === me ? value : each));
  const made = { ...view };
  if (spot) {
    made.pyramids = put(view.pyramids, { ...view.pyramids[me], [spot.place]: spot.card });
    made.tokens = put(view.tokens, { ...view.tokens[me], [spot.card]: spot.gives.flatMap(word) });
  }
  if (painting) made.painted = put(view.painted, { ...view.painted[me], [painting.place]: painting.colour });
  const [before, after] = [view, made].map((each) => scoreOf(each, me, viceroy.faces, viceroy.edition)) as [
    Score,
    Score,
  ];
  return scoreFrom((heading) => now[heading] + after[heading] - before[heading]);
}

/** VR-DEV-5, VR-PAY-5: on level 5 either the lower rows or points, as the edition has it. */
export function rewardWords(viceroy: Viceroy, card: number, level: number): string {
  if (isLaw(card)) return '';
  if (level > 4) return g(`compare.level_five_rows.${viceroy.edition === 'ru' ? 'no' : 'yes'}`);
  return viceroy.face(card)?.rows[level - 1]?.words ?? '';
}

export function spotWords(viceroy: Viceroy, spot: Spot): string {
  const { level } = placeOf(spot.place);
  const price = spot.price.length
    ? g('about.cost', { gems: spot.price.map((colour) => g(`gem.${colour}`)).join(', ') })
    : '';
  const reward = rewardWords(viceroy, spot.card, level);
  const gives = reward ? g('about.reward', { reward }) : '';
  const closes = spot.closes ? g('about.circle', { circle: g(`circle.${spot.closes}`) }) : '';
  return [viceroy.placeName(spot.place), price, gives, closes].filter(Boolean).join('; ');
}
