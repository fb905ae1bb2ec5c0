import { describe, expect, it } from 'vitest';
import type { Hints } from '../src/games/general/hints';
import { layOut, piecesOf, rowsOf } from '../src/games/general/zones';

const hints = (more: Partial<Hints>): Hints => ({
  cards: new Set(),
  shared: new Set(),
  first: [],
  quiet: new Set(),
  piles: new Set(),
  ...more,
});
const BY_SEATS = hints({
  cards: new Set(['feet', 'hands', 'pyramids', 'laws_on_top']),
  shared: new Set(['line', 'laws_on_top']),
  first: ['line', 'feet', 'reserve', 'hands', 'gems', 'attacks', 'pyramids'],
});
const BY_PLAYERS = hints({
  cards: new Set(['hand', 'board']),
  shared: new Set(['ring']),
  nullIsNothing: true,
  cardsAreNamed: true,
});
const VIEW = {
  game: 'any',
  seats: 2,
  turn: 3,
  viewer: 0,
  todo: [],
  line: ['red', 'blue', 'green', 'yellow'],
  feet: { blue: 12, red: 0 },
  reserve: { blue: 3, red: 0 },
  laws: 14,
  hands: [[5, 70], { known: [9], laws: 1, characters: 2 }],
  gems: [{ blue: 2, red: 0 }, null],
  attacks: [0, 1],
  bids: [-1, 2],
  pyramids: [{ '1.0': 4, '2.0': 8, '1.1': 6 }, {}],
};

describe('a view laid out', () => {
  const layout = layOut(VIEW, 2, BY_SEATS);
  const zone = (zones: typeof layout.shared, key: string): ReturnType<typeof piecesOf> =>
    zones.find((each) => each.key === key)?.pieces ?? [];

  it('parts what lies before each seat from what lies on the table', () => {
    expect(layout.shared.map((each) => each.key)).toEqual(['line', 'feet', 'reserve', 'laws']);
    expect(layout.seats[0]?.map((each) => each.key)).toEqual(['hands', 'gems', 'attacks', 'pyramids']);
  });

  it('knows cards, gems and counts apart', () => {
    expect(zone(layout.shared, 'feet')).toEqual([
      { place: 'blue', colour: 'blue', card: '12' },
      { place: 'red', colour: 'red' },
    ]);
    expect(zone(layout.shared, 'reserve')).toEqual([{ colour: 'blue', count: 3 }]);
    expect(zone(layout.shared, 'laws')).toEqual([{ count: 14 }]);
    expect(zone(layout.seats[0] ?? [], 'hands')).toEqual([{ card: '5' }, { card: '70' }]);
  });

  it('shows what is hidden as hidden', () => {
    expect(zone(layout.seats[1] ?? [], 'hands')).toEqual([
      { card: '9' },
      { place: 'laws', count: 1, hidden: true },
      { place: 'characters', count: 2, hidden: true },
    ]);
    expect(zone(layout.seats[1] ?? [], 'gems')).toEqual([{ hidden: true }]);
  });

  it('leaves out what is not there, and lists of the table stay one', () => {
    expect(layout.seats.map((zones) => zones.some((each) => each.key === 'bids'))).toEqual([false, true]);
    expect(layOut({ laws_on_top: [70, null] }, 2, BY_SEATS).shared[0]?.pieces).toEqual([
      { card: '70' },
      { hidden: true },
    ]);
  });

  it('builds a pyramid from the top', () => {
    const rows = rowsOf(zone(layout.seats[0] ?? [], 'pyramids'));
    expect(rows.map((row) => row.map((piece) => piece.card))).toEqual([['8'], ['4', '6']]);
  });
});

describe("a view that keeps what is a player's together", () => {
  const view = {
    seats: 2,
    ring: ['a', 'b'],
    players: [
      { hand: ['abbot.0'], board: [null, 'thief.0'], goods: { silver: 2, ink: 0 } },
      { hand: 3, board: [null, null], goods: {} },
    ],
  };
  const layout = layOut(view, 2, BY_PLAYERS);

  it('lays it out before that player, gaps left out', () => {
    expect(layout.shared.map((each) => each.key)).toEqual(['ring']);
    expect(layout.seats[0]).toEqual([
      { key: 'hand', pieces: [{ card: 'abbot.0' }], laid: false },
      { key: 'board', pieces: [{ card: 'thief.0' }], laid: false },
      { key: 'goods', pieces: [{ place: 'silver', count: 2 }], laid: false },
    ]);
    expect(layout.seats[1]).toEqual([{ key: 'hand', pieces: [{ count: 3 }], laid: false }]);
  });
});
