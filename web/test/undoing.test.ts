import { describe, expect, it } from 'vitest';
import type { Line, Position, Seat, Table } from '../src/protocol/types';
import { undoing } from '../src/table/undoing';

const line = (seq: number, seat: number | null, more: Partial<Line> = {}): Line => ({
  seq,
  at: 0,
  is: 'move',
  seat,
  words: '',
  action: null,
  action_words: null,
  events: [],
  ...more,
});
const table = (kinds: string[], more: Partial<Table> = {}): Table =>
  ({ phase: 'playing', seats: kinds.map((kind, seat) => ({ seat, kind, away: false })) as Seat[], ...more }) as Table;
const position = (look: number | null, undo: Position['undo']): Position => ({ look, undo }) as Position;
const ANIA = 0;
const OLEK = 1;
const BOTH = [ANIA, OLEK];
const two = table(['person', 'person']);

describe('undo at one screen', () => {
  it('has nothing to take back before the first decision', () => {
    expect(undoing([line(1, null, { is: 'chance' })], BOTH, two, position(ANIA, 'no'))).toBeNull();
  });

  it('takes the first decision back, though it was made by the seat that is looked from no more', () => {
    expect(undoing([line(2, ANIA)], BOTH, two, position(OLEK, 'no'))).toEqual({ seat: ANIA, reach: 'free' });
  });

  it('takes one decision back, not the last of the seat that is looked from', () => {
    expect(undoing([line(2, ANIA), line(3, OLEK), line(4, ANIA)], BOTH, two, position(OLEK, 'free'))?.seat).toBe(ANIA);
  });

  it('goes on with the decision before that', () => {
    const lines = [line(2, ANIA), line(3, OLEK), line(4, ANIA), line(5, ANIA, { is: 'undone', back_to: 4 })];
    expect(undoing(lines, BOTH, two, position(ANIA, 'free'))?.seat).toBe(OLEK);
    const all = [...lines, line(6, OLEK, { is: 'undone', back_to: 3 }), line(7, ANIA, { is: 'undone', back_to: 2 })];
    expect(undoing(all, BOTH, two, position(ANIA, 'no'))).toBeNull();
  });

  it('asks somebody who sits elsewhere', () => {
    const three = table(['person', 'person', 'person']);
    expect(undoing([line(2, ANIA)], BOTH, three, position(OLEK, 'no'))).toEqual({ seat: ANIA, reach: 'vote' });
  });
});

describe('undo of one who holds one seat', () => {
  const withBot = table(['person', 'bot']);

  it('is what the server says of it, whatever a bot did since', () => {
    expect(undoing([line(2, ANIA), line(3, OLEK)], [ANIA], withBot, position(ANIA, 'vote'))).toEqual({
      seat: ANIA,
      reach: 'vote',
    });
    expect(undoing([line(2, OLEK)], [ANIA], withBot, position(ANIA, 'no'))).toBeNull();
  });

  it('is nothing for a spectator, and nothing when the game is over', () => {
    expect(undoing([line(2, ANIA)], [], withBot, position(null, 'no'))).toBeNull();
    expect(
      undoing([line(2, ANIA)], [ANIA], table(['person', 'bot'], { phase: 'over' }), position(ANIA, 'no')),
    ).toBeNull();
  });
});
