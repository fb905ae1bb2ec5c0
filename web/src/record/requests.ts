// What the pages of a record ask of the server.

import { ask, query } from '../protocol/http';
import type { Friends, History, Lang, OpenPage, RecordTold, Strongest } from '../protocol/types';

export const record = {
  mine: (lang: Lang) => ask<RecordTold>('GET', '/api/me/record' + query({ lang })),
  history: (lang: Lang, game: string, before?: string) =>
    ask<History>('GET', '/api/me/games' + query({ lang, game: game || undefined, before })),
  setPage: (open: boolean) => ask<{ open: boolean }>('POST', '/api/me/page', { open }),
  page: (name: string, lang: Lang) => ask<OpenPage>('GET', '/api/players' + query({ name, lang })),
  best: (game: string) => ask<Strongest>('GET', `/api/best/${encodeURIComponent(game)}`),
};

export const friends = {
  list: () => ask<Friends>('GET', '/api/friends'),
  ask: (name: string) => ask<undefined>('POST', '/api/friends', { name }),
  answer: (name: string, agree: boolean) => ask<undefined>('POST', '/api/friends/answers', { name, agree }),
  takeBack: (name: string) => ask<undefined>('DELETE', '/api/friends/asks' + query({ name })),
  remove: (name: string) => ask<undefined>('DELETE', '/api/friends' + query({ name })),
  block: (name: string) => ask<undefined>('POST', '/api/blocks', { name }),
  unblock: (name: string) => ask<undefined>('DELETE', '/api/blocks' + query({ name })),
  invite: (table: string, name: string) =>
    ask<{ names: string[] }>('POST', `/api/tables/${table}/invitations`, { name }),
  declineInvitation: (table: string) => ask<undefined>('DELETE', `/api/me/invitations/${table}`),
};
