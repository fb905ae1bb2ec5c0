import { describe, expect, it } from 'vitest';
import { joined, takenBack } from '../src/protocol/lines';
import type { Line, Rule, Rulebook } from '../src/protocol/types';
import { searched } from '../src/rules/search';
import { notesKey } from '../src/table/note-keeping';
import { chronicle } from '../src/table/telling';
import { figures, secondsLeft } from '../src/table/time';

const line = (seq: number, more: Partial<Line> = {}): Line => ({
  seq,
  at: 0,
  is: 'move',
  seat: 0,
  words: '',
  action: null,
  action_words: null,
  events: [],
  ...more,
});

describe('the log', () => {
  it('grows, and what comes again replaces what was known', () => {
    expect(joined([line(1), line(2)], [line(3)]).map((each) => each.seq)).toEqual([1, 2, 3]);
    expect(joined([line(1), line(2), line(3)], [line(1), line(2)]).map((each) => each.seq)).toEqual([1, 2]);
    expect(joined([line(1)], []).map((each) => each.seq)).toEqual([1]);
  });

  it('knows what was taken back, but not talk', () => {
    const lines = [line(1), line(2), line(3, { is: 'said' }), line(4), line(5, { is: 'undone', back_to: 2 })];
    expect([...takenBack(lines)]).toEqual([2, 4]);
  });

  it('tells a move by its events, in the turn it belongs to', () => {
    const began = { is: 'TurnBegan', turn: 4, words: 'Turn 4: Ania.' };
    const lines = [
      line(1, { is: 'chance', seat: null, events: [began] }),
      line(2, {
        events: [
          { is: 'Moved', words: 'Ania sends Varys up.' },
          { ...began, turn: 5 },
        ],
      }),
    ];
    const told = chronicle(lines);
    expect(told.map(({ counted }) => counted)).toEqual([{ is: 'turn', number: 4 }]);
    expect(told[0]?.entries.map(({ line, head, rest }) => ({ line, head, rest }))).toEqual([
      { line: lines[1], head: 'Ania sends Varys up.', rest: [] },
    ]);
  });
});

describe('clocks', () => {
  it('count down to the deadline and stand still without one', () => {
    expect(secondsLeft({ bank: 100, grace: 15, since: 10, deadline: 125 }, 25)).toBe(100);
    expect(secondsLeft({ bank: 100, grace: 15, since: 10, deadline: 20 }, 25)).toBe(0);
    expect(secondsLeft({ bank: 100, grace: 15, since: null, deadline: null }, 25)).toBe(115);
  });

  it('are read as people read them', () => {
    expect([0, 9.2, 75, 3700, 172_800].map(figures)).toEqual(['0:00', '0:10', '1:15', '1:01:40', '2 d 0 h']);
  });
});

describe('the rule browser', () => {
  const rule = (id: string, title: string): Rule => ({
    id,
    title,
    text: '',
    game: 'g',
    chapter: 'c',
    marks: [],
    place: '',
    editions: [],
    here: [],
    elsewhere: [],
    only: '',
  });
  const book: Rulebook = {
    game: 'g',
    edition: null,
    chapters: [{ key: 'c', title: 'C', rules: [rule('HK-BAN-1', 'Chorągiew i łódź'), rule('HK-BAN-2', 'Remis')] }],
  };

  it('finds all words, in any order, with or without marks on the letters', () => {
    const found = (words: string): string[] =>
      searched(book, words).flatMap((chapter) => chapter.rules.map((each) => each.id));
    expect(found('lodz choragiew')).toEqual(['HK-BAN-1']);
    expect(found('ban-2')).toEqual(['HK-BAN-2']);
    expect(found('')).toHaveLength(2);
    expect(found('lodz remis')).toEqual([]);
  });

  it('finds what the edition has of its own, and what is folded away of others', () => {
    const rules = [{ ...rule('VR-END-8', 'Sets'), here: ['Per set: 12.'], elsewhere: ['Russian edition: 7.'] }];
    const asOne = { ...book, chapters: [{ key: 'c', title: 'C', rules }] };
    for (const words of ['sets 12', 'russian']) expect(searched(asOne, words)).toHaveLength(1);
    expect(searched(asOne, 'czech')).toEqual([]);
  });
});

describe('notes', () => {
  it('are kept by table, and by seat where several share a screen', () => {
    expect(notesKey('abc', [0], 0)).toBe('viceregal.notes.abc');
    expect(notesKey('abc', [], null)).toBe('viceregal.notes.abc');
    expect(notesKey('abc', [0, 2], 2)).not.toBe(notesKey('abc', [0, 2], 0));
  });
});
