// What was put together for a question and not yet done: it outlives a lost connection and a reload of this window.

interface Kept {
  asked: string;
  parts: Record<string, unknown>;
}
const nameOf = (table: string): string => `viceregal.composed.${table}`;

function read(table: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(table)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function compose(table: string, asked: string, part: string, value: unknown): void {
  const known = read(table);
  const parts = { ...(known?.asked === asked ? known.parts : {}), [part]: value };
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify({ asked, parts } satisfies Kept));
  } catch {
    // A browser that keeps nothing: it holds until the page goes.
  }
}

/** Nothing where it was put together for another question. */
export function composed(table: string, asked: string, part: string): unknown {
  const known = read(table);
  return known?.asked === asked ? (known.parts[part] ?? null) : null;
}
