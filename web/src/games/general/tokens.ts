import { speech } from '../../words/speech.svelte';

/** A token in words: its notation is a kind, with a colour or a worth, as in `gem-blue`, `circle-red+2`, `magic+3`, `points-4`. */
export function tokenWords(game: string, token: string): string {
  const [, kind = token, colour = '', worth = ''] = /^([a-z]+)(?:-([a-z]+))?(?:[-+](\d+))?$/.exec(token) ?? [];
  const key = kind === 'magic' && worth ? 'token.magic_bonus' : `token.${kind}`;
  if (!speech.knows(game, key)) return token;
  return speech.word(game, key, {
    value: worth,
    n: Number(worth || 1),
    ...(colour ? { colour: speech.word(game, `colour.${colour}`) } : {}),
  });
}
