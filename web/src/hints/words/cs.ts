// What hints say, in Czech.

import type { Entry } from '../../words/en';
import type { Key } from './en';

export const cs: Record<Key, Entry> = {
  title: 'Nápověda',
  looking: 'Počítám dál',
  looked: 'Propočítáno hlouběji',
  seen: 'Propočítáno až do konce',
  win: '{chance} na výhru',
  wins: 'jistě vyhrává',
  loses: 'jistě prohrává',
  lead: 'náskok {value}',
  lead_about: 'náskok {value} ± {error}',
  better: 'Ve srovnání s další možností',
  against: 'Ve srovnání s první možností',
  same: 'Rozdíl skoro není vidět.',
  choose: 'Ukázat na stole',
};
