import { expect, test } from 'vitest';
import {
  actsAt,
  canLay,
  cheapest,
  counting,
  emptyPurse,
  followers,
  helpOf,
  icons,
  missingFor,
  offerOf,
  plus,
  pointsOfNext,
  readOffer,
  targetsOf,
  worth,
  type Offer,
} from '../src/games/viscounts/payment';
import type { Library } from '../src/games/viscounts/foretell';
import type { Effect, Icons, TownsfolkData, ViscountsView } from '../src/games/viscounts/view';

const folk = (icons: Icons, ability: Effect | null = null): TownsfolkData => ({
  kind: 'townsfolk',
  of: 'neutral',
  value: 2,
  icons,
  corner: null,
  corner_words: '',
  timing: 'never',
  ability,
  ability_words: '',
  mark: 'verified',
});
const CARDS: Record<string, TownsfolkData> = {
  stonecutter: folk({ builder: 1, merchant: 1 }),
  'labourer.0': folk({ builder: 1 }),
  'thief.0': folk({ criminal: 1 }),
  woodcutter: folk({ builder: 1 }),
  strongman: folk({ merchant: 2 }, { is: 'PairsOfMerchants', act: 'construct' }),
  mason: folk({ builder: 1 }, { is: 'PairsOfSilver', act: 'construct' }),
  woodcutter2: folk(
    { builder: 1 },
    { is: 'AfterAct', act: 'construct', effect: { is: 'Gain', thing: 'virtue', count: 1 } },
  ),
  sculptor: folk({ builder: 1 }, { is: 'FirstCountsTwo', act: 'construct' }),
};
const library: Library = {
  townsfolk: (key) => CARDS[key] ?? null,
  manuscript: () => ({ cost: 5 }),
  segment: () => ({
    kind: 'segment',
    towns: [
      { icons: 2, gives: { is: 'Gain' } },
      { icons: 4, gives: { is: 'Flip' } },
    ],
    manuscript: { cost: 3, effect: { is: 'Gain' } },
    small: [],
    large: [],
  }),
};

function seen(
  board: (string | null)[],
  slots: string[] = [],
  bonus: Record<string, number | null> = {},
): ViscountsView {
  return {
    players: [{ board, slots, viscount: 'town-6' }],
    bonus,
    tiles: { c: 'black-5-clerics' },
  } as unknown as ViscountsView;
}

test('icons come from cards, uncovered spaces, slots, bonus cards and a dismissed card', () => {
  const view = seen(['stonecutter', null, null], ['guildhall-1', 'workshop-1'], { grey: 0, blue: 1 });
  const all = icons(view, 0, library, 'woodcutter');
  expect(all.map((piece) => piece.icon).sort()).toEqual([
    'builder',
    'builder',
    'builder',
    'builder',
    'builder',
    'cleric',
    'merchant',
    'merchant',
    'merchant',
    'noble',
  ]);
  expect(new Set(all.map((piece) => piece.id)).size).toBe(all.length);
  expect(counting(all, 'construct', helpOf(view, 0, 'construct', library))).toHaveLength(5);
});

test('criminals stand for any icon and are laid last', () => {
  const view = seen(['stonecutter', 'labourer.0', 'thief.0']);
  const found = counting(icons(view, 0, library, null), 'construct', helpOf(view, 0, 'construct', library));
  expect(found.map((piece) => piece.icon)).toEqual(['builder', 'builder', 'criminal']);
});

test('pairs of merchants count where a card on the board says so, and only there', () => {
  const view = seen(['strongman', 'stonecutter', null]);
  const all = icons(view, 0, library, null);
  const pairs = counting(all, 'construct', helpOf(view, 0, 'construct', library)).filter((piece) => piece.pair);
  expect(pairs).toHaveLength(2);
  expect(counting(all, 'place', helpOf(view, 0, 'place', library)).some((piece) => piece.pair)).toBe(false);
});

test('goods: the first of its kind may count twice, silver in pairs', () => {
  const purse = { silver: 5, ink: 1, gold: 0, stone: 2 };
  expect(worth(purse, 'construct', helpOf(seen(['mason', null, null]), 0, 'construct', library))).toBe(4);
  expect(worth(purse, 'construct', helpOf(seen(['sculptor', null, null]), 0, 'construct', library))).toBe(3);
  expect(worth(purse, 'construct', helpOf(seen([null, null, null]), 0, 'construct', library))).toBe(2);
  expect(worth(purse, 'trade', helpOf(seen([null, null, null]), 0, 'trade', library))).toBe(5);
});

test('payments are read from the texts of the actions', () => {
  expect(readOffer('construct guildhall silver silver stone')).toMatchObject({
    act: 'construct',
    what: 'guildhall',
    pays: { silver: 2, stone: 1, gold: 0, ink: 0 },
  });
  expect(readOffer('workers 2 gold')).toMatchObject({ act: 'place', what: '2', pays: { gold: 1 } });
  expect(readOffer('transcribe ink ink')).toMatchObject({ act: 'transcribe', what: '', pays: { ink: 2 } });
  expect(readOffer('trade 3 2')).toMatchObject({ act: 'trade', what: '3', pays: { silver: 2 } });
  expect(readOffer('pass')).toBeNull();
  expect(readOffer('dismiss construct')).toBeNull();
});

test('what is laid ends in one of the payments that are offered', () => {
  const offers = ['construct guildhall stone stone', 'construct guildhall stone silver silver'].map(
    readOffer,
  ) as Offer[];
  expect(cheapest(offers, 'construct')?.action).toBe('construct guildhall stone stone');
  const one = plus(emptyPurse(), 'stone');
  expect(offerOf(offers, one)).toBeNull();
  expect(canLay(offers, one, 'silver', true)).toBe(2);
  expect(canLay(offers, one, 'ink', false)).toBe(0);
  expect(offerOf(offers, plus(one, 'silver', 2))?.action).toBe('construct guildhall stone silver silver');
  expect(canLay(offers, plus(one, 'stone'), 'stone', false)).toBe(0);
});

test('what can be wanted here, and what is missing for it', () => {
  expect(actsAt('town-6')).toEqual(['trade', 'construct']);
  expect(actsAt('inner-c')).toEqual(['place', 'transcribe']);
  const view = seen([null, null, null]);
  const help = helpOf(view, 0, 'construct', library);
  const targets = targetsOf(view, 0, 'construct', library, 0);
  expect(targets.map((target) => [target.what, missingFor(target, 2, { ...emptyPurse(), stone: 2 }, help)])).toEqual([
    ['workshop', 0],
    ['trading-post', 1],
    ['guildhall', 3],
  ]);
  expect(targetsOf(view, 0, 'trade', library, 9).map((target) => target.need)).toEqual([4, 8]);
  expect(targetsOf(view, 0, 'transcribe', library, 0)).toEqual([{ act: 'transcribe', what: '', need: 5 }]);
});

test('what a building is worth, and which cards answer to the action', () => {
  expect([
    pointsOfNext(seen([null, null, null]), 0, 'guildhall'),
    pointsOfNext(seen([null, null, null], ['workshop-3', 'workshop-1']), 0, 'workshop'),
  ]).toEqual([6, 4]);
  expect(followers(seen(['woodcutter2', 'mason', null]), 0, 'construct', library)).toEqual(['woodcutter2']);
  expect(followers(seen(['woodcutter2', 'mason', null]), 0, 'trade', library)).toEqual([]);
});
