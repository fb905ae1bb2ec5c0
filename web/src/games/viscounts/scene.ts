// What is shown of moves: rides that are thought of, and what is being played out.

import type { Place } from './view';

/** Where the viscount can go, and for how much silver. */
export interface Ride {
  place: Place;
  silver: number;
  action: string;
}

/** What is being shown of a move, while it is played out. */
export interface Scene {
  seat: number | null;
  words: string;
  /** What it is about: workers that climb, markers that meet, anything else. */
  title: 'climb' | 'collides' | 'deed';
  /** A part of the reader's own deed. */
  own: boolean;
  /** A step of the AI of the solo game. */
  rival: boolean;
  /** Which event of the log it is. */
  key: string;
  /** The steps of a cascade, and the one that is shown. */
  steps: string[];
  step: number;
}
