// What is opened together: the fists of a round of bids, or the claims of two bidders.

import { seatSign } from '../../drawings/seats';
import type { GameEvent } from '../../protocol/types';
import { COLOURS, type Colour } from './draw/gems';
import type { Viceroy } from './viceroy.svelte';
import { g, w } from './words';

export interface Opened {
  name: string;
  sign: string;
  colour?: Colour;
  attack?: boolean;
  /** A card that is claimed; 0: none. */
  card?: number;
  /** Several hold the same: nobody gets anything for it. */
  clash: boolean;
}

export interface Revealed {
  title: string;
  hands: Opened[];
}

const ATTACK = 4;

function handOf(name: string, sign: string, bid: number, all: number[]): Opened {
  const colour = COLOURS[bid];
  const clash = colour !== undefined && all.filter((each) => each === bid).length > 1;
  return { name, sign, clash, attack: bid === ATTACK, ...(colour ? { colour } : {}) };
}

function bids(viceroy: Viceroy, event: GameEvent): Revealed {
  const [seats, virtual] = [event['bids'] as number[], event['virtual_bids'] as number[]];
  const all = [...seats, ...virtual];
  const hands = seats.map((bid, seat) => ({
    bid,
    hand: handOf(viceroy.sitting.names[seat] ?? '', seatSign(seat), bid, all),
  }));
  const purses = virtual.map((bid, i) => ({
    bid,
    hand: handOf(g('virtual.name', { number: i + 1 }), 'swap-bag', bid, all),
  }));
  return { title: w('bids'), hands: [...hands, ...purses].filter(({ bid }) => bid >= 0).map(({ hand }) => hand) };
}

function claims(viceroy: Viceroy, event: GameEvent): Revealed {
  const cards = event['claims'] as number[];
  const hands = (event['seats'] as number[]).map((seat, i) => {
    const card = cards[i] ?? 0;
    return {
      name: viceroy.sitting.names[seat] ?? '',
      sign: seatSign(seat),
      card,
      clash: card > 0 && cards.filter((each) => each === card).length > 1,
    };
  });
  return { title: w('claims'), hands };
}

/** The moment of revelation in what happened, if there is one. */
export function revealedIn(viceroy: Viceroy, events: GameEvent[]): Revealed | null {
  const event = events.find((each) => each.is === 'BidsRevealed' || each.is === 'ClaimsRevealed');
  if (!event) return null;
  return event.is === 'BidsRevealed' ? bids(viceroy, event) : claims(viceroy, event);
}
