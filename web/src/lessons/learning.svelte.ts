// One learner in one lesson: a table that no socket keeps. Every answer comes of all deeds since the lesson began.

import { teaching } from './requests';
import { LiveTable, type Update } from '../protocol/live.svelte';
import type { Foretold, Lang, LessonStep, LessonTold, Position } from '../protocol/types';
import { Sitting } from '../table/sitting.svelte';
import { speech } from '../words/speech.svelte';
import { l } from './words';

const APART = 10_000; // between the numbers of a question in two tries: no answer to one is taken for the other

class LessonTable extends LiveTable {
  step = $state.raw<LessonStep | null>(null);
  deeds = $state.raw<string[][]>([]);
  private readonly game: string;
  private readonly lesson: string;
  private readonly edition: string;
  private shift = 0;

  constructor(game: string, lesson: string, edition: string) {
    super(`lesson-${game}-${lesson}`, speech.lang);
    this.game = game;
    this.lesson = lesson;
    this.edition = edition;
  }

  override open(): void {
    // The page asks for the beginning, and says what is wrong with it.
  }

  override close(): void {
    this.connection = 'closed';
  }

  /** The lesson after these deeds; what was shown before does not lead there. */
  async goTo(deeds: string[][]): Promise<void> {
    this.show(await this.ask(deeds), deeds, false);
  }

  override async move(_seat: number, _question: number, actions: string[]): Promise<number> {
    const deeds = [...this.deeds, actions];
    return this.show(await this.ask(deeds), deeds, true);
  }

  override async foretell(_seat: number, question: number, rows: string[][], alone = false): Promise<Foretold[]> {
    const wanted = { edition: this.edition, deeds: this.deeds, question: question - this.shift, rows, alone };
    return (await teaching.foretellLesson(this.game, this.lesson, wanted, this.lang)).rows;
  }

  override async undo(): Promise<number> {
    await this.goTo(this.deeds.slice(0, -1));
    return 0;
  }

  override lookFrom(): void {
    // There is one seat to look from.
  }

  override speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.step) void this.goTo(this.deeds);
  }

  private ask(deeds: string[][]): Promise<LessonTold> {
    return teaching.lesson(this.game, this.lesson, { edition: this.edition, deeds }, this.lang);
  }

  private show(told: LessonTold, deeds: string[][], follows: boolean): number {
    if (this.connection === 'closed') return 0;
    if (!follows) {
      this.shift += APART;
      this.lines = [];
      this.position = null;
    }
    this.deeds = deeds;
    this.step = told.lesson;
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

export class Learning extends Sitting {
  declare readonly live: LessonTable;

  constructor(game: string, lesson: string, edition: string) {
    super(`lesson-${game}-${lesson}`, new LessonTable(game, lesson, edition));
    this.endSeen = true;
  }

  get step(): LessonStep | null {
    return this.live.step;
  }

  start(): Promise<void> {
    return this.live.goTo([]);
  }

  /** Back to where the step began. */
  again(): Promise<void> {
    return this.live.goTo(this.live.deeds.slice(0, this.step?.began ?? 0));
  }

  /** Nothing is asked when a try is over: then the card says how to go on. */
  override get headline(): string {
    const status = this.step?.status;
    if (this.behind || this.scene) return '';
    return status === 'missed' ? l('missed') : status === 'finished' ? l('finished') : '';
  }

  /** A lesson has its own last word. */
  override apply(update: Update): void {
    super.apply(update);
    this.endSeen = true;
  }

  override canLookBack(): boolean {
    return false;
  }
}
