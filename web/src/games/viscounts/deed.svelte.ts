// A deed of several answers while it is put together: the payment, the slot and the spot of a building; a card and the
// ride with it. The server says which answers there are at each step; here is kept what is wished for.

import type { Barred, Foretold } from '../../protocol/types';
import { answers } from './answers';
import { BUILDING_ON } from './facts';
import { builtIn, worthOf } from './told';
import { targetsOf, type Target } from './offers';
import type { Viscounts } from './viscounts.svelte';

/** Questions that are answered together with what leads to them. */
const FOLLOWING = ['AskMove', 'AskSlot', 'AskSpot'];
/** Of these the answer that brings most is taken until another is wished for, where a building is paid for. */
const FILLED = ['AskSlot', 'AskSpot'];

interface Offered {
  action: string;
  words: string;
}

/** An answer of the deed, or a gap. */
export interface Part {
  asks: string;
  action: string | null;
  /** What was wished for and cannot be had with the parts before it. */
  missed: string | null;
  choices: Offered[];
  barred: Barred[];
}

/** What is put together; `known` unless a part waits for what the server has not foretold yet. */
interface Laid {
  parts: Part[];
  known: boolean;
}
const NOTHING: Laid = { parts: [], known: true };

export class Deed {
  private readonly viscounts: Viscounts;
  /** By the kind of the question. They are kept until another deed is asked for. */
  private wishes = $state.raw<Record<string, string>>({});
  private readonly laid: Laid;
  readonly parts: Part[];
  /** The answers as they would be sent. */
  readonly row: string[];
  /** What would come of them. */
  readonly told: Foretold | null;
  /** The primary actions that are offered or refused. */
  readonly targets: Target[];

  constructor(viscounts: Viscounts) {
    this.viscounts = viscounts;
    this.laid = $derived(viscounts.chosen && viscounts.asks ? this.lay(viscounts.chosen) : NOTHING);
    this.parts = $derived(this.laid.parts);
    this.row = $derived(chosenOf(this.parts));
    this.told = $derived(this.row.length ? viscounts.sitting.foretellings.of(...this.row) : null);
    this.targets = $derived(targetsOf(viscounts.choices, viscounts.barred));
  }

  /** Beyond a gap it goes on with the first answer there is, so that all that may be chosen is known. */
  private lay(first: string): Laid {
    const { viscounts } = this;
    const parts: Part[] = [
      { asks: viscounts.asks, action: first, missed: null, choices: viscounts.choices, barred: viscounts.barred },
    ];
    const row = [first];
    for (;;) {
      const then = viscounts.sitting.foretellings.whole(...row);
      const asked = then?.stop === 'asked' ? then.asked : null;
      const choices = asked?.actions ?? [];
      if (!asked || !choices[0] || !FOLLOWING.includes(asked.is) || parts.some((part) => part.asks === asked.is))
        return { parts, known: then !== null };
      const found = this.fill(asked.is, row, choices);
      if (!found) return { parts, known: false };
      parts.push({ asks: asked.is, ...found, choices, barred: asked.barred ?? [] });
      row.push(found.action ?? choices[0].action);
    }
  }

  /** What a part is filled with: the wish, or where nothing is wished for the usual answer; null while that is unknown. */
  private fill(asks: string, row: string[], choices: Offered[]): Pick<Part, 'action' | 'missed'> | null {
    const open = asks === 'AskSlot' ? this.slotsFor(row, choices) : choices;
    if (!open) return null;
    const wish = this.wishes[asks] ?? null;
    if (open.some(({ action }) => action === wish)) return { action: wish, missed: null };
    // Another building has been begun since its slot was wished for, or a spot that this slot does not lead to.
    const missed = asks === 'AskSlot' ? null : wish;
    if (missed || !FILLED.includes(asks) || !answers.as(row[0], 'Construct')) return { action: null, missed };
    const action = this.best(row, open);
    return action ? { action, missed } : null;
  }

  /** The slots that lead to the spot that was wished for last; all of them where none does, or none was. */
  private slotsFor(row: string[], slots: Offered[]): Offered[] | null {
    const spot = this.wishes['AskSpot'];
    if (spot === undefined || Object.keys(this.wishes).at(-1) !== 'AskSpot') return slots;
    const { foretellings } = this.viscounts.sitting;
    const then = slots.map(({ action }) => foretellings.whole(...row, action));
    if (then.includes(null)) return null;
    const leading = slots.filter((_, at) => leadsTo(then[at] ?? null, spot));
    return leading.length ? leading : slots;
  }

  /** The answer that brings most, as it is foretold; null while that is not known of each. */
  private best(row: string[], choices: Offered[]): string | null {
    let found: { action: string; worth: number } | null = null;
    for (const { action } of choices) {
      const told = this.viscounts.sitting.foretellings.of(...row, action);
      if (!told) return null;
      const worth = worthOf(told);
      if (!found || worth > found.worth) found = { action, worth };
    }
    return found?.action ?? null;
  }

  /**
   * No part is open whose question is not foretold yet: one that is wished for, or one of a building. What comes after a
   * gap does not matter: it is asked next.
   */
  get known(): boolean {
    const { parts, row } = this;
    return row.length < parts.length || !(this.builds || Object.keys(this.wishes).length) || this.laid.known;
  }

  /** A building is paid for. */
  private get builds(): boolean {
    return answers.as(this.viscounts.chosen, 'Construct') !== null;
  }

  part(asks: string): Part | null {
    return this.parts.find((part) => part.asks === asks) ?? null;
  }

  /** What would come of an answer at a part, the parts before it as they are; and of those without it. */
  toldWith(asks: string, action: string): { then: Foretold; before: Foretold } | null {
    const { foretellings } = this.viscounts.sitting;
    const at = this.parts.findIndex((part) => part.asks === asks);
    const row = this.parts.slice(0, Math.max(at, 0)).map((part) => part.action ?? part.choices[0]?.action ?? '');
    const [then, before] = [foretellings.of(...row, action), foretellings.of(...row)];
    return then && before ? { then, before } : null;
  }

  wished(asks: string): string | null {
    return this.wishes[asks] ?? null;
  }

  /** Fills a part, whether or not it is asked for already. The same again empties it, but a building has its place. */
  wish(asks: string, action: string): void {
    const { [asks]: before, ...rest } = this.wishes;
    this.wishes = before === action && !(this.builds && FILLED.includes(asks)) ? rest : { ...rest, [asks]: action };
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
    return offer ? this.lay(offer.action).parts : [];
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
    const fits = (target: Target): boolean => slot === null || BUILDING_ON[slot] === target.what;
    const current = this.buildings().find((target) => target.offers.some((offer) => offer.action === viscounts.chosen));
    if (current && fits(current)) return;
    const offer = this.buildings().find(fits)?.offers[0];
    if (offer) viscounts.choose(offer.action);
  }
}

/** Whether a building could come to a spot then. */
function leadsTo(then: Foretold | null, spot: string): boolean {
  const only = builtIn(then)?.spot;
  return only ? `spot ${only}` === spot : (then?.asked?.actions ?? []).some(({ action }) => action === spot);
}

function chosenOf(parts: Part[]): string[] {
  const gap = parts.findIndex((part) => part.action === null);
  return parts.slice(0, gap < 0 ? undefined : gap).map((part) => part.action ?? '');
}
