import { describe, expect, it } from 'vitest';
import type { Face } from '../src/protocol/types';
import { fit, widthOf } from '../src/games/viceroy/draw/lettering';
import { auctionRows, layOut, skyOf } from '../src/games/viceroy/layout';
import { strokeOf } from '../src/games/viceroy/swipe';
import { endlessGems, toggled } from '../src/games/viceroy/paying';
import { lowLaw, offer, upright } from '../src/games/viceroy/draw/cards';
import { cornersUnder } from '../src/games/viceroy/draw/circles';
import { reward } from '../src/games/viceroy/draw/tokens';
import { attacksOf, endlessIn, gemsBehind, tokensOn, type ViceroyView } from '../src/games/viceroy/view';

const tokens = [{ '60': ['magic', 'gem-green'], '63': ['gem-green'] }];
const lying = (used: boolean): ViceroyView =>
  ({
    tokens,
    endless: [
      [
        { card: 60, token: 1, colour: 'green', used },
        { card: 63, token: 0, colour: 'green', used: false },
      ],
    ],
  }) as unknown as ViceroyView;
const view = lying(false);

describe('what lies behind other screens', () => {
  const seen = (shown: boolean): ViceroyView =>
    ({
      attacks: [2, null],
      remembered: { shown, gem_counts: [0, 3], attacks: [2, 3] },
    }) as unknown as ViceroyView;

  it('is not shown, though the view remembers it', () => {
    expect([attacksOf(seen(false), 0), attacksOf(seen(false), 1), gemsBehind(seen(false), 1)]).toEqual([2, null, null]);
  });

  it('is shown where the option says so', () => {
    expect([attacksOf(seen(true), 1), gemsBehind(seen(true), 1)]).toEqual([3, 3]);
  });
});

it('counts endless gems colour by colour', () => {
  const gem = (colour: 'red' | 'yellow'): { kind: 'endless'; colour: 'red' | 'yellow' } => ({
    kind: 'endless',
    colour,
  });
  expect(endlessIn([gem('yellow'), { kind: 'magic' }, gem('red'), gem('yellow')])).toEqual([
    { colour: 'red', count: 1 },
    { colour: 'yellow', count: 2 },
  ]);
});

describe('the auction line', () => {
  it('gives both rows the same height, and a row without cards one line', () => {
    const both = auctionRows(224, { points: true, feet: true });
    expect([both.height, both.points, both.feet]).toEqual([224, both.card, both.card]);
    const first = auctionRows(224, { points: false, feet: true });
    expect([first.feet, first.card]).toEqual([both.card, both.card]);
    expect(first.points).toBeLessThan(both.card / 2);
    expect(first.height).toBe(224 - both.card + first.points);
  });

  it('stands beside what lies over the corner of its sky, where a place would be under it', () => {
    const places = ['1.-2', '1.-1', '1.0', '1.1', '1.2', '2.-2', '2.0'];
    const room = { width: 640, height: 280, largest: 132, min: 62 };
    const corner = { w: 142, h: 190 };
    const [free, beside] = [layOut(places, room), layOut(places, { ...room, corner })];
    expect(Math.min(...places.map(free.x))).toBeLessThan(corner.w);
    expect(Math.min(...places.map(beside.x))).toBeGreaterThanOrEqual(corner.w);
    expect(Math.max(...places.map(beside.x)) + beside.brick.w).toBeLessThanOrEqual(room.width);
    expect(layOut(places, { ...room, corner: { w: 142, h: 40 } }).x('1.0')).toBe(free.x('1.0'));
  });

  it('leaves a low window to the pyramid, but for what is needed to read it', () => {
    expect(skyOf(380, 2, true)).toBe(380 - 186);
    expect(skyOf(380, 4, true)).toBe(380 - 186);
    expect(skyOf(340, 1, true)).toBe(340 - 186);
    expect(skyOf(700, 2, true)).toBe(700 * 0.42); // there is enough for both
    expect(skyOf(700, 6, true)).toBe(6 * 54 + 26);
    expect(skyOf(300, 5, false)).toBe(126);
  });

  const face = { key: '1', name: 'Baron', text: '', segments: ['red', 'red', 'red'], rows: [] } as unknown as Face;
  const note = (width: number): string | undefined =>
    /class="note"[^>]*>([^<]*)</.exec(
      offer(1, face, width, 66, ['1 red gem short to build it', '1 red gem short']),
    )?.[1];

  it('says beside the name what would be short, in as many words as there is room for', () => {
    expect([note(300), note(180), note(90)]).toEqual(['1 red gem short to build it', '1 red gem short', undefined]);
  });
});

describe('a law in a low hand', () => {
  const law = (effect: unknown, text: string): string =>
    lowLaw(
      { key: '86', name: 'Law 86', text, segments: ['red', 'red', 'red'], rows: [], effect } as unknown as Face,
      128,
      98,
    );

  it('shows the signs of what it lets choose', () => {
    const drawn = law(
      {
        is: 'OneOf',
        parts: [
          { is: 'Gems', count: 4 },
          { is: 'Points', count: 6 },
        ],
      },
      'Choose one.',
    );
    expect(drawn).not.toContain('Choose');
    expect(drawn).toContain('>4<');
  });

  it('says everything else in words, as far as they go', () => {
    const words = (text: string): string[] =>
      [...law({ is: 'Neighbours' }, text).matchAll(/class="effect"[^>]*>([^<]*)</g)].map(([, line]) => line ?? '');
    expect(words('At the end, 2 points.').join(' ')).toBe('At the end, 2 points.');
    expect(words('word '.repeat(60).trim()).at(-1)).toMatch(/ …$/);
  });
});

