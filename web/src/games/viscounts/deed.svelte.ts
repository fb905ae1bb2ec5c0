// A deed of several answers while it is put together: the payment, the slot and the spot of a building; a card and the
// ride with it. The server says which answers there are at each step; here is kept what is wished for.

import type { Barred, Foretold } from '../../protocol/types';
import { answers } from './answers';
import { builtIn } from './told';
import { targetsOf, type Target } from './offers';
import type { Viscounts } from './viscounts.svelte';

/** Questions that are answered together with what leads to them. */
const FOLLOWING = ['AskMove', 'AskSlot', 'AskSpot'];

/** An answer of the deed, or a gap. */
export interface Part {
  asks: string;
  action: string | null;
  choices: { action: string; words: string }[];
  barred: Barred[];
}

export class Deed {
  private readonly viscounts: Viscounts;
  /** By the kind of the question. They are kept until another deed is asked for. */
  private wishes = $state.raw<Record<string, string>>({});
  readonly parts: Part[];
  /** The answers as they would be sent. */
  readonly row: string[];
  /** What would come of them. */
  readonly told: Foretold | null;
  /** The primary actions that are offered or refused. */
  readonly targets: Target[];

  constructor(viscounts: Viscounts) {
    this.viscounts = viscounts;
    this.parts = $derived(viscounts.chosen && viscounts.asks ? this.findParts(viscounts.chosen) : []);
    this.row = $derived(chosenOf(this.parts));
    this.told = $derived(this.row.length ? viscounts.sitting.foretellings.of(...this.row) : null);
    this.targets = $derived(targetsOf(viscounts.choices, viscounts.barred));
  }

  /** Beyond a gap it goes on with the first answer there is, so that all that may be chosen is known. */
  private findParts(first: string): Part[] {
    const { viscounts } = this;
    const parts: Part[] = [
      { asks: viscounts.asks, action: first, choices: viscounts.choices, barred: viscounts.barred },
    ];
    const row = [first];
    for (;;) {
      const then = viscounts.sitting.foretellings.whole(...row);
      const asked = then?.stop === 'asked' ? then.asked : null;
      const choices = asked?.actions ?? [];
      if (!asked || !choices[0] || !FOLLOWING.includes(asked.is) || parts.some((part) => part.asks === asked.is))
        return parts;
      const wish = choices.find((choice) => choice.action === this.wishes[asked.is]);
      parts.push({ asks: asked.is, action: wish?.action ?? null, choices, barred: asked.barred ?? [] });
      row.push((wish ?? choices[0]).action);
    }
  }

  /** No wish is open whose question is not foretold yet. What comes after a gap does not matter: it is asked next. */
  get known(): boolean {
    const { parts, row } = this;
    if (row.length < parts.length || !Object.keys(this.wishes).length) return true;
    return this.viscounts.sitting.foretellings.whole(...row) !== null;
  }

  part(asks: string): Part | null {
    return this.parts.find((part) => part.asks === asks) ?? null;
  }

  /** What would come of another answer at a part, the others as they are. */
  toldWith(asks: string, action: string): Foretold | null {
    const at = this.parts.findIndex((part) => part.asks === asks);
    if (at < 0) return null;
    const before = this.parts.slice(0, at).map((part) => part.action ?? part.choices[0]?.action ?? '');
    return this.viscounts.sitting.foretellings.of(...before, action);
  }

  wished(asks: string): string | null {
    return this.wishes[asks] ?? null;
  }

  /** Fills a part, whether or not it is asked for already; the same answer again empties it. */
  wish(asks: string, action: string): void {
    const { [asks]: before, ...rest } = this.wishes;
    this.wishes = before === action ? rest : { ...rest, [asks]: action };
    this.viscounts.sitting.compose('wishes', this.wishes);
  }

  /** Another question: where it is the next part of the deed, what was wished for is chosen; a reload asks the same. */
  turnTo(asks: string): void {
    const kept = this.viscounts.sitting.composed('wishes') as Record<string, string> | null;
    if (kept || !FOLLOWING.includes(asks)) this.wishes = kept ?? {};
    const wish = this.wishes[asks];
    if (wish && this.viscounts.can(wish)) this.viscounts.choose(wish);
  }

  drop(): void {
    this.wishes = {};
    this.viscounts.sitting.compose('wishes', null);
  }

  /** The words of an answer of the deed. */
  words(action: string): string {
    for (const part of this.parts) {
      const choice = part.choices.find((each) => each.action === action);
      if (choice) return choice.words;
    }
    return action;
  }

  // Building ---------------------------------------------------------------------------------------------------------

  /** The spots that may be built on: with what is chosen, or with whatever building there is. */
  get spots(): string[] {
    const parts = this.part('AskSpot') ? this.parts : this.sample();
    const asked = parts.find((part) => part.asks === 'AskSpot');
    if (asked) return asked.choices.flatMap((choice) => answers.as(choice.action, 'BuildOn')?.spot ?? []);
    const row = parts.map((part) => part.action ?? part.choices[0]?.action ?? '');
    const only = row.length ? builtIn(this.viscounts.sitting.foretellings.of(...row)) : null;
    return only ? [only.spot] : [];
  }

  /** The spot that one would build on. */
  get spot(): string | null {
    return builtIn(this.told)?.spot ?? null;
  }

  private sample(): Part[] {
    if (answers.as(this.parts[0]?.action, 'Construct')) return this.parts;
    const [offer] = this.buildings().flatMap((target) => target.offers);
    return offer ? this.findParts(offer.action) : [];
  }

  private buildings(): Target[] {
    return this.targets.filter((target) => target.act === 'construct' && target.offers.length);
  }

  /** A spot or a slot that is tapped is where one builds: where nothing else was begun, the cheapest building is. */
  build(asks: 'AskSlot' | 'AskSpot', action: string): void {
    const { viscounts } = this;
    if (viscounts.can(action)) return viscounts.choose(action);
    this.wish(asks, action);
    const slot = answers.as(action, 'EmptySlot')?.slot ?? null;
    const fits = (target: Target): boolean => slot === null || slot.startsWith(`${target.what}-`);
    const current = this.buildings().find((target) => target.offers.some((offer) => offer.action === viscounts.chosen));
    if (current && fits(current)) return;
    const offer = this.buildings().find(fits)?.offers[0];
    if (offer) viscounts.choose(offer.action);
  }
}

function chosenOf(parts: Part[]): string[] {
  const gap = parts.findIndex((part) => part.action === null);
  return parts.slice(0, gap < 0 ? undefined : gap).map((part) => part.action ?? '');
}
