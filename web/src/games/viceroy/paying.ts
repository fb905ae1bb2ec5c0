// Endless gems that pay: tapped where they lie, on their cards.

import { answers } from './answers';
import type { Colour } from './draw/gems';
import type { ViceroyView } from './view';

export interface EndlessGem {
  card: number;
  /** Which of the tokens on the card it is. */
  index: number;
  colour: Colour;
  pays: boolean;
}

/** The colours of the endless gems that an answer such as `pay blue blue` stands for. */
export const paidBy = (action: string): Colour[] => answers.as(action, 'PayWith')?.colours ?? [];

const countOf = (colours: Colour[], colour: Colour): number => colours.filter((each) => each === colour).length;

/** Endless gems pay first: they come back, real ones do not. */
export function thriftiest(actions: string[]): string | null {
  const ways = actions.filter((action) => answers.as(action, 'PayWith'));
  return ways.sort((one, other) => paidBy(other).length - paidBy(one).length)[0] ?? null;
}

/** The endless gems of a seat that were not used in this turn, and which of them the chosen answer takes. */
export function endlessGems(view: ViceroyView, seat: number, chosen: string): EndlessGem[] {
  const used: Partial<Record<Colour, number>> = { ...view.used[seat] };
  const wanted = paidBy(chosen);
  const taken: Partial<Record<Colour, number>> = {};
  const found: EndlessGem[] = [];
  for (const card of Object.values(view.pyramids[seat] ?? {})) {
    (view.tokens[seat]?.[String(card)] ?? []).forEach((word, index) => {
      if (!word.startsWith('gem-')) return;
      const colour = word.slice(4) as Colour;
      if (used[colour]) {
        used[colour]--;
        return;
      }
      const before = taken[colour] ?? 0;
      found.push({ card, index, colour, pays: before < countOf(wanted, colour) });
      taken[colour] = before + 1;
    });
  }
  return found;
}

/** The answer that takes one endless gem of the colour more or less, and is else the same; null: there is none. */
export function toggled(actions: string[], chosen: string, gem: EndlessGem): string | null {
  const now = paidBy(chosen);
  const wanted = countOf(now, gem.colour) + (gem.pays ? -1 : 1);
  const others = (colours: Colour[]): string => colours.filter((colour) => colour !== gem.colour).join(' ');
  const fits = (action: string): boolean =>
    countOf(paidBy(action), gem.colour) === wanted && others(paidBy(action)) === others(now);
  return actions.find((action) => answers.as(action, 'PayWith') && fits(action)) ?? null;
}
