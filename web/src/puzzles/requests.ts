// What puzzles ask of the server.

import { ask, query } from '../protocol/http';
import type { Foretold, Lang, PuzzleForetellingWanted, Puzzles, PuzzleTold } from '../protocol/types';

export const puzzling = {
  puzzles: (game: string, lang: Lang) => ask<Puzzles>('GET', `/api/puzzles/${game}` + query({ lang })),
  puzzle: (game: string, key: string, deeds: string[][], lang: Lang) =>
    ask<PuzzleTold>('POST', `/api/puzzles/${game}/${key}` + query({ lang }), { deeds }),
  foretell: (game: string, key: string, wanted: PuzzleForetellingWanted, lang: Lang) =>
    ask<{ rows: Foretold[] }>('POST', `/api/puzzles/${game}/${key}/foretellings` + query({ lang }), wanted),
};
