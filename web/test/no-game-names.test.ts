import { describe, expect, it } from 'vitest';
import { PACKS } from '../src/games/registry';

const TEXTS = import.meta.glob<string>(
  ['../src/**/*.{ts,svelte,css,svg}', '../index.html', '../vite.config.ts', '../svelte.config.js', '../brotli.mjs'],
  { eager: true, query: '?raw', import: 'default' },
);
const GAMES = [...PACKS.keys()];
/** However a game is spelt: hand-of-the-king, hand_of_the_king, Hand of the King, HandOfTheKing. */
const NAMES = GAMES.map((game) => new RegExp(game.replaceAll('-', '[-_ ]?'), 'i'));

const gameOf = (path: string): string | undefined => GAMES.find((game) => path.startsWith(`../src/games/${game}/`));
const isNamedIn = (text: string): boolean => NAMES.some((name) => name.test(text));
/** Where an import leads to, from the file that it stands in. */
const leadsTo = (from: string, to: string): string => '..' + new URL(to, `file:///${from.slice(3)}`).pathname;

describe('a game is one folder', () => {
  it('and there are games', () => {
    expect(GAMES).toEqual(expect.arrayContaining(['hand-of-the-king', 'viceroy', 'viscounts']));
    expect(Object.values(TEXTS).filter((text) => text).length).toBeGreaterThan(150);
  });

  it('which nothing outside names', () => {
    const outside = Object.entries(TEXTS).filter(([path]) => !gameOf(path));
    expect(outside.length).toBeGreaterThan(50);
    expect(outside.filter(([path, text]) => isNamedIn(path) || isNamedIn(text)).map(([path]) => path)).toEqual([]);
  });

  it('and which takes nothing from another game, nor the page from it', () => {
    const taken = Object.entries(TEXTS).flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:from|import)\b[\s(]*'(\.[^']*)'/g)]
        .map((found) => leadsTo(path, found[1] ?? ''))
        .filter((to) => gameOf(to) && gameOf(to) !== gameOf(path))
        .map((to) => `${path}: ${to}`),
    );
    expect(taken).toEqual([]);
  });
});
