// Words of cards, boards, payments and scores: those of the table that begin with `card.`.

import { speech, type Values } from '../../../words/speech.svelte';
import { GAME } from '../words';
import type { Key as Word } from '../keys';

type Of<Named> = Named extends `card.${infer Rest}` ? Rest : never;
export type CardWord = Of<Word>;

export const c = (key: CardWord, values: Values = {}): string => speech.own(GAME, `card.${key}`, values);
