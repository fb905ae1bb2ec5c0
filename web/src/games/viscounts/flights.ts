// What flies over the table in an event: goods that are gained or paid, a card or a manuscript that is taken.

import type { GameEvent } from '../../protocol/types';
import { APART, ARC, between, boxAt, find, MOVE, type Mover } from '../../table/flying';
import { isOf } from './events';
import { signOf } from './told';

const SIZE = 34;
const MOST = 6;

const sign = (thing: string): string =>
  `<svg viewBox="-24 -24 48 48" width="100%" height="100%" style="overflow:visible"><use href="#vs-${signOf(thing)}"/></svg>`;

/** Where the things of a seat are, and where its viscount stands. */
const atSeat = (seat: number): Element | null => find(`[data-seat="${seat}"] .stok`, `[data-seat="${seat}"]`);
const atPlace = (seat: number): Element | null => find(`[data-rider="${seat}"]`, '#board');

function middle(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect(left + width / 2 - SIZE / 2, top + height / 2 - SIZE / 2, SIZE, SIZE);
}

function mover(holds: string | Element, from: DOMRect, to: Element | null, delay: number): Mover {
  return {
    start: (layer) => {
      if (!to) return null;
      const { x, y } = between(from, to.getBoundingClientRect());
      const moved = `translate(${x}px, ${y}px) scale(0.8)`;
      return boxAt(layer, from, holds).animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: moved, opacity: 1 },
          { transform: moved, opacity: 0 },
        ],
        { duration: MOVE * 1.3, delay, easing: ARC, fill: 'both' },
      );
    },
  };
}

function goods(things: string[], from: Element | null, to: Element | null): Mover[] {
  if (!from || !to) return [];
  return things.slice(0, MOST).map((thing, i) => mover(sign(thing), middle(from), to, i * APART));
}

/** A thing on the ring as it is drawn there. */
function taken(selector: string, to: Element | null): Mover[] {
  const found = find(selector);
  if (!(found instanceof SVGGraphicsElement) || !to) return [];
  const { x, y, width, height } = found.getBBox();
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.setAttribute('width', '100%');
  copy.setAttribute('height', '100%');
  copy.append(...Array.from(found.childNodes, (child) => child.cloneNode(true)));
  return [mover(copy, found.getBoundingClientRect(), to, 0)];
}

export function flights(event: GameEvent, turn: number | null): Mover[] {
  if (isOf(event, 'Gained'))
    return goods(Array<string>(event.count).fill(event.thing), atPlace(event.seat), atSeat(event.seat));
  if (isOf(event, 'Paid')) return goods(event.pays, atSeat(event.seat), atPlace(event.seat));
  if (isOf(event, 'Hired')) return taken(`[data-folk="${event.card}"]`, atSeat(event.seat));
  if (isOf(event, 'Transcribed')) return taken(`[data-tile="${event.tile}"]`, atSeat(event.seat));
  if (turn === null) return [];
  if (isOf(event, 'AiTook')) return goods([event.good], atPlace(turn), atSeat(turn));
  return isOf(event, 'AiSpent') ? goods(event.pays, atSeat(turn), atPlace(turn)) : [];
}
