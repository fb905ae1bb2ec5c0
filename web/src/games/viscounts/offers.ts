// Answers that take a primary action, read from their texts: what is wanted, and which goods are spent for it.

import type { Barred, Refusal } from '../../protocol/types';
import { answers } from './answers';
import { GOODS, type Act, type Good, type Icons } from './view';

export type Purse = Record<Good, number>;

/** `construct workshop stone`, `trade 2 1` */
export interface Offer {
  action: string;
  act: Act;
  /** `workshop`, `2`, or nothing for the manuscript. */
  what: string;
  pays: Purse;
}

/** What one may look for here: with the ways to pay for it, or with what stands against it. */
export interface Target {
  act: Act;
  what: string;
  /** The cheapest first. */
  offers: Offer[];
  refusal: Refusal | null;
  /** The icons it takes, before goods make up for what is missing. */
  icons: number;
  /** The icons that count for it. */
  has: Icons;
  /** The town of a trade. */
  at: string | null;
  /** The manuscript, unless it is printed on the board. */
  thing: string | null;
}

const NOTHING: Purse = { silver: 0, ink: 0, gold: 0, stone: 0 };

function purseOf(paid: Good[]): Purse {
  const purse = { ...NOTHING };
  for (const good of paid) purse[good] += 1;
  return purse;
}

export function readOffer(action: string | null): Offer | null {
  const read = answers.read(action);
  if (!action || !read) return null;
  switch (read.is) {
    case 'Trade':
      return { action, act: 'trade', what: String(read.times), pays: { ...NOTHING, silver: read.silver } };
    case 'Construct':
      return { action, act: 'construct', what: read.building, pays: purseOf(read.pays) };
    case 'Place':
      return { action, act: 'place', what: String(read.count), pays: purseOf(read.pays) };
    case 'Transcribe':
      return { action, act: 'transcribe', what: '', pays: purseOf(read.pays) };
    default:
      return null;
  }
}

const size = (purse: Purse): number => GOODS.reduce((sum, good) => sum + purse[good], 0);

type Taking = Pick<Barred, 'action' | 'takes' | 'has' | 'at' | 'thing'>;
const iconsOf = ({ takes }: Taking): number => Object.values(takes ?? {})[0] ?? 0;

/** Everything that is offered or refused here, thing by thing; what takes least comes first. */
export function targetsOf(choices: Taking[], barred: Barred[]): Target[] {
  const found = new Map<string, Target>();
  const of = (offer: Offer, choice: Taking, refusal: Refusal | null): Target => {
    const key = `${offer.act} ${offer.what}`;
    const { act, what } = offer;
    const { has, at = null, thing = null } = choice;
    const target = found.get(key) ?? {
      act,
      what,
      offers: [],
      refusal,
      icons: iconsOf(choice),
      has: has ?? {},
      at,
      thing,
    };
    found.set(key, target);
    return target;
  };
  for (const choice of choices) {
    const offer = readOffer(choice.action);
    if (offer) of(offer, choice, null).offers.push(offer);
  }
  for (const choice of barred) {
    const offer = readOffer(choice.action);
    if (offer) of(offer, choice, choice.refusal);
  }
  for (const target of found.values()) target.offers.sort((a, b) => size(a.pays) - size(b.pays));
  return [...found.values()].sort((a, b) => a.icons - b.icons);
}

/** What was dismissed for, of `dismiss construct`. */
export const dismissedFor = (action: string): Act | null => answers.as(action, 'Dismiss')?.act ?? null;
