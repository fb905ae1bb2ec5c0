// One reader at one table: what is shown, what is chosen, and what is asked of the server.
// What is shown may be a moment behind what is known, while a move is being played out on the board.

import { api } from '../protocol/http';
import { LiveTable, type Update } from '../protocol/live.svelte';
import type { Hint, Line, Position, Question, Table } from '../protocol/types';
import { complain } from '../shell/problems';
import { play } from '../shell/sound';
import { speech } from '../words/speech.svelte';
import { Aside } from './aside.svelte';
import { compose, composed } from './composing';
import { deedsOf, lastOfOthers, type Deed } from './deeds';
import { Foretellings } from './foretellings.svelte';
import { Repeat } from './repeat.svelte';
import { Timeline, type Stage } from './timeline.svelte';

/** Tells one question from another: several seats can be asked by one entry. */
export function keyOf(question: Question | null | undefined): string | null {
  return question ? `${question.seat}.${question.number}` : null;
}

/** Several answers that are put together in any order, and given as one. */
export interface Gathers {
  /** Takes them, if they belong to it. */
  fill: (row: string[]) => boolean;
  holds: (action: string) => boolean;
  /** Something of it is gathered. */
  begun: () => boolean;
  empty: () => void;
  /** The answers of a row that belong together: they can be given in any order. */
  parts: (row: string[]) => string[];
}

export class Sitting {
  readonly live: LiveTable;
  readonly foretellings: Foretellings;
  shown = $state.raw<Position | null>(null);
  private picked = $state<string | null>(null);
  /** A hint, and the question that it was given for: it is shown at no other. */
  private advice = $state.raw<{ asked: string | null; hint: Hint; kept: string | null } | null>(null);
  /** What lies ready was laid there by a hint, and nobody has touched it since. */
  private laid = false;
  /** The question that a hint is being thought about for. */
  private pondered = $state<string | null>(null);
  /** The answer is under way, or taken but not yet seen at the table. */
  private underWay = $state(false);
  private answered = $state<string | null>(null);
  curtain = $state<number | null>(null);
  past = $state.raw<{ seq: number; position: Position } | null>(null);
  endSeen = $state(false);
  /** Who plays one of the first games is told what happens for the first time. */
  tips = $state(false);
  /** The one that is due now: it stands in the place of the question's initial, and costs its words no room. */
  tip = $state.raw<{ words: string; open: boolean; turn: () => void } | null>(null);
  stage: Stage | null = null;
  /** The entry that was asked for last, to look back at. */
  private wanted = 0;
  readonly timeline: Timeline;
  readonly repeat: Repeat;
  readonly aside = new Aside();

  constructor(id: string, live = new LiveTable(id, speech.lang)) {
    this.live = live;
    this.timeline = new Timeline(this);
    this.repeat = new Repeat(this);
    this.live.onUpdate = (update) => this.timeline.take(update);
    this.foretellings = new Foretellings(this);
  }

  /** The answer that is chosen; it outlives a lost connection and a reload. */
  get chosen(): string | null {
    return this.picked;
  }

  set chosen(action: string | null) {
    this.picked = action;
    this.compose('chosen', action);
  }

  get hint(): Hint | null {
    const { advice } = this;
    return advice && advice.asked === keyOf(this.question) && !this.sending ? advice.hint : null;
  }

  set hint(hint: Hint | null) {
    const kept = this.laid ? null : this.chosen;
    this.advice = hint && { asked: keyOf(this.question), hint, kept };
  }

  /** The hint came when something else was chosen, and that still is. */
  get keepsFromHint(): boolean {
    const { hint, chosen, advice } = this;
    return hint !== null && chosen !== null && chosen === advice?.kept && ![hint.action, ...hint.row].includes(chosen);
  }

  /** A hint is being thought about, and nothing can be shown of it yet. */
  get asking(): boolean {
    return this.pondered !== null && this.pondered === keyOf(this.question);
  }

  /** Lays answers of a hint ready: in the game's own way, or on the red button. */
  layReady(action: string, row: string[] = [action]): void {
    if (!this.gathers?.fill(row)) this.chosen = action;
  }

  /** All that a hint advises, and nothing else. */
  layAll(hint: Hint): void {
    this.gathers?.empty();
    this.layReady(hint.action, hint.row);
  }

  isReady(action: string): boolean {
    return this.chosen === action || Boolean(this.gathers?.holds(action));
  }

  /** Keeps a part of what is being put together for the question that stands there. */
  compose(part: string, value: unknown): void {
    this.laid = false;
    const asked = keyOf(this.shown?.question);
    if (asked !== null) compose(this.live.id, asked, part, value);
  }

  /** That part, if it was put together for this very question. */
  composed(part: string): unknown {
    const asked = keyOf(this.shown?.question);
    return asked === null ? null : composed(this.live.id, asked, part);
  }

