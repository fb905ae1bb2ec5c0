// Plays out what happened: cards fly to their new owner, banners from rail to rail, Varys along his way.
// The page is never blocked: a click or a key finishes what runs.

import { tick } from 'svelte';
import type { Line } from '../../protocol/types';
import { play } from '../../shell/sound';
import { APART, ARC, between, boxAt, fly, MOVE, type Where } from '../../table/flying';
import { known } from './events';
import type { Card, Event } from './types';

const GRAND = 700;
/** A companion and a death are rare, and change more than a move: each is given time to be seen. */
const SOLEMN = 1300;

interface Flight {
  what: Element;
  from: DOMRect;
  to: Where;
  kind: 'card' | 'banner' | 'varys' | 'killed' | 'companion';
  delay: number;
  /** What must not be seen before it has arrived. */
  hides?: Where;
}

const find = (selector: string): Element | null => document.querySelector(selector);
const card = (name: Card | undefined): Element | null => find(`[role=gridcell][data-card="${name ?? ''}"]`);
/** Where it lies by its name, in a play area. */
const named = (name: Card): Element | null => find(`[data-near="${name}"]`);
const tally =
  (seat: number, house: string): Where =>
  () =>
    find(`[data-tally="${seat}-${house}"]`);

export async function playOut(
  lines: Line[],
  houseOf: (card: string) => string | undefined,
  apply: () => void,
): Promise<void> {
  const events = lines.flatMap((line) => line.events.map(known));
  const flights = plan(events, houseOf);
  apply();
  if (!flights.length) return;
  await tick();
  await fly(
    flights.map((flight) => ({
      start: (layer) => start(flight, layer),
      ...(flight.hides ? { hides: flight.hides } : {}),
    })),
  );
}

function plan(events: Event[], houseOf: (card: string) => string | undefined): Flight[] {
  const flights: Flight[] = [];
  let after = 0;
  const add = (
    what: Element | null,
    to: Flight['to'],
    kind: Flight['kind'],
    delay: number,
    hides?: Flight['hides'],
  ): void => {
    if (what)
      flights.push({
        what: what.cloneNode(true) as Element,
        from: what.getBoundingClientRect(),
        to,
        kind,
        delay,
        ...(hides ? { hides } : {}),
      });
  };
  const taken = (name: Card, seat: number, delay: number): void =>
    add(card(name)?.firstElementChild ?? null, tally(seat, houseOf(name) ?? ''), 'card', delay);
  for (const event of events) {
    switch (event.is) {
      case 'VarysMoved': {
        const names = event.taken;
        const place = `[role=gridcell][data-place="${event.place}"]`;
        play('steps');
        add(
          card('varys')?.firstElementChild ?? null,
          () => find(place),
          'varys',
          after,
          () => find(place)?.firstElementChild ?? null,
        );
        names.forEach((name, i) => taken(name, event.seat, after + 160 + i * APART));
        window.setTimeout(() => play('card'), after + 200);
        after += 160 + MOVE + names.length * APART;
        break;
      }
      case 'CharacterTaken':
        taken(event.card, event.seat, after);
        after += MOVE;
        break;
      case 'CharacterKilled':
        add(card(event.card)?.firstElementChild ?? named(event.card), () => null, 'killed', after);
        after += SOLEMN;
        break;
      case 'PlacesSwapped': {
        const [one, other] = event.cards;
        add(card(one)?.firstElementChild ?? null, () => card(one), 'card', after);
        add(card(other)?.firstElementChild ?? null, () => card(other), 'card', after);
        after += MOVE;
        break;
      }
      case 'CompanionCalled':
        play('companion');
        add(find(`[data-companion="${event.companion}"] .ro`), () => find('#board'), 'companion', after);
        after += SOLEMN;
        break;
      case 'BannerTaken': {
        const slot = `[data-slot="${event.seat}-${event.house}"]`;
        const banner = find(`[data-banner="${event.house}"]`);
        const at = after;
        add(
          banner,
          () => find(`${slot} .ban`) ?? find(slot),
          'banner',
          at,
          () => find(`${slot} .ban`),
        );
        window.setTimeout(() => play('won'), at);
        after += GRAND;
        break;
      }
      case 'RavenSent':
        play('raven');
    }
  }
  return flights;
}

function start(flight: Flight, layer: HTMLElement): Animation {
  const { from, kind } = flight;
  const target = flight.to()?.getBoundingClientRect() ?? from;
  const box = boxAt(layer, from, flight.what);
  const { x, y } = between(from, target);
  const options = { delay: flight.delay, easing: ARC, fill: 'both' as const };
  switch (kind) {
    case 'varys':
      return box.animate([{ transform: 'none' }, { transform: `translate(${x}px,${y}px)` }], {
        ...options,
        duration: MOVE,
      });
    case 'card':
      return box.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${x * 0.15}px,${y * 0.15 - 16}px) scale(1.08)`, opacity: 1, offset: 0.25 },
          {
            transform: `translate(${x}px,${y}px) scale(${Math.max(0.22, Math.min(1, target.width / from.width))})`,
            opacity: target.width < from.width * 0.8 ? 0.35 : 1,
          },
        ],
        { ...options, duration: MOVE + 120 },
      );
    case 'banner':
      return box.animate(
        [
          { transform: 'none' },
          {
            transform: `translate(${x * 0.5}px,${y * 0.5 - 26}px) rotate(${x < 0 ? 9 : -9}deg) scale(1.25)`,
            offset: 0.5,
          },
          {
            transform: `translate(${x}px,${y}px) rotate(${x < 0 ? -5 : 5}deg) scale(${target.width / from.width})`,
            offset: 0.86,
          },
          { transform: `translate(${x}px,${y}px) scale(${target.width / from.width})` },
        ],
        { ...options, duration: GRAND },
      );
    case 'companion':
      return box.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${x}px,${y}px) scale(3.4)`, opacity: 1, offset: 0.55 },
          { transform: `translate(${x}px,${y}px) scale(3.8)`, opacity: 0 },
        ],
        { ...options, duration: SOLEMN },
      );
    case 'killed':
      return box.animate(
        [
          { opacity: 1, filter: 'none' },
          { opacity: 0.9, filter: 'grayscale(1) brightness(.35)', offset: 0.5 },
          { opacity: 0, filter: 'grayscale(1) brightness(.2) blur(3px)' },
        ],
        { ...options, duration: SOLEMN },
      );
  }
}
