// The pages of the page, by their addresses.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'watch' }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'guide'; game: string }
  | { page: 'puzzles'; game: string; key: string }
  | { page: 'daily'; date: string }
  | { page: 'me'; part: string }
  | { page: 'player'; name: string }
  | { page: 'best'; game: string }
  | { page: 'tournaments'; id: string }
  | { page: 'about' }
  | { page: 'nowhere' };

/** The parts of an address, in plain letters; null if it is none, like `/%`. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function routeOf(path: string): Route {
  const parts = partsOf(path.split('?')[0] ?? '');
  if (!parts) return { page: 'nowhere' };
  const [first, second, third, ...more] = parts;
  if (more.length) return { page: 'nowhere' };
  if (!first) return { page: 'lobby' };
  if (first === 't' && second && third === 'replay') return { page: 'replay', id: second };
  if (first === 't' && second && !third) return { page: 'table', id: second };
  if (first === 'watch' && !second) return { page: 'watch' };
  if (first === 'rules') return { page: 'rules', game: second ?? '', rule: third ?? '' };
  if (first === 'learn') return { page: 'learn', game: second ?? '', lesson: third ?? '' };
  if (first === 'guide' && second && !third) return { page: 'guide', game: second };
  if (first === 'puzzles') return { page: 'puzzles', game: second ?? '', key: third ?? '' };
  if (first === 'daily' && !third) return { page: 'daily', date: second ?? '' };
  if (first === 'me' && !third) return { page: 'me', part: second ?? '' };
  if (first === 'players' && second && !third) return { page: 'player', name: second };
  if (first === 'best' && !third) return { page: 'best', game: second ?? '' };
  if (first === 'tournaments' && !third) return { page: 'tournaments', id: second ?? '' };
  if (first === 'about' && !second) return { page: 'about' };
  return { page: 'nowhere' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(path);
    window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** Lets a link move inside the page; with a modifier key the browser does what it does. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
