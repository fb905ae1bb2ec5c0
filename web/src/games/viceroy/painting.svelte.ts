// Recolouring at the end: a gem from behind the screen is the brush, and the segments of a circle are painted with it.

import { api } from '../../protocol/http';
import { speech } from '../../words/speech.svelte';
import { answers } from './answers';
import { cornersUnder, quartersOf, type Circle } from './draw/circles';
import type { Colour } from './draw/gems';
import { placeOf, type Place } from './view';
import type { Viceroy } from './viceroy.svelte';

const MOST_CIRCLES = 40;
const before = (one: Place, other: Place): boolean =>
  one.level < other.level || (one.level === other.level && one.column < other.column);

export class Painting {
  brush = $state<Colour | null>(null);
  /** The quarters that were painted so far, of a circle that is not yet whole. */
  private laid = $state.raw<{ place: string; quarters: number[] } | null>(null);
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

  /** What is chosen leaves behind circles that could still be painted: they are asked about from the lowest up. */
  get leaves(): boolean {
    const chosen = this.viceroy.painting?.place;
    const isLower = (place: string): boolean => chosen !== undefined && before(placeOf(place), placeOf(chosen));
    return this.viceroy.choices.some(({ action }) => isLower(answers.as(action, 'Recolour')?.place ?? chosen ?? ''));
  }

  canDip(colour: Colour): boolean {
    return this.asked && this.viceroy.choices.some(({ action }) => answers.as(action, 'Recolour')?.colour === colour);
  }

  dip(colour: Colour): void {
    this.forget();
    this.brush = this.brush === colour ? null : colour;
    this.viceroy.sitting.chosen = null;
  }

  forget(): void {
    this.laid = null;
  }

  /** A quarter: painted with the brush, or bare again. Without a brush the circle goes through its colours. */
  tap(place: string, quarter: number): void {
    const { brush, viceroy } = this;
    const action = `recolour ${place} ${brush}`;
    if (!brush || !viceroy.can(action)) return viceroy.cycle(this.ways(place));
    const open = this.open(place, brush);
    if (!open.includes(quarter)) return;
    const before = this.laid?.place === place ? this.laid.quarters : [];
    const quarters = before.includes(quarter) ? before.filter((each) => each !== quarter) : [...before, quarter];
    this.laid = { place, quarters };
    viceroy.sitting.chosen = quarters.length === open.length ? action : null;
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
