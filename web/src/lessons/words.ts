// The words of the lessons. They are fetched with them, so that the first page does not carry them.

import { Chapter } from '../words/chapter.svelte';
import type { Key } from './keys';

export const lessonSpeech = new Chapter<Key>('lessons');
export const l: typeof lessonSpeech.say = (key, values) => lessonSpeech.say(key, values);