describe('endless gems that pay', () => {
  const ways = ['pay green green', 'pay green', 'pay'];

  it('are marked one by one, in the order they lie', () => {
    expect(endlessGems(view, 0, 'pay green').map(({ card, index, pays }) => [card, index, pays])).toEqual([
      [60, 1, true],
      [63, 0, false],
    ]);
  });

  it('are left out once they were used in this turn', () => {
    expect(endlessGems(lying(true), 0, 'pay').map(({ card }) => card)).toEqual([63]);
  });

  it('have a hollow sign then, one by one', () => {
    const signs = (seen: ViceroyView): unknown[] => [60, 63].map((card) => tokensOn(seen, 0, card).at(-1));
    const green = (used: boolean): unknown => ({ kind: 'endless', colour: 'green', used });
    expect(signs(view)).toEqual([green(false), green(false)]);
    expect(signs(lying(true))).toEqual([green(true), green(false)]);
  });

  it('change the answer by one, where there is such an answer', () => {
    const [first] = endlessGems(view, 0, 'pay green');
    expect(first && toggled(ways, 'pay green', first)).toBe('pay');
    expect(first && toggled(['pay green'], 'pay green', first)).toBeNull();
    expect(toggled(ways, 'pay', { card: 63, index: 0, colour: 'green', pays: false })).toBe('pay green');
  });
});

describe('the shape of a pyramid', () => {
  const room = { width: 400, height: 300, largest: 110, min: 20 };

  it('stands with each card on the joint of the two below', () => {
    const { x, y, brick } = layOut(['1.0', '1.1', '2.0'], room);
    expect(x('2.0')).toBeCloseTo(x('1.0') + brick.w / 2);
    expect(y('2.0')).toBeCloseTo(y('1.0') - brick.h);
  });

  it('outgrows its window rather than become too small to tap', () => {
    const places = Array.from({ length: 12 }, (_, i) => `1.${i}`);
    const wide = layOut(places, { ...room, min: 62 });
    expect(wide.brick.w).toBe(62);
    expect(wide.width).toBeGreaterThan(400);
  });

  it('lets three corners meet under a card', () => {
    const faces = Object.fromEntries([1, 2, 3].map((card) => [card, { segments: ['red', 'green', 'green'] }]));
    expect(cornersUnder({ '1.0': 1, '1.1': 2, '2.0': 3 }, '2.0', faces)).toMatchObject({
      left: 'green',
      right: 'red',
      bottom: 'green',
    });
    expect(cornersUnder({ '1.0': 1 }, '1.0', faces)).toBeNull();
  });
});

describe('a stroke of the finger', () => {
  const whole = { scrollLeft: 0, clientWidth: 390, scrollWidth: 390 };
  const at = (x: number, y: number, time: number): { x: number; y: number; at: number } => ({ x, y, at: time });

  it('leads to the next pyramid or the one before', () => {
    expect(strokeOf(at(300, 500, 0), at(120, 510, 200), whole)).toBe(1);
    expect(strokeOf(at(100, 500, 0), at(280, 490, 200), whole)).toBe(-1);
  });

  it('is none if it is short, slow or steep', () => {
    expect(strokeOf(at(300, 500, 0), at(270, 500, 200), whole)).toBe(0);
    expect(strokeOf(at(300, 500, 0), at(120, 500, 2000), whole)).toBe(0);
    expect(strokeOf(at(300, 500, 0), at(200, 600, 200), whole)).toBe(0);
  });

  it('looks along as long as there is more to see', () => {
    const long = { scrollLeft: 0, clientWidth: 390, scrollWidth: 900 };
    expect(strokeOf(at(300, 500, 0), at(120, 500, 200), long)).toBe(0);
    expect(strokeOf(at(300, 500, 0), at(120, 500, 200), { ...long, scrollLeft: 510 })).toBe(1);
  });
});

describe('lettering', () => {
  it('presses together only what is too long', () => {
    expect(fit('Wanderer', 120, 16)).toBe('');
    expect(fit('Wanderer of the seven seas', 120, 16)).toContain('textLength="120"');
    expect(fit('deck takes its place.', 196, 19.6, true)).toBe('');
  });

  it('knows that some letters are wider', () => {
    expect(widthOf('mmm', 10)).toBeGreaterThan(widthOf('lll', 10) * 2);
    expect(widthOf('Щ', 10)).toBeGreaterThan(widthOf('г', 10));
  });
});

it('draws a reward without tokens in words', () => {
  expect(reward({ is: 'CallBack' }, 0, 0, 30, 80, 0, 'call <one> back')).toContain('>call &#60;one&#62; back</text>');
});

describe('the rows of a card that is meant for a place', () => {
  const row = { colour: 'red', words: '', effect: { is: 'Gems', count: 1 } };
  const face = { key: '1', name: 'One', text: '', segments: ['red', 'red', 'red'], rows: [row, row, row, row] };
  const lit = (level: number, paid: number): string =>
    [...upright(1, face as unknown as Face, { level, paid }).matchAll(/height="32" rx="16" fill="(#\w+)"/g)]
      .map(([, fill]) => (fill === '#F6DE98' ? 'level' : fill === '#F9EBC0' ? 'paid' : '-'))
      .reverse()
      .join(' ');

  it('are lit as far as they are paid, and the one of its level stands out', () => {
    expect(lit(3, 3)).toBe('paid paid level -');
  });

  it('are all paid on level 5, which has no row of its own', () => {
    expect(lit(5, 5)).toBe('paid paid paid paid');
  });

  it('are not paid for a card that is free', () => {
    expect(lit(2, 0)).toBe('- level - -');
  });
});
