// What the drawing of this game knows: the view, the legal answers, and the one that is pointed at.

import { rules } from '../../rules/rules.svelte';
import { play } from '../../shell/sound';
import { toasts } from '../../shell/toasts.svelte';
import type { Sitting } from '../../table/sitting.svelte';
import { t } from '../../words/speech.svelte';
import { readChoice, type HandChoice } from './choices';
import { foretell, moveTo, type Direction, type Foretold } from './foretell';
import type { House } from './houses';
import { readView, type HandView } from './view';
import { GAME, w } from './words';

export class Hand {
  readonly sitting: Sitting;
  pointed = $state<string | null>(null);
  way = $state<Direction | null>(null);

  readonly view: HandView | null;
  readonly choices: HandChoice[];
  readonly active: HandChoice | null;
  readonly foretold: Foretold | null;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.view = $derived(sitting.position?.view ? readView(sitting.position.view) : null);
    this.choices = $derived(sitting.question?.actions.map(readChoice) ?? []);
    this.active = $derived(this.choices.find((choice) => choice.action === (this.pointed ?? sitting.chosen)) ?? null);
    this.foretold = $derived(this.foretellActive());
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

  private foretellActive(): Foretold | null {
    const choice = this.active;
    const seat = this.sitting.question?.seat;
    if (!this.view || !choice?.direction || !choice.house || seat === undefined) return null;
    return foretell(this.view, seat, choice.direction, choice.house);
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

  point(choice: HandChoice | undefined | null): void {
    const action = choice?.action ?? null;
    if (action !== null && action !== this.pointed) play('preview');
    this.pointed = action;
  }

  /** A finger chooses first and does at the second tap; a mouse or a key has seen it already. */
  pick(choice: HandChoice, event?: Event): void {
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    if (touched && this.sitting.chosen !== choice.action) {
      this.sitting.chosen = choice.action;
      play('preview');
      return;
    }
    this.pointed = null;
    void this.sitting.act(choice.action);
  }

  /** Something that cannot be chosen: the server says by which rule, where the try can be put as an action. */
  refuse(card: string | null): void {
    const question = this.sitting.question;
    if (!question) return;
    if (card && this.kind && this.kind !== 'move' && this.choices.some((choice) => choice.card)) {
      void this.sitting.act(`${this.kind} ${card}`);
      return;
    }
    play('refused');
    toasts.show({ tone: 'bad', title: t('table.refused'), text: this.hintAt(), rule: question.rule });
    if (rules.shown) rules.open(question.rule, GAME);
  }

  private hintAt(): string {
    return this.kind === 'move' ? w('explain_first') : w('explain_choice');
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
    else this.refuse(null);
  }
}
