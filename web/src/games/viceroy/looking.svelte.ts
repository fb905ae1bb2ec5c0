// Hovering over a card and pressing it long enlarge it, wherever it lies. Neither ever commits anything.

export interface Peeked {
  card: number;
  at: DOMRect;
}

const HOVERED = 600; // milliseconds
const PRESSED = 500;
const SLIP = 10; // so far a finger may move

export class Looking {
  peeked = $state.raw<Peeked | null>(null);
  private readonly enlarge: (card: number) => void;
  private timer = 0;
  private over: Element | null = null;
  private from = { x: 0, y: 0 };
  /** A long press ends with a click that must not choose. */
  private swallows = false;

  constructor(enlarge: (card: number) => void) {
    this.enlarge = enlarge;
  }

  private cardAt(event: Event): Element | null {
    const target = event.target instanceof Element ? event.target : null;
    return target?.closest('dialog') ? null : (target?.closest('[data-card]') ?? null);
  }

  private wait(after: number, then: () => void): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(then, after);
  }

  forget(): void {
    window.clearTimeout(this.timer);
    this.over = null;
    this.peeked = null;
  }

  hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    const found = this.cardAt(event);
    if (found === this.over) return;
    this.forget();
    this.over = found;
    if (found)
      this.wait(HOVERED, () => {
        if (found.isConnected)
          this.peeked = { card: Number(found.getAttribute('data-card')), at: found.getBoundingClientRect() };
      });
  }

  press(event: PointerEvent): void {
    const found = this.cardAt(event);
    this.forget();
    this.swallows = false;
    if (event.pointerType === 'mouse' || !found) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.wait(PRESSED, () => {
      this.swallows = true;
      this.enlarge(Number(found.getAttribute('data-card')));
    });
  }

  move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLIP) window.clearTimeout(this.timer);
  }

  release(): void {
    window.clearTimeout(this.timer);
  }

  click(event: MouseEvent): void {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
