// The first real game: against the weakest bot, shown round; the newcomer begins, where that can be chosen.

import { api } from '../protocol/http';
import type { Game } from '../protocol/types';
import { me } from '../shell/me.svelte';
import { complain } from '../shell/problems';
import { router } from '../shell/router.svelte';
import { settings } from '../shell/settings.svelte';
import { speech } from '../words/speech.svelte';

export async function startFirstGame(game: Game, edition: string): Promise<void> {
  settings.tour(game.key, false);
  settings.tipping = [...new Set([...settings.tipping, game.key])];
  const begins = game.options.some(
    (option) => option.key === 'first' && option.choices.some((choice) => choice.key === '0'),
  );
  try {
    const { table } = await api.create(
      {
        game: game.key,
        edition,
        seats: [{ kind: 'me' }, { kind: 'bot', level: game.levels[0]?.level ?? '' }],
        options: begins ? { first: '0' } : {},
        public: false,
        name: settings.name.trim() || speech.word('', 'name.player', { number: 1 }),
      },
      speech.lang,
    );
    await me.ask();
    router.go(table.link);
  } catch (why) {
    complain(why);
  }
}
