// Answers as the server writes them, `construct workshop stone`: their texts are read here and nowhere else.

export interface Answer {
  verb: string;
  words: string[];
}

export function readAnswer(action: string | null | undefined): Answer {
  const [verb = '', ...words] = (action ?? '').split(' ');
  return { verb, words };
}

/** The thing that an answer of a kind is about: `town-3` of `move town-3 1`; null of another kind. */
export function thingOf(action: string | null | undefined, verb: string): string | null {
  const read = readAnswer(action);
  return read.verb === verb ? (read.words[0] ?? null) : null;
}

/** A ride, and the silver that it costs. */
export function readRide(action: string): { place: string; silver: number } | null {
  const { verb, words } = readAnswer(action);
  return verb === 'move' ? { place: words[0] ?? '', silver: Number(words[1] ?? 0) } : null;
}

/** Two words for refusing: no action at all, or nothing of what is offered. */
export const REFUSING: readonly string[] = ['pass', 'decline'];
