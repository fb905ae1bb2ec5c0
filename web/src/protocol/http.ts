// Requests that can wait: everything but the live table.

import { requestId } from './request-id';
import type {
  Catalogue,
  Comparison,
  Face,
  Fitting,
  Game,
  Hint,
  Lang,
  Line,
  Part,
  Phase,
  Player,
  Position,
  Problem,
  Replay,
  ReviewAnswer,
  Rulebook,
  Seated,
  Table,
  TableWanted,
  Token,
} from './types';

/** The server said no, or could not be reached (`code` is then `offline`). */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.words ?? problem.message);
    this.problem = problem;
  }
}

export const OFFLINE: Problem = {
  code: 'offline',
  message: 'the server cannot be reached',
  rule: null,
  words: null,
  seq: null,
  index: null,
  missing: null,
};

export async function ask<T>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    headers['Content-Type'] = type;
    request.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const answer = await fetch(path, request).catch(() => {
    throw new Refused(OFFLINE);
  });
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok)
    throw new Refused((told as Problem | null) ?? { ...OFFLINE, code: 'broken', message: answer.statusText });
  return told as T;
}

export const query = (values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? '?' + new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString() : '';
};

export const api = {
  me: () => ask<Player | null>('GET', '/api/me'),
  call: (name: string) => ask<Player>('POST', '/api/me', { name }),
  register: (name: string, password: string) => ask<Player>('POST', '/api/accounts', { name, password }),
  signIn: (name: string, password: string) => ask<Player>('POST', '/api/session', { name, password }),
  changePassword: (old: string, fresh: string) => ask<undefined>('POST', '/api/password', { old, new: fresh }),
  endOtherSessions: () => ask<{ ended: number }>('DELETE', '/api/sessions'),
  deleteAccount: (password: string) => ask<undefined>('POST', '/api/accounts/delete', { password }),
  signOut: () => ask<undefined>('DELETE', '/api/session'),
  tokens: () => ask<Token[]>('GET', '/api/tokens'),
  makeToken: (label: string) => ask<Token & { token: string }>('POST', '/api/tokens', { label }),
  dropToken: (id: string) => ask<undefined>('DELETE', `/api/tokens/${id}`),
  addresses: () => ask<{ addresses: string[] }>('GET', '/api/addresses'),
  /** Without explanations, as a table needs them, or with. */
  games: (lang: Lang, about: boolean) =>
    ask<Game[]>('GET', '/api/games' + query({ lang, about: about ? undefined : 'false' })),
  /** What goes with a wish; `last` is the option that was chosen last. */
  fitting: (
    game: string,
    wish: { seats: number; edition: string; last: string },
    options: Record<string, string>,
    lang: Lang,
  ) =>
    ask<Fitting>(
      'GET',
      `/api/games/${game}/fitting` +
        query({ ...wish, lang }) +
        Object.entries(options)
          .map((option) => '&option=' + encodeURIComponent(option.join(':')))
          .join(''),
    ),
  words: (lang: Lang, game: string) =>
    ask<Catalogue>('GET', `/api/words/${lang}?drawn=true&game=${encodeURIComponent(game)}`),
  /** The words of a part of the page that is loaded when it is asked for. */
  part: (lang: Lang, part: string) => ask<Part>('GET', `/api/words/${lang}/${part}`),
  cards: (game: string, edition: string, lang: Lang) =>
    ask<{ cards: Face[] }>('GET', `/api/cards/${game}` + query({ edition, lang })),
  editions: (game: string, lang: Lang) => ask<Comparison>('GET', `/api/editions/${game}` + query({ lang })),
  rules: (game: string, lang: Lang, edition: string) =>
    ask<Rulebook>('GET', `/api/rules/${game}` + query({ lang, edition })),
  /** A page of the lobby's tables, the latest first; `before` of one page asks for the next. */
  tables: (lang: Lang, phase: Phase, mine: boolean, before?: string) =>
    ask<{ tables: Table[]; before: string | null }>(
      'GET',
      '/api/tables' + query({ lang, phase, mine: mine ? 'true' : undefined, limit: 50, before }),
    ),
  create: (wanted: TableWanted, lang: Lang) => ask<Seated>('POST', '/api/tables' + query({ lang }), wanted),
  table: (id: string, lang: Lang) => ask<Table>('GET', `/api/tables/${id}` + query({ lang })),
  past: (id: string, look: number | null, after: number, lang: Lang) =>
    ask<Position>('GET', `/api/tables/${id}/position` + query({ look: look ?? undefined, after, lang })),
  log: (id: string, look: number | null, since: number, limit: number, lang: Lang) =>
    ask<{ lines: Line[]; next: number | null }>(
      'GET',
      `/api/tables/${id}/log` + query({ look: look ?? undefined, since, limit, lang }),
    ),
  /** Asked once more with the same key when the answer is lost on the way. */
  take: async (id: string, seat: number, name: string | undefined, lang: Lang) => {
    const path = `/api/tables/${id}/seats/${seat}/take` + query({ lang });
    const wanted = { ...(name ? { name } : {}), key: requestId() + requestId() };
    const sit = (): Promise<Seated> => ask<Seated>('POST', path, wanted);
    return sit().catch((why: unknown) => {
      if (why instanceof Refused && why.problem.code === 'offline') return sit();
      throw why;
    });
  },
  cancel: (id: string) => ask<Table>('POST', `/api/tables/${id}/cancel`, {}),
  kick: (id: string, seat: number) => ask<Table>('POST', `/api/tables/${id}/seats/${seat}/kick`, {}),
  report: (id: string, text: string) => ask<undefined>('POST', `/api/tables/${id}/reports`, { text }),
  leave: (id: string, seat: number) => ask<Table>('POST', `/api/tables/${id}/seats/${seat}/leave`, {}),
  giveToBot: (id: string, seat: number, level: string) =>
    ask<Table>('POST', `/api/tables/${id}/seats/${seat}/bot`, { level }),
  comeBack: (id: string, seat: number) => ask<Seated>('POST', `/api/tables/${id}/seats/${seat}/back`, {}),
  /** Asks for a rematch, accepts the one that was asked for, or declines it. */
  rematch: (id: string, agree: boolean, lang: Lang) =>
    ask<Seated>('POST', `/api/tables/${id}/rematch` + query({ lang }), { agree }),
  hint: (id: string, seat: number, lang: Lang, thorough = false) =>
    ask<Hint>('POST', `/api/tables/${id}/hint` + query({ lang }), { seat, thorough }),
  replay: (id: string, as: string, lang: Lang) => ask<Replay>('GET', `/api/tables/${id}/replay` + query({ as, lang })),
  review: (id: string, lang: Lang) => ask<ReviewAnswer>('GET', `/api/tables/${id}/review` + query({ lang })),
  reviewRecord: (record: string, lang: Lang) =>
    ask<ReviewAnswer>('POST', '/api/reviews' + query({ lang }), record, 'text/plain'),
  playOn: (review: string, wanted: { at: number; seat: number; name: string }, lang: Lang) =>
    ask<Seated>('POST', `/api/reviews/${review}/tables` + query({ lang }), wanted),
  watch: (record: string, as: string, lang: Lang) =>
    ask<Replay>('POST', '/api/replays' + query({ as, lang }), record, 'text/plain'),
};
