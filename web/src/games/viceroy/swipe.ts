// One finger drawn quickly sideways over a window, where there is nothing more to see on that side: on to the next one.

const FAR = 48;
const QUICK = 700;

export interface Reach {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Which way a stroke goes: 1 to the next, -1 to the one before; 0 if it only looks along, or is none. */
export function strokeOf(
  from: { x: number; y: number; at: number },
  to: { x: number; y: number; at: number },
  within: Reach,
): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy) || to.at - from.at > QUICK) return 0;
  const atEnd = within.scrollLeft + within.clientWidth >= within.scrollWidth - 1;
  if (dx < 0) return atEnd ? 1 : 0;
  return within.scrollLeft <= 0 ? -1 : 0;
}

/** Listens to one finger; what it gives back ends it. */
export function swipes(what: HTMLElement, on: (by: number) => void): () => void {
  const heard = new AbortController();
  const options = { signal: heard.signal, passive: true };
  let from: { x: number; y: number; at: number; within: Reach } | null = null;
  what.addEventListener(
    'touchstart',
    ({ touches, timeStamp }) => {
      const [finger, second] = touches;
      const { scrollLeft, clientWidth, scrollWidth } = what;
      from =
        finger && !second
          ? { x: finger.clientX, y: finger.clientY, at: timeStamp, within: { scrollLeft, clientWidth, scrollWidth } }
          : null;
    },
    options,
  );
  what.addEventListener(
    'touchend',
    ({ changedTouches: [finger], timeStamp }) => {
      const by =
        from && finger ? strokeOf(from, { x: finger.clientX, y: finger.clientY, at: timeStamp }, from.within) : 0;
      from = null;
      if (by) on(by);
    },
    options,
  );
  what.addEventListener('touchcancel', () => (from = null), options);
  return () => heard.abort();
}
