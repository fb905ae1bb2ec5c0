// Keys that are typed into nothing: words meant for a field that has lost the focus must not play the game.

/** Milliseconds. Whoever presses keys on purpose looks what comes of one before the next. */
export const BURST = 350;
/** Whoever has typed a word may think before it is sent. */
export const AFTER_A_WORD = 1000;

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

const isPlain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey;

const isLetter = (event: KeyboardEvent): boolean => event.code.startsWith('Key') && isPlain(event);

/** The slash, on any keyboard: it leads to the talk, whatever is typed. */
export const isSlash = (event: KeyboardEvent): boolean =>
  isPlain(event) && (event.key === '/' || (event.code === 'Slash' && event.key !== '?' && !event.shiftKey));

/** What stands in a word, corrects it or sends it. */
const isTyped = (event: KeyboardEvent): boolean =>
  isPlain(event) && !isSlash(event) && (event.key.length === 1 || event.key === 'Enter' || event.key === 'Backspace');

/** Where words may be typed. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** The digit of a key, also on keyboards whose digits want shift; nothing where shift makes it another sign. */
export function digitOf(event: KeyboardEvent): number | null {
  const typed = /^\d$/.exec(event.key)?.[0];
  const key = event.shiftKey ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const digit = typed ?? key;
  return digit === undefined ? null : Number(digit);
}

/**
 * Tells words from keys. A letter may be either: it waits for another one and, if none comes, does what it does. Two
 * letters are a word, and nothing of a word does anything.
 */
export class Typing {
  private last = -Infinity;
  private inWord = false;
  private held: { event: KeyboardEvent; timer: ReturnType<typeof setTimeout> } | null = null;

  /** `act` does what a letter does that has waited. */
  constructor(private readonly act: (letter: KeyboardEvent) => void) {}

  /** Whether this key does nothing, or nothing yet. */
  keeps(event: KeyboardEvent, at: number): boolean {
    if (MODIFIERS.includes(event.key)) return false;
    if (event.repeat && (isLetter(event) || event.code === 'Backspace')) return true;
    if (this.inWord && at - this.last < AFTER_A_WORD && isTyped(event)) {
      this.last = at;
      return true;
    }
    this.inWord = false;
    if (isLetter(event)) return this.keepLetter(event, at);
    if (this.held && event.code === 'Backspace') {
      this.drop();
      return true;
    }
    this.pause();
    return false;
  }

  private keepLetter(event: KeyboardEvent, at: number): true {
    this.inWord = this.held !== null;
    this.last = at;
    if (this.inWord) this.drop();
    else this.held = { event, timer: setTimeout(() => this.pause(), BURST) };
    return true;
  }

  /** Whoever does something else types no word: the letter that waits was meant, and so is the next key. */
  pause(): void {
    const letter = this.held?.event;
    this.drop();
    this.inWord = false;
    if (letter) this.act(letter);
  }

  /** The letter that waits is not meant for this table any more. */
  drop(): void {
    clearTimeout(this.held?.timer);
    this.held = null;
  }
}
