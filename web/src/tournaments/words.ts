// The words of tournaments.

import { Chapter } from '../words/chapter.svelte';
import type { Key } from './keys';

export const tournamentWords = new Chapter<Key>('tournaments');
export const w: typeof tournamentWords.say = (key, values) => tournamentWords.say(key, values);
