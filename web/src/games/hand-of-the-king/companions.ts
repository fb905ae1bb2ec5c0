// The companions as the page shows them: a sign of ours, and what the server says of them.

import type { Face } from '../../protocol/types';
import { speech } from '../../words/speech.svelte';
import { faces } from '../general/faces.svelte';
import { COUNTS_AS } from './facts';
import type { Companion } from './types';
import type { HandView } from './view';
import { GAME, ofHouse, w } from './words';

const EDITION = 'standard';

const SIGNS: Record<Companion, string> = {
  jaqen: 'double-face-mask',
  jon: 'crow-dive',
  gendry: 'anvil-impact',
  melisandre: 'fire-bowl',
  ramsay: 'card-exchange',
  sandor: 'hound',
  hodor: 'door',
  bronn: 'crossbow',
  shae: 'gem-necklace',
  littlefinger: 'hummingbird',
  brienne: 'broadsword',
  syrio: 'plain-dagger',
  jorah: 'bear-head',
  ygritte: 'bow-arrow',
};

export const isCompanion = (card: string): card is Companion => card in SIGNS;
export const companionSign = (key: string): string => (isCompanion(key) ? SIGNS[key] : 'two-shadows');

const face = (key: string): Face | undefined => faces.of(GAME, EDITION, speech.lang)[key];
/** What they do has to be asked for; until it comes they are without words. */
export const learnCompanions = (): void => faces.learn(GAME, EDITION, speech.lang);
export const companionText = (key: string): string => face(key)?.text ?? '';
/** For how many of which house one counts that stays with somebody. */
export function staysWords({ companion, seat, house }: HandView['staying'][number], names: string[]): string {
  const counts: Partial<Record<Companion, number>> = COUNTS_AS;
  return w('stays', { n: counts[companion] ?? 1, house: ofHouse(house), name: names[seat] ?? '' });
}
/** Our reconstruction of an ability that is not known from print (HK-COM-12). */
export const isReconstruction = (key: string): boolean => face(key)?.printed?.['reconstruction'] === true;
