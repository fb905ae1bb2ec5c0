// Which fields of a game's view hold cards. A game that is not named here is told in words and counts.

const CARD_ZONES: Record<string, readonly string[]> = {
  viceroy: ['feet', 'points', 'laws_on_top', 'discards', 'hands', 'shown', 'sealed', 'pyramids', 'tucked', 'took'],
};

export const cardZones = (game: string): ReadonlySet<string> => new Set(CARD_ZONES[game] ?? []);
