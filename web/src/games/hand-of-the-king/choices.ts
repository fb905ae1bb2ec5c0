// The legal answers, read: what each of them points at on the table.

import type { Choice } from '../../protocol/types';
import type { Direction } from './lanes';
import { isHouse, type House } from './houses';

export interface HandChoice extends Choice {
  kind: string;
  direction?: Direction;
  house?: House;
  card?: string;
  companion?: string;
  seat?: number;
}

const OF_CARDS = ['kill', 'swap', 'with', 'give', 'take'];

export function readChoice(choice: Choice): HandChoice {
  const [kind = '', first = '', second = ''] = choice.action.split(/\s+/);
  const read: HandChoice = { ...choice, kind };
  if (kind === 'move' && isHouse(second)) return { ...read, direction: first as Direction, house: second };
  if (kind === 'raven') return { ...read, seat: Number(first) };
  if (kind === 'call' || kind === 'dismiss') return { ...read, companion: first };
  if (kind === 'name' && isHouse(first)) return { ...read, house: first };
  if (kind === 'banner' && isHouse(first)) return { ...read, house: first, seat: Number(second) };
  if (OF_CARDS.includes(kind)) return { ...read, card: first };
  return read;
}
