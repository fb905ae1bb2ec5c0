// Where the notes of a table are kept.

/** A place for each table; where several share a screen, one for each seat, for its eyes only. */
export function notesKey(table: string, holds: number[], look: number | null): string {
  return ['viceregal.notes', table, ...(holds.length > 1 && look !== null ? [look] : [])].join('.');
}
