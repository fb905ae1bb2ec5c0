// The words of this table that neither the page nor the game has.

import { filled, speech, type Values } from '../../words/speech.svelte';

const en = {
  leaves: 'leaves next', stays: 'new, stays', taken: 'taken', you_have: 'you {n}', hidden_bid: 'your bid, hidden', bid_in: 'hand closed', card_in: 'card chosen',
  deciding: 'deciding', sits_out: 'sits this auction out', done: 'has finished', in_hand: 'in hand: {n}', hidden: 'gems and swords hidden', only_you: 'only you see this',
  your_pyramid: 'Your pyramid', pyramid_of: 'Pyramid: {name}', next_auction: 'next auction', if_win: 'where {card} could stand', short: '{n} short', free: 'free',
  opens: 'opens after this', level: 'Level {level}', pay: 'You pay', get: 'You get', closes: 'a circle of one colour', take: 'Take: {n} of {all}', tap_reserve: 'Tap the gems you want in the reserve.',
  tap_screen: 'Tap the gems behind your screen.', large: 'large deck', small: 'small deck', laws: 'law deck', discard: 'discard', close_hand: 'Close the hand', build: 'Build here',
  choose_place: 'Tap a place for it.', hand: 'Hand', pyramids: 'Pyramids', score: 'Score', heading_of: '{n} of {all}', bids: 'The hands open', purse: 'virtual opponent', empty: 'empty hand',
  enlarge: 'Enlarge {card}', together: 'together', choices: 'In words', back: 'Back', forward: 'Forward', words_of_level: 'level {level}: {cost} – {reward}', reserve_of: 'in the reserve: {n}',
  turn_of: 'Turn {turn} of 12', tucked: 'under it: {cards}', chosen_card: 'you chose: {card}', rest: 'left: {n}', reached: 'after it: {n}',
};
export type Word = keyof typeof en;

