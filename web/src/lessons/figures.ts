// What draws the figures of a game's guide: it comes with the game's table, of whose drawings it is made.

import { packOf } from '../games/registry';
import type { Figure } from '../games/pack';

export async function figuresOf(game: string): Promise<Figure | null> {
  return (await packOf(game)?.table?.())?.GuideFigure ?? null;
}
