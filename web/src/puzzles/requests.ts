// What puzzles ask of the server.

import { ask, query } from '../protocol/http';
import type { Day, Foretold, Lang, PuzzleForetellingWanted, Puzzles, PuzzleTold, Seated } from '../protocol/types';

export const puzzling = {
  puzzles: (game: string, lang: Lang) => ask<Puzzles>('GET', `/api/puzzles/${game}` + query({ lang })),
  puzzle: (game: string, key: string, deeds: string[][], lang: Lang) =>
    ask<PuzzleTold>('POST', `/api/puzzles/${game}/${key}` + query({ lang }), { deeds }),
  foretell: (game: string, key: string, wanted: PuzzleForetellingWanted, lang: Lang) =>
    ask<{ rows: Foretold[] }>('POST', `/api/puzzles/${game}/${key}/foretellings` + query({ lang }), wanted),
  day: (date: string, lang: Lang) => ask<Day>('GET', '/api/daily' + query({ date, lang })),
  playDaily: (wanted: { game: string; way: string; date: string; name: string }, lang: Lang) =>
    ask<Seated>('POST', '/api/daily' + query({ lang }), wanted),
};
