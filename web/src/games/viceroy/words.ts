// Words of this table and of the game, in the reader's language.

import { speech, type Values } from '../../words/speech.svelte';
import type { Key as Word } from './keys';

export type { Word };

export const GAME = 'viceroy';

/** A word of this table. */
export const w = (key: Word, values: Values = {}): string => speech.own(GAME, key, values);
/** A word of the game. */
export const g = (key: string, values: Values = {}): string => speech.word(GAME, key, values);
