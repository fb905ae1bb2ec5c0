// The words of cards, boards, payments and scores that neither the page nor the game has.

import { filled, speech, type Values } from '../../../words/speech.svelte';

const en = {
  printed: 'printed here', mark_inferred: 'inferred', mark_reconstruction: 'reconstruction', mark_owner: 'from a box owner', enlarge: 'Enlarge: {card}', no_ability: 'no ability', corner: 'Hired or dismissed',
  'at-once': 'When played', 'drop-off': 'When it leaves the board', ongoing: 'While on the board', value: 'Value', icons: 'Icons', cost: 'Cost', ribbon: 'Ribbon', gives: 'Gives', scores: 'Scores', none: 'none',
  your_board: 'Your board', board_of: 'Board: {name}', on_turn: 'on turn', you: 'you', rival: 'AI', space_1: 'played now', space_2: 'space 2', space_3: 'leaves next', empty_space: 'empty', start_icons: 'start icons',
  hand: 'Hand', hand_of: '{n} of {limit}', in_hand: 'cards in hand: {n}', draw_pile: 'draw pile', discards: 'discards', decks: 'Decks', unpaid: 'unpaid', paid: 'paid', acquired: 'acquired', approved: 'approved',
  workers_left: 'workers in supply', manuscripts: 'manuscripts', slots: 'Buildings and slots', points: 'points', open_slot: 'open', covered: 'covered', leader: 'castle leader', leader_short: 'leader',
  track: 'Virtue and corruption', track_at: 'Corruption on {corruption}, virtue on {virtue}', above: 'above: own gain', below: 'below: the others, by their criminals', all: 'all', space: 'space {n}',
  meet: 'The markers meet on space {n}.', apart: 'Steps between the markers: {n}.', meet_who: '{name} resolves it in phase 5 of the own turn:', meet_you: 'You resolve it in phase 5 of your turn:', others: 'the others',
  with_criminals: 'with a criminal on the board', without_criminals: 'without criminals on the board', nobody: 'nobody now', own_gain: 'own gain', would_meet: 'If they met on space {n}',
  pay: 'Payment', act_trade: 'Trade', act_construct: 'Build', act_place: 'Place workers', act_transcribe: 'Transcribe', ready: 'ready', missing: '{n} missing', laid: 'Laid: {n} of {all}', take_back: 'tap a piece to take it back',
  lay: 'Tap to lay', nothing_more: 'nothing more to lay', gap: 'missing', counting: 'Icons that count', times: '×{n}', slot_source: 'slot', bonus_source: 'bonus card', dismissed_source: 'dismissed', pair: '2 merchants', as_any: 'stands for any', keep: 'Left after it',
  dismiss: 'Dismiss: {card}', dismiss_why: 'Once a turn: its icons pay here, its corner works at once, it leaves the game.', dismiss_no_icon: 'no icon for this', dismiss_silver: 'too little silver', dismiss_short: 'even so not enough',
  dismissed: 'Dismissed: {card}', no_spot: 'no free spot on this side of the river', none_left: 'none left', no_workers: 'no workers left', complete: 'All is laid. The red button carries it out.', no_action: 'No primary action',
  deck_own: 'Cards of {name}', deck_town: 'Townsfolk', deck_tiles: 'Manuscripts', deck_gone: 'out of the game', on_board: 'on the board', draw_hidden: 'draw pile and hidden hand, in no order', draw_known: 'draw pile, in no order',
  piles: 'still in the piles, in no order', on_top: 'on top', below_n: '{n} below', empty: 'empty', papers: 'Debts and deeds', debts_left: 'debts to poverty', deeds_left: 'deeds to prosperity', revealed: 'revealed',
  last_round: 'last round: {n}', schemes: 'Schemes', future: 'future', pile: 'in its pile', pile_hidden: 'unseen ones among them: {n}', rival_turn: 'Turn of the AI', rival_board: 'Board of the AI', focus: 'Its focus',
  chart: 'Resources in this order', chart_pooled: 'All resources are one kind', told: 'Told line by line', line_of: 'line {n} of {all}', tell_all: 'Tell all', once_more: 'Once more', go_on: 'Go on', no_turn: 'It has not had a turn yet.',
  when_built: 'at once', when_collision: 'collision', when_flip: 'flip', when_scheme: 'scheme gained', when_shuffle: 'shuffle', if_ended: 'If it ended now', solo_win: 'You must score strictly more.', solo_win_other: 'The player must score strictly more.',
  together: 'together', papers_short: 'deeds, debts', castle_short: 'castle', set_of: 'sets', town: 'town {n}', begins: 'Begins with', then: 'Then', scheme: 'scheme', close: 'Close',
  unknown_hand: 'hidden: {n}', steps: 'Steps', aims: 'First that can be done', otherwise: 'Otherwise', corrupts: 'Corruption for each criminal icon', bonus: 'Bonus',
};
export type CardWord = keyof typeof en;

