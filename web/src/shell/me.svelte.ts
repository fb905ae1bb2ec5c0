// Who sits at this browser.

import { api } from '../protocol/http';
import type { Player } from '../protocol/types';
import { settings } from './settings.svelte';

class Me {
  player = $state.raw<Player | null>(null);
  /** How often somebody else has sat down at this browser. */
  changes = $state(0);
  /** How often it was said here who sits here: what was asked for before is old. */
  private said = 0;

  get name(): string {
    return this.player?.name ?? settings.name;
  }

  async ask(): Promise<void> {
    const { said } = this;
    const player = await api.me().catch(() => this.player);
    if (said !== this.said) return;
    this.player = player;
    if (this.player) settings.name = this.player.name;
  }

  async call(name: string): Promise<void> {
    this.become(await api.call(name));
  }

  /** What a guest has learnt goes to the account; with who signs out it goes from this device. */
  private async takeAlong(had: boolean, has: boolean): Promise<void> {
    if (had === has) return;
    const progress = await import('../lessons/progress.svelte');
    if (has) await progress.share();
    else progress.forget();
  }

  become(player: Player | null): void {
    this.said++;
    if (player?.id !== this.player?.id) this.changes++;
    void this.takeAlong(this.player?.account ?? false, player?.account ?? false);
    this.player = player;
    if (player) settings.name = player.name;
  }
}

export const me = new Me();

// Friends and invitations come while nothing else happens: whoever looks at the page is told.
const NEWS_MS = 60_000;
setInterval(() => {
  if (me.player?.account && document.visibilityState === 'visible') void me.ask();
}, NEWS_MS);
