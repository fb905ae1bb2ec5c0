// The shelf of the auction: it rolls up and down with the phase, and when it is renewed the cards at the points fade,
// those at the feet move up, and new ones are turned over.

import { APART, ARC, boxAt, MOVE, type Mover } from '../../table/flying';

const TURN = 220;
const LOWER = 24;
const cardsIn = (shelf: Element | null): [string, HTMLElement][] =>
  [...(shelf?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].map((each) => [each.dataset['card'] ?? '', each]);

/** The shelf as it was before a move. */
export class Shelf {
  private readonly box: DOMRect | null = null;
  private readonly look: HTMLElement | null = null;
  private readonly lay = new Map<string, { box: DOMRect; look: Element }>();

  constructor() {
    const shelf = document.querySelector<HTMLElement>('#offer');
    if (!shelf) return;
    this.box = shelf.getBoundingClientRect();
    this.look = shelf.cloneNode(true) as HTMLElement;
    this.look.removeAttribute('id');
    for (const [card, drawn] of cardsIn(shelf))
      this.lay.set(card, { box: drawn.getBoundingClientRect(), look: drawn.cloneNode(true) as Element });
  }

  /** What has become of it; cards that somebody took fly on their own. */
  moves(taken: ReadonlySet<string>): Mover[] {
    const shelf = document.querySelector<HTMLElement>('#offer');
    const [before, after] = [this.box?.height ?? 0, shelf?.getBoundingClientRect().height ?? 0];
    if (before > after + LOWER) return this.rollUp(after);
    if (shelf && this.box && after > before + LOWER) return [rollDown(shelf, before)];
    return this.renew(shelf, taken);
  }

  private rollUp(left: number): Mover[] {
    const { box, look } = this;
    if (!box || !look) return [];
    const rolled = `inset(0 0 ${box.height - left}px 0)`;
    const frames = [
      { clipPath: 'inset(0)' },
      { clipPath: rolled, opacity: 1, offset: 0.9 },
      { clipPath: rolled, opacity: 0 },
    ];
    return [
      { start: (layer) => boxAt(layer, box, look).animate(frames, { duration: MOVE, easing: ARC, fill: 'both' }) },
    ];
  }

  private renew(shelf: Element | null, taken: ReadonlySet<string>): Mover[] {
    const now = cardsIn(shelf);
    if (!this.lay.size || !now.some(([card]) => !this.lay.has(card))) return [];
    const here = new Set(now.map(([card]) => card));
    const gone = [...this.lay].filter(([card]) => !here.has(card) && !taken.has(card));
    let turned = 0;
    return [
      ...gone.map(([, { box, look }]): Mover => ({ start: (layer) => fade(boxAt(layer, box, look)) })),
      ...now.map(([card, drawn]): Mover => {
        const lay = this.lay.get(card);
        return lay ? slide(drawn, lay.box) : turn(drawn, MOVE + APART * turned++);
      }),
    ];
  }
}

function rollDown(shelf: HTMLElement, before: number): Mover {
  const height = shelf.getBoundingClientRect().height;
  const frames = [{ clipPath: `inset(0 0 ${height - before}px 0)` }, { clipPath: 'inset(0 0 0 0)' }];
  return { start: () => shelf.animate(frames, { duration: MOVE, easing: ARC }) };
}

const fade = (what: Element): Animation =>
  what.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TURN, fill: 'both' });

function slide(drawn: HTMLElement, from: DOMRect): Mover {
  const to = drawn.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 2) return { start: () => null };
  return {
    start: () =>
      drawn.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: 'none' }], {
        duration: MOVE,
        easing: ARC,
      }),
  };
}

function turn(drawn: HTMLElement, delay: number): Mover {
  const frames = [
    { transform: 'perspective(500px) rotateY(90deg)', opacity: 0 },
    { transform: 'perspective(500px) rotateY(0)', opacity: 1 },
  ];
  return { start: () => drawn.animate(frames, { duration: TURN, delay, easing: 'ease-out', fill: 'backwards' }) };
}
