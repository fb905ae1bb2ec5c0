import { describe, expect, it } from 'vitest';
import { causeOf } from '../src/games/viscounts/because';
import type { Line } from '../src/protocol/types';

const line = (seq: number, ...kinds: string[]): Line =>
  ({ seq, is: 'move', events: kinds.map((is) => ({ is, words: is, seat: 0 })) }) as unknown as Line;
const undone = (seq: number, back: number): Line =>
  ({ seq, is: 'undone', back_to: back, events: [] }) as unknown as Line;
const cause = (asks: string, ...lines: Line[]): string | undefined => causeOf(lines, asks)?.is;

describe('why something is asked', () => {
  it('is what happened last, and not what came of it', () => {
    expect(cause('AskResource', line(1, 'Traded', 'Flipped'))).toBe('Flipped');
    expect(cause('AskHire', line(1, 'CardDrawn', 'TurnBegan', 'CardDropped'))).toBe('CardDropped');
    expect(cause('AskDiscard', line(1, 'Paid', 'Hired', 'CardTurnedUp', 'MarkersMoved'))).toBe('Hired');
    expect(cause('AskHire', line(1, 'CardPlayed'), line(2, 'OptionChosen'))).toBe('CardPlayed');
  });

  it('stays the same while one question is asked several times', () => {
    expect(cause('AskResource', line(1, 'PairTaken', 'Gained'), line(2, 'Gained'))).toBe('PairTaken');
    expect(cause('AskFlip', line(1, 'Built'), line(2, 'Flipped'))).toBe('Built');
  });

  it('is not looked for in another deed, in what was taken back, or for what every turn asks', () => {
    expect(cause('AskSlot', line(1, 'CardPlayed'), line(2, 'Paid'))).toBeUndefined();
    expect(cause('AskHire', line(1, 'CardDropped'), line(2, 'Flipped'), undone(3, 2))).toBe('CardDropped');
    expect(cause('AskPlay', line(1, 'TurnBegan', 'CardDropped'))).toBeUndefined();
    expect(cause('AskMove', line(1, 'CardPlayed'))).toBeUndefined();
  });
});
