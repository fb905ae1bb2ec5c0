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

/** The endless gems of a seat that were not used in this turn, and which of them the chosen answer takes. */
export function endlessGems(view: ViceroyView, seat: number, chosen: string): EndlessGem[] {
  const wanted = paidBy(chosen);
  const taken: Colour[] = [];
  return (view.endless[seat] ?? [])
    .filter(({ used }) => !used)
    .map(({ card, token, colour }) => {
      const pays = countOf(taken, colour) < countOf(wanted, colour);
      taken.push(colour);
      return { card, index: token, colour, pays };
    });
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
