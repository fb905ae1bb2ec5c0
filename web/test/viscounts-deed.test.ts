// A deed that is put together from given foretellings: the parts in any order, sent as one row.

import { describe, expect, it } from 'vitest';
import { Deed } from '../src/games/viscounts/deed.svelte';
import type { Viscounts } from '../src/games/viscounts/viscounts.svelte';
import type { Foretold } from '../src/protocol/types';

const choice = (action: string) => ({ action, words: `words of ${action}` });
const OFFERS = ['pass', 'construct workshop silver silver', 'construct workshop stone', 'construct guildhall gold'];
const SLOTS = ['slot workshop-1', 'slot workshop-2'];
const SPOTS = ['spot a1', 'spot a2'];

const told = (more: object): Foretold =>
  ({ seat: 0, events: [], gain: {}, cost: {}, things: [], scores: [], ...more }) as unknown as Foretold;
const asks = (is: string, actions: string[]): Foretold =>
  told({ stop: 'asked', asked: { is, actions: actions.map(choice) } });

/** As the server would say it: a workshop has two slots left, a guildhall one; there are two spots. */
function foretell(...row: string[]): Foretold | null {
  const last = row.at(-1) ?? '';
  if (last.startsWith('construct workshop')) return asks('AskSlot', SLOTS);
  if (last.startsWith('construct guildhall') || last.startsWith('slot ')) return asks('AskSpot', SPOTS);
  if (last.startsWith('play ')) return asks('AskMove', ['move town-2 0', 'move town-3 1']);
  const built = { is: 'Built', words: '', seat: 0, spot: last.slice(5), slot: 'workshop-1' };
  return told({ stop: 'chance', asked: null, events: last.startsWith('spot ') ? [built] : [] });
}

function table(offers = OFFERS, asked = 'AskAct') {
  const viscounts = {
    asks: asked,
    chosen: null as string | null,
    choices: offers.map(choice),
    barred: [],
    sitting: {
      foretellings: { of: foretell, whole: foretell } as Record<string, typeof foretell>,
      compose: () => {},
      composed: () => null,
    },
    can: (action: string) => offers.includes(action),
    choose(action: string | null) {
      this.chosen = action;
    },
  };
  return { viscounts, deed: new Deed(viscounts as unknown as Viscounts) };
}

describe('a deed of several answers', () => {
  it('is a row of what is chosen; what is not is asked next', () => {
    const { viscounts, deed } = table(['play trader.0'], 'AskPlay');
    viscounts.choose('play trader.0');
    expect(deed.parts.map((part) => [part.asks, part.action])).toEqual([
      ['AskPlay', 'play trader.0'],
      ['AskMove', null],
    ]);
    expect(deed.row).toEqual(['play trader.0']);
    deed.wish('AskMove', 'move town-2 0');
    expect(deed.row).toEqual(['play trader.0', 'move town-2 0']);
    deed.wish('AskMove', 'move town-2 0');
    expect(deed.row).toEqual(['play trader.0']);
  });

  it('has a slot and a spot from the start where a building is paid for, and never none', () => {
    const { viscounts, deed } = table();
    viscounts.choose('construct workshop stone');
    expect(deed.row).toEqual(['construct workshop stone', 'slot workshop-1', 'spot a1']);
    deed.wish('AskSlot', 'slot workshop-2');
    deed.wish('AskSlot', 'slot workshop-2');
    expect(deed.row).toEqual(['construct workshop stone', 'slot workshop-2', 'spot a1']);
  });

  it('leaves the spot open where a building is a gift, and asks for it next', () => {
    const { viscounts, deed } = table(SLOTS, 'AskSlot');
    viscounts.choose('slot workshop-1');
    expect(deed.row).toEqual(['slot workshop-1']);
  });

  it('takes its parts in any order', () => {
    const { viscounts, deed } = table();
    deed.wish('AskSpot', 'spot a2');
    viscounts.choose('construct workshop stone');
    deed.wish('AskSlot', 'slot workshop-2');
    expect(deed.row).toEqual(['construct workshop stone', 'slot workshop-2', 'spot a2']);
    expect(deed.spot).toBe('a2');
    expect(deed.words('spot a2')).toBe('words of spot a2');
  });
});

