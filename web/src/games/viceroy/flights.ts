// Plays out what happened: cards and gems fly to where they now lie, closed circles flash.
// Nothing waits for it: the position is shown at once, and a click or a key ends what still flies.

import { tick } from 'svelte';
import type { GameEvent } from '../../protocol/types';
import { play } from '../../shell/sound';
import { brick } from './draw/cards';
import { COLOURS, gem, type Colour } from './draw/gems';
import { token } from './draw/tokens';
import type { Viceroy } from './viceroy.svelte';

const MOVE = 420;
const APART = 80;
const LONGEST = 2600;
const ARC = 'cubic-bezier(.45,.05,.3,1)';
const GEM: [number, number] = [30, 30];
const BRICK: [number, number] = [110, 76];
const BACK =
  '<rect width="40" height="58" rx="4" fill="#1F4690" stroke="#E2B748" stroke-width="2"/>' +
  '<rect x="4" y="4" width="32" height="50" fill="url(#v-lilies)"/>';

type Where = () => Element | null;
interface Flight {
  drawn: string;
  size: [number, number];
  from: DOMRect;
  to: Where;
  at: number;
  /** What must not be seen before it has arrived. */
  hides?: Where;
}

const find = (...selectors: string[]): Element | null => {
  for (const selector of selectors) {
    const found = document.querySelector(selector);
    if (found && found.getBoundingClientRect().width > 0) return found;
  }
  return null;
};
const svg = (w: number, h: number, inner: string): string =>
  `<svg viewBox="0 0 ${w} ${h}" width="100%" height="100%" style="overflow:visible">${inner}</svg>`;
const colourIn = (event: GameEvent): Colour => event['colour'] as Colour;

class Plan {
  readonly flights: Flight[] = [];
  /** What shines up when it is there: circles that close. */
  readonly flashes: { where: Where; at: number }[] = [];
  private clock = 0;
  private readonly viceroy: Viceroy;

  constructor(viceroy: Viceroy) {
    this.viceroy = viceroy;
  }

  /** Where the things of a seat are: one's own behind the screen, those of others at their sign. */
  private atSeat(seat: unknown, kind: Colour | 'attack' | 'hand' = 'hand'): Element | null {
    const sign = [`[data-seat="${String(seat)}"] .sign`, `[data-seat="${String(seat)}"]`];
    if (Number(seat) !== this.viceroy.me) return find(...sign);
    return kind === 'hand' ? find('#hand', '#screen', ...sign) : find(`[data-own="${kind}"]`, '#screen', ...sign);
  }

  /** A card of one's own hand where it lies; of another's, their sign. */
  private inHand(seat: unknown, card: unknown): Element | null {
    const own = Number(seat) === this.viceroy.me ? find(`#hand [data-card="${String(card)}"]`) : null;
    return own ?? this.atSeat(seat);
  }

  private add(drawn: string, size: [number, number], from: Element | null, to: Where, hides?: Where): void {
    const box = from?.getBoundingClientRect();
    if (!box) return;
    this.flights.push({ drawn: svg(...size, drawn), size, from: box, to, at: this.clock, ...(hides ? { hides } : {}) });
    this.clock += size[0] > GEM[0] ? 2 * APART : APART;
  }

  private card(card: unknown, from: Element | null, to: Where, hides?: Where): void {
    const face = this.viceroy.face(Number(card));
    if (face) this.add(brick(Number(card), face, [], { w: BRICK[0], h: BRICK[1] }), BRICK, from, to, hides);
  }

  private gem(colour: Colour, from: Element | null, to: Where): void {
    this.add(gem(colour, GEM[0] / 2, GEM[1] / 2, GEM[0]), GEM, from, to);
  }

