// What is shown to who sits at a game for the first time.

import type { Step } from './pack';
import { packOf } from './registry';

const ANY: readonly Step[] = [
  { at: '#question', text: 'tour.question' },
  { at: '#choices', text: 'tour.choices' },
];

export const tourOf = (game: string): readonly Step[] => packOf(game)?.tour ?? ANY;
