// The games that have a folder here, by the keys that the server gives them: a folder is named by its key.

import type { GamePack } from './pack';

const found = import.meta.glob<GamePack>('./*/pack.ts', { eager: true, import: 'pack' });

export const PACKS: ReadonlyMap<string, GamePack> = new Map(
  Object.entries(found).map(([path, pack]) => [path.split('/')[1] ?? '', pack]),
);

export const packOf = (game: string): GamePack | undefined => PACKS.get(game);

/** The game that a rule belongs to, by the first part of its id. */
export function gameOfRule(rule: string): string | undefined {
  const begin = rule.split('-')[0] ?? '';
  return [...PACKS].find(([, pack]) => pack.rules.includes(begin))?.[0];
}
