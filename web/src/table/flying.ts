// What flies over a table while a move is played out. Nothing waits for it: a click or a key ends what still flies.

import { paced } from '../shell/pace';

export const MOVE = 420;
export const APART = 80;
export const ARC = 'cubic-bezier(.45,.05,.3,1)';

export type Where = () => Element | null;

/** One thing that moves: over the table on the layer, or in its place. */
export interface Mover {
  start: (layer: HTMLElement) => Animation | null;
  /** What must not be seen before it has arrived. */
  hides?: Where;
}

/** The first of these that can be seen. */
export function find(...selectors: string[]): Element | null {
  for (const selector of selectors) {
    const found = document.querySelector(selector);
    if (found && found.getBoundingClientRect().width > 0) return found;
  }
  return null;
}

/** A box on the layer, as large as something on the table. */
export function boxAt(
  layer: HTMLElement,
  { left, top, width, height }: DOMRectReadOnly,
  holds: string | Element,
): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;will-change:transform`;
  if (typeof holds === 'string') box.innerHTML = holds;
  else box.append(holds);
  layer.append(box);
  return box;
}

/** From the middle of one thing to the middle of another. */
export function between(from: DOMRectReadOnly, to: DOMRectReadOnly): { x: number; y: number } {
  return {
    x: to.left + to.width / 2 - from.left - from.width / 2,
    y: to.top + to.height / 2 - from.top - from.height / 2,
  };
}

export function show(what: Element | null, seen: boolean): void {
  if (what instanceof SVGElement || what instanceof HTMLElement) what.style.visibility = seen ? '' : 'hidden';
}

/** Starts all at once; each has its own delay. It ends when all are still. */
export async function fly(movers: Mover[]): Promise<void> {
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.inert = true;
  layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:30;overflow:hidden';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  const running = movers.flatMap((mover) => {
    const animation = mover.start(layer);
    if (!animation) return [];
    animation.playbackRate = 1 / Math.max(0.01, paced(1));
    show(mover.hides?.() ?? null, false);
    animation.addEventListener('finish', () => show(mover.hides?.() ?? null, true));
    return [animation];
  });
  const finish = (): void => running.forEach((animation) => animation.finish());
  const heard = new AbortController();
  for (const what of ['pointerdown', 'keydown']) window.addEventListener(what, finish, { signal: heard.signal });
  await Promise.allSettled(running.map((animation) => animation.finished));
  heard.abort();
  for (const mover of movers) show(mover.hides?.() ?? null, true);
  layer.remove();
}
