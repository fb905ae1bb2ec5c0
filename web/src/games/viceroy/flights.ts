// Plays out what happened: cards and gems fly to where they now lie, closed circles flash.
// Nothing waits for it: the position is shown at once, and a click or a key ends what still flies.

import { tick } from 'svelte';
import type { GameEvent } from '../../protocol/types';
import { play } from '../../shell/sound';
import { APART, ARC, between, boxAt, find, fly, MOVE, type Mover, type Where } from '../../table/flying';
import { brick } from './draw/cards';
import { COLOURS, gem, type Colour } from './draw/gems';
import { token } from './draw/tokens';
import { known } from './events';
import { Shelf } from './shelf';
import type { CardWon, CircleClosed, CircleRecoloured, Event, Paid } from './types';
import type { Viceroy } from './viceroy.svelte';

const LANDING = MOVE + 180;
const LONGEST = 2600;
const GEM: [number, number] = [30, 30];
const BRICK: [number, number] = [110, 76];
const BACK =
  '<rect width="40" height="58" rx="4" fill="#1F4690" stroke="#E2B748" stroke-width="2"/>' +
  '<rect x="4" y="4" width="32" height="50" fill="url(#v-lilies)"/>';

interface Flight {
  drawn: string;
  size: [number, number];
  from: DOMRect;
  to: Where;
  at: number;
  /** What must not be seen before it has arrived. */
  hides?: Where;
}
/** Something that shines up or rises where it is. */
interface Flash {
  where: Where;
  at: number;
}

const svg = (w: number, h: number, inner: string): string =>
  `<svg viewBox="0 0 ${w} ${h}" width="100%" height="100%" style="overflow:visible">${inner}</svg>`;

/** A card where it lies in somebody's pyramid. */
const onBrick =
  (seat: number, card: number): Where =>
  () =>
    find(`[data-pyramid="${seat}"] [data-card="${card}"]`);

class Plan {
  readonly flights: Flight[] = [];
  /** What shines up when it is there: circles that close, endless gems that pay. */
  readonly flashes: Flash[] = [];
  /** Tokens that rise out of the card they now lie on. */
  readonly risen: Flash[] = [];
  /** Cards that were taken from the shelf. */
  readonly taken = new Set<string>();
  private readonly gained = new Map<string, number>();
  private clock = 0;
  private readonly viceroy: Viceroy;

  constructor(viceroy: Viceroy) {
    this.viceroy = viceroy;
  }

  /** Where the things of a seat are: one's own behind the screen, those of others at their sign. */
  private atSeat(seat: number, kind: Colour | 'attack' | 'hand' = 'hand'): Element | null {
    const sign = [`[data-seat="${seat}"] .sign`, `[data-seat="${seat}"]`];
    if (seat !== this.viceroy.me) return find(...sign);
    return kind === 'hand' ? find('#hand', '#screen', ...sign) : find(`[data-own="${kind}"]`, '#screen', ...sign);
  }

  /** A card of one's own hand where it lies; of another's, their sign. */
  private inHand(seat: number, card: number): Element | null {
    const own = seat === this.viceroy.me ? find(`#hand [data-card="${card}"]`) : null;
    return own ?? this.atSeat(seat);
  }

  private add(drawn: string, size: [number, number], from: Element | null, to: Where, hides?: Where): void {
    const box = from?.getBoundingClientRect();
    if (!box) return;
    this.flights.push({ drawn: svg(...size, drawn), size, from: box, to, at: this.clock, ...(hides ? { hides } : {}) });
    this.clock += size[0] > GEM[0] ? 2 * APART : APART;
  }

  private card(card: number, from: Element | null, to: Where, hides?: Where): void {
    const face = this.viceroy.face(card);
    if (face) this.add(brick(card, face, [], { w: BRICK[0], h: BRICK[1] }), BRICK, from, to, hides);
  }

  private gem(colour: Colour, from: Element | null, to: Where): void {
    this.add(gem(colour, GEM[0] / 2, GEM[1] / 2, GEM[0]), GEM, from, to);
  }

  tell(event: Event): void {
    const reserve = (which: Colour): Element | null => find(`[data-reserve="${which}"]`, '#offer');
    switch (event.is) {
      case 'CardWon':
        return this.won(event);
      case 'CardPlaced': {
        const there = onBrick(event.seat, event.card);
        window.setTimeout(() => play('card'), this.clock);
        this.card(event.card, this.inHand(event.seat, event.card), there, there);
        this.clock += MOVE;
        return;
      }
      case 'TokenGained':
        return this.rise(event.seat, event.card);
      case 'CardTucked':
        return this.card(event.card, this.inHand(event.seat, event.card), onBrick(event.seat, event.other_card));
      case 'CardDiscarded':
        return this.card(event.card, this.inHand(event.seat, event.card), () => find('#reserve', '#offer'));
      case 'Paid':
        return this.paid(event, reserve);
      case 'GemTaken':
        return this.gem(event.colour, reserve(event.colour), () => this.atSeat(event.seat, event.colour));
      case 'CircleClosed':
        this.flashes.push({ where: () => this.circle(event), at: this.clock });
        window.setTimeout(() => play('won'), this.clock);
        this.clock += MOVE;
        for (let n = 0; n < event.count; n++)
          this.gem(event.colour, reserve(event.colour), () => this.atSeat(event.seat, event.colour));
        return;
      case 'CircleRecoloured': {
        const circle = (): Element | null => this.circle(event);
        this.gem(event.colour, this.atSeat(event.seat, event.colour), circle);
        this.flashes.push({ where: circle, at: this.clock + MOVE });
        return;
      }
      case 'AttackGained': {
        const drawn = token({ kind: 'attack' }, 15, 15, 28);
        return this.add(drawn, GEM, find('#board'), () => this.atSeat(event.seat, 'attack'));
      }
      case 'CardDrawn': {
        const decks = find('#reserve .decks', '#reserve', '#offer');
        return this.add(BACK, [40, 58], decks, () => this.atSeat(event.seat));
      }
      case 'GemGiven': {
        const { seat, other, colour } = event;
        return this.gem(colour, this.atSeat(seat, colour), () => this.atSeat(other, colour));
      }
      case 'GemParked': {
        const { seat, colour } = event;
        return this.gem(colour, this.atSeat(seat, colour), () => find(`[data-pyramid="${seat}"]`));
      }
    }
  }

