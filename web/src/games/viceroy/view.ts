// What the server shows of a game of Viceroy, and the shape of a pyramid.

import type { Face, View } from '../../protocol/types';
import { answers } from './answers';
import { COLOURS, type Colour } from './draw/gems';
import { readToken, type Token } from './draw/tokens';
import type { Action, GameView } from './types';

export type Faces = Record<string, Face>;
export type Gems = Record<Colour, number>;
/** The card on each place: `2.-1` is level 2, column -1, and rests on `1.-1` and `1.0`. */
export type Pyramid = Record<string, number>;

export type ViceroyView = GameView &
  Required<
    Pick<GameView, 'answered' | 'phases' | 'playing' | 'auction_comes' | 'attack_comes_first' | 'endless' | 'circles'>
  >;

/** With all screens open, a replay shows the decks themselves; here they are counted. */
export function readView(view: View | null | undefined): ViceroyView | null {
  if (!view || !Array.isArray(view['pyramids'])) return null;
  const seen = view as unknown as GameView; // its types are written from the rules, as the server's views are made by them
  const count = (deck: unknown): number => (Array.isArray(deck) ? deck.length : Number(deck));
  const answered = seen.answered ?? seen.sealed.map((answer) => answer !== null);
  const {
    phases = [],
    playing = { phase: 'deal', round: 0 },
    auction_comes = false,
    attack_comes_first = false,
    endless = [],
    circles = [],
  } = seen;
  const decks = { large: count(seen.large), small: count(seen.small), laws: count(seen.laws) };
  return { ...seen, ...decks, answered, phases, playing, auction_comes, attack_comes_first, endless, circles };
}

/** What the fist holds that is closed for the bids: known to its owner alone. */
export function closedFist(view: ViceroyView, seat: number): Action | null {
  const answer = view.todo.at(-1)?.is === 'AskBids' ? view.sealed[seat] : null;
  return answer ? answers.read(answer) : null;
}

export interface Place {
  level: number;
  column: number;
}

export function placeOf(key: string): Place {
  const [level = '1', column = '0'] = key.split('.');
  return { level: Number(level), column: Number(column) };
}

export const keyOf = (level: number, column: number): string => `${level}.${column}`;

/** What lies on a card of a pyramid; an endless gem that was used in this turn has a hollow sign. */
export function tokensOn(view: ViceroyView, seat: number, card: number): Token[] {
  const used = (view.endless[seat] ?? []).filter((gem) => gem.used && gem.card === card);
  return (view.tokens[seat]?.[String(card)] ?? []).map((word, index) => {
    const read = readToken(word);
    return read.kind === 'endless' ? { ...read, used: used.some((gem) => gem.token === index) } : read;
  });
}

/** Infinite gems that lie in a pyramid: how many of each colour there is. */
export function endlessIn(tokens: Token[]): { colour: Colour; count: number }[] {
  const lying = tokens.flatMap((token) => (token.kind === 'endless' ? [token.colour] : []));
  return COLOURS.flatMap((colour) => {
    const count = lying.filter((each) => each === colour).length;
    return count ? [{ colour, count }] : [];
  });
}

/** Attack tokens of a seat, if they may be seen. */
export const attacksOf = (view: ViceroyView, seat: number): number | null =>
  view.attacks[seat] ?? (view.remembered?.shown ? (view.remembered.attacks[seat] ?? 0) : null);

/** The number of gems behind a screen, if it is shown. */
export const gemsBehind = (view: ViceroyView, seat: number): number | null =>
  view.remembered?.shown ? (view.remembered.gem_counts[seat] ?? null) : null;

export const handOf = (view: ViceroyView, seat: number): number[] => {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand : (hand?.known ?? []);
};

export function handSize(view: ViceroyView, seat: number): number {
  const hand = view.hands[seat];
  return Array.isArray(hand) ? hand.length : hand ? hand.known.length + hand.laws + hand.characters : 0;
}
