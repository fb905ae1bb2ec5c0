// One reader at a table of Viceroy: what is chosen, what would come of it, and what can be tapped.

import type { Choice, Face } from '../../protocol/types';
import type { Sitting } from '../../table/sitting.svelte';
import { speech } from '../../words/speech.svelte';
import { faces } from '../general/faces.svelte';
import { Basket, type Pile } from './basket.svelte';
import type { Colour } from './draw/gems';
import { Painting } from './painting.svelte';
import { endlessGems, thriftiest, toggled, type EndlessGem } from './paying';
import type { Revealed } from './reveal';
import { scoreFrom, total, type Score } from './score';
import { foretoldScore, spotsOf, spotWords, type Spot } from './spots';
import { keyOf, phaseOf, placeOf, readView, type Faces, type ViceroyView } from './view';
import { g, GAME, w } from './words';

const ON_OFFER = ['take', 'claim', 'bury'];
const ON_CARDS = ['replace', 'under', 'tuck', 'give', 'get', 'top', 'choose', 'keep'];

export class Viceroy {
  readonly sitting: Sitting;
  readonly view: ViceroyView | null;
  /** The card that is wanted for a bid, and the place meant for a card that is chosen but not yet revealed. */
  wanted = $state<number | null>(null);
  meant = $state<string | null>(null);
  pointed = $state<string | null>(null);
  onPhone = $state(false);
  enlarged = $state<number | null>(null);
  /** Whose pyramid a spectator has put in the middle. */
  watched = $state(0);
  comparing = $state(false);
  /** Whose pyramid is looked at close by. */
  near = $state<number | null>(null);
  revealed = $state.raw<Revealed | null>(null);
  readonly paint: Painting;
  readonly basket: Basket;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.paint = new Painting(this);
    this.basket = new Basket(this);
    this.view = $derived(readView(sitting.position?.view));
    sitting.wordsFor = (action, words, seat) => this.wordsFor(action, words, seat ?? this.me);
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
    return this.sitting.table?.edition ?? 'pl';
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

