import type { GamePack } from '../pack';
import picture from './tile.svg';

export const pack: GamePack = {
  scene: {
    picture,
    sign: 'hood',
    colour: '#6B0D13',
    blurb: {
      en: 'Send Varys through the court. Whoever has the most of a house holds its banner.',
      pl: 'Poślij Varysa przez dwór. Kto ma najwięcej postaci rodu, ten ma jego chorągiew.',
      cs: 'Pošlete Varyse dvorem. Kdo má nejvíc postav rodu, drží jeho korouhev.',
      ru: 'Проведите Вариса через двор. У кого больше персонажей дома, у того и его знамя.',
    },
  },
  rules: ['HK'],
  words: {
    en: async () => (await import('./words/en')).en,
    pl: async () => (await import('./words/pl')).pl,
    cs: async () => (await import('./words/cs')).cs,
    ru: async () => (await import('./words/ru')).ru,
  },
  keys: [
    ['← ↑ → ↓', 'keys.arrows'],
    ['S G L T B Y U', 'keys.letters'],
    ['C', 'keys.companions'],
    ['1 … 6', 'keys.numbers'],
  ],
  tour: [
    { at: '#question', text: 'tour.question' },
    { at: '#board', text: 'tour.board', touch: 'tour.board_touch' },
    { at: '#choices', text: 'tour.strip', touch: 'tour.strip_touch' },
    { at: '#seats', text: 'tour.seats' },
    { at: '#companions', text: 'tour.companions' },
  ],
  table: () => import('./HandTable.svelte'),
};
