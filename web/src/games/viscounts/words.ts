import type { Foretold, Refusal } from '../../protocol/types';
import { speech, type Values } from '../../words/speech.svelte';
import {
  GOODS,
  isInner,
  segmentOf,
  townOf,
  type Building,
  type Effect,
  type Place,
  type Section,
  type SegmentKey,
  type Slot,
  type SpotData,
  type ViscountsView,
} from './view';
import { answers } from './answers';
import { arranged } from './board';
import { titleOf } from './cards/titles';
import { readOffer } from './offers';
import type { Viscounts } from './viscounts.svelte';
import type { Key as Word } from './keys';

export type { Word };

export const GAME = 'viscounts';

/** A word of this table. */
export const w = (key: Word, values: Values = {}): string => speech.own(GAME, key, values);
/** A word of the game. */
export const g = (key: string, values: Values = {}): string => speech.word(GAME, key, values);

/** What an effect does, as the server says it. */
export const effectWords = (effect: Effect | null | undefined): string => effect?.words ?? g('effect.Nothing');

/** Why something is refused, with what is missing where that says it. */
export const refusalWords = ({ words, lacks }: Refusal): string =>
  lacks.length ? w('lacks', { what: lacks.join(', ') }) : words;

const DRAWN: Record<string, Word> = {
  AskDraw: 'stop_draw',
  AskTurnUp: 'stop_card',
  AskTurnUpTile: 'stop_tile',
  AskReveal: 'stop_reveal',
};

/** Where a foretelling ends, and what comes then. */
export function stopWords(viscounts: Viscounts, { stop, by, asked }: Foretold): string {
  switch (stop) {
    case 'asked':
      return asked ? w('stop_asked', { question: asked.words }) : '';
    case 'others': {
      const names = (asked?.seats ?? []).map((seat) => viscounts.seatName(seat));
      return w('stop_others', { names: names.join(', '), n: names.length });
    }
    case 'chance':
      return w(DRAWN[by ?? ''] ?? 'stop_chance');
    case 'secret':
      return w('stop_secret');
    case 'over':
      return w('stop_over');
    default:
      return '';
  }
}

export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** An answer as a button says it. */
export const answerWords = ({ words }: { words: string }): string => capital(words);

/** The cards in the order that an answer gives them; null where it is another answer, or leaves them as they are. */
export function orderWords(viscounts: Viscounts, action: string): string | null {
  const board = answers.as(action, 'Arrange') && viscounts.mine?.board;
  const order = arranged(action);
  if (!board || order.every((from, to) => from === to)) return null;
  return order
    .map((from) => board[from])
    .map((card) => (card ? titleOf(viscounts, card) : '–'))
    .join(' · ');
}

/** What a manuscript or card gives is told beside the question; the button names the thing. */
const named = (words: string): string => words.replace(/ \([^()]*\)$/, '');

/** What the red button would do: all that is put together, and what it costs where the words do not say it. */
export function deedWords(viscounts: Viscounts): string {
  const { row, told } = viscounts.deed;
  if (!row.length) return '';
  const said = row.map((action, at) => {
    const words = orderWords(viscounts, action) ?? named(answerWords({ words: viscounts.deed.words(action) }));
    return at ? (placeOfBuilding(action) ?? uncapital(words)) : words;
  });
  const paid = row.some((action) => answers.as(action, 'Move') ?? readOffer(action));
  const price = paid ? [] : (told?.things ?? []).filter(({ cost, key }) => cost && GOODS.some((good) => good === key));
  return [...said, ...price.map((thing) => thing.cost)].join(' · ');
}
/** Slot and spot by the names that they have above the button; null for other answers. */
function placeOfBuilding(action: string): string | null {
  const slot = answers.as(action, 'EmptySlot')?.slot;
  if (slot) return slotName(slot);
  const spot = answers.as(action, 'BuildOn')?.spot;
  return spot ? w('deed_spot', { spot: spot.toUpperCase() }) : null;
}
/** Slots of a kind are counted from the left. */
export const slotName = (slot: Slot): string => w('deed_slot', { n: slot.slice(-1) });
const uncapital = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1);

export const segmentName = (segment: SegmentKey): string => w(`seg_${segment}`);

export function placeName(place: Place): string {
  return isInner(place)
    ? g('place.inner', { segment: segmentOf(place).toUpperCase() })
    : g('place.town', { number: townOf(place) });
}

/** A place for those who do not see it: where it is, what it gives, what a ride there costs. */
export function placeLabel(viscounts: Viscounts, place: Place): string {
  const segment = segmentOf(place);
  const town = viscounts.town(place);
  const ride = viscounts.rides.get(place);
  const told = [`${placeName(place)}, ${segmentName(segment)}`];
  if (town) told.push(g('text.exchange', { n: town.icons, effect: effectWords(town.gives) }));
  if (ride && viscounts.ride === ride && viscounts.way.length) told.push(w('steps', { n: viscounts.way.length - 1 }));
  if (ride) told.push(ride.silver ? w('costs', { n: ride.silver }) : w('ride_free'));
  const far = viscounts.unreached(place);
  if (far) told.push(refusalWords(far.refusal));
  return told.join('; ');
}

export function spotLabel(
  viscounts: Viscounts,
  spot: string,
  data: SpotData,
  built: { seat: number; building: Building } | undefined,
): string {
  const key = spot.toUpperCase();
  if (built)
    return w('built_spot', {
      building: g(`building.${built.building}`),
      name: viscounts.seatName(built.seat),
      spot: key,
    });
  return w('empty_spot', { spot: key, gives: effectWords(data.bonus) });
}

export const linkLabel = (link: Effect | null): string => w('link_gives', { gives: effectWords(link) });
export const riderLabel = (viscounts: Viscounts, seat: number, place: Place): string =>
  w('stands_at', { name: viscounts.seatName(seat), place: placeName(place) });
export const workerLabel = (viscounts: Viscounts, seat: number, count: number): string =>
  `${w('whose', { name: viscounts.seatName(seat) })}: ${count}`;
export const sectionName = (section: Section): string => g(`section.${section}`);

export function sectionLabel(viscounts: Viscounts, view: ViscountsView, section: Section): string {
  const told = (counts: number[]): string =>
    counts.flatMap((count, seat) => (count ? [`${viscounts.seatName(seat)} ${count}`] : [])).join(', ') || w('none');
  return w('section_told', {
    section: sectionName(section),
    first: told(view.first_tier[section]),
    second: told(view.second_tier[section]),
    gives: effectWords(viscounts.castle?.second[section]),
  });
}
