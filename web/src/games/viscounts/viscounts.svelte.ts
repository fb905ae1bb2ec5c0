// One reader at a table of Viscounts: what is chosen, what would come of it, and what can be tapped.

import type { Choice, Face } from '../../protocol/types';
import type { Sitting } from '../../table/sitting.svelte';
import { speech } from '../../words/speech.svelte';
import { faces } from '../general/faces.svelte';
import { readView, type AiBoardData, type Faces, type ManuscriptData, type PlayerCardData, type PlayerView, type Printed, type SchemeData, type SegmentData, type SegmentKey, type TownsfolkData, type ViscountsView } from './view';
import { GAME } from './words';

export class Viscounts {
  readonly sitting: Sitting;
  readonly view: ViscountsView | null;
  /** A place that is pointed at, before it is chosen. */
  pointed = $state<string | null>(null);
  /** The card or tile that is shown large, by its key. */
  enlarged = $state<string | null>(null);

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.view = $derived(readView(sitting.position?.view));
  }

  /** The seat whose board is drawn as the own one; a spectator looks at the first. */
  get me(): number {
    return this.sitting.look ?? 0;
  }

  /** Nobody's board is the reader's own: "your" must not be said. */
  get spectating(): boolean {
    return this.sitting.spectating;
  }

  get mine(): PlayerView | null {
    return this.view?.players[this.me] ?? null;
  }

  seatName(seat: number): string {
    return this.sitting.names[seat] ?? String(seat + 1);
  }

  // What is printed --------------------------------------------------------------------------------------------------

  get faces(): Faces {
    return faces.of(GAME, this.sitting.table?.edition ?? 'standard', speech.lang);
  }

  face(key: string): Face | undefined {
    return this.faces[key];
  }

  /** With its number and its mark, as the chronicle names it. */
  name(key: string): string {
    return this.face(key)?.name ?? key;
  }

  private printed<T extends Printed>(key: string): T | null {
    return (this.face(key)?.printed as unknown as T | undefined) ?? null;
  }

  townsfolk(key: string): TownsfolkData | null {
    return this.printed<TownsfolkData>(key);
  }

  manuscript(key: string): ManuscriptData | null {
    return this.printed<ManuscriptData>(key);
  }

  scheme(key: string): SchemeData | null {
    return this.printed<SchemeData>(key);
  }

  playerCard(number: string): PlayerCardData | null {
    return this.printed<PlayerCardData>(number);
  }

  aiBoard(key: string): AiBoardData | null {
    return this.printed<AiBoardData>(`board-${key}`);
  }

  segment(key: SegmentKey): SegmentData | null {
    return this.printed<SegmentData>(`segment-${key}`);
  }

  // Answers ----------------------------------------------------------------------------------------------------------

  /** All legal answers, each with its words; none while nothing is asked of the reader. */
  get choices(): Choice[] {
    return this.sitting.question?.actions ?? [];
  }

  /** What is asked: `AskMove`, `AskAct` … */
  get asks(): string {
    return this.sitting.question?.is ?? '';
  }

  get chosen(): string | null {
    return this.sitting.chosen;
  }

  can(action: string): boolean {
    return this.choices.some((choice) => choice.action === action);
  }

  /** The answers that begin with this word: `starting('construct')`. */
  starting(kind: string): string[] {
    return this.choices.map((choice) => choice.action).filter((action) => action === kind || action.startsWith(`${kind} `));
  }

  words(action: string): string {
    return this.choices.find((choice) => choice.action === action)?.words ?? action;
  }

  /** Points at an answer without giving it; null takes it back. */
  choose(action: string | null): void {
    if (action === null || this.can(action)) this.sitting.chosen = action;
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
    if (this.chosen) await this.sitting.act(this.chosen);
  }

  /** The answers that a card, a tile, a slot or a good stands for. */
  actionsOf(key: string, kinds: readonly string[]): string[] {
    return kinds.map((kind) => `${kind} ${key}`).filter((action) => this.can(action));
  }

  /** A card wherever it lies: its answer, or its enlargement. */
  tapCard(key: string): void {
    const actions = this.actionsOf(key, ['play', 'hire', 'discard', 'destroy', 'manuscript']);
    if (actions.length) this.cycle(actions);
    else this.enlarged = key;
  }
}
