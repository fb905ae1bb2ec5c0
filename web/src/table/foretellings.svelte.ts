// What would come of answers, as the server foretells it. Few answers bring it with the question;
// the rest is asked for when somebody points at it, several at once, and kept as long as the question stands.

import { SvelteMap } from 'svelte/reactivity';
import { OFFLINE, Refused } from '../protocol/http';
import type { Foretold, Question } from '../protocol/types';
import { speech } from '../words/speech.svelte';
import { keyOf, type Sitting } from './sitting.svelte';

const AT_ONCE = 12; // rows that one message may ask for
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
  /** What is asked for now; it ends when all has come, or with what went wrong. */
  private asking: Promise<void> | null = null;
  /** What did not come: asked for again only where somebody waits for it. */
  private lost: Row[] = [];
  private about = '';

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** What would come of these answers in a row; null as long as it is not known. It may be read while drawing. */
  of(...actions: string[]): Foretold | null {
    return this.look({ actions, alone: false });
  }

  /** The same with the answers that there are then, so that a row is put together. */
  whole(...actions: string[]): Foretold | null {
    return this.look({ actions, alone: false }, true);
  }

  /** The same as if nobody else were asked now. */
  alone(...actions: string[]): Foretold | null {
    return this.look({ actions, alone: true });
  }

  private look(row: Row, whole = false): Foretold | null {
    const { question } = this.sitting;
    if (!question || !row.actions.length) return null;
    const told = this.known.get(this.name(question, row)) ?? this.served(question, row, whole);
    if (!told) this.ask(row);
    return told;
  }

  /** What comes with a question does not say what may be answered then. */
  private served(question: Question, { actions, alone }: Row, whole: boolean): Foretold | null {
    if (alone || actions.length > 1) return null;
    const told = question.actions.find((choice) => choice.action === actions[0])?.foretold ?? null;
    return whole && told?.asked && !told.asked.actions ? null : told;
  }

  private name(question: Question, row: Row): string {
    return `${this.subject(question)} ${textOf(row)}`;
  }

  private subject(question: Question | null): string {
    return `${speech.lang} ${keyOf(question)}`;
  }

  private ask(row: Row): void {
    const waiting = [...this.waiting.filter((other) => textOf(other) !== textOf(row)), row];
    this.lost.push(...waiting.slice(0, -MAX_WAITING));
    this.waiting = waiting.slice(-MAX_WAITING);
    this.asking ??= Promise.resolve().then(() => this.run());
    this.asking.catch(() => {}); // who waits for it hears of it
  }

  private async run(): Promise<void> {
    const wrong: Error[] = [];
    while (this.waiting.length) {
      this.forgetOld();
      const { question } = this.sitting;
      if (!question) break;
      await this.fetch(question, this.next()).catch((why: unknown) =>
        wrong.push(why instanceof Error ? why : new Error(String(why))),
      );
    }
    this.asking = null;
    const last = wrong.at(-1);
    if (last) throw last;
  }

  /** Waits until all that was asked for has come; fails where some of it does not. */
  async come(): Promise<void> {
    for (const row of this.asking ? [] : this.lost.splice(0)) this.ask(row);
    if (!this.asking) throw new Refused(OFFLINE);
    await this.asking;
  }

  /** Those that were asked for last; those that are told alone go apart from the others. */
  private next(): Row[] {
    const alone = this.waiting.at(-1)?.alone;
    const rows = this.waiting.filter((row) => row.alone === alone).slice(-AT_ONCE);
    this.waiting = this.waiting.filter((row) => !rows.includes(row));
    return rows;
  }

  private async fetch(question: Question, asked: Row[]): Promise<void> {
    const rows = asked.filter((row) => !this.known.has(this.name(question, row)));
    const [first] = rows;
    if (!first) return;
    const names = rows.map((row) => this.name(question, row)); // in the language they are asked for in
    try {
      const actions = rows.map((row) => row.actions);
      const told = await this.sitting.live.foretell(question.seat, question.number, actions, first.alone);
      told.forEach((each, i) => this.known.set(names[i] ?? '', each));
    } catch (why) {
      if (!(why instanceof Refused) || why.problem.code !== 'slow_down') {
        this.lost.push(...rows);
        throw why;
      }
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
    this.lost = [];
  }
}
