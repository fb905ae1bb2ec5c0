import type { GamePack } from '../pack';
import picture from './tile.svg';

export const pack: GamePack = {
  scene: {
    picture,
    sign: 'mounted-knight',
    colour: '#1C4437',
    blurb: {
      en: 'Ride the ring, build, transcribe, and fill the castle before the kingdom falls.',
      pl: 'Objeżdżaj krąg, buduj, przepisuj i zapełnij zamek, nim królestwo upadnie.',
      cs: 'Objíždějte kruh, stavte, opisujte rukopisy a zaplňte hrad, než království padne.',
      ru: 'Объезжайте кольцо земель, стройте, переписывайте манускрипты и заполняйте замок, пока королевство не пало.',
    },
  },
  rules: ['VK', 'VC', 'VW'],
  words: {
    en: async () => (await import('./words/en')).en,
    pl: async () => (await import('./words/pl')).pl,
    cs: async () => (await import('./words/cs')).cs,
    ru: async () => (await import('./words/ru')).ru,
  },
  keys: [
    ['1 … 9', 'keys.answers'],
    ['← →', 'keys.places'],
    ['T B P W', 'keys.acts'],
    ['0', 'keys.pass'],
  ],
  tour: [
    { at: ['#board', 'main'], text: 'tour.board' },
    { at: '#question', text: 'tour.question' },
    { at: '#own', text: 'tour.own' },
    { at: '#choices', text: 'tour.choices' },
    { at: ['#others', '.strip', '#seats'], text: 'tour.seats' },
  ],
  table: () => import('./ViscountsTable.svelte'),
  board: 'rival',
};
