// Answers that take a primary action, read from their texts: what is wanted, and which goods are spent for it.

import type { Barred, Refusal } from '../../protocol/types';
import { answers } from './answers';
import { GOODS, type Act, type Good } from './view';

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

/** Everything that is offered or refused here, thing by thing. */
export function targetsOf(choices: { action: string }[], barred: Barred[]): Target[] {
  const found = new Map<string, Target>();
  const of = (offer: Offer, refusal: Refusal | null): Target => {
    const key = `${offer.act} ${offer.what}`;
    const target = found.get(key) ?? { act: offer.act, what: offer.what, offers: [], refusal };
    found.set(key, target);
    return target;
  };
  for (const { action } of choices) {
    const offer = readOffer(action);
    if (offer) of(offer, null).offers.push(offer);
  }
  for (const { action, refusal } of barred) {
    const offer = readOffer(action);
    if (offer) of(offer, refusal);
  }
  for (const target of found.values()) target.offers.sort((a, b) => size(a.pays) - size(b.pays));
  return [...found.values()];
}

/** What was dismissed for, of `dismiss construct`. */
export const dismissedFor = (action: string): Act | null => answers.as(action, 'Dismiss')?.act ?? null;
