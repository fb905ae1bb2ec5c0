// The legal answers, read: what each of them points at on the table.

import { verbOf } from '../../protocol/answers';
import type { Choice } from '../../protocol/types';
import { answers } from './answers';
import type { House } from './houses';
import type { Direction } from './lanes';

export interface HandChoice extends Choice {
  kind: string;
  direction?: Direction;
  house?: House;
  card?: string;
  companion?: string;
  seat?: number;
}

export function readChoice(choice: Choice): HandChoice {
  return { ...choice, ...answers.read(choice.action), kind: verbOf(choice.action) };
}
