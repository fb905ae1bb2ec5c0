import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/%' }); // the page begins at an address that is none
vi.stubGlobal('window', { addEventListener: () => {} });
const { routeOf, router } = await import('../src/shell/router.svelte');

it('finds no page at an address that is none, and does not break', () => {
  expect(router.route).toEqual({ page: 'nowhere' });
  expect(routeOf('/t/%E0%A4%A')).toEqual({ page: 'nowhere' });
});

it('finds the pages by their addresses', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' });
  expect(routeOf('/t/abc/replay')).toEqual({ page: 'replay', id: 'abc' });
  expect(routeOf('/rules/viceroy/VR%2DAUC-1')).toEqual({ page: 'rules', game: 'viceroy', rule: 'VR-AUC-1' });
  expect(routeOf('/learn')).toEqual({ page: 'learn', game: '', lesson: '' });
  expect(routeOf('/learn/mini/bid?edition=first')).toEqual({ page: 'learn', game: 'mini', lesson: 'bid' });
  expect(routeOf('/guide/mini?edition=first')).toEqual({ page: 'guide', game: 'mini' });
  expect(routeOf('/me')).toEqual({ page: 'me', part: '' });
  expect(routeOf('/me/games')).toEqual({ page: 'me', part: 'games' });
  expect(routeOf('/players/Ania%20of%20%C5%81%C3%B3d%C5%BA')).toEqual({ page: 'player', name: 'Ania of Łódź' });
  expect(routeOf('/players')).toEqual({ page: 'nowhere' });
  expect(routeOf('/best/mini')).toEqual({ page: 'best', game: 'mini' });
  expect(routeOf('/tournaments')).toEqual({ page: 'tournaments', id: '' });
  expect(routeOf('/tournaments/abc')).toEqual({ page: 'tournaments', id: 'abc' });
  expect(routeOf('/tournaments/abc/more')).toEqual({ page: 'nowhere' });
  expect(routeOf('/guide')).toEqual({ page: 'nowhere' });
  expect(routeOf('/t/abc/replay/more')).toEqual({ page: 'nowhere' });
});
