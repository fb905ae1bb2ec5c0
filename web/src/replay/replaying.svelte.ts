// A finished game, frame by frame, drawn by the same drawings as a table that is played.

import type { Line, Position, Replay, Table } from '../protocol/types';
import { t } from '../words/speech.svelte';
import { deedsOf, type Deed } from '../table/deeds';
import { Sitting } from '../table/sitting.svelte';
import { asOne } from '../table/telling';
import type { Stage } from '../table/timeline.svelte';
import { settings } from '../shell/settings.svelte';
import { stopsOf } from './stops';

/** So many sentences are the headline of a step: what was done, and what came of it. */
const HEAD = 2;

export class Replaying extends Sitting {
  at = $state(0);
  private replay: Replay;
  /** The decision that is looked at before it is made. */
  private next = $state.raw<{ frame: number; decision: string } | null>(null);
  /** What is being played out on the board, one step after the other. */
  private moving: Promise<void> = Promise.resolve();
  private hurry = new AbortController();
  /** How often a frame was shown at once: what is still being played out then shows none any more. */
  private jumps = 0;

  /** What is dealt before anybody decides: that is where a game is opened. */
  readonly deal: number;

  /** The frames that are gone to step by step. */
  readonly stops: readonly number[];

  /** `start`: the frame that was asked for; nothing opens on the deal. */
  constructor(replay: Replay, id: string, start: number | null) {
    super(id);
    this.replay = replay;
    this.endSeen = true;
    this.live.connection = 'live';
    this.live.table = tableOf(replay, id);
    this.live.lines = replay.frames.map(lineOf);
    const first = replay.frames.findIndex((frame) => frame.seat !== null);
    this.deal = Math.max(0, first < 0 ? this.last : first - 1);
    this.stops = stopsOf(replay.frames, this.deal);
    this.jump(Math.min(start ?? this.deal, this.last));
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** Where a turn begins or another player is asked for the first time in it: the frames that are gone to by turns. */
  private get turns(): number[] {
    const { frames } = this.replay;
    const begins = frames.flatMap((frame, i) => (frame.events.some((event) => event.is === 'TurnBegan') ? [i] : []));
    const changes = frames.flatMap((frame, i) =>
      i > this.deal && frame.asked.join() !== frames[i - 1]?.asked.join() ? [i] : [],
    );
    return [...new Set([this.deal, ...(begins.length ? begins : changes), this.last])]
      .filter((frame) => frame >= this.deal)
      .sort((a, b) => a - b);
  }

  /** The start of the next turn, or of the one before. */
  turn(by: 1 | -1): number {
    const { turns, at } = this;
    return (by > 0 ? turns.find((frame) => frame > at) : turns.findLast((frame) => frame < at)) ?? at;
  }

  /** The frame that a step leads to. */
  step(by: 1 | -1): number {
    const { stops, at } = this;
    return (by > 0 ? stops.find((frame) => frame > at) : stops.findLast((frame) => frame < at)) ?? at;
  }

  /** How many steps lead here. */
  get taken(): number {
    return this.stops.findIndex((frame) => frame >= this.at);
  }

  /** One step on, or a part of one, is played out; anything else is shown at once. What still runs is finished first:
   * a step is played out on the table that it was taken on, and nowhere else. */
  goTo(frame: number): void {
    const { at, stage } = this;
    const to = Math.max(0, Math.min(this.last, frame));
    const played = to > at && to <= this.step(1) && stage && settings.motion;
    this.finish();
    if (played) this.playOut(stage, at, to);
    else this.jump(to);
  }

  private playOut(stage: Stage, from: number, to: number): void {
    const { jumps } = this;
    const { signal } = (this.hurry = new AbortController());
    const lines = this.live.lines.slice(from + 1, to + 1);
    const apply = (): void => {
      if (jumps === this.jumps) this.show(to);
    };
    this.at = to;
    this.moving = this.moving.then(() => (signal.aborted ? apply() : stage(lines, apply, signal))).catch(apply);
  }

  /** What is being played out is shown as it ends: the board is the frame that is named. */
  finish(): void {
    this.hurry.abort();
  }

  /** When nothing is being played out any more, nor what was asked for meanwhile. */
  private async arrived(): Promise<void> {
    for (let seen; seen !== this.moving;) await (seen = this.moving);
  }

  /** Step after step to the end: each when the one before was played out, and was there for a moment. */
  async playOn(moment: () => Promise<void>, signal: AbortSignal): Promise<void> {
    for (;;) {
      await Promise.all([this.arrived(), moment()]);
      if (signal.aborted || this.at >= this.last) return;
      this.goTo(this.step(1));
    }
  }

  /** To the table before a decision, which is named there: what was done before is not what one came for. */
  goBefore(frame: number, decision: string): void {
    this.next = { frame, decision };
    this.goTo(frame);
  }

  private jump(to: number): void {
    this.jumps++;
    this.at = to;
    this.show(to);
  }

  private show(frame: number): void {
    this.shown = positionOf(this.replay, frame);
  }

  override get replayed(): boolean {
    return true;
  }

  override get headline(): string {
    if (this.next?.frame === this.at && this.next.decision) return this.next.decision;
    const line = this.live.lines[this.at];
    if (this.at <= this.deal || !line) return t('replay.start');
    const who = line.seat === null ? t('replay.chance') : (this.names[line.seat] ?? '');
    return this.tell(0, HEAD) || [who, line.action_words].filter(Boolean).join(' · ');
  }

  /** What more came of it. */
  override get subline(): string {
    return this.tell(HEAD);
  }

  /** Sentences of what was done in this step, as the chronicle has them. */
  private tell(from: number, to?: number): string {
    const start = this.stops.findLast((stop) => stop < this.at) ?? this.at;
    const deeds = deedsOf(this.live.lines.slice(start + 1, this.at + 1), () => false);
    const told = deeds.flatMap(({ sentences }) => sentences);
    const doer = deeds[0]?.seat ?? null;
    return asOne(told.slice(from, to), doer === null ? '' : (this.names[doer] ?? ''));
  }

  override get marked(): number {
    return this.at;
  }

  /** The chronicle has the whole game; the board bears the marks of what led to this frame. */
  override get lines(): Line[] {
    return this.live.lines.slice(0, (this.shown?.seq ?? 0) + 1);
  }

  override get since(): Deed[] {
    return this.lastDeeds(this.lines);
  }

  override lookBack(seq: number): Promise<void> {
    this.goTo(seq);
    return Promise.resolve();
  }

  override canLookBack(): boolean {
    return true;
  }
}

function lineOf(frame: Replay['frames'][number]): Line {
  return {
    seq: frame.number,
    at: 0,
    is: frame.seat === null ? 'chance' : 'move',
    seat: frame.seat,
    words: frame.action_words ?? '',
    action: frame.action,
    action_words: frame.action_words,
    events: frame.events,
  };
}

function positionOf(replay: Replay, at: number): Position {
  const frame = replay.frames[at];
  return {
    seq: at,
    look: /^\d+$/.test(replay.as) ? Number(replay.as) : null,
    view: frame?.view ?? null,
    secret: false,
    asked: frame?.asked ?? [],
    question: null,
    prompt: null,
    scores: frame?.scores ?? null,
    headings: frame?.headings ?? null,
    sheet: null,
    undo: 'no',
    undo_of: null,
    proposal: null,
    talk: { open: false, rule: null, private: null },
    clocks: null,
    at: 0,
  };
}

function tableOf(replay: Replay, id: string): Table {
  const seats = Array.from({ length: replay.seats }, (_, seat) => ({
    seat,
    kind: 'person' as const,
    ruled: false,
    name: replay.players[seat] || String(seat + 1),
    level: null,
    away: false,
    resigned: false,
    yours: false,
    present: true,
    invited: null,
  }));
  return {
    id,
    link: `/t/${id}`,
    game: replay.game,
    edition: replay.edition,
    options: replay.options,
    public: true,
    hints: false,
    created_at: 0,
    updated_at: 0,
    phase: 'playing',
    seq: 0,
    host: '',
    seats,
    partners: [],
    asked: [],
    watching: 0,
    clock: null,
    outcome: null,
    rematch: null,
    rematch_of: null,
    daily: null,
    tournament: null,
    made_by_you: false,
  };
}