  get table(): Table | null {
    return this.live.table;
  }

  get names(): string[] {
    return this.live.table?.seats.map((seat) => seat.name) ?? [];
  }

  /** The position to draw: the present one, or the one that is looked back at. */
  get position(): Position | null {
    return this.past?.position ?? this.shown;
  }

  /** Something waits for an answer of the table as a whole, or a bot plays in one's place. */
  get noted(): boolean {
    const away = this.table?.phase === 'playing' && this.table.seats.some((seat) => seat.yours && seat.away);
    return Boolean(this.live.position?.proposal) || away;
  }

  get question(): Question | null {
    return this.past || this.curtain !== null ? null : (this.shown?.question ?? null);
  }

  /** The chronicle: it waits for what is still being played out. */
  get log(): Line[] {
    const seen = this.shown?.seq ?? Infinity;
    return this.behind ? this.live.lines.filter((line) => line.seq <= seen) : this.live.lines;
  }

  /** The lines up to the position that is drawn: a board that is looked back at bears no marks of what came later. */
  get lines(): Line[] {
    const { log, past } = this;
    return past ? log.filter((line) => line.seq <= past.seq) : log;
  }

  /** Something has happened that is not yet seen at the table. */
  get behind(): boolean {
    return this.shown !== null && this.shown.seq < (this.live.position?.seq ?? 0);
  }

  /** The words of an answer of a seat; a game that draws its table may know better ones. */
  wordsFor: (action: string, words: string) => string = (_, words) => words;

  /** Where a game gathers several answers before it gives them. */
  gathers: Gathers | null = null;

  /** A game that is over is only looked at: there is nothing to answer, to take back or to say. */
  get replayed(): boolean {
    return false;
  }

  /** Only the board is drawn, as a picture: nothing on it can be pressed. */
  get still(): boolean {
    return false;
  }

  /** What stands in place of the question, where nothing is asked: in a replay. */
  get headline(): string {
    return '';
  }

  /** What is said below it. */
  get subline(): string {
    return '';
  }

  /** The game is over, and the last of it has been told at the table: the result would give it away. */
  get ended(): boolean {
    return this.table?.phase === 'over' && !this.behind && this.timeline.scene === null;
  }

  /** The entry that the table is shown after, if it is not the last. */
  get marked(): number | null {
    return this.past?.seq ?? null;
  }

  get sending(): boolean {
    return this.underWay || (this.answered !== null && this.answered === keyOf(this.shown?.question));
  }

  /** What was asked is answered, and what others did after it is being shown: nothing is asked at this moment. */
  get overtaken(): boolean {
    return this.sending && this.behind && this.scene !== null;
  }

  get look(): number | null {
    return this.shown?.look ?? null;
  }

  get spectating(): boolean {
    return this.live.holds.length === 0;
  }

  isMine(seat: number): boolean {
    return this.live.holds.includes(seat);
  }

  /** Whose deeds are one's own to whoever looks: of several at one screen, the others' are not. */
  isReader(seat: number): boolean {
    return this.isMine(seat) && seat === this.look;
  }

  apply(update: Update): void {
    const before = keyOf(this.shown?.question);
    if (update.position.look !== this.look) this.past = null; // what one seat saw is not for the next one at this screen
    if (this.curtain === update.position.look) this.curtain = null;
    if (!this.shown && this.isShared(update)) this.curtain = update.position.look;
    this.shown = update.position;
    const question = update.position.question;
    if (keyOf(question) !== before) {
      const kept = this.composed('chosen');
      this.picked = question?.actions.find((choice) => choice.action === kept)?.action ?? null;
      this.hint = null;
      if (question && before === null && update.follows) play('turn');
    }
    if (update.table.phase === 'over' && update.follows) this.endSeen = false;
  }

  /** Several sit at this screen, and who of them has opened the page is not known. */
  private isShared({ position, table }: Update): boolean {
    return this.live.holds.length > 1 && position.secret && position.question !== null && table.phase === 'playing';
  }

  /** Two people at one screen: the look goes to whoever is asked, behind a curtain where something is hidden. */
  settle(): void {
    const position = this.live.position;
    if (!position || position.question || this.live.table?.phase !== 'playing') return;
    const next = position.asked.find((seat) => this.isMine(seat) && seat !== position.look);
    if (next === undefined) return;
    if (position.secret) this.curtain = next;
    else this.live.lookFrom(next);
  }

  /** The curtain is drawn by whoever was called; it opens when nothing of the other's is behind it any more. */
  reveal(): void {
    if (this.curtain !== null) this.live.lookFrom(this.curtain);
  }

