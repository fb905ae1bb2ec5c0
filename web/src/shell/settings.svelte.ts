// What this reader likes: language, light, sound, motion and its pace, keys. Kept in this browser.

import type { Lang } from '../protocol/types';
import { PREFERRED } from './languages';
import type { Pace } from './pace';

function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem('viceregal.' + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem('viceregal.' + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: the choice holds until the page goes.
  }
}

/** There was one mark for all once; it names no game, so that each is shown anew. */
const namesIn = (told: unknown): string[] => (Array.isArray(told) ? told.map(String) : []);

class Settings {
  lang = $state<Lang>(PREFERRED);
  dark = $state<boolean>(kept('dark', matchMedia('(prefers-color-scheme: dark)').matches));
  sound = $state<boolean>(kept('sound', true));
  motion = $state<boolean>(kept('motion', !matchMedia('(prefers-reduced-motion: reduce)').matches));
  /** How fast what others do is shown; without motion the sentences still take their time. */
  pace = $state<Pace>(kept('pace', 'normal'));
  keys = $state<boolean>(kept('keys', true));
  /** The games whose first table was shown round. */
  toured = $state.raw<string[]>(namesIn(kept<unknown>('toured', [])));
  name = $state<string>(kept('name', ''));

  hasToured(game: string): boolean {
    return this.toured.includes(game);
  }

  /** The next table of the game is shown round, or not any more. */
  tour(game: string, done: boolean): void {
    this.toured = [...this.toured.filter((each) => each !== game), ...(done ? [game] : [])];
  }

  /** The games whose newcomer is given tips. */
  tipping = $state<string[]>(namesIn(kept('tipping', [])));

  /** Writes down what changed and shows it on the page; to be called inside an effect root. */
  follow(): void {
    $effect(() => keep('lang', this.lang));
    $effect(() => keep('dark', this.dark));
    $effect(() => keep('sound', this.sound));
    $effect(() => keep('motion', this.motion));
    $effect(() => keep('pace', this.pace));
    $effect(() => keep('keys', this.keys));
    $effect(() => keep('toured', this.toured));
    $effect(() => keep('name', this.name));
    $effect(() => keep('tipping', this.tipping));
    $effect(() => {
      document.documentElement.lang = this.lang;
      document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
      document.documentElement.classList.toggle('still', !this.motion);
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.dark ? '#120D0A' : '#E9DBBB');
    });
  }
}

export const settings = new Settings();
