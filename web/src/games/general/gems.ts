import { speech } from '../../words/speech.svelte';

/** Gems by their colours; a letter stands on each, so that colour is never the only sign. */
export const GEMS: Record<string, { fill: string; ink: string; letter: string }> = {
  blue: { fill: '#2459B0', ink: '#FFFFFF', letter: 'B' },
  red: { fill: '#B3262C', ink: '#FFFFFF', letter: 'R' },
  green: { fill: '#26753F', ink: '#FFFFFF', letter: 'G' },
  yellow: { fill: '#F0BC2E', ink: '#2A1C10', letter: 'Y' },
};

/** The letter of a colour in the reader's language, where the game's words have one. */
export function gemLetter(colour: string, game: string): string {
  const key = `letter.${colour}`;
  return speech.knows(game, key) ? speech.word(game, key) : (GEMS[colour]?.letter ?? '?');
}
