// One timeline for what others do: each update is a scene, one after the other, long enough to be read.
// Nothing of one's own waits for it: whoever acts sees the truth at once, and finds the rest in the strip.

import type { Update } from '../protocol/live.svelte';
import type { Line } from '../protocol/types';
import { aMoment } from '../shell/pace';
import { settings } from '../shell/settings.svelte';
import { deedsOf, type Deed } from './deeds';

/** Plays out what happened: it calls `apply` when the new position may be seen, and ends when all is still. */
export type Stage = (lines: Line[], apply: () => void, hurry: AbortSignal) => Promise<void>;

const [SHORTEST, LONGEST] = [900, 3200];

/** How long a deed is there to be read: a glance, and some fifty letters a second. */
export const readingTime = ({ sentences }: Deed): number =>
  Math.max(SHORTEST, Math.min(LONGEST, 500 + 22 * sentences.join(' ').length));

interface Shower {
  stage: Stage | null;
  isMine(seat: number): boolean;
  apply(update: Update): void;
  settle(): void;
}

export class Timeline {
  /** What others do just now. */
  scene = $state.raw<Deed | null>(null);
  private readonly shower: Shower;
  private queue: Update[] = [];
  busy = false;
  /** How often something newer was shown at once, as after a change of language: what is still in flight is old then. */
  private turnedOver = 0;
  private hurry = new AbortController();

  constructor(shower: Shower) {
    this.shower = shower;
  }

  take(update: Update): void {
    if (update.follows && settings.pace !== 'at_once' && !document.hidden) {
      this.queue.push(update);
      if (!this.busy) void this.run();
      return;
    }
    this.queue = [];
    this.turnedOver++;
    this.shower.apply(update);
    if (!this.busy) this.shower.settle();
  }

  /** Whoever acts does not wait: what still has to be shown is shown as it ended. */
  skip(): void {
    if (this.busy) this.hurry.abort();
  }

  private async run(): Promise<void> {
    this.busy = true;
    this.hurry = new AbortController();
    for (let update = this.queue.shift(); update; update = this.queue.shift()) await this.play(update);
    this.scene = null;
    this.busy = false;
    this.shower.settle();
  }

  private async play(update: Update): Promise<void> {
    const { turnedOver, shower } = this;
    const { signal } = this.hurry;
    let applied = false;
    const apply = (): void => {
      if (!applied && turnedOver === this.turnedOver) shower.apply(update);
      applied = true;
    };
    const told = this.tell(update, signal);
    if (shower.stage && settings.motion && !signal.aborted)
      await shower.stage(update.lines, apply, signal).catch(() => {});
    apply();
    await told;
  }

  /** All that several did at once, one after the other; a question does not wait for the last to be read. */
  private async tell(update: Update, signal: AbortSignal): Promise<void> {
    const deeds = deedsOf(update.lines, (seat) => this.shower.isMine(seat));
    for (const [i, deed] of deeds.entries()) {
      this.scene = deed;
      const isLast = i === deeds.length - 1;
      if (!isLast || this.queue.length || !update.position.question) await aMoment(readingTime(deed), signal);
    }
  }
}
