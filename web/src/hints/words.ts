// The words of hints.

import { Chapter } from '../words/chapter.svelte';
import type { Key } from './keys';

export const hints = new Chapter<Key>('hints');
export const h: typeof hints.say = (key, values) => hints.say(key, values);
