import { filled, speech, type Values } from '../../words/speech.svelte';
import { SECOND_TIER } from './castle';
import { isInner, leftTown, segmentOf, townOf, type Building, type Effect, type Place, type Section, type SegmentKey, type SpotData, type ViscountsView } from './view';
import type { Viscounts } from './viscounts.svelte';

const en = {
  free: 'free', below: 'below: {n}', printed_tile: 'printed manuscript', turn_ring: 'Turn the ring', debts_to: 'debts to', deeds_to: 'deeds to', poverty: 'Poverty', prosperity: 'Prosperity', bonus_cards: 'Bonus cards',
  seg_a: 'Lake', seg_b: 'Hills', seg_c: 'Forest', seg_d: 'Bay', seg_e: 'Snows',
  phase_1: 'cards', phase_2: 'ride', phase_3: 'act', phase_4: 'recruit', phase_5: 'collide', phase_6: 'draw',
  at_place: 'At {place} you could', here_you: 'Here you can', act_trade: 'Trade', act_construct: 'Build', act_place: 'Place workers', act_transcribe: 'Transcribe', act_recruit: 'Recruit',
  outer_only: 'Trade and building: only from a town.', inner_only: 'Workers and manuscripts: only from a gate.', no_spot: 'no free building spot here', n_missing: '{n} missing', with_dismissed: 'with {card}: {what}', workers_n: 'workers: {n}', times: '{n} × {what}',
  ride_to: 'Ride to {place}', steps: 'steps: {n}', costs: '{n} silver', ride_free: 'without silver', filter: 'Find', round: 'round {n}', last_round: 'last round', 
  castle: 'The castle', unrolled: 'The castle, unrolled', touch: '{first} and {last} touch', on_arrival: 'on arrival', climb: 'The workers climb', collides: 'The markers meet', next_step: 'Next step', to_end: 'To the end', leader: 'castle leader',
  table: 'Table', hand: 'Hand', boards: 'Boards', decks: 'Piles', score: 'Score', whose: 'workers: {name}', meets: 'Your markers meet on {n}', meets_of: '{name}: the markers meet on {n}',
  crim_some: 'with criminals', crim_none: 'without criminals', crim_all: 'all', empty_spot: 'building spot {spot}: {gives}', built_spot: '{building} of {name} on {spot}', link_gives: 'link: {gives}', stands_at: '{name}: viscount at {place}',
  section_told: '{section}: first tier {first}, second tier {second}; {gives}', none: 'nobody', show_map: 'Look at {segment}', before: 'Segment before', after: 'Next segment', pick_pair: 'Take this pair', hero: 'hero', papers_left: 'Debts left: {debts}. Deeds left: {deeds}.', space: 'space {n}', ring: 'The ring of five segments and the castle',
  meet_pays: 'phase 5 pays, in this order:', meet_above: 'above space {n}', meet_below: 'below it, others {who}', meet_workshop: 'second workshop, no criminals', meet_slot: 'second trading post of the AI',
  then_spot: 'building spot {spot}', then_link: 'link to the {building}', then_points: '+{n} points', then_slot: 'a slot is opened', then_climb: 'a group climbs: {effect}', then_ribbon: '{ribbon}: {n} together', then_hired: 'to the discards', then_gone: 'the card leaves the game',
};
export type Word = keyof typeof en;
const pl: Record<Word, string> = {
  free: 'za darmo', below: 'pod spodem: {n}', printed_tile: 'nadrukowany manuskrypt', turn_ring: 'Obróć krąg', debts_to: 'długów do', deeds_to: 'lenn do', poverty: 'Ubóstwa', prosperity: 'Dobrobytu', bonus_cards: 'Przychylność',
  seg_a: 'Jezioro', seg_b: 'Wzgórza', seg_c: 'Las', seg_d: 'Zatoka', seg_e: 'Śniegi',
  phase_1: 'karty', phase_2: 'jazda', phase_3: 'akcja', phase_4: 'najem', phase_5: 'kolizja', phase_6: 'dobór',
  at_place: 'Tam możesz: {place}', here_you: 'Tu możesz', act_trade: 'Handel', act_construct: 'Budowa', act_place: 'Robotnicy', act_transcribe: 'Przepisywanie', act_recruit: 'Zatrudnienie',
  outer_only: 'Handel i budowa: tylko z miasteczka.', inner_only: 'Robotnicy i manuskrypty: tylko z pola wewnętrznego.', no_spot: 'brak wolnego pola budowy', n_missing: 'brakuje {n}', with_dismissed: 'z kartą {card}: {what}', workers_n: 'robotnicy: {n}', times: '{n} × {what}',
  ride_to: 'Jedź: {place}', steps: 'kroki: {n}', costs: 'srebrniki: {n}', ride_free: 'bez srebrników', filter: 'Szukaj', round: 'runda {n}', last_round: 'ostatnia runda', 
  castle: 'Zamek', unrolled: 'Zamek rozwinięty', touch: '{first} i {last} sąsiadują', on_arrival: 'po wejściu', climb: 'Robotnicy się wspinają', collides: 'Znaczniki się spotykają', next_step: 'Następny krok', to_end: 'Do końca', leader: 'pan na zamku',
  table: 'Stół', hand: 'Ręka', boards: 'Plansze', decks: 'Stosy', score: 'Wynik', whose: 'robotnicy: {name}', meets: 'Twoje znaczniki spotkają się na {n}', meets_of: '{name}: znaczniki spotykają się na {n}',
  crim_some: 'ze złoczyńcami', crim_none: 'bez złoczyńców', crim_all: 'wszyscy', empty_spot: 'pole budowy {spot}: {gives}', built_spot: '{building} ({name}) na {spot}', link_gives: 'połączenie: {gives}', stands_at: '{name}: wicehrabia, {place}',
  section_told: '{section}: pierwszy poziom {first}, drugi poziom {second}; {gives}', none: 'nikt', show_map: 'Pokaż: {segment}', before: 'Poprzednia część', after: 'Następna część', pick_pair: 'Weź tę parę', hero: 'bohater', papers_left: 'Zostało długów: {debts}. Zostało lenn: {deeds}.', space: 'pole {n}', ring: 'Krąg pięciu części i zamek',
  meet_pays: 'faza 5 daje po kolei:', meet_above: 'nad polem {n}', meet_below: 'pod nim, inni {who}', meet_workshop: 'drugi warsztat, bez złoczyńców', meet_slot: 'druga faktoria SI',
  then_spot: 'pole budowy {spot}', then_link: 'połączenie ({building})', then_points: '+{n} p.', then_slot: 'odsłonięte miejsce', then_climb: 'grupa się wspina: {effect}', then_ribbon: '{ribbon}: razem {n}', then_hired: 'na stos odrzuconych', then_gone: 'karta opuszcza grę',
};
const ru: Record<Word, string> = {
  free: 'даром', below: 'ниже: {n}', printed_tile: 'напечатанный манускрипт', turn_ring: 'Повернуть кольцо', debts_to: 'долгов до', deeds_to: 'наделов до', poverty: 'Бедности', prosperity: 'Процветания', bonus_cards: 'Милость церкви',
  seg_a: 'Озеро', seg_b: 'Холмы', seg_c: 'Лес', seg_d: 'Залив', seg_e: 'Снега',
  phase_1: 'карты', phase_2: 'путь', phase_3: 'дело', phase_4: 'наём', phase_5: 'столкн.', phase_6: 'добор',
  at_place: 'Там можно: {place}', here_you: 'Здесь можно', act_trade: 'Торговля', act_construct: 'Строительство', act_place: 'Рабочие', act_transcribe: 'Переписывание', act_recruit: 'Наём',
  outer_only: 'Торговля и строительство: только из городка.', inner_only: 'Рабочие и манускрипты: только с внутреннего места.', no_spot: 'нет свободного участка', n_missing: 'не хватает: {n}', with_dismissed: 'с картой «{card}»: {what}', workers_n: 'рабочих: {n}', times: '{n} × {what}',
  ride_to: 'Ехать: {place}', steps: 'шагов: {n}', costs: 'монет: {n}', ride_free: 'без монет', filter: 'Найти', round: 'раунд {n}', last_round: 'последний раунд', 
  castle: 'Замок', unrolled: 'Замок в развёртке', touch: '{first} и {last} – соседи', on_arrival: 'по прибытии', climb: 'Рабочие поднимаются', collides: 'Фишки встретились', next_step: 'Следующий шаг', to_end: 'До конца', leader: 'хозяин замка',
  table: 'Стол', hand: 'Рука', boards: 'Планшеты', decks: 'Стопки', score: 'Счёт', whose: 'рабочие: {name}', meets: 'Ваши фишки встретятся на {n}', meets_of: '{name}: фишки встречаются на {n}',
  crim_some: 'со злодеями', crim_none: 'без злодеев', crim_all: 'все', empty_spot: 'участок {spot}: {gives}', built_spot: '{building} ({name}) на {spot}', link_gives: 'связь: {gives}', stands_at: '{name}: виконт, {place}',
  section_told: '{section}: первый ярус {first}, второй ярус {second}; {gives}', none: 'никого', show_map: 'Показать: {segment}', before: 'Предыдущая часть', after: 'Следующая часть', pick_pair: 'Взять эту пару', hero: 'герой', papers_left: 'Осталось долгов: {debts}. Осталось наделов: {deeds}.', space: 'место {n}', ring: 'Кольцо из пяти частей и замок',
  meet_pays: 'фаза 5 даёт по порядку:', meet_above: 'над делением {n}', meet_below: 'под ним, другие {who}', meet_workshop: 'вторая мастерская, без злодеев', meet_slot: 'вторая фактория ИИ',
  then_spot: 'участок {spot}', then_link: 'связь ({building})', then_points: '+{n} оч.', then_slot: 'открытое гнездо', then_climb: 'группа поднимается: {effect}', then_ribbon: '{ribbon}: вместе {n}', then_hired: 'в сброс', then_gone: 'карта уходит из игры',
};
const cs: Record<Word, string> = {
  free: 'zdarma', below: 'pod ní: {n}', printed_tile: 'natištěný rukopis', turn_ring: 'Otočit kruh', debts_to: 'dluhů do', deeds_to: 'lén do', poverty: 'Chudoby', prosperity: 'Blahobytu', bonus_cards: 'Přízeň církve',
  seg_a: 'Jezero', seg_b: 'Kopce', seg_c: 'Les', seg_d: 'Zátoka', seg_e: 'Sněhy',
  phase_1: 'karty', phase_2: 'jízda', phase_3: 'akce', phase_4: 'najmutí', phase_5: 'střet', phase_6: 'dobrání',
  at_place: 'Tam můžete: {place}', here_you: 'Zde můžete', act_trade: 'Obchod', act_construct: 'Stavba', act_place: 'Dělníci', act_transcribe: 'Opisování', act_recruit: 'Najmutí',
  outer_only: 'Obchod a stavba: jen z městečka.', inner_only: 'Dělníci a rukopisy: jen z vnitřního pole.', no_spot: 'není tu volné stavební místo', n_missing: 'chybí {n}', with_dismissed: 's kartou {card}: {what}', workers_n: 'dělníci: {n}', times: '{n} × {what}',
  ride_to: 'Jet: {place}', steps: 'kroků: {n}', costs: 'stříbrňáky: {n}', ride_free: 'bez stříbrňáků', filter: 'Najít', round: 'kolo {n}', last_round: 'poslední kolo', 
  castle: 'Hrad', unrolled: 'Rozvinutý hrad', touch: '{first} a {last} sousedí', on_arrival: 'při příchodu', climb: 'Dělníci stoupají', collides: 'Ukazatele se střetly', next_step: 'Další krok', to_end: 'Na konec', leader: 'hradní pán',
  table: 'Stůl', hand: 'Ruka', boards: 'Desky', decks: 'Balíčky', score: 'Skóre', whose: 'dělníci: {name}', meets: 'Vaše ukazatele se střetnou na {n}', meets_of: '{name}: ukazatele se střetávají na {n}',
  crim_some: 'se zločinci', crim_none: 'bez zločinců', crim_all: 'všichni', empty_spot: 'stavební místo {spot}: {gives}', built_spot: '{building} ({name}) na {spot}', link_gives: 'spojení: {gives}', stands_at: '{name}: vikomt, {place}',
  section_told: '{section}: první patro {first}, druhé patro {second}; {gives}', none: 'nikdo', show_map: 'Ukázat: {segment}', before: 'Předchozí díl', after: 'Další díl', pick_pair: 'Vzít tuto dvojici', hero: 'hrdina', papers_left: 'Zbývá dluhů: {debts}. Zbývá lén: {deeds}.', space: 'pole {n}', ring: 'Kruh pěti dílů a hrad',
  meet_pays: 'fáze 5 postupně dává:', meet_above: 'nad polem {n}', meet_below: 'pod ním, ostatní {who}', meet_workshop: 'druhá dílna, bez zločinců', meet_slot: 'druhá faktorie AI',
  then_spot: 'stavební místo {spot}', then_link: 'spojení ({building})', then_points: '+{n} b.', then_slot: 'odkryté místo', then_climb: 'skupina stoupá: {effect}', then_ribbon: '{ribbon}: celkem {n}', then_hired: 'do odhozených', then_gone: 'karta opouští hru',
};

