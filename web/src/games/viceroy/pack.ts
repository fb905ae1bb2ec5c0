import type { GamePack } from '../pack';
import picture from './tile.svg';

export const pack: GamePack = {
  scene: {
    picture,
    sign: 'imperial-crown',
    colour: '#152B57',
    blurb: {
      en: 'Bid gems in secret, win characters, raise a pyramid of power.',
      pl: 'Stawiaj kamienie w tajemnicy, zdobywaj postacie, wznieś piramidę władzy.',
      cs: 'Tajně dražte za drahokamy, získávejte postavy a budujte pyramidu moci.',
      ru: 'Тайно ставьте драгоценные камни, привлекайте персонажей и стройте пирамиду власти.',
    },
  },
  rules: ['VR'],
  words: {
    en: async () => (await import('./words/en')).en,
    pl: async () => (await import('./words/pl')).pl,
    cs: async () => (await import('./words/cs')).cs,
    ru: async () => (await import('./words/ru')).ru,
  },
  keys: [
    ['1 … 4', 'keys.columns'],
    ['0', 'keys.pass'],
    ['A', 'keys.attack'],
    ['← →', 'keys.places'],
    ['S', 'keys.screen'],
    ['T', 'keys.chronicle'],
  ],
  tour: [
    { at: '#question', text: 'tour.question' },
    { at: '#hand', text: 'tour.hand' },
    { at: '#offer', text: 'tour.offer' },
    { at: '#screen', text: 'tour.screen' },
    { at: '#board', text: 'tour.board' },
    { at: '#choices', text: 'tour.choices' },
  ],
  table: () => import('./ViceroyTable.svelte'),
};
