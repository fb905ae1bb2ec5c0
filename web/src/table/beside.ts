// Where something stands that explains what is pointed at: beside it, inside the window, and never over the commit bar.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 8;

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Of all places inside the window the first that covers as little as can be: first of the bar, then of what it explains. */
export function besideOf(
  at: Box,
  wide: number,
  high: number,
  room: Box,
  bar: Box | null,
): { left: number; top: number } {
  const within = (from: number, least: number, most: number): number => Math.max(least, Math.min(most, from));
  const across = (left: number): number => within(left, room.left + MARGIN, room.right - wide - MARGIN);
  const down = (top: number): number => within(top, room.top + MARGIN, room.bottom - high - MARGIN);
  const lefts = [at.right + MARGIN, at.left - wide - MARGIN, at.left, ...(bar ? [bar.left - wide - MARGIN] : [])];
  const tops = [at.top - 60, at.bottom + MARGIN, at.top - high - MARGIN, ...(bar ? [bar.top - high - MARGIN] : [])];
  const places = lefts.flatMap((left) => tops.map((top) => ({ left: across(left), top: down(top) })));
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + wide, bottom: top + high };
    return (bar ? common(box, bar) * 1000 : 0) + common(box, at);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** For an element that is fixed: it is measured, and put beside what it explains. */
export function beside(node: HTMLElement, at: Box): { update: (at: Box) => void } {
  const grow = Number(getComputedStyle(document.documentElement).getPropertyValue('--grow')) || 1;
  const smaller = ({ left, top, right, bottom }: Box): Box => ({
    left: left / grow,
    top: top / grow,
    right: right / grow,
    bottom: bottom / grow,
  });
  function put(now: Box): void {
    const bar = document.getElementById('commit')?.getBoundingClientRect();
    const room = smaller({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const place = besideOf(smaller(now), node.offsetWidth, node.offsetHeight, room, bar ? smaller(bar) : null);
    node.style.left = `${place.left}px`;
    node.style.top = `${place.top}px`;
  }
  put(at);
  return { update: put };
}
