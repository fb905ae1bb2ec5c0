// Long words in narrow columns: where they may be broken, in the languages whose browser has no rules for it.

const LONG = 9;
const EDGE = 3;
const VOWEL = '[aąeęioóuyáéěíýúůаеёиоуыэюя]';
/** A syllable begins with the consonant before a vowel; two letters that are one sound stay together. */
const SYLLABLE = new RegExp(`(?:cz|sz|rz|dz|ch|(?!${VOWEL}|[ьъ])\\p{L})(?=${VOWEL})`, 'giu');

/** With a soft hyphen near the middle of each long word. */
export const softened = (words: string): string => words.replace(/\p{L}+/gu, softenedWord);

function softenedWord(word: string): string {
  if (word.length <= LONG) return word;
  const middle = word.length / 2;
  const breaks = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
  const [at] = breaks
    .filter((each) => each >= EDGE && each <= word.length - EDGE)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
}