const WORDS = { en, pl, ru, cs };
export const GAME = 'viscounts';

/** A word of this table. */
export const w = (key: Word, values: Values = {}): string => filled(WORDS[speech.lang][key], values);
/** A word of the game. */
export const g = (key: string, values: Values = {}): string => speech.word(GAME, key, values);

/** What an effect does, as the server would say it. */
export function effectWords(effect: Effect | null | undefined): string {
  if (!effect) return g('effect.Nothing');
  const key = `effect.${effect.is}`;
  switch (effect.is) {
    case 'InOrder':
      return (effect.parts ?? []).map(effectWords).join(' + ');
    case 'OneOf':
      return g(key, { parts: (effect.parts ?? []).map(effectWords).join(' / ') });
    case 'Gain':
      return g(`${key}.${effect.thing}`, { n: effect.count ?? 1 });
    case 'Flip':
      return g(`${key}.${effect.paper}`, { n: effect.count ?? 1 });
    case 'BuildFree':
      return g(effect.here ? `${key}.here` : key, { building: g(`building.${effect.building}`) });
    default:
      return g(key, { n: effect.count ?? 1 });
  }
}

export const segmentName = (segment: SegmentKey): string => w(`seg_${segment}`);

export function placeName(place: Place): string {
  return isInner(place) ? g('place.inner', { segment: segmentOf(place).toUpperCase() }) : g('place.town', { number: townOf(place) });
}

