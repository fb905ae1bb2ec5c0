// What the drawing of this game knows: the view, the legal answers, the one that is pointed at, and what comes of it.

import type { Foretold } from '../../protocol/types';
import { rules } from '../../rules/rules.svelte';
import { play } from '../../shell/sound';
import { toasts } from '../../shell/toasts.svelte';
import { keyOf, type Sitting } from '../../table/sitting.svelte';
import { readChoice, type HandChoice } from './choices';
import { beyond, capital, draw, type Drawn } from './drawn';
import { HOUSES, houseOf, type House } from './houses';
import { moveTo, type Direction } from './lanes';
import { withLeftover } from './leftover';
import { groupsOf, nextOf, type Group } from './walking';
import { deathsOf, trailsOf, type Death, type Trail } from './trails';
import { readView, type HandView } from './view';
import { cardName, GAME, w } from './words';

/** Answers that lead on to another question to the same player are composed with its answer, and done as one. */
const COMPOSED = ['call', 'kill', 'dismiss', 'swap', 'with', 'give', 'take', 'name'];

export class Hand {
  readonly sitting: Sitting;
  pointed = $state<string | null>(null);
  way = $state<Direction | null>(null);

  readonly view: HandView | null;
  readonly choices: HandChoice[];
  readonly active: HandChoice | null;
  /** What the parts of a deed that were chosen so far bring. */
  readonly begunTold: Foretold | null;
  /** The same with the answer that is pointed at. */
  readonly told: Foretold | null;
  readonly drawn: Drawn | null;
  /** Where Varys would stand, for each of the moves. */
  readonly ends: number[];
  /** What was chosen so far of a deed with several parts, and for which question. */
  private begun = $state.raw<{ asked: string | null; row: string[] }>({ asked: null, row: [] });

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.view = $derived(sitting.position?.view ? withLeftover(readView(sitting.position.view), sitting.lines) : null);
    this.choices = $derived(this.offered());
    this.active = $derived(this.choices.find((choice) => choice.action === (this.pointed ?? sitting.chosen)) ?? null);
    this.begunTold = $derived(this.row.length ? sitting.foretellings.of(...this.row) : null);
    this.told = $derived((this.active && sitting.foretellings.of(...this.row, this.active.action)) ?? this.begunTold);
    this.drawn = $derived(this.view && this.told && !this.told.refusal ? draw(this.view, this.told) : null);
    sitting.gathers = {
      fill: (advice) => this.advised(advice),
      holds: () => false,
      begun: () => false, // a hint about a deed that is begun says its next part
      empty: () => {},
      parts: () => [],
    };
    this.ends = $derived(this.moves.flatMap((move) => this.wayOf(move)?.end ?? []));
  }

  /** A hint is about the whole deed: of one that is begun it says the next part, or leads back to its beginning. */
  private advised(advice: string[]): boolean {
    const { row } = this;
    if (!row.length) return false;
    const next = row.every((part, i) => part === advice[i]) ? advice[row.length] : undefined;
    if (next) this.sitting.chosen = next;
    if (next || advice.length > 1) return true;
    this.begin([]);
    return false;
  }

  /** One's own seat, or the first one for those who watch. */
  get seat(): number {
    return this.sitting.look ?? 0;
  }

  get kind(): string {
    return this.choices.find((choice) => choice.kind !== 'raven')?.kind ?? '';
  }

  get moves(): HandChoice[] {
    return this.choices.filter((choice) => choice.kind === 'move');
  }

  get ravens(): HandChoice[] {
    return this.choices.filter((choice) => choice.kind === 'raven');
  }

  get row(): string[] {
    const asked = keyOf(this.sitting.question);
    if (asked === null) return [];
    return this.begun.asked === asked ? this.begun.row : ((this.sitting.composed('row') ?? []) as string[]);
  }

  /** Cards that were named so far: the first of two that change places. */
  get picked(): string[] {
    return this.row.flatMap((action) => readChoice({ action, words: '' }).card ?? []);
  }

  /** What is asked after the parts that were chosen so far; null where none are. */
  get then(): { words: string; rule: string } | null {
    return this.row.length ? (this.sitting.foretellings.whole(...this.row)?.asked ?? null) : null;
  }

  /** What an answer adds to the parts before it; null as long as it is not known. */
  adds(action: string): Foretold | null {
    const told = this.sitting.foretellings.of(...this.row, action);
    return told && beyond(told, this.begunTold);
  }

  private offered(): HandChoice[] {
    const { row } = this;
    if (row.at(-1)?.startsWith('swap ')) return this.halves(row.slice(0, -1), 'with', this.listed(row));
    return this.after(row);
  }

  /** What is offered after these parts, of which the last is no half of two. */
  private after(row: string[]): HandChoice[] {
    const listed = this.listed(row);
    return listed[0]?.kind === 'swap' ? this.halves(row, 'swap', listed) : listed;
  }

  /** What may be answered after these parts. */
  private listed(row: string[]): HandChoice[] {
    const { question, foretellings } = this.sitting;
    const actions = row.length ? foretellings.whole(...row)?.asked?.actions : question?.actions;
    return (actions ?? []).map(readChoice);
  }

  /** Two cards to swap may be named either way; the rules list each pair once, so both lists together have all. */
  private halves(before: string[], kind: 'swap' | 'with', listed: HandChoice[]): HandChoice[] {
    const firsts = this.listed(before);
    const seconds = firsts[0] ? this.listed([...before, firsts[0].action]) : [];
    const cards = new Set([...firsts, ...seconds].flatMap(({ card }) => card ?? []));
    for (const card of this.picked) cards.delete(card);
    return [...cards].map((card) => {
      const action = `${kind} ${card}`;
      const words = listed.find((each) => each.action === action)?.words ?? cardName(card);
      return { action, words, kind, card };
    });
  }

  /** Whom an answer lets one choose among then, by houses; nothing as long as it is not known, or where none are. */
  touchedBy(action: string): { house: House; n: number }[] {
    const then = this.listed([...this.row, action]);
    const houses = then.flatMap(({ card, house }) => (card ? houseOf(card) : house) ?? []);
    return HOUSES.map((house) => ({ house, n: houses.filter((each) => each === house).length })).filter(({ n }) => n);
  }

  /** The cards of which the companion that is pointed at would let one choose. */
  get reach(): string[] {
    if (!this.active?.companion) return [];
    return this.after([...this.row, this.active.action]).flatMap(({ card }) => card ?? []);
  }

  /** Where Varys went in what others did last. */
  get trails(): Trail[] {
    return trailsOf(this.sitting.lines, this.sitting.since);
  }

  /** Who was killed on the board in that. */
  get deaths(): Death[] {
    return deathsOf(this.sitting.lines, this.sitting.since);
  }

  /** The way of Varys that a move stands for. */
  wayOf(move: HandChoice): Drawn['way'] {
    const told = this.sitting.foretellings.of(move.action);
    return this.view && told && !told.refusal ? draw(this.view, told).way : null;
  }

  /** The answer that a place of King's Landing stands for. */
  at(place: number): HandChoice | undefined {
    if (!this.view) return undefined;
    const card = this.view.grid[place];
    if (!card) return undefined;
    if (this.kind !== 'move') return this.choices.find((choice) => choice.card === card);
    const move = moveTo(this.view, place);
    return move
      ? this.moves.find((choice) => choice.direction === move.direction && choice.house === move.house)
      : undefined;
  }

  ofCard(card: string): HandChoice | undefined {
    return this.choices.find((choice) => choice.card === card);
  }

  ofCompanion(companion: string): HandChoice | undefined {
    return this.choices.find((choice) => choice.companion === companion);
  }

  ofHouse(house: House): HandChoice | undefined {
    return this.choices.find((choice) => choice.kind === 'name' && choice.house === house);
  }

  ofSeat(seat: number): HandChoice | undefined {
    return this.choices.find((choice) => choice.kind === 'banner' && choice.seat === seat);
  }

  /** Where the answers are to be found: only on the board do they glow for everybody. */
  get where(): string {
    return w(this.listOnly ? 'explain_list' : 'explain_choice');
  }

  /** Nothing on the board is asked for, but what an earlier part of the deed would have taken from it. */
  get listOnly(): boolean {
    const taken = this.view && this.begunTold ? draw(this.view, this.begunTold).touched : [];
    const onBoard = this.view?.grid.some((card, place) => card !== null && !taken.includes(place) && this.ofCard(card));
    return this.choices.length > 0 && this.kind !== 'move' && !onBoard;
  }

  /** Nothing but companions is offered: one of them is chosen, or killed. */
  get calling(): boolean {
    return this.choices.length > 0 && this.choices.every(({ companion }) => companion);
  }

  /** The answers that are no moves, those with cards by whose they are and by houses: the city first. */
  get groups(): Group[] {
    const others = this.choices.filter(({ kind }) => kind !== 'move' && kind !== 'raven');
    return groupsOf(others, this.view);
  }

  point(choice: HandChoice | undefined | null): void {
    const action = choice?.action ?? null;
    if (action !== null && action !== this.pointed) play('preview');
    this.pointed = action;
  }

  /** A press chooses; only the red button and Enter do it. What leads on to another question does nothing yet.
   *  Whoever goes through the answers with keys has seen what comes of the one that has the focus. A companion is chosen
   *  by who knows what it does: a finger points at nothing, so its first press says that. */
  pick(choice: HandChoice, event?: Event): void {
    const keyed = event instanceof KeyboardEvent || (event instanceof MouseEvent && event.detail === 0);
    if (this.sitting.sending) return;
    const seen = !choice.companion || this.active?.action === choice.action;
    if ((this.leadsOn(choice) && seen) || keyed) return this.choose(choice);
    this.sitting.chosen = choice.action;
    play('preview');
  }

  /** Gives the answer, or goes on to the next part of the deed. */
  private choose(choice: HandChoice): void {
    const row = [...this.row, choice.action];
    this.pointed = null;
    if (!this.leadsOn(choice)) return void this.sitting.act(...row);
    this.sitting.chosen = null;
    this.begin(row);
    play('preview');
  }

  /** Is the same player asked again after this answer, about the same deed? */
  private leadsOn(choice: HandChoice): boolean {
    if (!COMPOSED.includes(choice.kind)) return false;
    if (choice.kind === 'swap') return true;
    const told = this.sitting.foretellings.of(...this.row, choice.action);
    return told?.stop === 'asked' && told.asked?.is !== 'AskTurn' && told.asked?.is !== 'AskBanner';
  }

  /** What was chosen; what is only pointed at cannot be done. */
  get picking(): HandChoice | null {
    return this.choices.find((choice) => choice.action === this.sitting.chosen) ?? null;
  }

  get ready(): boolean {
    return this.picking !== null;
  }

  /** The answer that is chosen is given. */
  commit(): void {
    if (this.picking && !this.sitting.sending) this.choose(this.picking);
  }

  /** One part back. */
  back(): void {
    if (this.row.length) this.begin(this.row.slice(0, -1));
  }

  private begin(row: string[]): void {
    this.begun = { asked: keyOf(this.sitting.question), row };
    this.sitting.compose('row', row);
  }

  /** What the red button says: what is done, to what, and how much it brings. */
  get deed(): string {
    const { picking } = this;
    if (!picking) return '';
    const cards = picking.kind === 'move' ? this.wayOf(picking)?.taken.length : 0;
    const brings =
      this.adds(picking.action)
        ?.things.map((thing) => thing.gain)
        .filter(Boolean) ?? [];
    const more = cards ? [w('move_cards', { n: cards })] : brings;
    return [capital(picking.words), ...more].join(' · ');
  }

  /** Something that cannot be chosen: the server says by which rule, where the try can be put as an action. */
  refuse(card: string | null): void {
    const question = this.sitting.question;
    if (!question) return;
    if (card && this.kind && this.kind !== 'move' && this.choices.some((choice) => choice.card)) {
      void this.sitting.act(...this.row, `${this.kind} ${card}`);
      return;
    }
    this.explain(this.reason(card));
  }

  private reason(card: string | null): string {
    if (this.kind !== 'move') return this.where;
    if (card === 'varys') return w('not_himself');
    return card ? w('not_in_line', { card: cardName(card) }) : w('not_empty');
  }

  private explain(title: string): void {
    const rule = this.sitting.question?.rule ?? '';
    play('refused');
    toasts.show({ tone: 'bad', title, rule });
    if (rules.shown) rules.open(rule, GAME);
  }

  /** An arrow chooses the way; the same arrow again the next house that way. */
  turnTo(direction: Direction): void {
    const there = this.moves.filter((choice) => choice.direction === direction);
    this.way = direction;
    if (!there.length) return this.refuseMove(direction, null);
    const now = there.findIndex((choice) => choice.action === this.sitting.chosen);
    this.pointed = null;
    this.sitting.chosen = there[(now + 1) % there.length]?.action ?? null;
    play('preview');
  }

  /** Where no move is asked for, an arrow goes to the next card that way, or along the list. */
  walk(direction: Direction): void {
    const all = this.groups.flatMap((group) => group.choices);
    const next = nextOf(all, this.sitting.chosen, this.view?.grid ?? [], direction);
    if (!next) return;
    this.pointed = null;
    this.sitting.chosen = next.action;
    play('preview');
  }

  /** A letter chooses the house: in the way that was chosen, else in the first way it can be had. */
  turnToHouse(house: House): void {
    this.pointed = null;
    if (this.kind === 'name') {
      this.sitting.chosen = this.ofHouse(house)?.action ?? null;
      return;
    }
    const there = this.moves.filter((choice) => choice.house === house);
    const now = there.findIndex((choice) => choice.action === this.sitting.chosen);
    const found = there.find((choice) => choice.direction === this.way) ?? there[(now + 1) % Math.max(1, there.length)];
    if (!found) return this.refuseMove(this.way ?? 'up', house);
    this.sitting.chosen = (
      this.way && found.direction === this.way ? found : (there[(now + 1) % there.length] ?? found)
    ).action;
    play('preview');
  }

  private refuseMove(direction: Direction, house: House | null): void {
    if (this.kind !== 'move') return;
    if (house) void this.sitting.act(`move ${direction} ${house}`);
    else this.explain(w('none_that_way'));
  }
}
