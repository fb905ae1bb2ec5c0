// What the end of a game says to the one who reads it.

import type { Outcome, Table } from '../protocol/types';
import { t } from '../words/speech.svelte';

/** From where the end is read: the seats held at this screen. */
export interface Viewpoint {
  names: string[];
  holds: number[];
}

/** One person against nobody: there is a score, and no winner. */
export const isSolo = (table: Table): boolean => table.seats.length === 1;

/** "You won", or who did. Of two at one screen nobody is "you". */
export function verdict(table: Table, outcome: Outcome, { names, holds }: Viewpoint): string {
  const you = holds.length === 1 ? holds[0] : undefined;
  const named = (seats: number[]): string => seats.map((seat) => names[seat] ?? '').join(', ');
  if (outcome.reason === 'resigned') {
    return outcome.by !== null && outcome.by === you
      ? t('end.you_resigned')
      : t('end.resigned', { name: names[outcome.by ?? 0] ?? '' });
  }
  if (outcome.reason === 'time') {
    return outcome.by !== null && outcome.by === you
      ? t('end.your_time')
      : t('end.time', { name: names[outcome.by ?? 0] ?? '' });
  }
  if (outcome.reason !== 'finished') return t(`end.${outcome.reason}`);
  if (isSolo(table) && you !== undefined) return t('end.score', { n: outcome.scores[0] ?? 0 });
  if (you === undefined || !outcome.winners.includes(you))
    return t('end.winner', { n: outcome.winners.length, names: named(outcome.winners) });
  const others = outcome.winners.filter((seat) => seat !== you);
  return others.length ? t('end.you_won_with', { names: named(others) }) : t('end.you_won');
}

/** The points at a table that cannot be drawn any more. */
export function pointsOf(outcome: Outcome, names: string[]): string {
  if (outcome.reason !== 'rules') return '';
  return outcome.scores.map((points, seat) => `${names[seat] ?? ''}: ${points}`).join(' · ');
}
