// The parts of one's own page, by the end of their addresses: /me, /me/games, …

import type { Key } from './keys';

export interface Part {
  key: string;
  words: Key;
  icon: string;
}

const TOTALS: Part = { key: '', words: 'totals', icon: 'imperial-crown' };
export const PARTS: [Part, ...Part[]] = [
  TOTALS,
  { key: 'games', words: 'history', icon: 'scroll-quill' },
  { key: 'medals', words: 'medals', icon: 'laurels-trophy' },
  { key: 'friends', words: 'friends', icon: 'three-friends' },
  { key: 'yours', words: 'yours', icon: 'card-pickup' },
];
