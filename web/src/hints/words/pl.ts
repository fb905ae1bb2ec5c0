// What hints say, in Polish.

import type { Entry } from '../../words/en';
import type { Key } from './en';

export const pl: Record<Key, Entry> = {
  title: 'Podpowiedź',
  looking: 'Liczę dalej',
  looked: 'Policzone głębiej',
  seen: 'Policzone do samego końca',
  win: '{chance} na wygraną',
  wins: 'na pewno wygrywa',
  loses: 'na pewno przegrywa',
  lead: 'przewaga {value}',
  lead_about: 'przewaga {value} ± {error}',
  better: 'W porównaniu z następną możliwością',
  against: 'W porównaniu z pierwszą możliwością',
  same: 'Prawie nie widać różnicy.',
  choose: 'Pokaż na stole',
};
