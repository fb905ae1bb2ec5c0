// VW-6.1: what lies ready to pay for a primary action, what is laid, and what is missing. Icons cost nothing and are laid
// by themselves; which goods are spent is chosen among the payments that the server offers.

import { ACT_ICONS, COSTS, WORKER_COST, type Library } from './foretell';
import { ACT_GOOD } from './draw/tokens';
import {
  BUILDINGS,
  GOODS,
  isInner,
  leftTown,
  segmentOf,
  type Act,
  type Building,
  type Good,
  type Icon,
  type ViscountsView,
} from './view';

/** An icon that pays, and where it is from: a card by its key, a slot, a bonus card, a start space. */
export interface Piece {
  id: string;
  icon: Icon;
  /** Two merchants that together stand for one icon. */
  pair: boolean;
  from:
    | { kind: 'card'; card: string; at: number }
    | { kind: 'slot'; slot: string }
    | { kind: 'bonus'; ribbon: string }
    | { kind: 'start'; space: number }
    | { kind: 'dismissed'; card: string };
}

/** What is wanted: a building, so many workers or exchanges, or the manuscript. */
export interface Target {
  act: Act;
  /** `workshop`, `2`, or nothing for the manuscript. */
  what: string;
  need: number;
}

export type Purse = Record<Good, number>;

const START: Partial<Record<Icon, number>>[] = [{}, { builder: 1, noble: 1, cleric: 1 }, { merchant: 2 }];
const SLOTS: Record<string, [Icon, number]> = {
  'trading-post-3': ['merchant', 2],
  'guildhall-1': ['builder', 1],
  'guildhall-2': ['noble', 1],
  'guildhall-3': ['cleric', 1],
};
const BONUS: Record<string, [Icon, number]> = {
  black: ['cleric', 1],
  yellow: ['noble', 1],
  grey: ['builder', 1],
  blue: ['merchant', 2],
};
/** As cards show them from above. */
const DOWN: Icon[] = ['builder', 'noble', 'cleric', 'criminal', 'merchant'];

export const emptyPurse = (): Purse => ({ silver: 0, ink: 0, gold: 0, stone: 0 });

/** All icons of a seat one by one, with those of a card dismissed for the action. */
export function icons(view: ViscountsView, seat: number, library: Library, dismissed: string | null): Piece[] {
  const made: Piece[] = [];
  const add = (icons: Partial<Record<Icon, number>>, from: Piece['from'], key: string): void => {
    const list = DOWN.flatMap((icon) => Array.from({ length: icons[icon] ?? 0 }, () => icon));
    list.forEach((icon, at) =>
      made.push({ id: `${key}.${at}`, icon, pair: false, from: from.kind === 'card' ? { ...from, at } : from }),
    );
  };
  const player = view.players[seat];
  player?.board.forEach((card, space) => {
    if (card) add(library.townsfolk(card)?.icons ?? {}, { kind: 'card', card, at: 0 }, card);
    else add(START[space] ?? {}, { kind: 'start', space }, `start-${space}`);
  });
  for (const slot of player?.slots ?? [])
    if (SLOTS[slot]) add({ [SLOTS[slot][0]]: SLOTS[slot][1] }, { kind: 'slot', slot }, slot);
  for (const [ribbon, owner] of Object.entries(view.bonus))
    if (owner === seat && BONUS[ribbon])
      add({ [BONUS[ribbon][0]]: BONUS[ribbon][1] }, { kind: 'bonus', ribbon }, `bonus-${ribbon}`);
  if (dismissed)
    add(library.townsfolk(dismissed)?.icons ?? {}, { kind: 'dismissed', card: dismissed }, `dismissed-${dismissed}`);
  return made;
}

export interface Help {
  merchants: boolean;
  doubled: number;
  pairs: boolean;
  others: boolean;
}

/** Abilities on the board that help to pay. */
export function helpOf(view: ViscountsView, seat: number, act: Act, library: Library): Help {
  const made: Help = { merchants: false, doubled: 0, pairs: false, others: false };
  for (const card of view.players[seat]?.board ?? []) {
    const ability = card ? library.townsfolk(card)?.ability : null;
    if (ability?.act !== act) continue;
    if (ability.is === 'PairsOfMerchants') made.merchants = true;
    if (ability.is === 'FirstCountsTwo') made.doubled++;
    if (ability.is === 'PairsOfSilver') made.pairs = true;
    if (ability.is === 'OthersCount') made.others = true;
  }
  return made;
}

/** The icons that count for an action, each worth 1: its own, pairs of merchants where a card says so, then criminals. */
export function counting(all: Piece[], act: Act, help: Help): Piece[] {
  const own = all.filter((piece) => piece.icon === ACT_ICONS[act]);
  const criminals = all.filter((piece) => piece.icon === 'criminal');
  const merchants = help.merchants && act !== 'trade' ? all.filter((piece) => piece.icon === 'merchant') : [];
  const pairs = merchants.flatMap((piece, i) =>
    i % 2 ? [{ ...piece, id: `${merchants[i - 1]?.id}+${piece.id}`, pair: true }] : [],
  );
  return [...own, ...pairs, ...criminals];
}

