// The charges of the cards: which sign stands on which.

const SIGNS = [
  'anchor', 'scroll-quill', 'herbs-bundle', 'wisdom', 'spyglass', 'quill-ink', 'boots', 'templar-shield', 'cannon', 'mounted-knight', 'crossbow',
  'watchtower', 'spell-book', 'executioner-hood', 'barracks-tent', 'miner', 'halberd', 'diamond-ring', 'knight-banner', 'trumpet-flag', 'fairy',
  'robber-mask', 'castle', 'cloak-dagger', 'battle-axe', 'bow-arrow', 'hooded-assassin', 'swordman', 'chess-knight', 'hunting-horn', 'crown',
  'pirate-captain', 'jewel-crown', 'lantern-flame', 'guards', 'high-shot', 'breastplate', 'oak-leaf', 'laurel-crown', 'caravel',
  'magnifying-glass', 'domino-mask', 'gears', 'scales', 'sergeant', 'powder-bag', 'barrel', 'paddles', 'cauldron', 'winged-sword', 'ship-wheel',
  'throne-king', 'compass', 'pointy-hat', 'bowie-knife', 'standing-potion', 'fairy-wand', 'medal', 'rope-coil', 'village', 'swap-bag',
  'star-medal', 'two-handed-sword', 'viking-helmet',
];
const OF_EFFECTS: Record<string, string> = {
  OneOf: 'scroll-unfurled', PerCircleAndEndlessGem: 'circle', PerSet: 'triquetra', PerCard: 'card-pick', PerNeighbour: 'linked-rings',
  ParkGems: 'open-treasure-chest', TuckFreeCard: 'card-pickup', TuckWhenTaken: 'card-draw', TuckFromHand: 'card-draw', SkipAuction: 'card-pickup',
};

export const signOf = (card: number, effect: string): string => SIGNS[card - 1] ?? OF_EFFECTS[effect] ?? 'cycle';
