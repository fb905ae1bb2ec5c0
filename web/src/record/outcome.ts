// How a game ended for its player, in a few words.

import type { Played } from '../protocol/types';
import { r } from './words';

export function outcomeOf(played: Played): string {
  const mine = played.seats.find((seat) => seat.yours);
  if (!mine || played.reason === 'agreed' || played.reason === 'rules' || played.reason === 'cancelled')
    return r('broken_off');
  if (played.seats.length === 1) return r('points', { n: mine.points });
  if (mine.resigned && played.reason !== 'time') return r('gave_up');
  if (played.at_one_screen) return r('one_screen');
  if (mine.won) return r('won');
  return played.place && played.seats.length > 2
    ? r('place', { place: played.place, n: played.seats.length })
    : r('lost');
}

/** What else there is to know: why it counts for less, or not at all. */
export function notesOf(played: Played): string[] {
  return [
    played.alone ? r('alone') : '',
    played.helped && !played.alone ? r('helped') : '',
    played.from_start ? '' : r('from_position'),
  ];
}
