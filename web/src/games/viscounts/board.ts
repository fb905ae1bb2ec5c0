// The three spaces of a player board.

import { answers } from './answers';

/** The space whose card comes to each space, of an answer such as `arrange 132`. */
export function arranged(action: string | null): number[] {
  return Array.from(answers.as(action, 'Arrange')?.order ?? '123', (space) => Number(space) - 1);
}

/** The answer that swaps two spaces of an order. */
export function swapped(order: number[], one: number, other: number): string {
  const next = [...order];
  [next[one], next[other]] = [order[other] ?? other, order[one] ?? one];
  return `arrange ${next.map((space) => space + 1).join('')}`;
}
