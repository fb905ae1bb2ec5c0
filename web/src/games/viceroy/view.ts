// What the server shows of a game of Viceroy, and the shape of a pyramid.

import type { Face, View } from '../../protocol/types';
import { answers } from './answers';
import type { Colour } from './draw/gems';
import type { Action, GameView } from './types';

export type Faces = Record<string, Face>;
export type Gems = Record<Colour, number>;
/** The card on each place: `2.-1` is level 2, column -1, and rests on `1.-1` and `1.0`. */
export type Pyramid = Record<string, number>;

export type ViceroyView = GameView & Required<Pick<GameView, 'answered' | 'phases' | 'playing'>>;

/** With all screens open, a replay shows the decks themselves; here they are counted. */
export function readView(view: View | null | undefined): ViceroyView | null {
  if (!view || !Array.isArray(view['pyramids'])) return null;
  const seen = view as unknown as GameView; // its types are written from the rules, as the server's views are made by them
  const count = (deck: unknown): number => (Array.isArray(deck) ? deck.length : Number(deck));
  const answered = seen.answered ?? seen.sealed.map((answer) => answer !== null);
  const { phases = [], playing = { phase: 'deal', round: 0 } } = seen;
  const decks = { large: count(seen.large), small: count(seen.small), laws: count(seen.laws) };
  return { ...seen, ...decks, answered, phases, playing };
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

/** The endless gems among the tokens of a pyramid. */
export const endlessOf = (tokens: Record<string, string[]>): Colour[] =>
  Object.values(tokens)
    .flat()
    .filter((word) => word.startsWith('gem-'))
    .map((word) => word.slice(4) as Colour);

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
