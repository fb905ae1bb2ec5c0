// A card, its place and its payment, put together in any order and sent as one deed. The server says which places and
// payments there are, what each costs and brings, and how far a row leads; here is kept what is wished for.

import type { AskedThen, Barred, Choice, Foretold, Refusal } from '../../protocol/types';
import { answers } from './answers';
import { effectOf } from './draw/cards';
import type { Colour } from './draw/gems';
import type { Effect, Token } from './draw/tokens';
import { closedIn, givenIn, paidIn, type Closed, type PaidGem } from './told';
import { placeOf } from './view';
import type { Viceroy } from './viceroy.svelte';

export interface Spot {
  place: string;
  card: number;
  /** The answers up to this place and its payment. */
  row: string[];
  price: PaidGem[];
  gives: Token[];
  /** The circle it would close. */
  closes: Closed | null;
  told: Foretold | null;
  /** Why it cannot be. */
  refusal: Refusal | null;
  pays: string[];
  pay: string | null;
}

/** What leads to the places of a card, and which there are. */
interface Lead {
  card: number;
  row: string[];
  places: string[];
  barred: Barred[];
  refusal: Refusal | null;
}

/** What outlives a reload: the place that is meant for a card, how it is paid, and the card that is bid for. */
interface Kept {
  meant: { card: number; place: string } | null;
  payment: string | null;
  wanted: number | null;
}

const PLACES = ['AskPlace', 'AskPlaces'];
const MAX_STEPS = 5;
const NOWHERE: Omit<Lead, 'card' | 'row'> = { places: [], barred: [], refusal: null };
const placesIn = (choices: { action: string }[]): string[] =>
  choices.flatMap(({ action }) => answers.as(action, 'PutAt')?.place ?? []);

export class Deed {
  private readonly viceroy: Viceroy;
  /** The place that is meant for a card, and the payment: kept until the card is placed. */
  private meant = $state.raw<{ card: number; place: string } | null>(null);
  private payment = $state<string | null>(null);
  pointed = $state<string | null>(null);
  private readonly lead: Lead | null;
  readonly spots: Spot[];
  /** The spot of the place that is chosen or meant: what is sent, whatever is pointed at. */
  readonly kept: Spot | null;
  /** The spot that is pointed at, or that one. */
  readonly spot: Spot | null;

  constructor(viceroy: Viceroy) {
    this.viceroy = viceroy;
    this.lead = $derived(this.findLead());
    this.spots = $derived(this.findSpots());
    this.kept = $derived(this.spotOf(this.place));
    this.spot = $derived(this.spotOf(this.pointed ?? this.place));
  }

  /** The card whose places are shown. */
  get card(): number | null {
    return this.lead?.card ?? null;
  }

  /** Why the card that is chosen or wanted has no place. */
  get refusal(): Refusal | null {
    return this.lead?.refusal ?? null;
  }

  /** The place that is chosen or meant for the card in question. */
  get place(): string | null {
    const chosen = answers.as(this.viceroy.chosen, 'PutAt')?.place;
    return chosen ?? (this.meant && this.meant.card === this.card ? this.meant.place : null);
  }

  private spotOf(place: string | null): Spot | null {
    return this.spots.find((spot) => spot.place === place && !spot.refusal) ?? null;
  }

  // What the server says ---------------------------------------------------------------------------------------------

  /** Where all answer in secret it is foretold as if nobody else were asked. */
  private look(...row: string[]): Foretold | null {
    const { foretellings } = this.viceroy.sitting;
    return this.viceroy.asks === 'AskPlace' ? foretellings.whole(...row) : foretellings.alone(...row);
  }

  private findLead(): Lead | null {
    const { viceroy } = this;
    const { question } = viceroy.sitting;
    if (!question) return null;
    if (PLACES.includes(question.is)) {
      const asked = viceroy.view?.todo.at(-1);
      const card = asked && 'card' in asked ? asked.card : (viceroy.view?.shown[viceroy.me] ?? 0);
      return { card, row: [], places: placesIn(question.actions), barred: question.barred, refusal: null };
    }
    const begun = this.begun(question.is);
    return begun ? this.leadOf(begun.card, begun.action) : null;
  }

  /** The answer that begins a deed, and the card it is about. */
  private begun(asks: string): { card: number; action: string } | null {
    const { viceroy } = this;
    const action = viceroy.chosen ?? '';
    const chosen = answers.read(action);
    if (asks === 'AskKeep') {
      const bought = viceroy.view?.shown[viceroy.me] ?? 0;
      return chosen?.is !== 'Discard' && bought && viceroy.can('keep') ? { card: bought, action: 'keep' } : null;
    }
    if (chosen?.is === 'Choose' && asks === 'AskCards') return { card: chosen.card, action };
    if (chosen?.is === 'TakeOffer' || chosen?.is === 'Claim') return { card: chosen.card, action };
    return chosen?.is === 'Bid' && viceroy.wanted ? { card: viceroy.wanted, action } : null;
  }

  /** The same for any card: answers in a row until its place is asked for. */
  leadOf(card: number, first: string): Lead | null {
    const row = [first];
    while (row.length < MAX_STEPS) {
      const told = this.look(...row);
      if (!told) return null;
      const asked = told.stop === 'asked' ? told.asked : null;
      if (!asked) return { card, row, ...NOWHERE };
      if (PLACES.includes(asked.is))
        return { card, row, places: placesIn(asked.actions ?? []), barred: asked.barred ?? [], refusal: null };
      const next = onward(asked, card);
      if (!next) return { card, row, ...NOWHERE, refusal: refusalIn(asked, card) };
      row.push(next);
    }
    return { card, row, ...NOWHERE };
  }