/** A place for those who do not see it: where it is, what it gives, what a ride there costs. */
export function placeLabel(viscounts: Viscounts, place: Place): string {
  const segment = segmentOf(place);
  const town = viscounts.segment(segment)?.towns[place === leftTown(segment) ? 0 : 1];
  const ride = viscounts.rides.get(place);
  const told = [`${placeName(place)}, ${segmentName(segment)}`];
  if (!isInner(place) && town) told.push(g('text.exchange', { n: town.icons, effect: effectWords(town.gives) }));
  if (ride) told.push(w('steps', { n: ride.way.length - 1 }), ride.silver ? w('costs', { n: ride.silver }) : w('ride_free'));
  return told.join('; ');
}

export function spotLabel(viscounts: Viscounts, spot: string, data: SpotData, built: { seat: number; building: Building } | undefined): string {
  const key = spot.toUpperCase();
  if (built) return w('built_spot', { building: g(`building.${built.building}`), name: viscounts.seatName(built.seat), spot: key });
  return w('empty_spot', { spot: key, gives: effectWords(data.bonus) });
}

export const linkLabel = (link: Effect | null): string => w('link_gives', { gives: effectWords(link) });
export const riderLabel = (viscounts: Viscounts, seat: number, place: Place): string => w('stands_at', { name: viscounts.seatName(seat), place: placeName(place) });
export const workerLabel = (viscounts: Viscounts, seat: number, count: number): string => `${w('whose', { name: viscounts.seatName(seat) })}: ${count}`;
export const sectionName = (section: Section): string => g(`section.${section}`);

export function sectionLabel(viscounts: Viscounts, view: ViscountsView, section: Section): string {
  const told = (counts: number[]): string => counts.flatMap((count, seat) => (count ? [`${viscounts.seatName(seat)} ${count}`] : [])).join(', ') || w('none');
  return w('section_told', { section: sectionName(section), first: told(view.first_tier[section]), second: told(view.second_tier[section]), gives: effectWords(SECOND_TIER[section]) });
}
