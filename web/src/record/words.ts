// The words of a player's record.

import { Chapter } from '../words/chapter.svelte';
import type { Key } from './keys';

export const recordWords = new Chapter<Key>('record');
export const r: typeof recordWords.say = (key, values) => recordWords.say(key, values);