const pl: Record<Word, string> = {
  leaves: 'odejdzie', stays: 'nowa, zostaje', taken: 'wzięta', you_have: 'masz {n}', hidden_bid: 'twoja oferta, ukryta', bid_in: 'dłoń zamknięta', card_in: 'karta wybrana',
  deciding: 'wybiera', sits_out: 'pauzuje w licytacji', done: 'skończył', in_hand: 'na ręce: {n}', hidden: 'klejnoty i miecze ukryte', only_you: 'widzisz to tylko ty',
  your_pyramid: 'Twoja piramida', pyramid_of: 'Piramida: {name}', next_auction: 'następna licytacja', if_win: 'gdzie stanęłaby karta {card}', short: 'brakuje {n}', free: 'za darmo',
  opens: 'otworzy się potem', level: 'Poziom {level}', pay: 'Płacisz', get: 'Dostajesz', closes: 'jednobarwny krąg', take: 'Weź: {n} z {all}', tap_reserve: 'Dotknij klejnotów w rezerwie.',
  tap_screen: 'Dotknij klejnotów za swoim parawanem.', large: 'duża talia', small: 'mała talia', laws: 'talia praw', discard: 'odrzuć', close_hand: 'Zamknij dłoń', build: 'Postaw tutaj',
  choose_place: 'Dotknij miejsca.', hand: 'Ręka', pyramids: 'Piramidy', score: 'Wynik', heading_of: '{n} z {all}', bids: 'Dłonie się otwierają', purse: 'wirtualny przeciwnik', empty: 'pusta dłoń',
  enlarge: 'Powiększ: {card}', together: 'razem', choices: 'Słowami', back: 'Wstecz', forward: 'Dalej', words_of_level: 'poziom {level}: {cost} – {reward}', reserve_of: 'w rezerwie: {n}',
  turn_of: 'Tura {turn} z 12', tucked: 'pod nią: {cards}', chosen_card: 'wybrana: {card}', rest: 'zostaje: {n}', reached: 'potem: {n}',
};
const ru: Record<Word, string> = {
  leaves: 'скоро уйдёт', stays: 'новая, останется', taken: 'забрана', you_have: 'у вас {n}', hidden_bid: 'ваша ставка, скрыта', bid_in: 'кулак сжат', card_in: 'карта выбрана',
  deciding: 'выбирает', sits_out: 'пропускает аукцион', done: 'закончил', in_hand: 'на руке: {n}', hidden: 'камни и мечи скрыты', only_you: 'видите только вы',
  your_pyramid: 'Ваша пирамида', pyramid_of: 'Пирамида: {name}', next_auction: 'следующий аукцион', if_win: 'где встанет карта «{card}»', short: 'не хватает: {n}', free: 'бесплатно',
  opens: 'откроется потом', level: 'Уровень {level}', pay: 'Вы платите', get: 'Вы получаете', closes: 'одноцветный круг', take: 'Взять: {n} из {all}', tap_reserve: 'Коснитесь нужных камней в запасе.',
  tap_screen: 'Коснитесь камней за ширмой.', large: 'большая колода', small: 'малая колода', laws: 'колода законов', discard: 'сбросить', close_hand: 'Сжать кулак', build: 'Поставить сюда',
  choose_place: 'Коснитесь места.', hand: 'Рука', pyramids: 'Пирамиды', score: 'Счёт', heading_of: '{n} из {all}', bids: 'Кулаки разжимаются', purse: 'виртуальный соперник', empty: 'пустая рука',
  enlarge: 'Увеличить: {card}', together: 'вместе', choices: 'Словами', back: 'Назад', forward: 'Вперёд', words_of_level: 'уровень {level}: {cost} – {reward}', reserve_of: 'в запасе: {n}',
  turn_of: 'Ход {turn} из 12', tucked: 'под ней: {cards}', chosen_card: 'выбрана: {card}', rest: 'останется: {n}', reached: 'потом: {n}',
};
const cs: Record<Word, string> = {
  leaves: 'příště odejde', stays: 'nová, zůstane', taken: 'vzata', you_have: 'máte {n}', hidden_bid: 'vaše nabídka, skrytá', bid_in: 'dlaň zavřena', card_in: 'karta vybrána',
  deciding: 'vybírá', sits_out: 'vynechává aukci', done: 'skončil', in_hand: 'v ruce: {n}', hidden: 'drahokamy a meče skryty', only_you: 'vidíte jen vy',
  your_pyramid: 'Vaše pyramida', pyramid_of: 'Pyramida: {name}', next_auction: 'příští aukce', if_win: 'kde by stála karta {card}', short: 'chybí {n}', free: 'zdarma',
  opens: 'otevře se potom', level: 'Úroveň {level}', pay: 'Zaplatíte', get: 'Získáte', closes: 'jednobarevný kruh', take: 'Vzít: {n} z {all}', tap_reserve: 'Klepněte na drahokamy v zásobě.',
  tap_screen: 'Klepněte na drahokamy za zástěnou.', large: 'velký balíček', small: 'malý balíček', laws: 'balíček zákonů', discard: 'odhodit', close_hand: 'Zavřít dlaň', build: 'Postavit sem',
  choose_place: 'Klepněte na místo.', hand: 'Ruka', pyramids: 'Pyramidy', score: 'Skóre', heading_of: '{n} ze {all}', bids: 'Dlaně se otevírají', purse: 'virtuální protivník', empty: 'prázdná dlaň',
  enlarge: 'Zvětšit: {card}', together: 'celkem', choices: 'Slovy', back: 'Zpět', forward: 'Dál', words_of_level: 'úroveň {level}: {cost} – {reward}', reserve_of: 'v zásobě: {n}',
  turn_of: 'Kolo {turn} z 12', tucked: 'pod ní: {cards}', chosen_card: 'vybráno: {card}', rest: 'zbude: {n}', reached: 'potom: {n}',
};

const WORDS = { en, pl, ru, cs };
export const GAME = 'viceroy';

/** A word of this table. */
export const w = (key: Word, values: Values = {}): string => filled(WORDS[speech.lang][key], values);
/** A word of the game. */
export const g = (key: string, values: Values = {}): string => speech.word(GAME, key, values);
