// What a game offers to the page. Everything else of the page knows games only by what stands here.

import type { Component } from 'svelte';
import type { Face } from '../protocol/types';
import type { Sitting } from '../table/sitting.svelte';
import type { Hints } from './general/hints';

/** Draws a figure of the game's guide; the first of a page brings the signs that all of them are drawn with. */
export type Figure = Component<{ figure: string; faces: readonly Face[]; first: boolean }>;
export type Table = Promise<{ default: Component<{ sitting: Sitting }>; GuideFigure?: Figure }>;

export interface GamePack {
  scene: Scene;
  /** How the ids of its rules begin. */
  rules: readonly string[];
  /** Keys and what they do there, as a word of its table or of the page. */
  keys: readonly (readonly [string, string])[];
  /** What is shown to who sits there for the first time. */
  tour: readonly Step[];
  /** Its own table; without one it is played on the general table. */
  table?: () => Table;
  /** How the general table lays out its view. */
  hints?: Hints;
}

/** How the lobby shows it. */
export interface Scene {
  picture: string;
  sign: string;
  colour: string;
}

/** A step of a tour. One whose place is not on the screen is left out. */
export interface Step {
  /** The place, and where that is not shown yet, others in its stead. */
  at: string | string[];
  /** A word. */
  text: string;
  /** What a finger is told instead. */
  touch?: string;
  /** Where it is not in sight: what is pressed to see it. */
  behind?: { at: string | string[]; text: string };
}
