// Two fingers on a window: apart is closer, together is farther. The wheel with Ctrl does the same.

interface Point {
  x: number;
  y: number;
}

export class Pinch {
  private readonly what: HTMLElement;
  private readonly zoom: () => number;
  private readonly to: (zoom: number, at: Point) => void;
  private readonly fingers = new Map<number, Point>();
  private readonly heard = new AbortController();
  private before: { apart: number; zoom: number } | null = null;

  constructor(what: HTMLElement, zoom: () => number, to: (zoom: number, at: Point) => void) {
    this.what = what;
    this.zoom = zoom;
    this.to = to;
    const options = { signal: this.heard.signal };
    what.addEventListener('pointerdown', (event) => this.down(event), options);
    what.addEventListener('pointermove', (event) => this.move(event), options);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      what.addEventListener(end, (event) => this.up(event), options);
    what.addEventListener('wheel', (event) => this.wheel(event), { ...options, passive: false });
  }

  readonly off = (): void => this.heard.abort();

  private at(event: MouseEvent): Point {
    const box = this.what.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private apart(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  private down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    this.fingers.set(event.pointerId, this.at(event));
    this.before = this.fingers.size === 2 ? { apart: this.apart(), zoom: this.zoom() } : null;
  }

  private move(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.set(event.pointerId, this.at(event));
    const [one, other] = [...this.fingers.values()];
    if (!this.before || !one || !other) return;
    event.preventDefault();
    this.to((this.before.zoom * this.apart()) / this.before.apart, {
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
    });
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.before = null;
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.to(this.zoom() * (event.deltaY < 0 ? 1.15 : 1 / 1.15), this.at(event));
  }
}