describe('the place of a building', () => {
  type Foretell = typeof foretell;
  function begun(then: Foretell, ...wishes: [asks: string, action: string][]) {
    const { viscounts, deed } = table();
    viscounts.sitting.foretellings = { of: then, whole: then };
    viscounts.choose('construct workshop stone');
    for (const [asked, action] of wishes) deed.wish(asked, action);
    return deed;
  }

  it('is the slot and the spot that bring most, by points and then by goods', () => {
    const deed = begun((...row) => {
      const then = foretell(...row);
      if (row.at(-1) === 'slot workshop-2') return told({ ...then, scores: [{ seat: 0, before: 1, after: 3 }] });
      return row.at(-1) === 'spot a2' ? told({ ...then, gain: { ink: 1 } }) : then;
    });
    expect(deed.row).toEqual(['construct workshop stone', 'slot workshop-2', 'spot a2']);
  });

  it('is not known before each of them is foretold', () => {
    const deed = begun((...row) => (row.at(-1) === 'spot a2' ? null : foretell(...row)));
    expect([deed.known, deed.row]).toEqual([false, ['construct workshop stone', 'slot workshop-1']]);
  });

  /** Only the second slot leads to `a3`. */
  const fewer: Foretell = (...row) =>
    row.at(-1) === 'slot workshop-2' ? asks('AskSpot', [...SPOTS, 'spot a3']) : foretell(...row);

  it('is the spot that was tapped last: another slot is taken where only that leads to it', () => {
    expect(begun(fewer, ['AskSlot', 'slot workshop-1'], ['AskSpot', 'spot a3']).row).toEqual([
      'construct workshop stone',
      'slot workshop-2',
      'spot a3',
    ]);
  });

  it('is a gap that names the spot where no slot leads to it, and never another spot', () => {
    const none = begun(foretell, ['AskSpot', 'spot a3']);
    expect(none.row).toEqual(['construct workshop stone', 'slot workshop-1']);
    expect([none.part('AskSpot')?.action, none.part('AskSpot')?.missed]).toEqual([null, 'spot a3']);
    const other = begun(fewer, ['AskSpot', 'spot a3'], ['AskSlot', 'slot workshop-1']);
    expect([other.row.at(-1), other.part('AskSpot')?.missed]).toEqual(['slot workshop-1', 'spot a3']);
  });

  it('is told with what an answer brings beyond those before it', () => {
    const deed = begun((...row) => told({ ...foretell(...row), cost: { stone: row.length } }));
    const brings = deed.toldWith('AskSpot', 'spot a2');
    expect([brings?.then.cost, brings?.before.cost]).toEqual([{ stone: 3 }, { stone: 2 }]);
  });
});

describe('a deed that is foretold step by step', () => {
  it('is not known before each wish has had its turn', () => {
    const { viscounts, deed } = table();
    const come = new Set<string>();
    const late = (...row: string[]): Foretold | null => (come.has(row.join(', ')) ? foretell(...row) : null);
    viscounts.sitting.foretellings = { of: late, whole: late };
    deed.wish('AskSlot', 'slot workshop-2');
    deed.wish('AskSpot', 'spot a2');
    viscounts.choose('construct workshop stone');
    expect([deed.known, deed.row.length]).toEqual([false, 1]);
    come.add('construct workshop stone');
    viscounts.choose('construct workshop silver silver');
    expect(deed.known).toBe(false);
  });

  it('is known at once where nothing more is wished for, except for a building', () => {
    const { viscounts, deed } = table([...OFFERS, 'play trader.0']);
    viscounts.sitting.foretellings = { of: () => null, whole: () => null };
    viscounts.choose('play trader.0');
    expect([deed.known, deed.row]).toEqual([true, ['play trader.0']]);
    viscounts.choose('construct workshop stone');
    expect(deed.known).toBe(false);
  });
});

describe('what is tapped', () => {
  it('is where one builds: with the cheapest payment of the first building', () => {
    const { viscounts, deed } = table();
    deed.build('AskSpot', 'spot a2');
    expect(viscounts.chosen).toBe('construct workshop stone');
    expect(deed.wished('AskSpot')).toBe('spot a2');
  });

  it('leaves a building that was begun', () => {
    const { viscounts, deed } = table();
    viscounts.choose('construct guildhall gold');
    deed.build('AskSpot', 'spot a1');
    expect(viscounts.chosen).toBe('construct guildhall gold');
    expect(deed.row).toEqual(['construct guildhall gold', 'spot a1']);
  });

  it('chooses the building that leaves a slot', () => {
    const { viscounts, deed } = table();
    viscounts.choose('construct guildhall gold');
    deed.build('AskSlot', 'slot workshop-2');
    expect(viscounts.chosen).toBe('construct workshop stone');
  });

  it('tells of every spot that may be built on, before anything is chosen', () => {
    expect(table().deed.spots).toEqual(['a1', 'a2']);
    expect(table(['pass']).deed.spots).toEqual([]);
  });

  it('is a ride with the card that is chosen', () => {
    const { viscounts, deed } = table(['play abbot', 'play thief'], 'AskPlay');
    viscounts.choose('play abbot');
    deed.wish('AskMove', 'move town-3 1');
    expect(deed.row).toEqual(['play abbot', 'move town-3 1']);
  });
});

describe('another question', () => {
  it('has what was wished for chosen, where it is the next part of the deed', () => {
    const { viscounts, deed } = table(SPOTS, 'AskSpot');
    deed.wish('AskSpot', 'spot a2');
    deed.turnTo('AskSpot');
    expect(viscounts.chosen).toBe('spot a2');
  });

  it('forgets it, where it is another deed', () => {
    const { viscounts, deed } = table();
    deed.wish('AskSpot', 'spot a2');
    deed.turnTo('AskPlay');
    expect([deed.wished('AskSpot'), viscounts.chosen]).toEqual([null, null]);
  });

  it('empties a part by the same answer again', () => {
    const { deed } = table();
    deed.wish('AskSpot', 'spot a2');
    deed.wish('AskSpot', 'spot a2');
    expect(deed.wished('AskSpot')).toBeNull();
  });
});
