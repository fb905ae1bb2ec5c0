// The best score of a game alone, for each edition and number of virtual opponents. Kept in this browser.

export interface Best {
  score: number;
  /** The table at which it was reached, and what the best was before. */
  table: string;
  before: number | null;
}

const keyOf = (edition: string, virtual: number): string => `viceregal.viceroy.best.${edition}.${virtual}`;

export function bestOf(edition: string, virtual: number): Best | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(edition, virtual)) ?? 'null') as Best | null;
    return kept && Number.isFinite(kept.score) ? kept : null;
  } catch {
    return null;
  }
}

/** Remembers a finished game, if none was better; the best there is now. */
export function remember(edition: string, virtual: number, table: string, score: number): Best {
  const kept = bestOf(edition, virtual);
  if (kept && kept.score >= score) return kept;
  const best = { score, table, before: kept?.score ?? null };
  try {
    localStorage.setItem(keyOf(edition, virtual), JSON.stringify(best));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
  return best;
}
