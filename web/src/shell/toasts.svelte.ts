// Short messages: what happened, what was refused and by which rule. One at a time: the newest is the one that counts.
// At a table it stands in the question's place and goes with the decision that it belongs to; elsewhere at the edge.

export interface Toast {
  id: number;
  tone: 'good' | 'bad' | 'plain';
  title: string;
  text?: string;
  rule?: string;
  icon?: string;
}

const SHOWN_FOR = 7000;

class Toasts {
  now = $state.raw<Toast | null>(null);
  /** How many questions are there to show it. */
  places = $state(0);
  private last = 0;

  show(toast: Omit<Toast, 'id'>): void {
    const id = ++this.last;
    this.now = { ...toast, id };
    window.setTimeout(() => this.drop(id), SHOWN_FOR);
  }

  drop(id?: number): void {
    if (id === undefined || this.now?.id === id) this.now = null;
  }
}

export const toasts = new Toasts();