  private won({ seat, card }: CardWon): void {
    const here = `[data-card="${card}"]`;
    this.taken.add(String(card));
    this.card(
      card,
      find(`#offer ${here}`, '#offer'),
      () => this.inHand(seat, card),
      () => find(`#hand ${here}`),
    );
  }

  private paid({ seat, counts, endless }: Paid, reserve: (which: Colour) => Element | null): void {
    COLOURS.forEach((colour, i) => {
      for (let n = 0; n < (counts[i] ?? 0); n++) this.gem(colour, this.atSeat(seat, colour), () => reserve(colour));
      for (let n = 0; n < (endless[i] ?? 0); n++)
        this.flashes.push({ where: () => this.endless(seat, colour, n), at: this.clock });
    });
  }

  /** Tokens lie in the order in which they came: of those gained now the last is the last. */
  private rise(seat: number, card: number): void {
    const on = `[data-pyramid="${seat}"] [data-card="${card}"] .token`;
    const nth = this.gained.get(on) ?? 0;
    this.gained.set(on, nth + 1);
    const where = (): Element | null => {
      const all = document.querySelectorAll(on);
      return all[all.length - (this.gained.get(on) ?? 0) + nth] ?? null;
    };
    this.risen.push({ where, at: this.clock });
    this.clock += APART;
  }

  private endless(seat: number, colour: Colour, nth: number): Element | null {
    return document.querySelectorAll(`[data-pyramid="${seat}"] [data-token="endless ${colour}"]`)[nth] ?? null;
  }

  private circle({ seat, place }: CircleClosed | CircleRecoloured): Element | null {
    const pyramid = `[data-pyramid="${seat}"]`;
    return find(
      `${pyramid} [data-at="${place}"]`,
      `${pyramid} [data-circle="${place}"]`,
      `${pyramid} [data-place="${place}"]`,
    );
  }
}

/** Shows the new position and lets fly what moved from where it lay. Whoever is asked now need not wait for it. */
export async function playOut(viceroy: Viceroy, events: GameEvent[], apply: () => void): Promise<void> {
  const plan = new Plan(viceroy);
  const shelf = new Shelf();
  for (const event of events) plan.tell(known(event));
  apply();
  await tick();
  const movers = [...moversOf(plan), ...shelf.moves(plan.taken)];
  if (!movers.length) return;
  const landed = fly(movers);
  if (!viceroy.sitting.question) await landed;
}

function moversOf({ flights, flashes, risen }: Plan): Mover[] {
  const last = Math.max(0, ...[...flights, ...flashes, ...risen].map((each) => each.at)) + MOVE;
  const pace = Math.min(1, LONGEST / last);
  return [
    ...flights.map((flight): Mover => ({
      start: (layer) => start(flight, layer, pace),
      ...(flight.hides ? { hides: flight.hides } : {}),
    })),
    ...flashes.map((flash): Mover => ({ start: () => shine(flash, pace) })),
    ...risen.map((flash): Mover => ({ start: () => rising(flash, pace) })),
  ];
}

function shine({ where, at }: Flash, pace: number): Animation | null {
  const bright = [
    { filter: 'brightness(1)' },
    { filter: 'brightness(1.9) drop-shadow(0 0 10px #ffe9a0)', offset: 0.4 },
    { filter: 'brightness(1)' },
  ];
  return where()?.animate(bright, { delay: at * pace, duration: 2 * MOVE * pace, easing: 'ease-in-out' }) ?? null;
}

function rising({ where, at }: Flash, pace: number): Animation | null {
  const frames = [
    { transform: 'translateY(24px) scale(.3)', opacity: 0 },
    { transform: 'translateY(-5px) scale(1.15)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ];
  return where()?.animate(frames, { delay: at * pace, duration: MOVE * pace, easing: ARC, fill: 'backwards' }) ?? null;
}

function start(flight: Flight, layer: HTMLElement, pace: number): Animation {
  const {
    from,
    size: [wide, tall],
  } = flight;
  const to = flight.to()?.getBoundingClientRect() ?? from;
  const lifted = new DOMRect(from.left + from.width / 2 - wide / 2, from.top + from.height / 2 - tall / 2, wide, tall);
  const box = boxAt(layer, lifted, flight.drawn);
  const { x, y } = between(lifted, to);
  const scale = wide > GEM[0] ? Math.max(0.35, Math.min(1.2, to.width / wide)) : 1;
  const there = `translate(${x}px,${y}px) scale(${scale})`;
  return box.animate(
    [
      { transform: 'scale(.6)', opacity: 0 },
      { transform: 'translateY(-10px) scale(1.06)', opacity: 1, offset: 0.2 },
      { transform: there, opacity: 1, offset: 0.92 },
      { transform: there, opacity: 0 },
    ],
    { delay: flight.at * pace, duration: LANDING * pace, easing: ARC, fill: 'both' },
  );
}
