/** Gems by their colours; a letter stands on each, so that colour is never the only sign. */
export const GEMS: Record<string, { fill: string; letter: string }> = {
  blue: { fill: '#2459B0', letter: 'B' },
  red: { fill: '#B3262C', letter: 'R' },
  green: { fill: '#26753F', letter: 'G' },
  yellow: { fill: '#8F6206', letter: 'Y' },
};