  get choices(): Choice[] {
    return this.sitting.question?.actions ?? [];
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

  get bidding(): boolean {
    return this.asks === 'AskBids';
  }

  /** Points at an answer; again: gives it. */
  pick(action: string): void {
    if (!this.can(action)) return;
    if (this.chosen === action) void this.commit();
    else this.sitting.chosen = action;
  }

  /** Goes through several answers that one thing stands for; a lone one is given by a second tap. */
  cycle(actions: string[]): void {
    const [first] = actions;
    if (actions.length === 1 && first) return this.pick(first);
    const next = actions[(actions.indexOf(this.chosen ?? '') + 1) % actions.length];
    if (next) this.sitting.chosen = next;
  }

  async commit(): Promise<void> {
    if (this.basket.full) this.basket.take();
    else if (this.chosen) await this.sitting.act(this.chosen);
  }

  // The auction ------------------------------------------------------------------------------------------------------

  offerActions(card: number, colour: Colour): string[] {
    if (this.bidding) return this.can(`bid ${colour}`) ? [`bid ${colour}`] : [];
    return ON_OFFER.map((kind) => `${kind} ${card}`).filter((action) => this.can(action));
  }

  tapOffer(card: number, colour: Colour): void {
    const actions = this.offerActions(card, colour);
    const other = this.bidding && this.wanted !== card && this.chosen === actions[0];
    this.wanted = card;
    if (!other) this.cycle(actions);
  }

  /** The colour that is bid for or pointed at. */
  get bidColour(): Colour | null {
    const [kind, colour] = (this.chosen ?? '').split(' ');
    return kind === 'bid' ? (colour as Colour) : null;
  }

  // Cards of the hand and of pyramids --------------------------------------------------------------------------------

  cardActions(card: number): string[] {
    return this.choices
      .map((choice) => choice.action)
      .filter((action) => {
        const [kind = '', first = ''] = action.split(' ');
        return first === String(card) && ON_CARDS.includes(kind);
      });
  }

  tapCard(card: number): void {
    this.meant = null;
    const actions = this.cardActions(card);
    if (actions.length) this.cycle(actions);
    else this.enlarged = card;
  }

  /** The card whose places are shown: it is asked about, chosen in the hand, or wanted on offer. */
  get placing(): number | null {
    const question = this.sitting.question;
    const top = this.view?.todo.at(-1);
    if (question?.is === 'AskPlace') return Number(top?.['card'] ?? 0) || null;
    if (question?.is === 'AskPlaces' || question?.is === 'AskKeep') return this.view?.shown[this.me] || null;
    const [kind, card] = (this.chosen ?? '').split(' ');
    if (kind === 'choose' && question?.is === 'AskCards') return Number(card);
    if (['take', 'claim'].includes(kind ?? '')) return Number(card);
    return kind === 'bid' && this.wanted ? this.wanted : null;
  }

  /** Open places for that card with price, reward, and what is short. */
  get spots(): Spot[] {
    return spotsOf(this);
  }

  get spot(): Spot | null {
    const at = this.pointed ?? (this.chosen?.startsWith('at ') ? this.chosen.slice(3) : this.meant);
    return this.spots.find((spot) => spot.place === at && !spot.short.length) ?? null;
  }

  /** On a phone only what is chosen is foretold: the words would push a place from under the finger. */
  pointAt(place: string | null): void {
    this.pointed = this.onPhone ? null : place;
  }

  /** A place: the answer where it is asked for; else it is kept in mind until the card is revealed. */
  tapSpot(spot: Spot): void {
    if (spot.action) return this.pick(spot.action);
    if (spot.short.length) return;
    this.meant = this.meant === spot.place ? null : spot.place;
  }

  // Gems -------------------------------------------------------------------------------------------------------------

  tapGem(from: Pile, colour: Colour): void {
    if (from === 'screen' && this.paint.canDip(colour)) return this.paint.dip(colour);
    if (this.basket.takes?.from === from) {
      if (this.basket.canTake(from, colour)) this.basket.put(colour);
      return;
    }
    const actions = (from === 'reserve' ? ['colour'] : ['bid'])
      .map((kind) => `${kind} ${colour}`)
      .filter((action) => this.can(action));
    if (actions.length) this.cycle(actions);
  }

  /** A new question: what was meant before it came is chosen with it, in one stroke, so that no tap falls between. */
  offerMeant(): void {
    this.pointed = null;
    this.paint.forget();
    this.basket.forget();
    if (this.asks === 'AskPay' && !this.chosen)
      this.sitting.chosen = thriftiest(this.choices.map((choice) => choice.action));
    const meant = [`at ${this.meant}`, `take ${this.wanted}`, `claim ${this.wanted}`].find((action) =>
      this.can(action),
    );
    if (meant && !this.chosen) this.sitting.chosen = meant;
  }

  // Circles, scores, words -------------------------------------------------------------------------------------------

  /** Endless gems that can be tapped to pay, while it is asked which do. */
  get endless(): EndlessGem[] {
    return this.asks === 'AskPay' && this.view ? endlessGems(this.view, this.me, this.chosen ?? 'pay') : [];
  }

  tapEndless(gem: EndlessGem): void {
    const next = toggled(
      this.choices.map((choice) => choice.action),
      this.chosen ?? 'pay',
      gem,
    );
    if (next) this.sitting.chosen = next;
  }

  /** The circle that would be painted: shown before it is done. */
  get painting(): { place: string; colour: Colour } | null {
    const [kind, place, colour] = (this.chosen ?? '').split(' ');
    return kind === 'recolour' && place ? { place, colour: colour as Colour } : null;
  }

  /** The score as the server counts it. */
  score(seat: number): Score | null {
    const headings = this.sitting.position?.headings;
    return headings ? scoreFrom((heading) => headings[heading]?.[seat] ?? 0) : null;
  }

  /** The own score with the card standing where it is pointed at, or the circle painted. */
  get foretold(): Score | null {
    return foretoldScore(this);
  }

  total(seat: number): number {
    const score = this.score(seat);
    return score ? total(score) : 0;
  }

  get phase(): string {
    if (!this.view) return '';
    const { phase, round } = phaseOf(this.view);
    const name = g(`phase.${phase}`);
    return round ? g('phase.round', { phase: name, round }) : name;
  }

  /** Is the auction what is decided on? Then the line stands large; else it is folded. */
  get auctioning(): boolean {
    const acts = this.choices.some((choice) => /^(bid|take|claim|bury)\b/.test(choice.action));
    return acts || (!this.choices.length && this.view !== null && phaseOf(this.view).phase === 'AuctionPhase');
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
  wordsFor(action: string, words: string, seat = this.me): string {
    const [kind, place = '', colour = ''] = action.split(' ');
    if (kind === 'at') return this.placeName(place, seat);
    return kind === 'recolour' ? `${g(`circle.${colour}`)}: ${this.placeName(place, seat)}` : words;
  }

  /** How a place is named to those who do not see it. */
  placeWords(spot: Spot): string {
    return spotWords(this, spot);
  }
}