/** What goods are worth in icons: some count twice, silver in pairs, others only where a card says so. */
export function worth(purse: Purse, act: Act, help: Help): number {
  const good = ACT_GOOD[act];
  if (act === 'trade') return purse.silver;
  const others = GOODS.filter((each) => each !== good && each !== 'silver').reduce((sum, each) => sum + purse[each], 0);
  return (
    purse[good] +
    Math.min(purse[good], help.doubled) +
    (help.pairs ? Math.floor(purse.silver / 2) : 0) +
    (help.others ? others : 0)
  );
}

/** The most that the goods of a seat could make up for. */
export const affordable = (goods: Purse, act: Act, help: Help): number => worth(goods, act, help);

// Answers ----------------------------------------------------------------------------------------------------------

export interface Offer {
  action: string;
  act: Act;
  what: string;
  pays: Purse;
}

/** A payment that the server offers, read from its text: `construct workshop stone`, `trade 2 1`. */
export function readOffer(action: string): Offer | null {
  const [kind = '', ...rest] = action.split(' ');
  const act = { trade: 'trade', construct: 'construct', workers: 'place', transcribe: 'transcribe' }[kind] as
    Act | undefined;
  if (!act) return null;
  const what = act === 'transcribe' ? '' : (rest.shift() ?? '');
  const pays = emptyPurse();
  if (act === 'trade') pays.silver = Number(rest[0] ?? 0);
  else for (const good of rest) pays[good as Good]++;
  return { action, act, what, pays };
}

const same = (a: Purse, b: Purse): boolean => GOODS.every((good) => a[good] === b[good]);
const within = (a: Purse, b: Purse): boolean => GOODS.every((good) => a[good] <= b[good]);
const size = (purse: Purse): number => GOODS.reduce((sum, good) => sum + purse[good], 0);
export const plus = (purse: Purse, good: Good, by = 1): Purse => ({ ...purse, [good]: purse[good] + by });

/** The offer that this payment is. */
export const offerOf = (offers: Offer[], laid: Purse): Offer | null =>
  offers.find((offer) => same(offer.pays, laid)) ?? null;
/** How many pieces of a good can be laid at once more; silver may only count in pairs. 0: none of the payments wants it. */
export function canLay(offers: Offer[], laid: Purse, good: Good, pairs: boolean): number {
  const step = good === 'silver' && pairs ? 2 : 1;
  return offers.some((offer) => within(plus(laid, good, step), offer.pays)) ? step : 0;
}
/** The payment that is laid by itself: the fewest pieces, of the action's own good first. */
export function cheapest(offers: Offer[], act: Act): Offer | null {
  const own = ACT_GOOD[act];
  return [...offers].sort((a, b) => size(a.pays) - size(b.pays) || b.pays[own] - a.pays[own])[0] ?? null;
}

// Targets ----------------------------------------------------------------------------------------------------------

export const actsAt = (place: string): Act[] => (isInner(place) ? ['place', 'transcribe'] : ['trade', 'construct']);

/** What one can want of an action here, whether or not it can be paid for. */
export function targetsOf(view: ViscountsView, seat: number, act: Act, library: Library, most: number): Target[] {
  const place = view.players[seat]?.viscount ?? 'town-1';
  const key = segmentOf(place);
  const segment = library.segment(key);
  if (act === 'construct')
    return BUILDINGS.map((what: Building) => ({ act, what, need: COSTS[what] })).sort((a, b) => a.need - b.need);
  if (act === 'place')
    return [1, 2, 3, 4].map((count) => ({ act, what: String(count), need: WORKER_COST[count] ?? 0 }));
  if (act === 'transcribe') {
    const tile = view.tiles[key];
    return [{ act, what: '', need: (tile ? library.manuscript(tile)?.cost : segment?.manuscript.cost) ?? 0 }];
  }
  const each = segment?.towns[place === leftTown(key) ? 0 : 1].icons ?? 1;
  return Array.from({ length: Math.max(1, Math.floor(most / each)) }, (_, i) => ({
    act,
    what: String(i + 1),
    need: (i + 1) * each,
  }));
}

const POINTS: Record<Building, readonly number[]> = {
  'trading-post': [0, 4, 9, 15],
  guildhall: [0, 6, 13, 21],
  workshop: [0, 2, 5, 9],
};
/** VW-10.1: the points that one more building of a kind is worth. */
export function pointsOfNext(view: ViscountsView, seat: number, building: Building): number {
  const built = view.players[seat]?.slots.filter((slot) => slot.startsWith(building)).length ?? 0;
  return (POINTS[building][built + 1] ?? 0) - (POINTS[building][built] ?? 0);
}

/** VW-6.9: the cards on the board that do something when the action is complete. */
export const followers = (view: ViscountsView, seat: number, act: Act, library: Library): string[] =>
  (view.players[seat]?.board ?? []).filter((card): card is string => {
    const ability = card ? library.townsfolk(card)?.ability : null;
    return ability?.is === 'AfterAct' && ability.act === act;
  });

/** How many icons are still missing for a target, all goods spent. */
export const missingFor = (target: Target, icons: number, goods: Purse, help: Help): number =>
  Math.max(0, target.need - icons - affordable(goods, target.act, help));