const pl: Record<CardWord, string> = {
  printed: 'nadrukowany', mark_inferred: 'wywnioskowane', mark_reconstruction: 'rekonstrukcja', mark_owner: 'od właściciela pudełka', enlarge: 'Powiększ: {card}', no_ability: 'bez zdolności', corner: 'Po zatrudnieniu lub odesłaniu',
  'at-once': 'Po zagraniu', 'drop-off': 'Gdy schodzi z planszy', ongoing: 'Gdy leży na planszy', value: 'Wartość', icons: 'Symbole', cost: 'Koszt', ribbon: 'Wstęga', gives: 'Daje', scores: 'Punktuje', none: 'brak',
  your_board: 'Twoja plansza', board_of: 'Plansza: {name}', on_turn: 'tura', you: 'ty', rival: 'SI', space_1: 'zagrana teraz', space_2: 'pole 2', space_3: 'zaraz zejdzie', empty_space: 'puste', start_icons: 'ikony początkowe',
  hand: 'Ręka', hand_of: '{n} z {limit}', in_hand: 'kart na ręce: {n}', draw_pile: 'talia', discards: 'odrzucone', decks: 'Talie', unpaid: 'niespłacone', paid: 'spłacone', acquired: 'zdobyte', approved: 'nadane',
  workers_left: 'robotnicy w puli', manuscripts: 'manuskrypty', slots: 'Budynki i miejsca po nich', points: 'punkty', open_slot: 'odsłonięte', covered: 'zakryte', leader: 'pan na zamku', leader_short: 'pan',
  track: 'Cnoty i korupcja', track_at: 'Korupcja na {corruption}, cnoty na {virtue}', above: 'u góry: własny zysk', below: 'u dołu: inni, wedle złoczyńców', all: 'wszyscy', space: 'pole {n}',
  meet: 'Znaczniki spotykają się na polu {n}.', apart: 'Pól między znacznikami: {n}.', meet_who: '{name} rozpatruje kolizję w fazie 5 swojej tury:', meet_you: 'Rozpatrujesz kolizję w fazie 5 swojej tury:', others: 'pozostali',
  with_criminals: 'ze złoczyńcą na planszy', without_criminals: 'bez złoczyńców na planszy', nobody: 'teraz nikt', own_gain: 'własny zysk', would_meet: 'Gdyby spotkały się na polu {n}',
  pay: 'Zapłata', act_trade: 'Handel', act_construct: 'Budowa', act_place: 'Robotnicy', act_transcribe: 'Przepisanie', ready: 'gotowe', missing: 'brakuje {n}', laid: 'Wyłożono: {n} z {all}', take_back: 'dotknij, aby cofnąć',
  lay: 'Dotknij, aby wyłożyć', nothing_more: 'nic więcej do wyłożenia', gap: 'brakuje', counting: 'Symbole, które się liczą', times: '×{n}', slot_source: 'miejsce po budynku', bonus_source: 'karta przychylności', dismissed_source: 'odesłany', pair: '2 kupców', as_any: 'zastępuje dowolny', keep: 'Zostanie',
  dismiss: 'Odeślij: {card}', dismiss_why: 'Raz na turę: jego symbole płacą tutaj, efekt z rogu działa od razu, karta opuszcza grę.', dismiss_no_icon: 'brak pasującego symbolu', dismiss_silver: 'za mało srebrników', dismiss_short: 'i tak nie wystarczy',
  dismissed: 'Odesłano: {card}', no_spot: 'brak wolnego pola po tej stronie rzeki', none_left: 'nie ma już', no_workers: 'brak robotników', complete: 'Wszystko wyłożone. Czerwony przycisk wykona akcję.', no_action: 'Bez akcji głównej',
  deck_own: 'Karty: {name}', deck_town: 'Mieszczanie', deck_tiles: 'Manuskrypty', deck_gone: 'poza grą', on_board: 'na planszy', draw_hidden: 'talia i ukryta ręka, bez kolejności', draw_known: 'talia, bez kolejności',
  piles: 'jeszcze w stosach, bez kolejności', on_top: 'na wierzchu', below_n: 'pod spodem: {n}', empty: 'pusto', papers: 'Długi i lenna', debts_left: 'długów do ubóstwa', deeds_left: 'lenn do dobrobytu', revealed: 'odkryta',
  last_round: 'ostatnia runda: {n}', schemes: 'Schematy', future: 'przyszłe', pile: 'w talii', pile_hidden: 'w tym nieznane: {n}', rival_turn: 'Tura SI', rival_board: 'Plansza SI', focus: 'Główny cel',
  chart: 'Zasoby w tej kolejności', chart_pooled: 'Wszystkie zasoby są jednego rodzaju', told: 'Krok po kroku', line_of: 'wiersz {n} z {all}', tell_all: 'Pokaż wszystko', once_more: 'Jeszcze raz', go_on: 'Dalej', no_turn: 'Jeszcze nie miała tury.',
  when_built: 'od razu', when_collision: 'kolizja', when_flip: 'odwrócenie', when_scheme: 'zdobyty schemat', when_shuffle: 'tasowanie', if_ended: 'Gdyby to był koniec', solo_win: 'Musisz mieć więcej punktów.', solo_win_other: 'Gracz musi mieć więcej punktów.',
  together: 'razem', papers_short: 'lenna, długi', castle_short: 'zamek', set_of: 'zestawy', town: 'miasteczko {n}', begins: 'Zaczyna z', then: 'Potem', scheme: 'schemat', close: 'Zamknij',
  unknown_hand: 'ukryte: {n}', steps: 'Ruch', aims: 'Pierwsze możliwe', otherwise: 'W przeciwnym razie', corrupts: 'Korupcja za każdy symbol złoczyńcy', bonus: 'Premia',
};
const ru: Record<CardWord, string> = {
  printed: 'напечатан здесь', mark_inferred: 'выведено', mark_reconstruction: 'реконструкция', mark_owner: 'от владельца коробки', enlarge: 'Увеличить: {card}', no_ability: 'без свойства', corner: 'При найме или отсылке',
  'at-once': 'При розыгрыше', 'drop-off': 'Уходя с планшета', ongoing: 'Пока на планшете', value: 'Ценность', icons: 'Символы', cost: 'Цена', ribbon: 'Лента', gives: 'Даёт', scores: 'Очки', none: 'нет',
  your_board: 'Ваш планшет', board_of: 'Планшет: {name}', on_turn: 'ходит', you: 'вы', rival: 'ИИ', space_1: 'только что', space_2: 'место 2', space_3: 'скоро уйдёт', empty_space: 'пусто', start_icons: 'начальные символы',
  hand: 'Рука', hand_of: '{n} из {limit}', in_hand: 'карт на руке: {n}', draw_pile: 'колода', discards: 'сброс', decks: 'Колоды', unpaid: 'не погашено', paid: 'погашено', acquired: 'получено', approved: 'пожаловано',
  workers_left: 'рабочие в запасе', manuscripts: 'манускрипты', slots: 'Постройки и гнёзда', points: 'очки', open_slot: 'открыто', covered: 'закрыто', leader: 'хозяин замка', leader_short: 'хозяин',
  track: 'Добродетель и порок', track_at: 'Порок на {corruption}, добродетель на {virtue}', above: 'сверху: себе', below: 'снизу: другим, по злодеям', all: 'все', space: 'деление {n}',
  meet: 'Фишки встречаются на делении {n}.', apart: 'Шагов между фишками: {n}.', meet_who: '{name} разрешает столкновение в фазе 5 своего хода:', meet_you: 'Вы разрешаете столкновение в фазе 5 своего хода:', others: 'остальные',
  with_criminals: 'со злодеем на планшете', without_criminals: 'без злодеев на планшете', nobody: 'сейчас никто', own_gain: 'себе', would_meet: 'Если бы встретились на делении {n}',
  pay: 'Оплата', act_trade: 'Торговля', act_construct: 'Строить', act_place: 'Рабочие', act_transcribe: 'Переписать', ready: 'готово', missing: 'не хватает: {n}', laid: 'Выложено: {n} из {all}', take_back: 'коснитесь, чтобы забрать',
  lay: 'Коснитесь, чтобы выложить', nothing_more: 'больше выложить нечего', gap: 'не хватает', counting: 'Символы в счёт', times: '×{n}', slot_source: 'гнездо', bonus_source: 'карта милости', dismissed_source: 'отосланный', pair: '2 купца', as_any: 'вместо любого', keep: 'Останется',
  dismiss: 'Отослать: {card}', dismiss_why: 'Раз за ход: его символы платят здесь, эффект угла сразу, карта уходит из игры.', dismiss_no_icon: 'нет нужного символа', dismiss_silver: 'мало монет', dismiss_short: 'и так не хватит',
  dismissed: 'Отослан: {card}', no_spot: 'нет свободного участка на этом берегу', none_left: 'больше нет', no_workers: 'нет рабочих', complete: 'Всё выложено. Красная кнопка выполнит действие.', no_action: 'Без главного действия',
  deck_own: 'Карты: {name}', deck_town: 'Горожане', deck_tiles: 'Манускрипты', deck_gone: 'вне игры', on_board: 'на планшете', draw_hidden: 'колода и скрытая рука, без порядка', draw_known: 'колода, без порядка',
  piles: 'ещё в стопках, без порядка', on_top: 'сверху', below_n: 'ниже: {n}', empty: 'пусто', papers: 'Долги и наделы', debts_left: 'долгов до бедности', deeds_left: 'наделов до процветания', revealed: 'открыта',
  last_round: 'последний раунд: {n}', schemes: 'Замыслы', future: 'будущие', pile: 'в колоде', pile_hidden: 'из них неизвестных: {n}', rival_turn: 'Ход ИИ', rival_board: 'Планшет ИИ', focus: 'Главная цель',
  chart: 'Ресурсы в этом порядке', chart_pooled: 'Все ресурсы одного рода', told: 'Шаг за шагом', line_of: 'строка {n} из {all}', tell_all: 'Показать всё', once_more: 'Ещё раз', go_on: 'Дальше', no_turn: 'Хода ещё не было.',
  when_built: 'сразу', when_collision: 'столкновение', when_flip: 'переворот', when_scheme: 'новый замысел', when_shuffle: 'перемешивание', if_ended: 'Если бы это был конец', solo_win: 'Вам нужно набрать больше.', solo_win_other: 'Игроку нужно набрать больше.',
  together: 'вместе', papers_short: 'наделы, долги', castle_short: 'замок', set_of: 'наборы', town: 'городок {n}', begins: 'Начинает с', then: 'Затем', scheme: 'замысел', close: 'Закрыть',
  unknown_hand: 'скрыто: {n}', steps: 'Шаги', aims: 'Первое возможное', otherwise: 'Иначе', corrupts: 'Порок за каждый символ злодея', bonus: 'Бонус',
};
const cs: Record<CardWord, string> = {
  printed: 'natištěno zde', mark_inferred: 'odvozeno', mark_reconstruction: 'rekonstrukce', mark_owner: 'od majitele krabice', enlarge: 'Zvětšit: {card}', no_ability: 'bez schopnosti', corner: 'Po najmutí či propuštění',
  'at-once': 'Po zahrání', 'drop-off': 'Když opouští desku', ongoing: 'Dokud je na desce', value: 'Hodnota', icons: 'Symboly', cost: 'Cena', ribbon: 'Stuha', gives: 'Dává', scores: 'Boduje', none: 'žádné',
  your_board: 'Vaše deska', board_of: 'Deska: {name}', on_turn: 'na tahu', you: 'vy', rival: 'AI', space_1: 'právě zahráno', space_2: 'pole 2', space_3: 'příště odejde', empty_space: 'prázdné', start_icons: 'počáteční symboly',
  hand: 'Ruka', hand_of: '{n} ze {limit}', in_hand: 'karet v ruce: {n}', draw_pile: 'dobírací', discards: 'odhozené', decks: 'Balíčky', unpaid: 'nesplacené', paid: 'splacené', acquired: 'získané', approved: 'udělené',
  workers_left: 'dělníci v zásobě', manuscripts: 'rukopisy', slots: 'Budovy a místa po nich', points: 'body', open_slot: 'odkryto', covered: 'zakryto', leader: 'hradní pán', leader_short: 'pán',
  track: 'Ctnost a korupce', track_at: 'Korupce na {corruption}, ctnost na {virtue}', above: 'nahoře: vlastní zisk', below: 'dole: ostatní, podle zločinců', all: 'všichni', space: 'pole {n}',
  meet: 'Ukazatele se potkávají na poli {n}.', apart: 'Kroků mezi ukazateli: {n}.', meet_who: '{name} vyhodnotí střet ve fázi 5 svého tahu:', meet_you: 'Střet vyhodnotíte ve fázi 5 svého tahu:', others: 'ostatní',
  with_criminals: 'se zločincem na desce', without_criminals: 'bez zločinců na desce', nobody: 'teď nikdo', own_gain: 'vlastní zisk', would_meet: 'Kdyby se potkaly na poli {n}',
  pay: 'Platba', act_trade: 'Obchod', act_construct: 'Stavět', act_place: 'Dělníci', act_transcribe: 'Opsat', ready: 'hotovo', missing: 'chybí {n}', laid: 'Vyloženo: {n} z {all}', take_back: 'klepnutím vezmete zpět',
  lay: 'Klepnutím vyložíte', nothing_more: 'nic dalšího k vyložení', gap: 'chybí', counting: 'Symboly, které platí', times: '×{n}', slot_source: 'místo po budově', bonus_source: 'karta přízně', dismissed_source: 'propuštěný', pair: '2 kupci', as_any: 'zastoupí jakýkoli', keep: 'Zbude',
  dismiss: 'Propustit: {card}', dismiss_why: 'Jednou za tah: jeho symboly platí zde, roh účinkuje hned, karta opouští hru.', dismiss_no_icon: 'žádný vhodný symbol', dismiss_silver: 'málo stříbrňáků', dismiss_short: 'ani tak to nestačí',
  dismissed: 'Propuštěn: {card}', no_spot: 'na této straně řeky není volné místo', none_left: 'už žádná', no_workers: 'žádní dělníci', complete: 'Vše je vyloženo. Červené tlačítko to provede.', no_action: 'Bez hlavní akce',
  deck_own: 'Karty: {name}', deck_town: 'Měšťané', deck_tiles: 'Rukopisy', deck_gone: 'mimo hru', on_board: 'na desce', draw_hidden: 'balíček a skrytá ruka, bez pořadí', draw_known: 'balíček, bez pořadí',
  piles: 'ještě v hromádkách, bez pořadí', on_top: 'nahoře', below_n: 'pod tím: {n}', empty: 'prázdno', papers: 'Dluhy a léna', debts_left: 'dluhů do chudoby', deeds_left: 'lén do blahobytu', revealed: 'odkrytá',
  last_round: 'poslední kolo: {n}', schemes: 'Záměry', future: 'budoucí', pile: 'v balíčku', pile_hidden: 'z toho neznámé: {n}', rival_turn: 'Tah AI', rival_board: 'Deska AI', focus: 'Hlavní cíl',
  chart: 'Suroviny v tomto pořadí', chart_pooled: 'Všechny suroviny jsou jednoho druhu', told: 'Krok za krokem', line_of: 'řádek {n} z {all}', tell_all: 'Ukázat vše', once_more: 'Ještě jednou', go_on: 'Dál', no_turn: 'Ještě netáhla.',
  when_built: 'hned', when_collision: 'střet', when_flip: 'otočení', when_scheme: 'získaný záměr', when_shuffle: 'zamíchání', if_ended: 'Kdyby teď byl konec', solo_win: 'Musíte mít více bodů.', solo_win_other: 'Hráč musí mít více bodů.',
  together: 'celkem', papers_short: 'léna, dluhy', castle_short: 'hrad', set_of: 'sady', town: 'městečko {n}', begins: 'Začíná s', then: 'Potom', scheme: 'záměr', close: 'Zavřít',
  unknown_hand: 'skryto: {n}', steps: 'Kroky', aims: 'První možné', otherwise: 'Jinak', corrupts: 'Korupce za každý symbol zločince', bonus: 'Bonus',
};

const WORDS = { en, pl, ru, cs };

/** A word of cards and boards. */
export const c = (key: CardWord, values: Values = {}): string => filled(WORDS[speech.lang][key], values);
