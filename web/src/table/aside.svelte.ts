// What is beside the board: which tab is in front, whether the drawer is out, and what of the talk has been read.

import { tick } from 'svelte';

export class Aside {
  /** Nothing: the first tab there is. */
  tab = $state('');
  open = $state(false);
  read = $state(0);

  show(tab: string): void {
    this.tab = tab;
    this.open = true;
  }

  /** The talk, ready to be typed into, wherever it is. */
  async talk(): Promise<void> {
    this.show('talk');
    await tick();
    document.getElementById('talk')?.focus();
  }
}
