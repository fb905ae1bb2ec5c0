// A table that no socket keeps, for one who practises: a lesson or a puzzle. Every answer comes of all deeds since it began.

import { LiveTable, type Update } from '../protocol/live.svelte';
import type { Foretold, Lang, Line, Position, Table } from '../protocol/types';
import { complain } from '../shell/problems';
import { speech } from '../words/speech.svelte';
import { Sitting } from './sitting.svelte';

const APART = 10_000; // between the numbers of a question in two tries: no answer to one is taken for the other

export interface PracticeTold {
  table: Table;
  lines: Line[];
  position: Position;
}

export abstract class PracticeTable<Told extends PracticeTold> extends LiveTable {
  deeds = $state.raw<string[][]>([]);
  told = $state.raw<Told | null>(null);
  private shift = 0;
  /** What is asked waits for what was asked before: each begins where that has led, however late its answer came. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(name: string) {
    super(name, speech.lang);
  }

  /** What has come of these deeds, from the beginning. */
  protected abstract ask(deeds: string[][]): Promise<Told>;

  /** What would come of these rows of answers, after the deeds. */
  protected abstract foretellAfter(
    deeds: string[][],
    question: number,
    rows: string[][],
    alone: boolean,
  ): Promise<Foretold[]>;

  override open(): void {
    // The page asks for the beginning, and says what is wrong with it.
  }

  override close(): void {
    this.connection = 'closed';
  }

  /** What has come of these deeds; what was shown before does not lead there. */
  goTo(deeds: string[][]): Promise<void> {
    return this.inTurn(() => this.reach(deeds));
  }

  /** An answer to a question that stands there no more, as after an undo, is not given. */
  override move(_seat: number, question: number, actions: string[]): Promise<number> {
    return this.inTurn(async () => {
      if (this.position?.question?.number !== question) return 0;
      const deeds = [...this.deeds, actions];
      return this.show(await this.ask(deeds), deeds, true);
    });
  }

  override foretell(_seat: number, question: number, rows: string[][], alone = false): Promise<Foretold[]> {
    return this.foretellAfter(this.deeds, question - this.shift, rows, alone);
  }

  override async undo(): Promise<number> {
    await this.inTurn(() => this.reach(this.deeds.slice(0, -1)));
    return 0;
  }

  override lookFrom(): void {
    // There is one seat to look from.
  }

  override speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.told) this.inTurn(() => this.reach(this.deeds)).catch(complain);
  }

  private async reach(deeds: string[][]): Promise<void> {
    this.show(await this.ask(deeds), deeds, false);
  }

  private inTurn<T>(asking: () => Promise<T>): Promise<T> {
    const asked = this.last.then(asking, asking);
    this.last = asked;
    return asked;
  }

  private show(told: Told, deeds: string[][], follows: boolean): number {
    if (this.connection === 'closed') return 0;
    if (!follows) {
      this.shift += APART;
      this.lines = [];
      this.position = null;
    }
    this.deeds = deeds;
    this.told = told;
    this.connection = 'live';
    this.look = told.position.look;
    this.holds = told.position.look === null ? [] : [told.position.look];
    this.take(told.table, this.numbered(told.position), told.lines, follows);
    return told.position.seq;
  }

  private numbered(position: Position): Position {
    const { question } = position;
    return question ? { ...position, question: { ...question, number: question.number + this.shift } } : position;
  }
}

/** Somebody at such a table: it has its own last word, and nothing to look back at. */
export abstract class Practising<Told extends PracticeTold> extends Sitting {
  declare readonly live: PracticeTable<Told>;

  constructor(name: string, table: PracticeTable<Told>) {
    super(name, table);
    this.endSeen = true;
  }

  start(): Promise<void> {
    return this.live.goTo([]);
  }

  override apply(update: Update): void {
    super.apply(update);
    this.endSeen = true;
  }

  override canLookBack(): boolean {
    return false;
  }
}
