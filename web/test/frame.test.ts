import { describe, expect, it } from 'vitest';
import { formOf, HEIGHTS, sideOf, unitOf } from '../src/table/frame';

const BAR = 48;
const BARS = 86; // the bar, and below it what others did

describe('the form of the frame', () => {
  it.each([
    [2560 / 1.6, 1440 / 1.6 - BARS, 'wide'],
    [1440, 900 - BARS, 'wide'],
    [1366, 657 - BARS, 'wide'],
    [1024, 768 - BARS, 'laptop'],
    [1024, 600 - BARS, 'laptop'],
    [768, 1024 - BARS, 'tablet'],
    [390, 844 - BARS, 'tall'],
    [390, 664 - BAR, 'tall'],
    [360, 600 - BAR, 'tall'],
    [844, 390 - BAR, 'lying'],
    [900, 600 - BAR, 'lying'],
    [1366, 420 - BAR, 'lying'],
  ])('of %i by %i is %s', (width, height, form) => {
    expect(formOf(width, height)).toBe(form);
  });

  it('leaves the stage room at every size there may be', () => {
    for (let width = 360; width <= 1600; width += 20)
      for (let height = 330; height <= 900; height += 30) {
        const form = formOf(width, height);
        const across = width - sideOf(form, width, height, null) * (form === 'wide' ? 2 : 1);
        expect(across, `${width} x ${height}, ${form}`).toBeGreaterThanOrEqual(280);
        const { question, choices } = HEIGHTS[form];
        const below = form === 'tall' || form === 'tablet' ? question + choices + 56 : form === 'lying' ? 0 : question;
        if (height >= 514 || form === 'lying')
          expect(height - below, `${width} x ${height}, ${form}`).toBeGreaterThan(270);
      }
  });

  it('gives a tablet its side only where one fits', () => {
    expect(formOf(999, 900)).toBe('tablet');
    expect(formOf(1000, 900)).toBe('laptop');
    expect(formOf(1239, 900, 1240)).toBe('laptop');
    expect(formOf(1240, 900, 1240)).toBe('wide');
  });
});

describe('the unit of the stage', () => {
  it('fits a board of its own ratio into the box, whichever side is short', () => {
    expect(unitOf(800, 400, 1)).toBe(4);
    expect(unitOf(300, 400, 1)).toBe(3);
    expect(unitOf(800, 400, null)).toBe(8);
  });
});
