// One solver at one puzzle, at a table that no socket keeps.

import type { Foretold, PuzzleState, PuzzleTold } from '../protocol/types';
import { PracticeTable, Practising } from '../table/practice.svelte';
import { puzzling } from './requests';
import { p } from './words';

class PuzzleTable extends PracticeTable<PuzzleTold> {
  private readonly game: string;
  private readonly key: string;

  constructor(game: string, key: string) {
    super(`puzzle-${game}-${key}`);
    this.game = game;
    this.key = key;
  }

  protected override ask(deeds: string[][]): Promise<PuzzleTold> {
    return puzzling.puzzle(this.game, this.key, deeds, this.lang);
  }

  protected override async foretellAfter(
    deeds: string[][],
    question: number,
    rows: string[][],
    alone: boolean,
  ): Promise<Foretold[]> {
    return (await puzzling.foretell(this.game, this.key, { deeds, question, rows, alone }, this.lang)).rows;
  }
}

export class Solving extends Practising<PuzzleTold> {
  constructor(game: string, key: string) {
    super(`puzzle-${game}-${key}`, new PuzzleTable(game, key));
  }

  get puzzle(): PuzzleState | null {
    return this.live.told?.puzzle ?? null;
  }

  override get headline(): string {
    const status = this.puzzle?.status;
    if (this.behind || this.scene) return '';
    return status === 'missed' ? p('missed') : status === 'solved' ? p('solved') : '';
  }
}
