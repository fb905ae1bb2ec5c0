// Gems that are taken by tapping them, from the reserve or from behind the screen: gathered first, then taken together.

import { COLOURS, type Colour } from './draw/gems';
import type { Viceroy } from './viceroy.svelte';

export type Pile = 'reserve' | 'screen';

export class Basket {
  held = $state<Colour[]>([]);
  private readonly viceroy: Viceroy;
  /** Answers that were begun and are still to be given, one by one. */
  private queue: string[] = [];

  constructor(viceroy: Viceroy) {
    this.viceroy = viceroy;
  }

  /** Where gems are taken from, and how many there are to take. */
  get takes(): { from: Pile; most: number } | null {
    const { asks, view } = this.viceroy;
    const from = asks === 'AskGem' ? 'reserve' : asks === 'AskPark' || asks === 'AskTradePay' ? 'screen' : null;
    if (!from || !view) return null;
    const most = COLOURS.reduce((sum, colour) => sum + this.stock(from, colour), 0);
    return { from, most: Math.min(Number(view.todo.at(-1)?.['count'] ?? 1), most) };
  }

  /** Gems there are to take; they are named in the order of the colours, so those before the last one named are gone. */
  private stock(from: Pile, colour: Colour): number {
    const { view, me } = this.viceroy;
    const first = COLOURS.indexOf(view?.todo.at(-1)?.['colour'] as Colour);
    const there = from === 'reserve' ? view?.reserve : view?.gems[me];
    return COLOURS.indexOf(colour) < first ? 0 : (there?.[colour] ?? 0);
  }

  /** How many of a colour are in it, taken from there. */
  count(from: Pile, colour: Colour): number {
    return this.takes?.from === from ? this.held.filter((each) => each === colour).length : 0;
  }

  canTake(from: Pile, colour: Colour): boolean {
    const { takes } = this;
    if (takes?.from !== from || this.viceroy.sitting.sending) return false;
    return this.held.length < takes.most && this.count(from, colour) < this.stock(from, colour);
  }

  put(colour: Colour): void {
    this.held = [...this.held, colour];
  }

  putBack(colour: Colour): void {
    const at = this.held.lastIndexOf(colour);
    this.held = this.held.filter((_, i) => i !== at);
  }

  empty(): void {
    this.held = [];
  }

  /** It can be taken as it is. */
  get full(): boolean {
    const { takes, held } = this;
    return Boolean(takes) && (held.length === takes?.most || (held.length > 0 && this.viceroy.can('enough')));
  }

  /** The gems are named one by one, in the order of the colours. */
  take(): void {
    if (!this.full) return;
    const sorted = COLOURS.flatMap((colour) => this.held.filter((each) => each === colour)).map(
      (colour) => `gem ${colour}`,
    );
    this.queue = this.takes && sorted.length < this.takes.most ? [...sorted, 'enough'] : sorted;
    this.empty();
    this.goOn();
  }

  /** A new question: what lay ready for another is put back, unless it belongs to what was begun. */
  forget(): void {
    if (!this.queue.length) this.empty();
  }

  /** The last answer is taken: what was begun goes on. */
  goOn(): void {
    const [next, ...rest] = this.queue;
    if (next === undefined) return;
    this.queue = this.viceroy.can(next) ? rest : [];
    if (this.viceroy.can(next)) void this.viceroy.sitting.act(next);
  }
}