  private findSpots(): Spot[] {
    const { lead } = this;
    if (!lead) return [];
    return [
      ...lead.places.map((place) => this.spotAt(lead, place)),
      ...lead.barred.flatMap(({ action, refusal }): Spot[] => {
        const place = answers.as(action, 'PutAt')?.place;
        return place ? [{ ...emptySpot(lead, place), refusal }] : [];
      }),
    ];
  }

  private spotAt(lead: Lead, place: string): Spot {
    const spot = emptySpot(lead, place);
    const there = this.look(...spot.row);
    const pays = there?.asked?.is === 'AskPay' ? (there.asked.actions ?? []).map(({ action }) => action) : [];
    const pay = pays.find((each) => each === this.payment) ?? there?.asked?.usual ?? null;
    const row = pay ? [...spot.row, pay] : spot.row;
    const told = pay ? this.look(...row) : there;
    if (!told) return { ...spot, row, pays, pay };
    const closes = closedIn(told).find((circle) => circle.place === place) ?? null;
    return { ...spot, row, pays, pay, told, price: paidIn(told), gives: givenIn(told, this.promised(spot)), closes };
  }

  /** What the card says that it gives there. */
  private promised({ card, place }: Spot): Effect | null {
    const face = this.viceroy.face(card);
    const effect = face?.rows[placeOf(place).level - 1]?.effect ?? face?.effect;
    return effect ? effectOf(effect) : null;
  }

  // What is wished for -----------------------------------------------------------------------------------------------

  wish(spot: Spot): void {
    if (spot.refusal) return;
    this.meant = { card: spot.card, place: spot.place };
    this.keep();
  }

  payWith(pay: string): void {
    this.payment = pay;
    this.keep();
  }

  private keep(): void {
    const { sitting, wanted } = this.viceroy;
    sitting.compose('deed', { meant: this.meant, payment: this.payment, wanted } satisfies Kept);
  }

  /** After a reload: what was put together for this very question. */
  restore(): void {
    const kept = this.viceroy.sitting.composed('deed') as Kept | null;
    if (!kept) return;
    this.meant = kept.meant;
    this.payment = kept.payment;
    this.viceroy.wanted = kept.wanted;
  }

  /** The payment that is offered where it is asked for by itself. */
  offered(choices: Choice[], usual: string | null): string | null {
    return choices.find(({ action }) => action === this.payment)?.action ?? usual;
  }

  forget(): void {
    this.meant = null;
    this.payment = null;
  }

  /** Whoever goes back means it: nothing of it comes again with a reload. */
  drop(): void {
    this.forget();
    this.keep();
  }

  /** Wants another card: what was meant for the last one is of no use. */
  turnTo(card: number): void {
    if (this.meant?.card !== card) this.forget();
  }

  // What is sent -----------------------------------------------------------------------------------------------------

  /** The answers that go now: as many of the row as nobody else has to answer in between. */
  get row(): string[] {
    const { viceroy, kept } = this;
    const { chosen } = viceroy;
    if (!kept) return chosen ? [chosen] : [];
    const [first] = kept.row;
    if (first !== chosen && !answers.as(first, 'PutAt')) return chosen ? [chosen] : [];
    const done = viceroy.sitting.foretellings.of(...kept.row)?.done ?? 1;
    return kept.row.slice(0, Math.max(1, done));
  }

  /** All of the row is told: before that it might end after its first answer. */
  get known(): boolean {
    const { viceroy, kept, lead } = this;
    if (kept) return kept.told !== null && viceroy.sitting.foretellings.of(...kept.row) !== null;
    return lead !== null || !this.meant || this.begun(viceroy.asks)?.card !== this.meant.card;
  }

  /** What would come of what is chosen. */
  get told(): Foretold | null {
    const { chosen } = this.viceroy;
    if (this.spot) return this.spot.told;
    return chosen ? this.look(chosen) : null;
  }

  /** The same when gems are chosen, too: the points after them hang on no colour. */
  get scored(): Foretold | null {
    if (!this.spot) return this.told;
    const row = [...this.spot.row];
    let told = this.told;
    while (told?.stop === 'asked' && told.asked?.is === 'AskGem') {
      const [first] = told.asked.actions ?? [];
      if (!first) return told;
      row.push(first.action);
      told = this.look(...row);
    }
    return told;
  }
}

const emptySpot = (lead: Lead, place: string): Spot => ({
  place,
  card: lead.card,
  row: [...lead.row, `at ${place}`],
  price: [],
  gives: [],
  closes: null,
  told: null,
  refusal: null,
  pays: [],
  pay: null,
});

/** The answer that brings this card nearer to its place. */
function onward(asked: AskedThen, card: number): string | null {
  const wanted = [`take ${card}`, `choose ${card}`, 'keep'];
  return asked.actions?.find(({ action }) => wanted.includes(action))?.action ?? null;
}

function refusalIn(asked: AskedThen, card: number): Refusal | null {
  const wanted = [`choose ${card}`, 'keep'];
  return asked.barred?.find(({ action }) => wanted.includes(action))?.refusal ?? null;
}

/** The colours of gems of a price, for words. */
export const coloursOf = (price: PaidGem[]): Colour[] => price.map(({ colour }) => colour);
