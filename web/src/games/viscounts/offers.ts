// Answers that take a primary action, read from their texts: what is wanted, and which goods are spent for it.

import type { Barred, Refusal } from '../../protocol/types';
import { readAnswer, thingOf } from './notation';
import { ACTS, GOODS, type Act, type Good } from './view';

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

const VERBS: Record<string, Act> = {
  trade: 'trade',
  construct: 'construct',
  workers: 'place',
  transcribe: 'transcribe',
};

export function readOffer(action: string): Offer | null {
  const { verb, words } = readAnswer(action);
  const act = VERBS[verb];
  if (!act) return null;
  const [what = '', ...paid] = act === 'transcribe' ? ['', ...words] : words;
  const count = (good: Good): number => paid.filter((word) => word === good).length;
  const pays = { silver: count('silver'), ink: count('ink'), gold: count('gold'), stone: count('stone') };
  return { action, act, what, pays: act === 'trade' ? { ...pays, silver: Number(paid[0] ?? 0) } : pays };
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
export const dismissedFor = (action: string): Act | null =>
  ACTS.find((act) => act === thingOf(action, 'dismiss')) ?? null;
