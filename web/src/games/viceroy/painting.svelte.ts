// Recolouring at the end: a gem from behind the screen is the brush, and the segments of a circle are painted with it.
// Circles are gathered in any order and given as one answer: the rules go through them upwards, and never back.

import { api } from '../../protocol/http';
import { speech } from '../../words/speech.svelte';
import { answers } from './answers';
import { cornersUnder, quartersOf, type Circle } from './draw/circles';
import type { Colour } from './draw/gems';
import type { Viceroy } from './viceroy.svelte';

const MOST_CIRCLES = 40;
const placeIn = (action: string): string | undefined => answers.as(action, 'Recolour')?.place;

export class Painting {
  brush = $state<Colour | null>(null);
  /** The quarters that were painted so far, of a circle that is not yet whole. */
  private laid = $state.raw<{ place: string; quarters: number[] } | null>(null);
  /** The circles that are painted besides the one that is chosen. */
  private held = $state.raw<string[]>([]);
  /** The best recolouring is being painted. */
  busy = $state(false);
  private readonly viceroy: Viceroy;

  constructor(viceroy: Viceroy) {
    this.viceroy = viceroy;
  }

  get asked(): boolean {
    return this.viceroy.asks === 'AskRecolour';
  }

  /** The answers that paint this circle. */
  ways(place: string): string[] {
    return this.viceroy.choices
      .map((choice) => choice.action)
      .filter((action) => answers.as(action, 'Recolour')?.place === place);
  }

  canDip(colour: Colour): boolean {
    return this.asked && this.viceroy.choices.some(({ action }) => answers.as(action, 'Recolour')?.colour === colour);
  }

  dip(colour: Colour): void {
    this.forget();
    this.brush = this.brush === colour ? null : colour;
  }

  forget(): void {
    this.laid = null;
  }

  // What is gathered -------------------------------------------------------------------------------------------------

  get gathered(): string[] {
    const { chosen } = this.viceroy;
    return chosen && answers.as(chosen, 'Recolour') ? [...this.but(placeIn(chosen)), chosen] : this.held;
  }

  private but(place: string | undefined): string[] {
    return this.held.filter((action) => placeIn(action) !== place);
  }

  /** A circle in a colour, or no longer: each has one colour. */
  put(action: string): void {
    const { gathered } = this;
    const others = gathered.filter((each) => placeIn(each) !== placeIn(action));
    this.keep(gathered.includes(action) ? others : [...others, action]);
  }

  /** Goes through the colours of a circle, and back to none. */
  turn(place: string): void {
    const ways = this.ways(place);
    const now = this.gathered.find((action) => placeIn(action) === place);
    const next = ways[now === undefined ? 0 : ways.indexOf(now) + 1];
    if (next ?? now) this.put(next ?? now ?? '');
  }

  private keep(gathered: string[]): void {
    const { sitting } = this.viceroy;
    this.held = gathered.slice(0, -1);
    sitting.chosen = gathered.at(-1) ?? null;
    sitting.compose('painted', this.held);
  }

  empty(): void {
    this.keep([]);
  }

  /** A new question. A reload asks the same. */
  turnOver(): void {
    this.forget();
    this.held = (this.viceroy.sitting.composed('painted') as string[] | null) ?? [];
  }

  /** All of them, and that no more are wanted; nothing while it is not known whether more could be. */
  get row(): string[] | null {
    const { gathered } = this;
    const told = this.viceroy.sitting.foretellings.whole(...gathered);
    if (!told) return null;
    return told.stop === 'asked' && told.asked?.is === 'AskRecolour' ? [...gathered, 'enough'] : gathered;
  }

  // Segment by segment -----------------------------------------------------------------------------------------------

  /** A quarter: painted with the brush, or bare again. Without a brush the circle goes through its colours. */
  tap(place: string, quarter: number): void {
    const { brush, viceroy } = this;
    const action = `recolour ${place} ${brush}`;
    if (!brush || !viceroy.can(action)) return this.turn(place);
    const open = this.open(place, brush);
    if (!open.includes(quarter)) return;
    const before = this.laid?.place === place ? this.laid.quarters : [];
    const quarters = before.includes(quarter) ? before.filter((each) => each !== quarter) : [...before, quarter];
    this.laid = { place, quarters };
    const done = quarters.length === open.length;
    if (done !== this.gathered.includes(action)) this.put(action);
  }

  /** What lies on a circle that is being painted. */
  on(place: string): Circle['laid'] {
    return this.brush && this.laid?.place === place ? { colour: this.brush, quarters: this.laid.quarters } : undefined;
  }

  /** How many segments of the begun circle are still bare. */
  get left(): number {
    const { laid, brush } = this;
    return laid && brush ? this.open(laid.place, brush).length - laid.quarters.length : 0;
  }

  /** The quarters that have another colour. */
  private open(place: string, colour: Colour): number[] {
    const { viceroy } = this;
    const under = cornersUnder(viceroy.view?.pyramids[viceroy.me] ?? {}, place, viceroy.faces);
    return under ? quartersOf(under).flatMap(([, own], i) => (own === colour ? [] : [i])) : [];
  }

  private isAsked(question: number): boolean {
    return this.viceroy.sitting.question?.number === question;
  }

  /** Circle by circle as the hint says: of this question it is the exact optimum, not a guess. */
  async best(): Promise<void> {
    const { sitting } = this.viceroy;
    if (this.busy) return;
    this.busy = true;
    this.brush = null;
    this.forget();
    this.empty();
    try {
      for (let number = 0; number < MOST_CIRCLES && this.asked && sitting.question; number++) {
        const { seat, number: question } = sitting.question;
        const hint = await api.hint(sitting.live.id, seat, speech.lang);
        if (hint.question !== question || !this.isAsked(question)) return;
        sitting.chosen = hint.action;
        if (hint.action === 'enough') return;
        await sitting.act(hint.action);
        await sitting.seen();
        if (this.isAsked(question)) return; // it was not taken
      }
    } catch (why) {
      sitting.refused(why);
    } finally {
      this.busy = false;
    }
  }
}
