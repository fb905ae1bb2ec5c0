// Short messages at the edge: what happened, what was refused and by which rule.

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
  all = $state.raw<Toast[]>([]);
  private last = 0;

  show(toast: Omit<Toast, 'id'>): void {
    const id = ++this.last;
    this.all = [...this.all.slice(-2), { ...toast, id }];
    window.setTimeout(() => this.drop(id), SHOWN_FOR);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
