// How large the letters of a button can be: its words may be long, and its box never grows.

const SIZES = [17, 15, 14, 13, 12];
const ROOM = 18; // padding and border, across
const EDGE = 6; // and down
const WIDE = 0.53; // of an average letter, by its size
const CYRILLIC = 0.63; // those are wider
const HIGH = 1.05; // of a line

/** The largest letters with which the words fit; the smallest that can be read where none do. */
export function lettersFor(words: string, width: number, height: number): number {
  if (!width || !height) return SIZES[0] ?? 17;
  const wide = /\p{Script=Cyrillic}/u.test(words) ? CYRILLIC : WIDE;
  return SIZES.find((size) => lines(words, (width - ROOM) / (size * wide)) * size * HIGH <= height - EDGE) ?? 12;
}

/** Into how many lines of so many letters the words fall. */
function lines(words: string, most: number): number {
  let count = 1;
  let length = 0;
  for (const word of words.split(/\s+/)) {
    if (length && length + 1 + word.length > most) {
      count += 1;
      length = word.length;
    } else length += (length ? 1 : 0) + word.length;
  }
  return count;
}
