// What came of the bids that were opened together: who bid what, who got what, who lost a gem. Read from what the log tells.

import { seatSign } from '../../drawings/seats';
import type { Of } from '../../protocol/events';
import type { GameEvent } from '../../protocol/types';
import { COLOURS, type Colour } from './draw/gems';
import { allOf, isOf } from './events';
import type { Event, Fist } from './types';
import type { Viceroy } from './viceroy.svelte';
import { g, w } from './words';

/** `waits`: what was bid otherwise comes first: attack tokens or gems, by the edition (VR-AUC-11). */
/** `away`: a law keeps them out of this auction. */
export type Outcome = 'won' | 'lost' | 'passed' | 'open' | 'waits' | 'away';

export interface Opened {
  name: string;
  sign: string;
  colour?: Colour;
  attack?: boolean;
  /** What came of it so far, and the card that was won, discarded or claimed; 0: none. */
  outcome: Outcome;
  card: number;
  /** The gems that were taken from the reserve for leaving the auction. */
  took?: Colour[];
}

export interface Revealed {
  title: string;
  turn: number;
  round: number;
  hands: Opened[];
  /** Which round comes, in words. */
  next: string;
}

interface Bidder {
  name: string;
  sign: string;
  bid: Fist | null;
  seat: number | null;
  /** The card that a bidder has got by now; 0: none. */
  won: (after: GameEvent[]) => number;
}

function biddersOf(viceroy: Viceroy, event: Of<Event, 'BidsRevealed'>): Bidder[] {
  const seats = event.bids.map((bid, seat) => ({
    name: viceroy.sitting.names[seat] ?? '',
    sign: seatSign(seat),
    bid,
    seat,
    won: (after: GameEvent[]) => allOf(after, 'CardWon').find((each) => each.seat === seat)?.card ?? 0,
  }));
  const purses = event.virtual_bids.map((bid, i) => ({
    name: g('virtual.name', { number: i + 1 }),
    sign: 'swap-bag',
    bid,
    seat: null,
    won: (after: GameEvent[]) => allOf(after, 'CardBuried').find((each) => each.virtual === i)?.card ?? 0,
  }));
  // Who has no bid in the first round sits the auction out; later on it was over for them before.
  return [...seats, ...purses].filter((each) => each.bid !== null || (each.seat !== null && event.round === 1));
}

/** The auction ends when its cards move up: what is discarded or played then brings gems and cards of its own. */
function inAuction(after: GameEvent[]): GameEvent[] {
  const end = after.findIndex((event) => event.is === 'OfferRenewed');
  return end < 0 ? after : after.slice(0, end);
}

/** The gems that are taken by who has passed. */
function tookIn(seat: number | null, after: GameEvent[]): Colour[] {
  const from = after.findIndex((event) => isOf(event, 'Passed') && event.seat === seat);
  if (from < 0) return [];
  const taken = allOf(after.slice(from), 'GemTaken');
  return taken.filter((event) => event.seat === seat).map((event) => event.colour);
}

function outcomeOf({ bid, seat, won }: Bidder, after: GameEvent[]): { outcome: Outcome; card: number } {
  const card = won(after);
  if (card) return { outcome: 'won', card };
  if (bid === null) return { outcome: 'away', card };
  if (bid === 'pass') return { outcome: 'passed', card };
  if (allOf(after, 'NobodyWon').some((event) => event.colour === bid)) return { outcome: 'lost', card };
  if (allOf(after, 'Passed').some((event) => event.seat === seat)) return { outcome: 'lost', card };
  return { outcome: 'open', card };
}

/** What was opened last, and what has come of it up to now. */
export function resultIn(viceroy: Viceroy, events: GameEvent[]): Revealed | null {
  const at = events.findLastIndex((event) => event.is === 'BidsRevealed');
  const event = events[at];
  if (!event || !isOf(event, 'BidsRevealed')) return null;
  const after = inAuction(events.slice(at + 1));
  const hands = biddersOf(viceroy, event).map((bidder): Opened => {
    const colour = COLOURS.find((each) => each === bidder.bid);
    return {
      name: bidder.name,
      sign: bidder.sign,
      attack: bidder.bid === 'attack',
      ...(colour ? { colour } : {}),
      ...outcomeOf(bidder, after),
      took: tookIn(bidder.seat, after),
    };
  });
  const open = hands.filter(({ outcome }) => outcome === 'open');
  const [first, second] = viceroy.view?.attack_comes_first
    ? (['attack', 'colour'] as const)
    : (['colour', 'attack'] as const);
  if (open.some((hand) => hand[first])) for (const hand of open) if (hand[second]) hand.outcome = 'waits';
  const { round } = event;
  const turn = allOf(events.slice(0, at), 'TurnBegan').at(-1)?.turn ?? viceroy.view?.turn ?? 0;
  return { title: w('result_of', { turn, round }), turn, round, hands, next: nextOf(viceroy, turn, round) };
}

function nextOf(viceroy: Viceroy, turn: number, round: number): string {
  if (!viceroy.view) return '';
  const now = viceroy.view.playing;
  if (now.phase !== 'AuctionPhase' || turn < viceroy.view.turn) return w('round_last');
  return now.round > round ? w('round_next', { round: now.round }) : '';
}

/** In words, what came of a bid. */
export function outcomeWords(viceroy: Viceroy, hand: Opened): string {
  if (hand.outcome === 'won') return viceroy.name(hand.card);
  if (hand.outcome === 'away') return w('sits_out');
  if (hand.outcome === 'passed') return w('passed_out');
  if (hand.outcome === 'lost') return hand.attack ? w('lost_token') : w('lost_gem');
  if (hand.outcome === 'waits') return hand.attack ? w('after_gems') : w('after_attack');
  return hand.attack ? w('not_yet') : w('undecided');
}

/** The claims of two bidders that are opened in what happened. */
export function claimsIn(viceroy: Viceroy, events: GameEvent[]): Revealed | null {
  const at = events.findLastIndex((event) => event.is === 'ClaimsRevealed');
  const event = events[at];
  if (!event || !isOf(event, 'ClaimsRevealed')) return null;
  const won = allOf(events.slice(at + 1), 'CardWon').map((each) => each.seat);
  const hands = event.seats.map((seat, i) => {
    return {
      name: viceroy.sitting.names[seat] ?? '',
      sign: seatSign(seat),
      card: event.claims[i] ?? 0,
      outcome: won.includes(seat) ? ('won' as const) : ('lost' as const),
    };
  });
  return { title: w('claims'), turn: viceroy.view?.turn ?? 0, round: 0, hands, next: '' };
}

/** The moment of revelation in what happened, if there is one. */
export const revealedIn = (viceroy: Viceroy, events: GameEvent[]): Revealed | null =>
  events.some((event) => event.is === 'BidsRevealed') ? resultIn(viceroy, events) : claimsIn(viceroy, events);
