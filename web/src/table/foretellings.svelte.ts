// What would come of answers, as the server foretells it. Few answers bring it with the question;
// the rest is asked for when somebody points at it, and kept as long as the question stands.

import { SvelteMap } from 'svelte/reactivity';
import { Refused } from '../protocol/http';
import type { Foretold, Question } from '../protocol/types';
import { speech } from '../words/speech.svelte';
import { keyOf, type Sitting } from './sitting.svelte';

const MAX_WAITING = 60;
const BREATH = 500; // after too many requests

interface Row {
  actions: string[];
  /** As if nobody else were asked now: where all answer in secret, it goes on after the own answer. */
  alone: boolean;
}
const textOf = ({ actions, alone }: Row): string => [...actions, ...(alone ? ['alone'] : [])].join('\n');

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
  of(...actions: string[]): Foretold | null {
    return this.look({ actions, alone: false });
  }

  /** The same as if nobody else were asked now. */
  alone(...actions: string[]): Foretold | null {
    return this.look({ actions, alone: true });
  }

  /** The same with what may be answered then; what comes with the question leaves that out. */
  onward(...actions: string[]): Foretold | null {
    return this.look({ actions, alone: false }, false);
  }

  private look(row: Row, served = true): Foretold | null {
    const { question } = this.sitting;
    if (!question || !row.actions.length) return null;
    const told = this.known.get(this.name(question, row)) ?? (served ? this.served(question, row) : null);
    if (!told) this.ask(row);
    return told;
  }

  private served(question: Question, { actions, alone }: Row): Foretold | null {
    if (alone || actions.length > 1) return null;
    return question.actions.find((choice) => choice.action === actions[0])?.foretold ?? null;
  }

  private name(question: Question, row: Row): string {
    return `${this.subject(question)} ${textOf(row)}`;
  }

  private subject(question: Question | null): string {
    return `${speech.lang} ${keyOf(question)}`;
  }

  private ask(row: Row): void {
    this.waiting = this.waiting.filter((other) => textOf(other) !== textOf(row)).slice(1 - MAX_WAITING);
    this.waiting.push(row);
    if (this.busy) return;
    this.busy = true;
    queueMicrotask(() => void this.run());
  }

  private async run(): Promise<void> {
    while (this.waiting.length) {
      this.forgetOld();
      const row = this.waiting.pop();
      const { question } = this.sitting;
      if (!row || !question) break;
      await this.fetch(question, row);
    }
    this.busy = false;
  }

  private async fetch(question: Question, row: Row): Promise<void> {
    const name = this.name(question, row);
    if (this.known.has(name)) return;
    try {
      this.known.set(name, await this.sitting.live.foretell(question.seat, question.number, row.actions, row.alone));
    } catch (why) {
      if (!(why instanceof Refused) || why.problem.code !== 'slow_down') return;
      this.waiting.push(row);
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
