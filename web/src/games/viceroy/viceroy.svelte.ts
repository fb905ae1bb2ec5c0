// One reader at a table of Viceroy: what is chosen, what would come of it, and what can be tapped.

import type { Barred, Choice, Face, Foretold, GameEvent, Refusal } from '../../protocol/types';
import { toasts } from '../../shell/toasts.svelte';
import type { Gathers, Sitting } from '../../table/sitting.svelte';
import { speech } from '../../words/speech.svelte';
import { faces } from '../general/faces.svelte';
import { answers } from './answers';
import { Basket, type Pile } from './basket.svelte';
import { UNLIT, type Lit } from './draw/cards';
import type { Colour } from './draw/gems';
import type { Token } from './draw/tokens';
import { Painting } from './painting.svelte';
import { Deed, type Spot } from './deed.svelte';
import { allOf } from './events';
import { scoreFrom, type Score } from './headings';
import { endlessGems, toggled, type EndlessGem } from './paying';
import { resultIn, type Revealed } from './reveal';
import { pointsThen } from './told';
import type { Action } from './types';
import { keyOf, placeOf, readView, type Faces, type ViceroyView } from './view';
import { g, GAME, w } from './words';

type Kind = Action['is'];
const REFUSING: Kind[] = ['Enough', 'Yield', 'Pass', 'Discard'];
const ON_OFFER: Kind[] = ['TakeOffer', 'Claim', 'Bury'];
const ON_CARDS: Kind[] = ['Replace', 'PutUnder', 'Tuck', 'GiveToken', 'TakeToken', 'PutOnTop', 'Choose'];
const isOneOf = (kinds: Kind[], action: string): boolean => {
  const read = answers.read(action);
  return read !== null && kinds.includes(read.is);
};

