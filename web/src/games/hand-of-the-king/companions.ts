// The companions as the page shows them: a sign of ours, and what the server says of them.

import type { Face } from '../../protocol/types';
import { speech } from '../../words/speech.svelte';
import { faces } from '../general/faces.svelte';
import type { Companion } from './types';
import { GAME } from './words';

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
/** Our reconstruction of an ability that is not known from print (HK-COM-12). */
export const isReconstruction = (key: string): boolean => face(key)?.printed?.['reconstruction'] === true;
