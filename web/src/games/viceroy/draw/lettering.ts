// How wide words are, before they are drawn: those that are too long are pressed together rather than cut off.

const NARROW = /[iljtfrI.,:;'!|() łí-]/;
const WIDE = /[mwMWжмшщыюфЖМШЩЮФЫ]/;
// In parts of the size of the letters, for Bona Nova; Alegreya Sans is a tenth narrower.
const breadth = (letter: string): number =>
  NARROW.test(letter) ? 0.28 : WIDE.test(letter) ? 0.91 : letter !== letter.toLocaleLowerCase() ? 0.7 : 0.54;

export const widthOf = (text: string, size: number, sans = false): number =>
  Array.from(text).reduce((sum, letter) => sum + breadth(letter), 0) * size * (sans ? 0.88 : 1);

/** An attribute for text that would be wider than its room. */
export const fit = (text: string, room: number, size: number, sans = false): string =>
  widthOf(text, size, sans) > room ? `textLength="${Math.round(room)}" lengthAdjust="spacingAndGlyphs"` : '';
