// Answers are texts, `construct workshop stone`: here they are taken apart, and nowhere else.

export interface Reader<A extends { is: string }> {
  /** What an answer says; null of none, and of one that no rule knows. */
  read: (text: string | null | undefined) => A | null;
  /** The same of one kind; null of another kind. */
  as: <K extends A['is']>(text: string | null | undefined, kind: K) => Extract<A, { is: K }> | null;
}

/** The words after the first, in games that this page knows nothing of. */
export const wordsOf = (text: string): string[] => text.split(' ').slice(1);
export const verbOf = (text: string): string => text.split(' ', 1)[0] ?? '';

/** By the first word: what it is and the names of what follows, `#` after a number, `*` after all that is left. */
export function reader<A extends { is: string }>(forms: Record<string, readonly string[]>): Reader<A> {
  function read(text: string | null | undefined): A | null {
    const form = text ? forms[verbOf(text)] : undefined;
    if (!text || form === undefined) return null;
    const words = wordsOf(text);
    const [kind, ...parts] = form;
    const found: Record<string, unknown> = { is: kind };
    for (const part of parts) {
      const [, name = '', number, many] = /^(\w+)(#?)(\*?)$/.exec(part) ?? [];
      const values = (many ? words.splice(0) : words.splice(0, 1)).map((word) =>
        word === '-' ? null : number ? Number(word) : word,
      );
      found[name] = many ? values : values[0];
    }
    return found as unknown as A; // the forms are written from the rules, as its type is
  }

  function as<K extends A['is']>(text: string | null | undefined, kind: K): Extract<A, { is: K }> | null {
    const found = read(text);
    return found?.is === kind ? (found as Extract<A, { is: K }>) : null;
  }

  return { read, as };
}
