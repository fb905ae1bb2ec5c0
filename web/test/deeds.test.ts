import { expect, it } from 'vitest';
import type { Line } from '../src/protocol/types';
import { deedsOf, foremost, lastOfOthers } from '../src/table/deeds';
import { asOne, chronicle, folded } from '../src/table/telling';

const isMine = (seat: number): boolean => seat === 0;

function line(seq: number, seat: number | null, ...words: string[]): Line {
  const events = words.map((each) => ({ is: each === '…' ? 'Answered' : 'Taken', words: each }));
  return { seq, at: 0, is: seat === null ? 'chance' : 'move', seat, words: 'decided', events } as unknown as Line;
}
const undone = (seq: number, back_to: number): Line =>
  ({ seq, at: 0, is: 'undone', seat: 0, words: 'undone', events: [], back_to }) as unknown as Line;
const told = (lines: Line[]): [number | null, string[]][] =>
  deedsOf(lastOfOthers(lines, isMine), isMine).map(({ seat, sentences }) => [seat, sentences]);

it('tells what each of the others did since the last decision of the reader', () => {
  const lines = [line(1, 1, 'old'), line(2, 0, 'mine'), line(3, 1, 'Bolek takes one'), line(4, 2, 'takes two')];
  expect(told(lines)).toEqual([
    [1, ['Bolek takes one']],
    [2, ['takes two']],
  ]);
});

it('keeps the last news where the others have only decided in secret since', () => {
  const lines = [line(1, 0, 'mine'), line(2, 1, 'Bolek discards'), line(3, 0, 'mine too'), line(4, 1, '…')];
  expect(told(lines)).toEqual([[1, ['Bolek discards']]]);
});

it('puts the entries of one player into one deed and says the same sentence once', () => {
  const lines = [line(1, 0, 'mine'), line(2, 1, 'draws', 'draws'), line(3, 1, 'rides', 'draws')];
  expect(told(lines)).toEqual([[1, ['draws (×3)', 'rides']]]);
});

it('stays while the reader makes the decisions of a turn', () => {
  const lines = [line(1, 0, 'mine'), line(2, 1, 'rides'), line(3, 0, 'first'), line(4, 0, 'second')];
  expect(told(lines)).toEqual([[1, ['rides']]]);
});

it('tells of a board that plays without deciding anything, by whose turn it is', () => {
  const began = (seq: number, seat: number, ...words: string[]): Line => {
    const entry = line(seq, null, ...words);
    return { ...entry, events: [...entry.events, { is: 'TurnBegan', words: '', seat }] };
  };
  const lines = [line(1, 0, 'mine'), began(2, 1), line(3, null, 'reveals'), began(4, 0, 'rides'), line(5, 0, 'first')];
  expect(told(lines)).toEqual([[1, ['reveals', 'rides']]]);
});

it('leaves out what was taken back', () => {
  const lines = [line(1, 0, 'mine'), line(2, 1, 'rides'), line(3, 1, 'builds'), undone(4, 3)];
  expect(told(lines)).toEqual([[1, ['rides']]]);
});

it('is silent about a choice made in secret, and so is the chronicle', () => {
  const lines = [line(1, 0, 'mine'), line(2, 1, '…'), line(3, 1, 'bids'), line(4, null, 'all open')];
  expect(told(lines)).toEqual([
    [1, ['bids']],
    [null, ['all open']],
  ]);
  const heads = chronicle(lines).flatMap(({ entries }) => entries.map(({ head }) => head));
  expect(heads).toEqual(['mine', 'bids', 'all open']);
});

it('keeps what others did when one of them has chosen in secret: of that there is nothing to tell', () => {
  const lines = [line(1, 1, 'builds'), line(2, 0, '…'), line(3, 1, '…')];
  expect(told(lines)).toEqual([[1, ['builds']]]);
  expect(told([...lines, line(4, 0, 'mine'), line(5, 1, '…')])).toEqual([[1, ['builds']]]);
});

it('tells what came to others of a decision of the reader, after what they did before it', () => {
  const settles = line(3, 0, 'I win a card', 'Bolek takes gems', 'all move up');
  settles.events.slice(0, 2).forEach((event, seat) => Object.assign(event, { seat }));
  const lines = [line(1, 0, 'mine'), line(2, 1, 'rides'), settles];
  expect(told(lines)).toEqual([[1, ['rides', 'Bolek takes gems']]]);
  expect(told([...lines, line(4, 0, 'mine')])).toEqual([[1, ['rides', 'Bolek takes gems']]]);
  expect(told([...lines, line(4, 1, 'takes red')])).toEqual([[1, ['Bolek takes gems', 'takes red']]]);
});

