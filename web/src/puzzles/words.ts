// The words of the puzzles and of the daily game. They are fetched with them.

import { Chapter } from '../words/chapter.svelte';
import type { Key } from './keys';

export const puzzleWords = new Chapter<Key>('puzzles');
export const p: typeof puzzleWords.say = (key, values) => puzzleWords.say(key, values);
