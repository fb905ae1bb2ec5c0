// What would come of answers, as the server foretells it. Few answers bring it with the question;
// the rest is asked for when somebody points at it, several at once, and kept as long as the question stands.

import { SvelteMap } from 'svelte/reactivity';
import { Refused } from '../protocol/http';
import type { Foretold, Question } from '../protocol/types';
import { speech } from '../words/speech.svelte';
import { keyOf, type Sitting } from './sitting.svelte';

const AT_ONCE = 12; // rows that one message may ask for
const MAX_WAITING = 60;
const BREATH = 500; // after too many requests

type Row = string[];

export class Foretellings {
  private readonly sitting: Sitting;
  private readonly known = new SvelteMap<string, Foretold>();
  /** Asked for last is asked first: that is what is pointed at. */
  private waiting: Row[] = [];
  private busy = false;
  private about = '';

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** What would come of these answers in a row; null as long as it is not known. It may be read while drawing. */
  of(...actions: Row): Foretold | null {
    return this.find(actions, false);
  }

  /** The same with the answers that there are then, so that a row is put together. */
  whole(...actions: Row): Foretold | null {
    return this.find(actions, true);
  }

  private find(actions: Row, whole: boolean): Foretold | null {
    const { question } = this.sitting;
    if (!question || !actions.length) return null;
    const told = this.known.get(this.name(question, actions)) ?? this.served(question, actions, whole);
    if (!told) this.ask(actions);
    return told;
  }

  private served(question: Question, actions: Row, whole: boolean): Foretold | null {
    if (actions.length > 1) return null;
    const told = question.actions.find((choice) => choice.action === actions[0])?.foretold ?? null;
    return whole && told?.asked && !told.asked.actions ? null : told;
  }

  private name(question: Question, actions: Row): string {
    return `${this.subject(question)} ${actions.join('\n')}`;
  }

  private subject(question: Question | null): string {
    return `${speech.lang} ${keyOf(question)}`;
  }

  private ask(actions: Row): void {
    const row = actions.join('\n');
    this.waiting = this.waiting.filter((other) => other.join('\n') !== row).slice(1 - MAX_WAITING);
    this.waiting.push(actions);
    if (this.busy) return;
    this.busy = true;
    queueMicrotask(() => void this.run());
  }

  private async run(): Promise<void> {
    while (this.waiting.length) {
      this.forgetOld();
      const rows = this.waiting.splice(-AT_ONCE);
      const { question } = this.sitting;
      if (!question) break;
      await this.fetch(question, rows);
    }
    this.busy = false;
  }

  private async fetch(question: Question, asked: Row[]): Promise<void> {
    const rows = asked.filter((row) => !this.known.has(this.name(question, row)));
    if (!rows.length) return;
    try {
      const told = await this.sitting.live.foretell(question.seat, question.number, rows);
      told.forEach((each, i) => this.known.set(this.name(question, rows[i] ?? []), each));
    } catch (why) {
      if (!(why instanceof Refused) || why.problem.code !== 'slow_down') return;
      this.waiting.push(...rows);
      await new Promise((go) => window.setTimeout(go, BREATH));
    }
  }

  /** Another question, or another language: what was told before is of no use. */
  private forgetOld(): void {
    const about = this.subject(this.sitting.question);
    if (about === this.about) return;
    this.about = about;
    this.known.clear();
  }
}
