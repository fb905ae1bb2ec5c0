// Who stands together at the end: a seat alone, or partners who add up.

export interface Side {
  seats: number[];
  points: number;
  won: boolean;
}

/** The sides, the winners first, then by their points; within one, by the points of each. */
export function sidesOf(teams: number[][], scores: number[], winners: number[]): Side[] {
  const score = (seat: number): number => scores[seat] ?? 0;
  return teams
    .map((team) => ({
      seats: [...team].sort((a, b) => score(b) - score(a)),
      points: team.reduce((sum, seat) => sum + score(seat), 0),
      won: team.some((seat) => winners.includes(seat)),
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}
