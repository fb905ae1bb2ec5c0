// What hints say, in English.

import type { Entry } from '../../words/en';

export const en = {
  title: 'Hint',
  looking: 'Looking further ahead',
  looked: 'Looked well ahead',
  seen: 'Seen to the very end',
  win: '{chance} to win',
  wins: 'wins for certain',
  loses: 'loses for certain',
  lead: 'lead {value}',
  lead_about: 'lead {value} ± {error}',
  better: 'Compared with the next choice',
  against: 'Compared with the first choice',
  same: 'I see hardly any difference.',
  choose: 'Show it on the table',
} satisfies Record<string, Entry>;

export type Key = keyof typeof en;