  tell(event: GameEvent): void {
    const seat = event['seat'];
    const card = event['card'];
    const colour = colourIn(event);
    const reserve = (which: Colour): Element | null => find(`[data-reserve="${which}"]`, '#offer');
    const onBrick = (of: unknown): Where => () => find(`[data-pyramid="${String(seat)}"] [data-card="${String(of)}"]`);
    const circle = (): Element | null => this.circle(event);
    switch (event.is) {
      case 'CardWon':
        return this.card(card, find(`#offer [data-card="${String(card)}"]`, '#offer'), () => this.inHand(seat, card), () => find(`#hand [data-card="${String(card)}"]`));
      case 'CardPlaced':
        window.setTimeout(() => play('card'), this.clock);
        return this.card(card, this.inHand(seat, card), onBrick(card), onBrick(card));
      case 'CardTucked':
        return this.card(card, this.inHand(seat, card), onBrick(event['other_card']));
      case 'CardDiscarded':
        return this.card(card, this.inHand(seat, card), () => find('#reserve', '#offer'));
      case 'Paid':
        return COLOURS.forEach((each, i) => {
          const count = (event['counts'] as number[])[i] ?? 0;
          for (let n = 0; n < count; n++) this.gem(each, this.atSeat(seat, each), () => reserve(each));
        });
      case 'GemTaken':
        return this.gem(colour, reserve(colour), () => this.atSeat(seat, colour));
      case 'CircleClosed':
        this.flashes.push({ where: circle, at: this.clock });
        window.setTimeout(() => play('won'), this.clock);
        this.clock += MOVE;
        for (let n = 0; n < Number(event['count']); n++) this.gem(colour, reserve(colour), () => this.atSeat(seat, colour));
        return;
      case 'CircleRecoloured':
        this.gem(colour, this.atSeat(seat, colour), circle);
        this.flashes.push({ where: circle, at: this.clock + MOVE });
        return;
      case 'AttackGained':
        return this.add(token({ kind: 'attack' }, 15, 15, 28), GEM, find('#board'), () => this.atSeat(seat, 'attack'));
      case 'CardDrawn':
        return this.add(BACK, [40, 58], find('#reserve .decks', '#reserve', '#offer'), () => this.atSeat(seat));
      case 'GemGiven':
        return this.gem(colour, this.atSeat(seat, colour), () => this.atSeat(event['other'], colour));
      case 'GemParked':
        return this.gem(colour, this.atSeat(seat, colour), () => find(`[data-pyramid="${String(seat)}"]`));
    }
  }

  private circle(event: GameEvent): Element | null {
    const pyramid = `[data-pyramid="${String(event['seat'])}"]`;
    const place = String(event['place']);
    return find(`${pyramid} [data-at="${place}"]`, `${pyramid} [data-circle="${place}"]`, `${pyramid} [data-place="${place}"]`);
  }
}

/** Shows the new position and lets fly what moved from where it lay. Whoever is asked now need not wait for it. */
export async function playOut(viceroy: Viceroy, events: GameEvent[], apply: () => void): Promise<void> {
  const plan = new Plan(viceroy);
  for (const event of events) plan.tell(event);
  apply();
  if (!plan.flights.length && !plan.flashes.length) return;
  await tick();
  const landed = fly(plan);
  if (!viceroy.sitting.question) await landed;
}

async function fly({ flights, flashes }: Plan): Promise<void> {
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:30;overflow:hidden';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  const last = Math.max(...[...flights, ...flashes].map((each) => each.at)) + MOVE;
  const pace = Math.min(1, LONGEST / last);
  const running = [...flights.map((flight) => start(flight, layer, pace)), ...flashes.flatMap((flash) => shine(flash, pace))];
  const finish = (): void => running.forEach((animation) => animation.finish());
  window.addEventListener('pointerdown', finish, { once: true });
  window.addEventListener('keydown', finish, { once: true });
  await Promise.allSettled(running.map((animation) => animation.finished));
  window.removeEventListener('pointerdown', finish);
  window.removeEventListener('keydown', finish);
  for (const flight of flights) show(flight.hides?.() ?? null, true);
  layer.remove();
}

function show(what: Element | null, seen: boolean): void {
  if (what instanceof SVGElement || what instanceof HTMLElement) what.style.visibility = seen ? '' : 'hidden';
}

function shine({ where, at }: { where: Where; at: number }, pace: number): Animation[] {
  const bright = [{ filter: 'brightness(1)' }, { filter: 'brightness(1.9) drop-shadow(0 0 10px #ffe9a0)', offset: 0.4 }, { filter: 'brightness(1)' }];
  const what = where();
  return what ? [what.animate(bright, { delay: at * pace, duration: 2 * MOVE * pace, easing: 'ease-in-out' })] : [];
}

function start(flight: Flight, layer: HTMLElement, pace: number): Animation {
  const { from, size: [wide, tall] } = flight;
  const to = flight.to()?.getBoundingClientRect() ?? from;
  const [x, y] = [from.left + from.width / 2 - wide / 2, from.top + from.height / 2 - tall / 2];
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${wide}px;height:${tall}px;will-change:transform`;
  box.innerHTML = flight.drawn;
  layer.append(box);
  show(flight.hides?.() ?? null, false);
  const [dx, dy] = [to.left + to.width / 2 - x - wide / 2, to.top + to.height / 2 - y - tall / 2];
  const scale = wide > GEM[0] ? Math.max(0.35, Math.min(1.2, to.width / wide)) : 1;
  const there = `translate(${dx}px,${dy}px) scale(${scale})`;
  return box.animate(
    [
      { transform: 'scale(.6)', opacity: 0 },
      { transform: 'translateY(-10px) scale(1.06)', opacity: 1, offset: 0.2 },
      { transform: there, opacity: 1, offset: 0.92 },
      { transform: there, opacity: 0 },
    ],
    { delay: flight.at * pace, duration: (MOVE + 180) * pace, easing: ARC, fill: 'both' },
  );
}
