// Words of this table and of the game, in the reader's language.

import { filled, speech, type Values } from '../../words/speech.svelte';
import { cs } from './words/cs';
import { en, type Word } from './words/en';
import { pl } from './words/pl';
import { ru } from './words/ru';

export type { Word };

const WORDS = { en, pl, ru, cs };
export const GAME = 'viceroy';

/** A word of this table. */
export const w = (key: Word, values: Values = {}): string => filled(WORDS[speech.lang][key], values);
/** A word of the game. */
export const g = (key: string, values: Values = {}): string => speech.word(GAME, key, values);
