// What tournaments ask of the server.

import { ask, query } from '../protocol/http';
import type { Lang, Tournament, TournamentCard, TournamentWanted } from '../protocol/types';

export interface Listed {
  tournaments: TournamentCard[];
  before: string | null;
  may_open: boolean;
}

const at = (id: string, deed: string, lang: Lang): string => `/api/tournaments/${id}/${deed}` + query({ lang });

export const tournaments = {
  list: (lang: Lang, mine: boolean, phase?: string) =>
    ask<Listed>('GET', '/api/tournaments' + query({ lang, mine: mine ? 'true' : undefined, phase })),
  show: (id: string, lang: Lang) => ask<Tournament>('GET', `/api/tournaments/${id}` + query({ lang })),
  open: (wanted: TournamentWanted, lang: Lang) => ask<Tournament>('POST', '/api/tournaments' + query({ lang }), wanted),
  enter: (id: string, lang: Lang) => ask<Tournament>('POST', at(id, 'enter', lang), {}),
  leave: (id: string, lang: Lang) => ask<Tournament>('POST', at(id, 'leave', lang), {}),
  addBot: (id: string, level: string, lang: Lang) => ask<Tournament>('POST', at(id, 'bots', lang), { level }),
  remove: (id: string, number: number, lang: Lang) => ask<Tournament>('POST', at(id, 'remove', lang), { number }),
  start: (id: string, lang: Lang) => ask<Tournament>('POST', at(id, 'start', lang), {}),
  next: (id: string, lang: Lang) => ask<Tournament>('POST', at(id, 'next', lang), {}),
  cancel: (id: string, lang: Lang) => ask<Tournament>('POST', at(id, 'cancel', lang), {}),
};
