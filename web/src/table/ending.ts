// How a game has ended, in words.

import type { Outcome } from '../protocol/types';
import { t } from '../words/speech.svelte';

export function endTitle(outcome: Outcome, names: string[]): string {
  const winners = outcome.winners.map((seat) => names[seat]).join(', ');
  if (outcome.reason === 'resigned') return t('end.resigned', { name: names[outcome.by ?? 0] ?? '' });
  if (outcome.reason === 'finished') return t('end.winner', { n: outcome.winners.length, names: winners });
  return t(`end.${outcome.reason}`);
}

/** The points at a table that cannot be drawn any more. */
export function pointsOf(outcome: Outcome, names: string[]): string {
  if (outcome.reason !== 'rules') return '';
  return outcome.scores.map((points, seat) => `${names[seat] ?? ''}: ${points}`).join(' · ');
}
