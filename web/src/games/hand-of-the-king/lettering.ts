// How large the name on a drawn card is, whose drawing is 104 wide.

const WIDTH = 104;
const READABLE = 12.2; // pixels
/** The art above the name keeps a height: while a window is turned, a board may be nearly nothing for a moment. */
const MOST = 64;

/** Never smaller than can be read, however small the card of `cell` pixels is. */
export const letteringOf = (cell: number, least: number): number =>
  Math.min(MOST, Math.max(least, (READABLE * WIDTH) / cell));

/** Where the band of the name begins. */
export const bandOf = (lettering: number): number => Math.min(77.5, 96 - lettering * 1.16);
