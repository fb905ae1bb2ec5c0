// What lessons, tips and guides ask of the server.

import { ask, query } from '../protocol/http';
import type {
  Foretold,
  Guide,
  Lang,
  LessonForetellingWanted,
  Lessons,
  LessonTold,
  LessonWanted,
} from '../protocol/types';

export const teaching = {
  lessons: (game: string, lang: Lang) => ask<Lessons>('GET', `/api/lessons/${game}` + query({ lang })),
  lesson: (game: string, lesson: string, wanted: LessonWanted, lang: Lang) =>
    ask<LessonTold>('POST', `/api/lessons/${game}/${lesson}` + query({ lang }), wanted),
  foretellLesson: (game: string, lesson: string, wanted: LessonForetellingWanted, lang: Lang) =>
    ask<{ rows: Foretold[] }>('POST', `/api/lessons/${game}/${lesson}/foretellings` + query({ lang }), wanted),
  guide: (game: string, edition: string, lang: Lang) =>
    ask<Guide>('GET', `/api/guides/${game}` + query({ edition, lang })),
};
