// What could be done at a place before one rides there: how many icons count, what is payable, what is missing.

import { ACT_GOOD } from './draw/tokens';
import {
  isInner,
  leftTown,
  segmentOf,
  type Act,
  type Building,
  type Icon,
  type Place,
  type PlayerView,
  type SegmentData,
  type TownsfolkData,
  type ViscountsView,
} from './view';

export type Counts = Record<Icon, number>;
/** What is read of the printed components. */
export interface Library {
  townsfolk(key: string): TownsfolkData | null;
  manuscript(key: string): { cost: number } | null;
  segment(key: string): SegmentData | null;
}

const START: Partial<Counts>[] = [{}, { builder: 1, noble: 1, cleric: 1 }, { merchant: 2 }];
const SLOT_ICONS: Record<string, [Icon, number]> = {
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
export const COSTS: Record<Building, number> = { workshop: 3, 'trading-post': 5, guildhall: 7 };
export const WORKER_COST = [0, 1, 3, 5, 8];
export const ACT_ICONS: Record<Act, Icon> = {
  trade: 'merchant',
  construct: 'builder',
  place: 'noble',
  transcribe: 'cleric',
};

/** VW-6.1: the icons of cards, of uncovered spaces and slots, and of bonus cards. */
export function iconsOf(
  view: ViscountsView,
  seat: number,
  library: Library,
  board = view.players[seat]?.board ?? [],
): Counts {
  const counts: Counts = { merchant: 0, builder: 0, noble: 0, cleric: 0, criminal: 0 };
  const add = (icons: Partial<Counts>): void => {
    for (const [icon, count] of Object.entries(icons)) counts[icon as Icon] += count;
  };
  board.forEach((card, space) => add(card ? (library.townsfolk(card)?.icons ?? {}) : (START[space] ?? {})));
  for (const slot of view.players[seat]?.slots ?? [])
    if (SLOT_ICONS[slot]) add({ [SLOT_ICONS[slot][0]]: SLOT_ICONS[slot][1] });
  for (const [ribbon, owner] of Object.entries(view.bonus))
    if (owner === seat && BONUS[ribbon]) add({ [BONUS[ribbon][0]]: BONUS[ribbon][1] });
  return counts;
}

export interface Prospect {
  act: Act;
  /** Icons that count, criminals among them; what goods add at most; what the townsfolk there would add. */
  icons: number;
  criminals: number;
  goods: number;
  dismissed: number;
  /** So often, so many, or nothing. */
  times: number;
  /** The same with the townsfolk dismissed. */
  more: number;
  buildings: Building[];
  moreBuildings: Building[];
  /** Why it is not possible at all: no free spot. */
  full: boolean;
  cost: number;
}

function abilities(
  board: (string | null)[],
  act: Act,
  library: Library,
): { doubled: number; pairs: boolean; others: boolean; merchants: boolean } {
  const made = { doubled: 0, pairs: false, others: false, merchants: false };
  for (const card of board) {
    const ability = card ? library.townsfolk(card)?.ability : null;
    if (ability?.act !== act) continue;
    if (ability.is === 'FirstCountsTwo') made.doubled++;
    if (ability.is === 'PairsOfSilver') made.pairs = true;
    if (ability.is === 'OthersCount') made.others = true;
    if (ability.is === 'PairsOfMerchants') made.merchants = true;
  }
  return made;
}

function fromGoods(player: PlayerView, act: Act, silver: number, help: ReturnType<typeof abilities>): number {
  if (act === 'trade') return silver;
  const good = ACT_GOOD[act];
  const own = player.goods[good];
  const rest = (['ink', 'gold', 'stone'] as const)
    .filter((each) => each !== good)
    .reduce((sum, each) => sum + player.goods[each], 0);
  return own + Math.min(own, help.doubled) + (help.pairs ? Math.floor(silver / 2) : 0) + (help.others ? rest : 0);
}

/** The two actions of a place for a seat that comes there with this board and this silver. */
export function prospectsAt(
  view: ViscountsView,
  seat: number,
  place: Place,
  library: Library,
  board: (string | null)[],
  silver: number,
): Prospect[] {
  const player = view.players[seat];
  const segment = library.segment(segmentOf(place));
  if (!player || !segment) return [];
  const acts: Act[] = isInner(place) ? ['place', 'transcribe'] : ['trade', 'construct'];
  const counts = iconsOf(view, seat, library, board);
  const top = view.tops[segmentOf(place)] ?? `printed-${segmentOf(place)}`;
  const folk = library.townsfolk(top);
  return acts.map((act) => prospect(act, { view, player, place, segment, board, counts, silver, folk, library }));
}

interface Visit {
  view: ViscountsView;
  player: PlayerView;
  place: Place;
  segment: SegmentData;
  board: (string | null)[];
  counts: Counts;
  silver: number;
  folk: TownsfolkData | null;
  library: Library;
}

function prospect(act: Act, visit: Visit): Prospect {
  const { counts, player, silver, folk } = visit;
  const help = abilities(visit.board, act, visit.library);
  const icon = ACT_ICONS[act];
  const icons = counts[icon] + (help.merchants ? Math.floor(counts.merchant / 2) : 0);
  const goods = fromGoods(player, act, silver, help);
  const price = player.slots.includes('trading-post-2') ? 1 : (folk?.value ?? 99);
  const fits = folk !== null && price <= silver ? (folk.icons[icon] ?? 0) + (folk.icons.criminal ?? 0) : 0;
  const spent = fits ? price : 0;
  const have = icons + counts.criminal;
  const plain = outcome(act, have + goods, visit);
  const helped = fits ? outcome(act, have + fits + fromGoods(player, act, silver - spent, help), visit) : plain;
  return {
    act,
    icons,
    criminals: counts.criminal,
    goods,
    dismissed: fits,
    times: plain.times,
    more: helped.times,
    buildings: plain.buildings,
    moreBuildings: helped.buildings.filter((each) => !plain.buildings.includes(each)),
    full: plain.full,
    cost: plain.cost,
  };
}

function outcome(
  act: Act,
  means: number,
  visit: Visit,
): { times: number; buildings: Building[]; full: boolean; cost: number } {
  const { view, player, place, segment } = visit;
  const key = segmentOf(place);
  if (act === 'trade') {
    const exchange = segment.towns[place === leftTown(key) ? 0 : 1];
    return { times: Math.floor(means / exchange.icons), buildings: [], full: false, cost: exchange.icons };
  }
  if (act === 'place') {
    const most = WORKER_COST.findLastIndex((cost) => cost <= means);
    return { times: Math.min(most, player.workers), buildings: [], full: player.workers === 0, cost: 1 };
  }
  if (act === 'transcribe') {
    const tile = view.tiles[key];
    const cost = tile ? (visit.library.manuscript(tile)?.cost ?? 99) : segment.manuscript.cost;
    return { times: means >= cost ? 1 : 0, buildings: [], full: false, cost };
  }
  const free = freeSpots(view, place, segment).length;
  const left = (building: Building): boolean => player.slots.filter((slot) => slot.startsWith(building)).length < 3;
  const buildings = (Object.keys(COSTS) as Building[]).filter(
    (building) => free > 0 && left(building) && COSTS[building] <= means,
  );
  return { times: buildings.length, buildings, full: free === 0, cost: COSTS.workshop };
}

/** VW-6.4: the free spots on the town's side of the river. */
export function freeSpots(view: ViscountsView, place: Place, segment: SegmentData): string[] {
  const key = segmentOf(place);
  const side = place === leftTown(key) ? 'left' : 'right';
  const row = view.players.length < 3 ? segment.small : segment.large;
  return row.flatMap((spot, i) => (spot.side === side && !view.spots[`${key}${i + 1}`] ? [`${key}${i + 1}`] : []));
}