export class Viceroy {
  readonly sitting: Sitting;
  readonly view: ViceroyView | null;
  /** What came of the last bids. */
  readonly result: Revealed | null;
  /** The card that each of the others has built last. */
  readonly lastPlaced: number[];
  /** The card that is wanted for a bid, and the card of the hand that is spoken of. */
  wanted = $state<number | null>(null);
  picked = $state<number | null>(null);
  /** An answer that was meant before it was asked for, and offered with the question. */
  remembered = $state<string | null>(null);
  /** There is no room beside the stage. */
  folded = $state(false);
  /** The hand is looked at though no card of it is asked for. */
  handOpen = $state(false);
  enlarged = $state<number | null>(null);
  /** Whose pyramid a spectator has put in the middle. */
  watched = $state(0);
  comparing = $state(false);
  /** Whose pyramid is looked at close by. */
  near = $state<number | null>(null);
  revealed = $state.raw<Revealed | null>(null);
  readonly paint: Painting;
  readonly basket: Basket;
  readonly deed: Deed;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.deed = new Deed(this);
    this.paint = new Painting(this);
    this.basket = new Basket(this);
    this.view = $derived(readView(sitting.position?.view));
    this.result = $derived(resultIn(this, this.events));
    this.lastPlaced = $derived(lastPlacedIn(this.events, this.me));
    sitting.gathers = this.gathers;
    sitting.wordsFor = (action, words) => this.wordsFor(action, words);
  }

  /** The seat in the middle: the own one, or the one that is watched. */
  get me(): number {
    return this.sitting.look ?? this.watched;
  }

  get watching(): boolean {
    return this.sitting.look === null;
  }

  get pyramidTitle(): string {
    return this.titleOf(this.me);
  }

  titleOf(seat: number): string {
    return seat === this.me && !this.watching
      ? w('your_pyramid')
      : w('pyramid_of', { name: this.sitting.names[seat] ?? '' });
  }

  get screenTitle(): string {
    return this.watching ? w('screen_of', { name: this.sitting.names[this.me] ?? '' }) : g('table.screen');
  }

  get edition(): string {
    return this.sitting.table?.edition ?? '';
  }

  get faces(): Faces {
    return faces.of(GAME, this.edition, speech.lang);
  }

  face(card: number): Face | undefined {
    return this.faces[String(card)];
  }

  name(card: number): string {
    return this.face(card)?.name ?? String(card);
  }

  /** Cards on offer stand in the order of the auction line, where they are looked for. */
  get choices(): Choice[] {
    const choices = this.sitting.question?.actions ?? [];
    return choices.some(({ action }) => isOneOf(ON_OFFER, action))
      ? [...choices].sort((a, b) => this.lies(a.action) - this.lies(b.action))
      : choices;
  }

  /** Where on the auction line the card lies that an answer is about: column by column; other answers last. */
  private lies(action: string): number {
    const read = answers.read(action);
    const { line = [], points, feet } = this.view ?? {};
    const at = line.flatMap((colour) => [points?.[colour], feet?.[colour]]);
    const found = read && 'card' in read ? at.indexOf(read.card) : -1;
    return found < 0 ? at.length : found;
  }

  get asks(): string {
    return this.sitting.question?.is ?? '';
  }

  get chosen(): string | null {
    return this.sitting.chosen;
  }

  can(action: string): boolean {
    return this.choices.some((choice) => choice.action === action);
  }

  /** There is an answer of these kinds. */
  offers(...kinds: Kind[]): boolean {
    return this.choices.some(({ action }) => isOneOf(kinds, action));
  }

  get bidding(): boolean {
    return this.asks === 'AskBids';
  }

  /** Two bidders claim two cards: nobody knows yet whether they get theirs. */
  get claiming(): boolean {
    return this.asks === 'AskClaims';
  }

  /** One of the cards on offer is to be taken. */
  get taking(): boolean {
    return this.offers(...ON_OFFER);
  }

  /** What is chosen plays a card; a bid or a card that is taken only may lead to it. */
  get plays(): boolean {
    return !this.bidding && (!this.taking || this.row.length > 1);
  }

  /** Answers that refuse stand apart from the others. */
  get declines(): Choice[] {
    return this.choices.filter(({ action }) => isOneOf(REFUSING, action));
  }

  /** A card of the hand is asked for. */
  get asksHand(): boolean {
    return this.offers('Choose', 'DiscardChosen', 'Tuck', 'PutOnTop') && !this.bidding;
  }

  private get events(): GameEvent[] {
    return this.sitting.lines.flatMap((line) => line.events);
  }

  /** Why an answer that one would look for is refused. */
  barred(action: string): Refusal | null {
    return this.sitting.question?.barred.find((each: Barred) => each.action === action)?.refusal ?? null;
  }

  /** Points at an answer. Only the red button gives it. */
  pick(action: string): void {
    if (!this.can(action)) return;
    if (answers.as(action, 'Recolour')) return this.paint.put(action);
    if (this.paint.gathered.length) this.paint.empty();
    this.basket.empty();
    this.sitting.chosen = action;
  }

  /** Goes through several answers that one thing stands for. */
  cycle(actions: string[]): void {
    const next = actions[(actions.indexOf(this.chosen ?? '') + 1) % actions.length];
    if (next) this.pick(next);
  }

  /** What the red button sends. */
  get row(): string[] {
    if (this.basket.held.length) return this.basket.row ?? [];
    return this.paint.gathered.length ? (this.paint.row ?? []) : this.deed.row;
  }

  async commit(): Promise<void> {
    if (this.basket.held.length) this.basket.take();
    else if (this.paint.gathered.length) await this.sitting.actWhole(() => this.paint.row);
    else await this.sitting.actWhole(() => (this.deed.known ? this.deed.row : null));
  }

  /** Gems and cards, and circles. */
  private readonly gathers: Gathers = {
    fill: (row) => {
      if (!this.gathers.parts(row).length) this.gathers.empty();
      return this.basket.fill(row) || this.paint.fill(row);
    },
    holds: (action) => this.basket.holds(action) || this.paint.gathered.includes(action),
    empty: () => {
      this.basket.empty();
      if (this.paint.gathered.length) this.paint.empty();
    },
    begun: () => this.basket.held.length > 0 || this.paint.gathered.length > 0,
    parts: (row) => [...this.basket.parts(row), ...this.paint.parts(row)],
  };

  // The auction ------------------------------------------------------------------------------------------------------

  offerActions(card: number, colour: Colour): string[] {
    if (this.bidding) return this.can(`bid ${colour}`) ? [`bid ${colour}`] : [];
    return this.cardActions(card, ON_OFFER);
  }

  tapOffer(card: number, colour: Colour): void {
    const actions = this.offerActions(card, colour);
    const [first] = actions;
    this.want(card);
    if (first && this.chosen !== first) this.pick(first);
  }

  /** A bid by its gem or its ribbon, with the card that is wanted there or the first. What cannot be bid says why. */
  bidOn(bid: string): void {
    const refusal = this.barred(bid);
    if (refusal) return toasts.show({ tone: 'bad', title: refusal.words, rule: refusal.rule });
    this.pick(bid);
    const colour = answers.as(bid, 'Bid')?.colour;
    const here = colour ? [this.view?.points[colour] ?? 0, this.view?.feet[colour] ?? 0] : [];
    if (!here.includes(this.wanted ?? -1)) this.want(here.find(Boolean) ?? null);
  }

  /** The card that is bid for: what was meant for another one is forgotten. */
  want(card: number | null): void {
    if (card !== null) this.deed.turnTo(card);
    this.wanted = card;
  }

  /** The colour that is bid for or pointed at. */
  get bidColour(): Colour | null {
    return answers.as(this.chosen, 'Bid')?.colour ?? null;
  }

  // Cards of the hand and of pyramids --------------------------------------------------------------------------------

  /** What can be done with a card, of these kinds. */
  cardActions(card: number, kinds = ON_CARDS): string[] {
    return this.choices
      .map((choice) => choice.action)
      .filter((action) => {
        const read = answers.read(action);
        return read && 'card' in read && read.card === card && kinds.includes(read.is);
      });
  }

  tapCard(card: number): void {
    if (this.basket.tucks && this.can(`tuck ${card}`)) return this.basket.toggle(`tuck ${card}`);
    const actions = this.cardActions(card);
    const discard = `discard-card ${card}`;
    if (!actions.length && !this.can(discard)) {
      this.enlarged = card;
      return;
    }
    this.deed.turnTo(card);
    this.picked = card;
    if (actions.length) this.cycle(actions);
    else this.pick(discard);
  }

  get placing(): number | null {
    return this.deed.card;
  }

  get spots(): Spot[] {
    return this.deed.spots;
  }

  get spot(): Spot | null {
    return this.deed.spot;
  }

  /** The rows of the card for the spot: what is paid is foretold. */
  litOf(card: number): Lit {
    const { spot } = this;
    return spot?.card === card ? { level: placeOf(spot.place).level, paid: spot.price.length } : UNLIT;
  }

  /** In a small window only what is chosen is foretold: there is no room to point. */
  pointAt(place: string | null): void {
    this.deed.pointed = this.folded ? null : place;
  }

  /** A place: the answer where it is asked for; else it is kept and offered when the card is turned up. */
  tapSpot(spot: Spot): void {
    if (spot.refusal) return;
    this.deed.wish(spot);
    const [first] = spot.row;
    if (first && this.chosen !== first) this.pick(first);
  }

  // Gems -------------------------------------------------------------------------------------------------------------

  tapGem(from: Pile, colour: Colour): void {
    if (from === 'screen' && this.paint.canDip(colour)) return this.paint.dip(colour);
    if (this.basket.takes?.from === from) {
      if (this.basket.canTake(from, colour)) this.basket.put(`gem ${colour}`);
      return;
    }
    const actions = (from === 'reserve' ? ['colour'] : ['bid'])
      .map((kind) => `${kind} ${colour}`)
      .filter((action) => this.can(action));
    if (actions.length) this.cycle(actions);
  }

  /** A new question: what was meant before it came is chosen with it, in one stroke, so that no tap falls between. */
  offerMeant(): void {
    this.deed.pointed = null;
    this.picked = null;
    this.handOpen = false;
    this.paint.turnOver();
    this.basket.turnOver();
    this.remembered = null;
    if (this.chosen) return;
    const pay = this.asks === 'AskPay' ? this.deed.offered(this.choices, this.sitting.question?.usual ?? null) : null;
    const meant = [pay ?? '', `at ${this.deed.place}`, `take ${this.wanted}`, `claim ${this.wanted}`];
    this.remembered = meant.find((action) => this.can(action)) ?? null;
    this.sitting.chosen = this.remembered;
  }

  // Circles, scores, words -------------------------------------------------------------------------------------------

  /** The ways to pay, and the one that is chosen: where it is asked for, or for the place that is chosen. */
  private get paying(): { ways: string[]; way: string } | null {
    if (this.asks === 'AskPay') return { ways: this.choices.map((choice) => choice.action), way: this.chosen ?? 'pay' };
    const { kept } = this.deed;
    return kept && kept.pays.length > 1 ? { ways: kept.pays, way: kept.pay ?? 'pay' } : null;
  }

  /** Endless gems that can be tapped to pay. */
  get endless(): EndlessGem[] {
    return this.paying && this.view ? endlessGems(this.view, this.me, this.paying.way) : [];
  }

  tapEndless(gem: EndlessGem): void {
    const next = this.paying && toggled(this.paying.ways, this.paying.way, gem);
    if (!next) return;
    this.deed.payWith(next);
    if (this.asks === 'AskPay') this.sitting.chosen = next;
  }

  /** The circles that would be painted: shown before it is done. */
  get painting(): { place: string; colour: Colour }[] {
    return this.paint.gathered.flatMap((action) => answers.as(action, 'Recolour') ?? []);
  }

  /** The score as the server counts it. */
  score(seat: number): Score | null {
    const headings = this.sitting.position?.headings;
    return headings ? scoreFrom((heading) => headings[heading]?.[seat] ?? 0) : null;
  }

  /** What would come of what is chosen or pointed at. */
  get told(): Foretold | null {
    if (this.paint.gathered.length) return this.sitting.foretellings.whole(...this.paint.gathered);
    const { row } = this.basket;
    return this.basket.held.length ? row && this.sitting.foretellings.of(...row) : this.deed.told;
  }

  /** The same for the score: the points that come when gems are chosen, too. */
  get scored(): Foretold | null {
    return this.paint.gathered.length || this.basket.held.length ? this.told : this.deed.scored;
  }

  /** The own score after that, where it changes. */
  get foretold(): Score | null {
    const [now, told] = [this.score(this.me), this.scored];
    if (!now || !told?.done) return null;
    const changes = pointsThen(told);
    return Object.keys(changes).length ? scoreFrom((heading) => changes[heading]?.after ?? now[heading]) : null;
  }

  /** The own sum after that, where it changes. */
  get totalThen(): number | null {
    const { scored } = this;
    if (!scored?.done) return null;
    const more = Object.values(pointsThen(scored)).reduce((sum, { before, after }) => sum + after - before, 0);
    return more ? this.total(this.me) + more : null;
  }

  total(seat: number): number {
    return this.sitting.position?.scores?.[seat] ?? 0;
  }

  get phase(): string {
    if (!this.view) return '';
    const { phase, round } = this.view.playing;
    const name = g(`phase.${phase}`);
    return round ? g('phase.round', { phase: name, round }) : name;
  }

  /** Is the auction what is decided on? Then the line stands large; else it is folded. */
  get auctioning(): boolean {
    return this.offers('Bid', ...ON_OFFER) || (!this.choices.length && this.view?.playing.phase === 'AuctionPhase');
  }

  /** A token or a reward by its name. */
  tokenName(what: Token): string {
    if (what.kind === 'endless') return g('token.gem', { colour: g(`colour.${what.colour}`) });
    if (what.kind === 'circle') return g('token.circle', { value: what.value, colour: g(`colour.${what.colour}`) });
    if (what.kind === 'points') return g('token.points', { n: what.value });
    if (what.kind === 'bonus') return g('token.magic_bonus', { value: what.value });
    if (what.kind === 'gems') return g('effect.Gems', { n: what.value });
    if (what.kind === 'cards') return g('effect.DrawCards', { n: what.value || 1 });
    return what.kind === 'any' ? g('effect.EndlessGemOfChoice') : g(`token.${what.kind}`);
  }

  /** Whose pyramid a card lies in, by name. */
  ownerOf(card: number): string {
    const seat = this.view?.pyramids.findIndex((pyramid) => Object.values(pyramid).includes(card)) ?? -1;
    return this.sitting.names[seat] ?? '';
  }

  /** A place by its level and what it rests on, or the end of the row. */
  placeName(place: string, seat = this.me): string {
    const { level, column } = placeOf(place);
    const pyramid = this.view?.pyramids[seat] ?? {};
    const [left, right] = [pyramid[keyOf(level - 1, column)], pyramid[keyOf(level - 1, column + 1)]];
    if (level > 1 && left && right) return g('place.on', { level, left: this.name(left), right: this.name(right) });
    return g(column < 0 ? 'place.left' : 'place.right');
  }

  /** An answer in words: of places, better ones than columns by number. */
  wordsFor(action: string, words: string): string {
    const read = answers.read(action);
    if (read?.is === 'PutAt') return this.placeName(read.place, this.me);
    if (read?.is === 'Enough' && this.paint.asked) return w('recolour_none');
    if (read?.is === 'Enough' && this.asks === 'AskTradeGive') return w('trade_nothing');
    if (read?.is === 'TakeToken') return `${words} · ${this.ownerOf(read.card)}`;
    return read?.is === 'Recolour' ? `${g(`circle.${read.colour}`)}: ${this.placeName(read.place, this.me)}` : words;
  }
}

function lastPlacedIn(events: GameEvent[], me: number): number[] {
  const last = new Map<number, number>();
  for (const { seat, card } of allOf(events, 'CardPlaced')) last.set(seat, card);
  last.delete(me);
  return [...last.values()];
}
