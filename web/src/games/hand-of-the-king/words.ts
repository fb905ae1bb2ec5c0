// Words of this table and of the game, in the reader's language.

import { speech, type Values } from '../../words/speech.svelte';
import type { House } from './houses';
import type { Key as Word } from './keys';

export const GAME = 'hand-of-the-king';

/** A word of this table. */
export const w = (key: Word, values: Values = {}): string => speech.own(GAME, key, values);
/** A word of the game. */
export const word = (key: string, values: Values = {}): string => speech.word(GAME, key, values);
export const cardName = (card: string): string => word(`card.short.${card}`);
export const fullName = (card: string): string => word(`card.${card}`);
export const houseName = (house: House): string => word(`house.${house}`);
export const ofHouse = (house: House): string => word(`house.of.${house}`);
