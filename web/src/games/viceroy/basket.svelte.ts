// Several things of one choice, gathered in any order and given as one answer: gems from the reserve or from behind the
// screen, cards that go under a law.

import { answers } from './answers';
import type { Colour } from './draw/gems';
import { handOf } from './view';
import type { Viceroy } from './viceroy.svelte';

export type Pile = 'reserve' | 'screen';
const GEMS_FROM: Record<string, Pile> = { AskGem: 'reserve', AskPark: 'screen', AskTradePay: 'screen' };

export class Basket {
  /** Answers as they were tapped: `gem red`, `tuck 17`. */
  held = $state.raw<string[]>([]);
  private readonly viceroy: Viceroy;

  constructor(viceroy: Viceroy) {
    this.viceroy = viceroy;
  }

  /** Where gems are taken from, and how many there are to take. */
  get takes(): { from: Pile; max: number } | null {
    const { asks, view } = this.viceroy;
    const from = GEMS_FROM[asks];
    const asked = view?.todo.at(-1);
    return from && view ? { from, max: asked && 'count' in asked ? asked.count : 1 } : null;
  }

  /** Cards of the hand are gathered. */
  get tucks(): boolean {
    return this.viceroy.asks === 'AskTuck';
  }

  get max(): number {
    const { view, me } = this.viceroy;
    return this.takes?.max ?? (this.tucks && view ? handOf(view, me).length : 0);
  }

  get open(): boolean {
    return this.takes !== null || this.tucks;
  }

  private pile(from: Pile, colour: Colour): number {
    const { view, me } = this.viceroy;
    return (from === 'reserve' ? view?.reserve : view?.gems[me])?.[colour] ?? 0;
  }

  /** How many of a colour are in it, taken from there. */
  count(from: Pile, colour: Colour): number {
    return this.takes?.from === from ? this.held.filter((each) => each === `gem ${colour}`).length : 0;
  }

  /**
   * There is one left on the pile, and one to take: seen at once, for gems are tapped faster than asked about. What may
   * be answered next is no help, since the rules go through the colours in order. Which baskets are allowed says the server.
   */
  canTake(from: Pile, colour: Colour): boolean {
    const { takes } = this;
    if (takes?.from !== from || this.viceroy.sitting.sending) return false;
    return this.held.length < takes.max && this.count(from, colour) < this.pile(from, colour);
  }

  get colours(): Colour[] {
    return this.held.flatMap((each) => answers.as(each, 'TakeGem')?.colour ?? []);
  }

  put(action: string): void {
    this.hold([...this.held, action]);
    this.viceroy.sitting.chosen = null;
  }

  holds(action: string): boolean {
    return this.held.includes(action);
  }

  /** The answers of a row, from its first on, that lie in the basket together. */
  parts(row: string[]): string[] {
    return this.open && row[0] && this.isPart(row[0]) ? row.filter((action) => this.isPart(action)) : [];
  }

  /** What a hint says is added, as far as there is room. */
  fill(row: string[]): boolean {
    const parts = this.parts(row);
    if (!parts.length) return false;
    for (const action of parts) if (this.hasRoom(action)) this.put(action);
    return true;
  }

  private isPart(action: string): boolean {
    const read = answers.read(action);
    return this.takes ? read?.is === 'TakeGem' : read?.is === 'Tuck';
  }

  private hasRoom(action: string): boolean {
    const { takes } = this;
    const colour = answers.as(action, 'TakeGem')?.colour;
    return takes && colour ? this.canTake(takes.from, colour) : !this.holds(action);
  }

  private hold(held: string[]): void {
    this.held = held;
    this.viceroy.sitting.compose('basket', held);
  }

  putBack(action: string): void {
    const at = this.held.lastIndexOf(action);
    this.hold(this.held.filter((_, i) => i !== at));
  }

  toggle(action: string): void {
    if (this.held.includes(action)) this.putBack(action);
    else this.put(action);
  }

  empty(): void {
    this.hold([]);
  }

  /** The basket as it would be sent; null as long as something is missing. */
  get row(): string[] | null {
    const { held, viceroy } = this;
    if (!held.length) return null;
    if (this.takes && held.length === this.takes.max) return held;
    if (!viceroy.can('enough')) return null;
    const told = viceroy.sitting.foretellings.whole(...held);
    if (!told || told.refusal) return null;
    return told.asked?.is === viceroy.asks ? [...held, 'enough'] : held;
  }

  /** What the rules have against it. */
  get refusal(): string {
    const whole = this.row ?? [];
    if (!whole.length) return '';
    return this.viceroy.sitting.foretellings.whole(...whole)?.refusal?.words ?? '';
  }

  take(): void {
    const { row } = this;
    if (!row) return;
    this.empty();
    void this.viceroy.sitting.act(...row);
  }

  /** A new question: what lay ready for another is put back. A reload asks the same. */
  turnOver(): void {
    this.held = (this.viceroy.sitting.composed('basket') as string[] | null) ?? [];
  }
}
