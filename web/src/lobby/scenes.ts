// The pictures and signs of the games.

import hand from './tile-hand.svg';
import viceroy from './tile-viceroy.svg';
import viscounts from './tile-viscounts.svg';

export interface Scene {
  key: string;
  picture: string;
  sign: string;
  colour: string;
  title: string;
  blurb: 'lobby.viceroy' | 'lobby.hand-of-the-king' | 'lobby.viscounts';
}

export const SCENES: readonly Scene[] = [
  {
    key: 'viceroy',
    picture: viceroy,
    sign: 'imperial-crown',
    colour: '#152B57',
    title: 'Viceroy',
    blurb: 'lobby.viceroy',
  },
  {
    key: 'hand-of-the-king',
    picture: hand,
    sign: 'hood',
    colour: '#6B0D13',
    title: 'Hand of the King',
    blurb: 'lobby.hand-of-the-king',
  },
  {
    key: 'viscounts',
    picture: viscounts,
    sign: 'mounted-knight',
    colour: '#1C4437',
    title: 'Viscounts of the West Kingdom',
    blurb: 'lobby.viscounts',
  },
];

export const sceneOf = (game: string): Scene | undefined =>
  SCENES.find((scene) => game === scene.key || game.startsWith(scene.key));
