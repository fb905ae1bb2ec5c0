// What the pages of tournaments say in a few words.

import { games } from '../lobby/games.svelte';
import { Refused } from '../protocol/http';
import type { Tournament, TournamentCard } from '../protocol/types';
import { saying } from '../shell/problems';
import { t } from '../words/speech.svelte';
import type { Key } from './keys';
import { w } from './words';

export const systemOf = (each: TournamentCard): string => w(each.system === 'swiss' ? 'swiss' : 'round_robin');

export function stageOf(each: TournamentCard): string {
  if (each.cancelled) return w('cancelled');
  if (each.phase === 'open') return w('phase_open');
  if (each.phase === 'over') return w('phase_over');
  return w('phase_round', { round: each.round, rounds: each.rounds });
}

/** The game, the system and how fast it is played. */
export function termsOf(each: Tournament): string[] {
  const game = games.find(each.game);
  const edition = game && game.editions.length > 1 ? game.editions.find(({ key }) => key === each.edition)?.words : '';
  const days = Math.round(each.clock.grace / 86_400);
  const pace =
    !each.clock.bank && days >= 1
      ? t('invite.days', { n: days })
      : t('invite.minutes', { n: Math.round(each.clock.bank / 60) });
  return [games.name(each.game), edition ?? '', systemOf(each), pace, w('entrants_n', { n: each.entrants })].filter(
    Boolean,
  );
}

const KNOWN = ['few', 'taken', 'phase', 'name', 'kicked', 'maker', 'many', 'guest', 'unknown'];

/** Why not, as a tournament says it. */
export function whyNot(why: unknown): string {
  if (why instanceof Refused && KNOWN.includes(why.problem.code)) return w(`no_${why.problem.code}` as Key);
  return saying(why);
}
