// One learner in one lesson, at a table that no socket keeps.

import { teaching } from './requests';
import type { Foretold, LessonStep, LessonTold } from '../protocol/types';
import { PracticeTable, Practising } from '../table/practice.svelte';
import { l } from './words';

class LessonTable extends PracticeTable<LessonTold> {
  private readonly game: string;
  private readonly lesson: string;
  private readonly edition: string;

  constructor(game: string, lesson: string, edition: string) {
    super(`lesson-${game}-${lesson}`);
    this.game = game;
    this.lesson = lesson;
    this.edition = edition;
  }

  protected override ask(deeds: string[][]): Promise<LessonTold> {
    return teaching.lesson(this.game, this.lesson, { edition: this.edition, deeds }, this.lang);
  }

  protected override async foretellAfter(
    deeds: string[][],
    question: number,
    rows: string[][],
    alone: boolean,
  ): Promise<Foretold[]> {
    const wanted = { edition: this.edition, deeds, question, rows, alone };
    return (await teaching.foretellLesson(this.game, this.lesson, wanted, this.lang)).rows;
  }
}

export class Learning extends Practising<LessonTold> {
  constructor(game: string, lesson: string, edition: string) {
    super(`lesson-${game}-${lesson}`, new LessonTable(game, lesson, edition));
  }

  get step(): LessonStep | null {
    return this.live.told?.lesson ?? null;
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
}
