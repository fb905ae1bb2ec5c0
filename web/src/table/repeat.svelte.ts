// Shows once more what others did since the reader's last decision, entry by entry, on the board itself.

import type { Line } from '../protocol/types';
import { aMoment } from '../shell/pace';
import { settings } from '../shell/settings.svelte';
import { deedsOf, type Deed } from './deeds';
import type { Sitting } from './sitting.svelte';
import { readingTime } from './timeline.svelte';

export class Repeat {
  deed = $state.raw<Deed | null>(null);
  on = $state(false);
  private readonly sitting: Sitting;
  private hurry = new AbortController();

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  async start(): Promise<void> {
    const { sitting } = this;
    const lines = [...new Set(sitting.since.flatMap((deed) => deed.lines))];
    if (this.on || sitting.timeline.busy || !lines.length) return;
    this.hurry = new AbortController();
    const { signal } = this.hurry;
    this.on = true;
    try {
      await this.goBack(lines);
      for (const line of lines) if (!signal.aborted) await this.show(line, signal);
    } catch (why) {
      sitting.refused(why);
    } finally {
      if (!signal.aborted) this.stop();
    }
  }

  /** Back to now, at once. */
  stop(): void {
    if (!this.on) return;
    this.hurry.abort();
    this.on = false;
    this.deed = null;
    this.sitting.past = null;
  }

  private async goBack(lines: Line[]): Promise<void> {
    const first = lines[0]?.seq ?? 0;
    const before = this.sitting.log.findLast((line) => line.seq < first && line.events.length > 0);
    if (before) await this.look(before.seq, this.hurry.signal);
  }

  private async look(seq: number, signal: AbortSignal): Promise<void> {
    const past = await this.sitting.tableAt(seq);
    if (!signal.aborted) this.sitting.past = past;
  }

  private async show(line: Line, signal: AbortSignal): Promise<void> {
    const { sitting } = this;
    const past = await sitting.tableAt(line.seq);
    if (signal.aborted) return;
    this.deed = deedsOf([line], () => false)[0] ?? this.deed;
    const read = aMoment(this.deed ? readingTime(this.deed) : 0, signal);
    const apply = (): void => {
      if (!signal.aborted) sitting.past = past;
    };
    if (sitting.stage && settings.motion) await sitting.stage([line], apply, signal);
    apply();
    await read;
  }
}
