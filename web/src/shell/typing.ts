// Keys that are typed into nothing: words meant for a field that has lost the focus must not play the game.

const BURST = 350; // milliseconds; whoever presses keys on purpose looks what comes of one before the next

const isLetter = (event: KeyboardEvent): boolean =>
  event.code.startsWith('Key') && !event.ctrlKey && !event.metaKey && !event.altKey;

/** The digit of a key, also on keyboards whose digits want shift; nothing where shift makes it another sign. */
export function digitOf(event: KeyboardEvent): number | null {
  const typed = /^\d$/.exec(event.key)?.[0];
  const key = event.shiftKey ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const digit = typed ?? key;
  return digit === undefined ? null : Number(digit);
}

export class Typing {
  private last = -Infinity;

  /** Does this key go on with what is being typed? The first letter cannot be told from a key that is meant. */
  goesOn(event: KeyboardEvent, at: number): boolean {
    const letter = isLetter(event);
    const going = (letter || event.code === 'Backspace') && at - this.last < BURST;
    if (letter) this.last = at;
    return going || (event.repeat && event.code === 'Backspace');
  }

  /** Whoever takes the pointer types no word: the next key is meant. */
  pause(): void {
    this.last = -Infinity;
  }
}