  /** One answer, or several in a row that are one deed. */
  async act(...actions: string[]): Promise<void> {
    const question = this.question;
    if (!question || this.sending || this.live.connection !== 'live') return;
    this.underWay = true;
    this.skip();
    try {
      await this.live.move(question.seat, question.number, actions);
      this.answered = keyOf(question);
      this.hint = null;
    } catch (why) {
      this.refused(why);
    } finally {
      this.underWay = false;
    }
  }

  /** A deed whose parts are foretold one after the other: null is a row of which not all is known yet. It goes as a whole. */
  async actWhole(row: () => string[] | null): Promise<void> {
    const { chosen } = this;
    const asked = keyOf(this.question);
    if (asked === null || this.sending) return;
    const same = (): boolean => keyOf(this.question) === asked && this.chosen === chosen;
    this.underWay = true;
    try {
      while (same() && !row()) await this.foretellings.come();
    } catch (why) {
      this.refused(why);
      return;
    } finally {
      this.underWay = false;
    }
    const whole = same() ? row() : null;
    if (whole?.length) await this.act(...whole);
  }

  /** Nothing that the reader does waits for what is being shown of others. */
  skip(): void {
    this.timeline.skip();
    this.repeat.stop();
  }

  /** Waits until the answer that was given last is seen at the table, or the table is left. */
  async seen(): Promise<void> {
    while (this.sending && this.live.connection !== 'closed') await new Promise((go) => setTimeout(go, 50));
  }

  /** The reader has opened a past entry, and nothing is being shown again. */
  get looksBack(): boolean {
    return this.past !== null && !this.repeat.on;
  }

  /**
   * How far an undo reaches now, for whoever sits at this screen; who looks back has to return to the game first. What is
   * shown may be older than the end of the game.
   */
  get undoReach(): Position['undo'] {
    if (this.replayed || this.looksBack || this.table?.phase === 'over') return 'no';
    return this.shown?.undo ?? 'no';
  }

  async undo(): Promise<void> {
    const seat = this.shown?.undo_of ?? null;
    if (seat === null || this.undoReach === 'no') return;
    this.past = null;
    await this.live.undo(seat).catch((why: unknown) => this.refused(why));
  }

  /** A quick hint, and a better one while it is looked at; asked for again, it goes. */
  async askHint(): Promise<void> {
    const question = this.question;
    if (!question || !this.table?.hints || this.asking) return;
    if (this.hint) return void (this.hint = null);
    const asked = (this.pondered = keyOf(question));
    try {
      await this.takeHint(question);
    } catch (why) {
      if (keyOf(this.question) === asked) this.refused(why);
    } finally {
      if (this.pondered === asked) this.pondered = null;
    }
  }

  private async takeHint(question: Question, thorough = false): Promise<void> {
    const hint = await api.hint(this.live.id, question.seat, speech.lang, thorough);
    if (hint.question !== question.number || keyOf(question) !== keyOf(this.question)) return;
    if (thorough && !this.hint) return; // it was closed meanwhile
    // What the reader has chosen stays on the red button; what a hint has laid there, a better one replaces.
    const { laid, gathers } = this;
    if (laid || (!thorough && this.chosen === null && !gathers?.begun())) {
      this.layAll(hint);
      this.laid = true;
    }
    this.hint = hint;
    // Whoever has the first answer can do without the second.
    if (!thorough && !hint.exact) void this.takeHint(question, true).catch(() => {});
  }

  /** A refusal is answered by its rule. */
  refused(why: unknown): void {
    play('refused');
    complain(why);
  }

  /** Shows the table as it was after an entry; the same entry again, or the last one, returns to now. */
  async lookBack(seq: number): Promise<void> {
    const last = this.live.lines.findLast((line) => line.events.length > 0)?.seq;
    const { look } = this;
    this.repeat.stop();
    this.wanted = seq;
    if (this.past?.seq === seq || seq === last) {
      this.past = null;
      return;
    }
    try {
      const past = await this.tableAt(seq);
      if (this.wanted === seq && this.look === look && this.curtain === null) this.past = past;
    } catch (why) {
      this.refused(why);
    }
  }

  /** What others did last; to those who watch, the last deed. */
  get since(): Deed[] {
    return this.lastDeeds(this.log);
  }

  protected lastDeeds(lines: Line[]): Deed[] {
    const isReader = (seat: number): boolean => this.isReader(seat);
    const deeds = deedsOf(lastOfOthers(lines, isReader), isReader);
    return this.spectating ? deeds.slice(-1) : deeds;
  }

  /** What is being shown of others, now or once more. */
  get scene(): Deed | null {
    return this.repeat.deed ?? this.timeline.scene;
  }

  /** The table as it was after an entry. */
  async tableAt(seq: number): Promise<{ seq: number; position: Position }> {
    return { seq, position: await api.past(this.live.id, this.look, seq, speech.lang) };
  }

  canLookBack(line: Line): boolean {
    return line.events.length > 0;
  }
}
