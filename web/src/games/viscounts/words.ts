import { filled, speech, type Values } from '../../words/speech.svelte';

const en = {
  turn_ring: 'Turn the ring',
};
type Word = keyof typeof en;
const pl: Record<Word, string> = { turn_ring: 'Obróć krąg' };
const ru: Record<Word, string> = { turn_ring: 'Повернуть кольцо' };
const cs: Record<Word, string> = { turn_ring: 'Otočit kruh' };

const WORDS = { en, pl, ru, cs };
export const GAME = 'viscounts';

/** A word of this table. */
export const w = (key: Word, values: Values = {}): string => filled(WORDS[speech.lang][key], values);
/** A word of the game. */
export const g = (key: string, values: Values = {}): string => speech.word(GAME, key, values);