it('tells what others had answered in secret, though the reader was the last to answer', () => {
  const opened = line(4, 0, '…', 'I bid red', 'Bolek bids blue', 'Zofia passes', 'Bolek wins');
  opened.events.slice(1).forEach((event, i) => Object.assign(event, { seat: [0, 1, 2, 1][i] }));
  const lines = [line(1, 1, '…'), line(2, 2, '…'), opened];
  const deeds: [number | null, string[]][] = [
    [1, ['Bolek bids blue', 'Bolek wins']],
    [2, ['Zofia passes']],
  ];
  expect(told(lines)).toEqual(deeds);
  expect(told([...lines, line(5, 0, 'mine')])).toEqual(deeds);
  const alone = line(5, 0, '…', 'I turn up a card');
  alone.events.forEach((event) => Object.assign(event, { seat: 0 }));
  expect(told([...lines, alone])).toEqual(deeds);
  expect(chronicle(lines)[0]?.entries.map(({ seat, head }) => [seat, head])).toEqual([[0, 'I bid red']]);
  expect(chronicle([{ ...opened, seat: 2 }])[0]?.entries[0]?.seat).toBe(0);
});

it('tells gem by gem in one entry of the chronicle', () => {
  const lines = [
    line(1, 1, 'plays', 'pays'),
    line(2, 1, 'red'),
    line(3, 1, 'red'),
    line(4, 1, 'blue'),
    line(5, 2, 'red'),
  ];
  expect(chronicle(lines)[0]?.entries.map(({ head, rest }) => [head, ...rest])).toEqual([
    ['plays', 'pays'],
    ['red (×2)', 'blue'],
    ['red'],
  ]);
});

it('says a name once where several sentences are of one player', () => {
  const sentences = ['Maester takes 2 Greyjoys.', 'Maester takes the banner from you.', 'All reveal.'];
  expect(asOne(sentences, 'Maester')).toBe('Maester takes 2 Greyjoys, takes the banner from you. All reveal.');
  expect(asOne(['One.', 'Two.'], '')).toBe('One. Two.');
  const listed = ['Maester takes cards: Theon.', 'Maester takes the banner.'];
  expect(asOne(listed, 'Maester')).toBe('Maester takes cards: Theon; takes the banner.');
  const divided = ['Maester rides up, taking Theon.', 'Maester takes the banner.', 'Maester rests.'];
  expect(asOne(divided, 'Maester')).toBe('Maester rides up, taking Theon; takes the banner; rests.');
});

it('does not tell the reader what chance brought to the reader', () => {
  const drawn = line(2, null, 'You draw a card', 'A card is turned up');
  Object.assign(drawn.events[0] ?? {}, { seat: 0 });
  expect(told([line(1, 0, 'mine'), line(3, 1, 'rides'), drawn])).toEqual([
    [1, ['rides']],
    [null, ['A card is turned up']],
  ]);
});

it('says how often within the sentence, so that another can follow', () => {
  expect(asOne(folded(['Bolek flips a deed.', 'Bolek flips a deed.', 'Bolek rides.']), 'Bolek')).toBe(
    'Bolek flips a deed (×2), rides.',
  );
});

it('names first what befell the reader, then what changed hands, then what was done last', () => {
  const dealt = (seq: number, seat: number | null, ...events: [string, number?][]): Line => ({
    ...line(seq, seat),
    events: events.map(([words, other]) => ({ is: 'Taken', words, other })),
  });
  const first = (...lines: Line[]): string | undefined => foremost(deedsOf(lines, isMine), isMine)?.sentences[0];
  const plain = dealt(3, 2, ['Zofia rides']);
  const robbed = dealt(1, 1, ['Bolek rides'], ['Bolek takes a card from you', 0], ['Bolek takes a banner from you', 0]);
  expect(first(robbed, plain)).toBe('Bolek takes a banner from you');
  expect(first(dealt(1, 1, ['Bolek rides'], ['Bolek takes it from Zofia', 2]), plain)).toBe(
    'Bolek takes it from Zofia',
  );
  expect(first(dealt(1, 1, ['Bolek rides']), plain, dealt(4, null, ['Cards are dealt']))).toBe('Zofia rides');
  expect(first(dealt(4, null, ['Cards are dealt']))).toBe('Cards are dealt');
});
