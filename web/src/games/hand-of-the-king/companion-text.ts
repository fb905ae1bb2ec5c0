// What a companion does, in the reader's language.

import { COMPANIONS } from './companions';
import { fullName, ofHouse, word } from './words';

export const companionText = (key: string): string =>
  (COMPANIONS[key]?.parts ?? [])
    .map((part) =>
      word(part.key, {
        ...(part.card ? { card: fullName(part.card) } : {}),
        ...(part.house ? { house_of: ofHouse(part.house) } : {}),
        count: part.count ?? 1,
      }),
    )
    .join(' ');
