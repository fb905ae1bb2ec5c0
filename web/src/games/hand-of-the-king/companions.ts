// The companions as the page shows them: a sign, and which words of the game say what they do.

import type { House } from './houses';

interface Part {
  key: string;
  card?: string;
  house?: House;
  count?: number;
}

export interface CompanionRow {
  icon: string;
  parts: Part[];
  /** Our reconstruction of an ability that is not known from print (HK-COM-12). */
  reconstructed?: boolean;
}

const take = (card: string): Part[] => [{ key: 'effect.TakeCharacter', card }];
const SAFE: Part = { key: 'effect.safe' };

export const COMPANIONS: Record<string, CompanionRow> = {
  jaqen: {
    icon: 'double-face-mask',
    parts: [
      { key: 'effect.KillCharacter.kings_landing' },
      { key: 'effect.KillCharacter.areas' },
      { key: 'effect.KillCompanion' },
    ],
  },
  jon: { icon: 'crow-dive', parts: [{ key: 'effect.StayAsNamed', count: 2 }, SAFE] },
  gendry: { icon: 'anvil-impact', parts: [{ key: 'effect.StayAs', house: 'baratheon', count: 1 }, SAFE] },
  melisandre: { icon: 'fire-bowl', parts: [{ key: 'effect.AnotherTurn' }] },
  ramsay: { icon: 'card-exchange', parts: [{ key: 'effect.SwapPlaces' }] },
  sandor: { icon: 'hound', parts: [{ key: 'effect.KillCharacter.kings_landing' }] },
  hodor: { icon: 'door', parts: take('bran') },
  bronn: { icon: 'crossbow', parts: take('tyrion') },
  shae: {
    icon: 'gem-necklace',
    parts: [{ key: 'effect.StayAs', house: 'lannister', count: 1 }, SAFE],
    reconstructed: true,
  },
  littlefinger: { icon: 'hummingbird', parts: [{ key: 'effect.ExchangeCharacters' }], reconstructed: true },
  brienne: { icon: 'broadsword', parts: take('catelyn'), reconstructed: true },
  syrio: { icon: 'plain-dagger', parts: take('arya'), reconstructed: true },
  jorah: { icon: 'bear-head', parts: take('daenerys'), reconstructed: true },
  ygritte: { icon: 'bow-arrow', parts: [{ key: 'effect.KillCharacter.areas' }], reconstructed: true },
};
