import { describe, expect, it } from 'vitest';
import { fit, widthOf } from '../src/games/viceroy/draw/lettering';
import { layOut } from '../src/games/viceroy/layout';
import { strokeOf } from '../src/games/viceroy/swipe';
import { endlessGems, thriftiest, toggled } from '../src/games/viceroy/paying';
import { cornersUnder } from '../src/games/viceroy/draw/circles';
import { reward } from '../src/games/viceroy/draw/tokens';
import { attacksOf, gemsBehind, type ViceroyView } from '../src/games/viceroy/view';

const none = { blue: 0, red: 0, green: 0, yellow: 0 };
const view = {
  pyramids: [{ '1.0': 60, '1.1': 63 }],
  tokens: [{ '60': ['gem-green', 'magic'], '63': ['gem-green'] }],
  used: [none],
} as unknown as ViceroyView;

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

describe('endless gems that pay', () => {
  const ways = ['pay', 'pay green', 'pay green green'];

  it('pay first', () => {
    expect(thriftiest(ways)).toBe('pay green green');
    expect(thriftiest(['enough'])).toBeNull();
  });

  it('are marked one by one, in the order they lie', () => {
    expect(endlessGems(view, 0, 'pay green').map(({ card, index, pays }) => [card, index, pays])).toEqual([
      [60, 0, true],
      [63, 0, false],
    ]);
  });

  it('are left out once they were used in this turn', () => {
    const later = { ...view, used: [{ ...none, green: 1 }] };
    expect(endlessGems(later, 0, 'pay').map(({ card }) => card)).toEqual([63]);
  });

  it('change the answer by one, where there is such an answer', () => {
    const [first] = endlessGems(view, 0, 'pay green');
    expect(first && toggled(ways, 'pay green', first)).toBe('pay');
    expect(first && toggled(['pay green'], 'pay green', first)).toBeNull();
    expect(toggled(ways, 'pay', { card: 63, index: 0, colour: 'green', pays: false })).toBe('pay green');
  });
});

describe('the shape of a pyramid', () => {
  const room = { width: 400, height: 300, largest: 110, least: 20 };

  it('stands with each card on the joint of the two below', () => {
    const { x, y, brick } = layOut(['1.0', '1.1', '2.0'], room);
    expect(x('2.0')).toBeCloseTo(x('1.0') + brick.w / 2);
    expect(y('2.0')).toBeCloseTo(y('1.0') - brick.h);
  });

  it('outgrows its window rather than become too small to tap', () => {
    const places = Array.from({ length: 12 }, (_, i) => `1.${i}`);
    const wide = layOut(places, { ...room, least: 62 });
    expect(wide.brick.w).toBe(62);
    expect(wide.width).toBeGreaterThan(400);
  });

  it('makes a circle of three cards', () => {
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
