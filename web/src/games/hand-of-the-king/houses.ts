// The houses as they are drawn: colour, beast, field pattern, outline of the shield and letter, so that colour is never the only sign.

import { MEMBERS } from './facts';
import type { House } from './types';

export type { House };
/** By size, the largest first, as the rules have them. */
export const HOUSES = Object.keys(MEMBERS) as House[];

export interface Device {
  letter: string;
  field: string;
  dark: string;
  charge: string;
  pattern: string;
  icon: string;
  shield: string;
  /** The letter on plain vellum: the colour of the charge would be too light there. */
  ink: string;
}

export const DEVICES: Record<House, Device> = {
  stark: {
    letter: 'S',
    field: '#566879',
    dark: '#3B4A59',
    charge: '#F6F2E4',
    ink: '#3B4A59',
    pattern: 'ermine',
    icon: 'wolf-head',
    shield: 'M8 6H92V52C92 84 72 104 50 116C28 104 8 84 8 52Z',
  },
  greyjoy: {
    letter: 'G',
    field: '#10525A',
    dark: '#0A363C',
    charge: '#F1CE6A',
    ink: '#10525A',
    pattern: 'waves',
    icon: 'giant-squid',
    shield: 'M50 10A50 50 0 1 1 49.9 10Z',
  },
  lannister: {
    letter: 'L',
    field: '#98171E',
    dark: '#6B0D13',
    charge: '#F5CB58',
    ink: '#98171E',
    pattern: 'lozenge',
    icon: 'lion',
    shield: 'M8 6H92V90Q92 102 80 102H66Q54 102 50 117Q46 102 34 102H20Q8 102 8 90Z',
  },
  targaryen: {
    letter: 'T',
    field: '#1D171A',
    dark: '#000000',
    charge: '#F36B52',
    ink: '#1D171A',
    pattern: 'scales',
    icon: 'spiked-dragon-head',
    shield: 'M7 12Q30 24 50 5Q70 24 93 12Q97 58 85 80Q73 103 50 117Q27 103 15 80Q3 58 7 12Z',
  },
  baratheon: {
    letter: 'B',
    field: '#E3AE32',
    dark: '#A87712',
    charge: '#241806',
    ink: '#6B4706',
    pattern: 'chevron',
    icon: 'deer-head',
    shield:
      'M3 4Q16 14 30 8Q50 1 70 8Q84 14 97 4Q101 27 91 40Q86 50 91 66Q93 97 50 117Q7 97 9 66Q14 50 9 40Q-1 27 3 4Z',
  },
  tyrell: {
    letter: 'Y',
    field: '#376527',
    dark: '#234516',
    charge: '#F6D765',
    ink: '#376527',
    pattern: 'trefoil',
    icon: 'rose',
    shield: 'M29 39A22 22 0 1 1 71 39A22 22 0 1 1 71 81A22 22 0 1 1 29 81A22 22 0 1 1 29 39Z',
  },
  tully: {
    letter: 'U',
    field: '#2453A6',
    dark: '#163874',
    charge: '#F1F3F4',
    ink: '#2453A6',
    pattern: 'bend',
    icon: 'flying-trout',
    shield: 'M8 6H92V68A42 48 0 0 1 8 68Z',
  },
};

const HOUSE_OF = new Map<string, House>(
  HOUSES.flatMap((house) => MEMBERS[house].map((card) => [card, house] as const)),
);

/** How many characters it has. */
export const sizeOf = (house: House): number => MEMBERS[house].length;
/** The house of a character; nothing for Varys and empty places. */
export const houseOf = (card: string): House | undefined => HOUSE_OF.get(card);
export const isHouse = (word: string): word is House => word in MEMBERS;
