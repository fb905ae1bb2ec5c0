import { describe, expect, it } from 'vitest';
import type { Line } from '../src/protocol/types';
import { chronicle, lastDeed } from '../src/table/telling';

type Event = { is: string; words: string; turn?: number; round?: number };
const did = (words: string): Event => ({ is: 'Taken', words });
const turn = (number: number): Event => ({ is: 'TurnBegan', words: `turn ${number}: Bolek`, turn: number });
const line = (seq: number, is: string, ...events: Event[]): Line =>
  ({ seq, at: 0, is, seat: 1, words: 'Bolek has decided', events }) as unknown as Line;
const undone = (seq: number, back_to: number): Line =>
  ({ seq, at: 0, is: 'undone', seat: 1, words: 'Bolek takes it back', events: [], back_to }) as unknown as Line;

const told = (...lines: Line[]): string[] =>
  chronicle(lines).flatMap(({ counted, entries }) => [
    ...(counted ? [`${counted.is} ${counted.number}`] : []),
    ...entries.map(({ head, rest, gone }) => `${gone ? '- ' : ''}${[head, ...rest].join(' | ')}`),
  ]);

describe('the chronicle', () => {
  it('has a heading a turn and a line a deed', () => {
    expect(
      told(
        line(1, 'chance', did('dealt'), turn(1)),
        line(2, 'move', did('rides'), did('pays'), turn(2)),
        line(3, 'move', did('builds')),
      ),
    ).toEqual(['dealt', 'turn 1', 'rides | pays', 'turn 2', 'builds']);
  });

  it('tells what comes with a turn below its heading', () => {
    expect(told(line(1, 'move', did('bids'), turn(2), did('new cards')))).toEqual(['bids', 'turn 2', 'new cards']);
  });

  it('counts rounds where the game does', () => {
    const round = { is: 'TurnBegan', words: '', round: 3 };
    expect(told(line(1, 'chance', round), line(2, 'move', did('a'), round), line(3, 'move', did('b')))).toEqual([
      'round 3',
      'a',
      'b',
    ]);
  });

  it('says nothing of a decision of which nothing can be told, and no name twice', () => {
    expect(told(line(1, 'move'), line(2, 'move', { is: 'Answered', words: 'Bolek has decided' }))).toEqual([]);
  });

  it('tells what chance answers several times in a row as one line, marked by each of them', () => {
    const drawn = [
      line(2, 'chance', did('draws')),
      line(3, 'chance', did('draws')),
      line(4, 'chance', did('shuffles')),
    ];
    const lines = [
      line(1, 'move', did('lays')),
      ...drawn,
      line(5, 'move', did('lays')),
      line(6, 'chance', did('draws')),
    ];
    expect(told(...lines)).toEqual(['lays', 'draws (×2) | shuffles', 'lays', 'draws']);
    const [, filled] = chronicle(lines)[0]?.entries ?? [];
    expect([filled?.seqs, filled?.line.seq]).toEqual([[2, 3, 4], 4]);
  });

  it('does not repeat the number of a turn after an undo', () => {
    expect(
      told(
        line(1, 'chance', turn(1)),
        line(2, 'move', did('rides'), turn(2)),
        line(3, 'move', did('builds'), turn(3)),
        undone(4, 3),
        line(5, 'move', did('sells'), turn(3)),
        line(6, 'move', did('rests')),
      ),
    ).toEqual(['turn 1', 'rides', 'turn 2', '- builds', 'Bolek takes it back', 'sells', 'turn 3', 'rests']);
  });

  it('tells the end once: by the game, or else by the table', () => {
    const over = { seq: 2, is: 'ended', reason: 'finished', seat: null, words: 'It is over', events: [] };
    const ended = { is: 'GameEnded', words: 'It is over, and Bolek wins' };
    expect(told(line(1, 'move', ended), over as unknown as Line)).toEqual(['It is over, and Bolek wins']);
    expect(told(line(1, 'move', did('rests')), over as unknown as Line)).toEqual(['rests', 'It is over']);
    const resigned = { ...over, reason: 'resigned', words: 'Bolek resigns' } as unknown as Line;
    expect(told(line(1, 'move', did('rests')), resigned)).toEqual(['rests', 'Bolek resigns']);
  });

  it('keeps what the table itself says', () => {
    expect(told({ seq: 1, is: 'began', seat: null, words: 'The game begins', events: [] } as unknown as Line)).toEqual([
      'The game begins',
    ]);
  });
});

describe('the last deed', () => {
  const ended = { is: 'GameEnded', words: 'It is over.' };

  it('is all that was decided in the last turn, with what the last decision brought', () => {
    expect(
      lastDeed([
        line(1, 'move', did('Rests.'), turn(2)),
        line(2, 'move', did('Rides.'), did('Pays.')),
        line(3, 'move', did('Chooses Jorah.'), did('Takes Daenerys.'), did('Jorah goes.'), ended),
      ]),
    ).toBe('Rides. Chooses Jorah. Takes Daenerys.');
  });

  it('is the last part of a long one, and says once what was done again and again', () => {
    const [first, second] = [line(1, 'move', did('Rides.')), line(2, 'move', did('Trades.'))];
    const gems = [3, 4].map((seq) => line(seq, 'move', did('Takes a gem.')));
    expect(lastDeed([first, second, ...gems, line(5, 'move', did('Rests.'), ended)])).toBe(
      'Trades. Takes a gem (×2). Rests.',
    );
  });

  it('has nothing of others, of chance, of what was taken back or of the end', () => {
    const other = { ...line(1, 'move', did('Waits.')), seat: 0 } as Line;
    expect(
      lastDeed([
        other,
        line(2, 'move', did('Builds.')),
        undone(3, 2),
        line(4, 'move', did('Rides.')),
        line(5, 'chance', did('A card is drawn.')),
        line(6, 'move', ended),
      ]),
    ).toBe('Rides.');
    expect(lastDeed([])).toBe('');
  });
});
