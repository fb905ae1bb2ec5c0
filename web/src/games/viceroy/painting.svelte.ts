// Recolouring at the end: a gem from behind the screen is the brush, and circles are painted with it.
// Circles are gathered in any order and given as one answer: the rules go through them upwards, and never back.

import { api } from '../../protocol/http';
import { toasts } from '../../shell/toasts.svelte';
import { speech } from '../../words/speech.svelte';
import { answers } from './answers';
import type { Colour } from './draw/gems';
import type { Viceroy } from './viceroy.svelte';
import { w } from './words';

const placeIn = (action: string): string | undefined => answers.as(action, 'Recolour')?.place;

export class Painting {
  brush = $state<Colour | null>(null);
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
    this.brush = this.brush === colour ? null : colour;
  }

  // What is gathered -------------------------------------------------------------------------------------------------

  get gathered(): string[] {
    const { chosen } = this.viceroy;
    return chosen && answers.as(chosen, 'Recolour') ? [...this.but(placeIn(chosen)), chosen] : this.held;
  }

  private but(place: string | undefined): string[] {
    return this.held.filter((action) => placeIn(action) !== place);
  }

  holds(place: string): boolean {
    return this.gathered.some((action) => placeIn(action) === place);
  }

  /** A circle in a colour, or no longer: each has one colour. */
  put(action: string): void {
    const { gathered } = this;
    const others = gathered.filter((each) => placeIn(each) !== placeIn(action));
    if (gathered.includes(action)) return this.keep(others);
    this.keep([...others, action]);
    void this.leaveOut(action);
  }

  /** A circle for which the others leave no gems is bare again, and it is said why. */
  private async leaveOut(action: string): Promise<void> {
    const { foretellings, question } = this.viceroy.sitting;
    const row = this.gathered;
    const same = (): boolean => this.asked && this.gathered.join() === row.join();
    try {
      while (same() && !foretellings.whole(...row)) await foretellings.come();
    } catch {
      return; // the red button says so
    }
    const told = same() ? foretellings.whole(...row) : null;
    if (!told || told.done === row.length) return;
    this.keep(row.filter((each) => each !== action));
    const title = told.refusal?.words ?? w('no_gems_for_circle');
    toasts.show({ tone: 'bad', title, rule: told.refusal?.rule ?? question?.rule ?? '' });
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

  /** The answers of a row that paint circles, one after the other. */
  parts(row: string[]): string[] {
    return this.asked && row[0] && placeIn(row[0]) ? row.filter(placeIn) : [];
  }

  /** What a hint says is painted besides, each circle in one colour. */
  fill(row: string[]): boolean {
    const parts = this.parts(row);
    const places = parts.map(placeIn);
    if (parts.length) this.keep([...this.gathered.filter((each) => !places.includes(placeIn(each))), ...parts]);
    return parts.length > 0;
  }

  empty(): void {
    this.keep([]);
  }

  /** A new question. A reload asks the same. */
  turnOver(): void {
    this.held = (this.viceroy.sitting.composed('painted') as string[] | null) ?? [];
  }

  /** All of them, and that no more are wanted; nothing while it is not known whether more could be. */
  get row(): string[] | null {
    const { gathered } = this;
    const told = this.viceroy.sitting.foretellings.whole(...gathered);
    if (!told) return null;
    return told.stop === 'asked' && told.asked?.is === 'AskRecolour' ? [...gathered, 'enough'] : gathered;
  }

  /** A tap on a circle: painted with the brush, or bare again. Without a brush it goes through its colours. */
  tap(place: string): void {
    const action = `recolour ${place} ${this.brush}`;
    if (this.viceroy.can(action)) this.put(action);
    else this.turn(place);
  }

  private isAsked(question: number): boolean {
    return this.viceroy.sitting.question?.number === question;
  }

  /** As the hint says: of this question it is the exact optimum, not a guess. It lies ready, and can be changed. */
  async best(): Promise<void> {
    const { sitting } = this.viceroy;
    const { question } = sitting;
    if (this.busy || !question) return;
    this.busy = true;
    this.brush = null;
    try {
      const hint = await api.hint(sitting.live.id, question.seat, speech.lang);
      if (!this.isAsked(hint.question)) return;
      this.empty();
      if (!this.fill(hint.row)) sitting.chosen = hint.action; // nothing is worth its gems
    } catch (why) {
      sitting.refused(why);
    } finally {
      this.busy = false;
    }
  }
}
