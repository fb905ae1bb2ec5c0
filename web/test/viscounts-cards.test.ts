import { expect, test } from 'vitest';
import { arranged, swapped } from '../src/games/viscounts/board';
import { pilesOf, schemePiles } from '../src/games/viscounts/decks';
import { fit, inLines, medium, wordWidth } from '../src/games/viscounts/draw/cards';
import { baseOf, chargeOf } from '../src/games/viscounts/draw/charges';
import { schemeRows, tileSmall } from '../src/games/viscounts/draw/tiles';
import { iconList, row, rowWidth, tokensOf } from '../src/games/viscounts/draw/tokens';
import { headingsOf, rowsOf, tellHeading } from '../src/games/viscounts/headings';
import { lastTurn, tellTurn } from '../src/games/viscounts/rival';
import type { Line, SheetLine } from '../src/protocol/types';
import type { ManuscriptData, PlayerView, SchemeData, TownsfolkData, ViscountsView } from '../src/games/viscounts/view';

const folk: TownsfolkData = {
  kind: 'townsfolk',
  of: 'neutral',
  value: 2,
  icons: { merchant: 2, criminal: 1 },
  corner: { is: 'Gain', thing: 'virtue', count: 1 },
  corner_words: '1 virtue',
  timing: 'at-once',
  ability: { is: 'Gain', thing: 'silver', count: 4 },
  ability_words: '4 silver',
  mark: 'reconstruction',
};
const plan: SchemeData = {
  kind: 'scheme',
  future: false,
  icons: { criminal: 1 },
  corrupts: true,
  bonus: { is: 'GainScheme' },
  steps: 2,
  acts: ['focus'],
  otherwise: { is: 'Gain', thing: 'deed', count: 1 },
  mark: 'verified',
};

test('effects become signs; what one may choose is parted by a slash', () => {
  expect(tokensOf({ is: 'Gain', thing: 'silver', count: 3 })).toEqual([{ coin: 3 }]);
  expect(tokensOf({ is: 'Gain', thing: 'virtue', count: 2 })).toEqual([
    { sign: 'virtue' },
    { sign: 'virtue', tight: true },
  ]);
  expect(
    tokensOf({
      is: 'OneOf',
      parts: [
        { is: 'Destroy', count: 1 },
        { is: 'Discard', count: 2 },
      ],
    }),
  ).toEqual([{ sign: 'destroy' }, '/', { sign: 'discard', count: 2 }]);
  expect(tokensOf({ is: 'AfterAct', act: 'construct', effect: { is: 'Gain', thing: 'virtue', count: 1 } })).toEqual([
    { sign: 'builder' },
    '>',
    { sign: 'virtue' },
  ]);
  expect(tokensOf({ is: 'OthersCount', act: 'transcribe' })).toEqual([
    { sign: 'stone', tight: false },
    { sign: 'gold', tight: true },
    '>',
    { sign: 'cleric' },
  ]);
  expect(tokensOf(null)).toEqual([]);
  expect(rowWidth(tokensOf({ is: 'Rearrange' }), 20)).toBe(20);
});

test('icons stand down the edge of a card, merchants last', () => {
  expect(iconList({ merchant: 2, cleric: 1 })).toEqual(['cleric', 'merchant', 'merchant']);
});

test('cards that share a name share a sign; an unknown one has the common sign', () => {
  expect([baseOf('deacon-1'), baseOf('abbot.0'), baseOf('debt-collector-4'), baseOf('ada')]).toEqual([
    'deacon',
    'abbot',
    'debt-collector',
    'ada',
  ]);
  expect(chargeOf('abbot.3')).toBe(chargeOf('abbot.0'));
  expect(chargeOf('printed-a')).toBe('meeple');
});

test('a reconstruction is marked on its drawing, and nothing else is', () => {
  expect(medium('thief.0', folk, 'Thief')).toContain('stroke-dasharray="2.6 1.8"');
  expect(medium('thief.0', { ...folk, mark: 'verified' }, 'Thief')).not.toContain('stroke-dasharray="2.6 1.8"');
  const tile: ManuscriptData = {
    kind: 'manuscript',
    ribbon: 'black',
    cost: 3,
    effect: null,
    scores: 'approved-deeds',
    per: 1,
    grey_back: false,
    words: '',
    mark: 'reconstruction',
  };
  expect(tileSmall(tile)).toContain('>*<');
  expect(tileSmall({ ...tile, mark: 'verified' })).not.toContain('>*<');
});

test('names are escaped, and only long ones are pressed', () => {
  expect(medium('x', folk, '<b>')).not.toContain('<b>');
  expect(fit('Ada', 100, 15)).toBe('');
  expect(fit('Путешественник из далёкой страны', 100, 15)).toContain('textLength="100"');
  expect(inLines('one two three', wordWidth('one two', 10), 10)).toEqual(['one two', 'three']);
});

test('the rows of a scheme, from above', () => {
  expect(schemeRows(plan).map((row) => row.of)).toEqual(['corruption', 'bonus', 'ride', 'act']);
  expect(schemeRows({ ...plan, corrupts: false }).map((row) => row.of)).toEqual(['bonus', 'ride', 'act']);
});

const player = (more: Partial<PlayerView> = {}): PlayerView =>
  ({
    board: ['thief', 'mason', null],
    hand: ['abbot.0'],
    draw: ['squire.0'],
    discards: [],
    slots: [],
    corruption: 3,
    virtue: 3,
    ...more,
  }) as PlayerView;
const seen = (more: Partial<ViscountsView> = {}): ViscountsView =>
  ({
    players: [player(), player({ board: [null, null, null] }), player()],
    leader: null,
    options: { rival: 'players' },
    schemes: { board: ['s-x1', null, null], pile: ['s-b'], discards: [], future: ['f-b'], secret: 1 },
    ...more,
  }) as unknown as ViscountsView;

test('decks: the own draw pile by itself, another one together with the hidden hand', () => {
  expect(pilesOf(player()).map((pile) => pile.word)).toEqual(['on_board', 'hand', 'draw_known', 'discards']);
  expect(pilesOf(player({ hand: { known: [], hidden: 2 } }))[1]).toEqual({ word: 'hand', cards: [], hidden: 2 });
  expect(pilesOf(player({ hand: { known: [], hidden: 2 } }))[2]?.word).toBe('draw_hidden');
  expect(schemePiles(seen())[1]).toEqual({ word: 'pile', cards: ['s-b'], hidden: 1 });
});

test('cards are rearranged by swapping two', () => {
  expect(arranged('arrange 231')).toEqual([1, 2, 0]);
  expect(arranged(null)).toEqual([0, 1, 2]);
  expect(swapped([0, 1, 2], 0, 2)).toBe('arrange 321');
  expect(swapped([2, 1, 0], 0, 2)).toBe('arrange 123');
});

test('the score by its headings, without those that nobody has', () => {
  const headings = { buildings: [4, 0], workers: [0, 0], 'unpaid-debts': [-2, 0], bonus: [0, 0] };
  expect(rowsOf(headings, 2).map((row) => row.heading)).toEqual(['buildings', 'workers', 'sets', 'unpaid-debts']);
});

test('the sheet of the end: lines that give points, in words', () => {
  const line = (heading: string, points: number, ...sources: string[]): SheetLine => ({
    seat: 0,
    heading,
    words: heading,
    rule: '',
    points,
    sources,
    source: sources.join(' '),
    sum: '',
    marks: [],
  });
  const sheet = [
    line('buildings', 9, 'workshop', '3'),
    line('buildings', 0, 'guildhall', '0'),
    line('workers', 4, '2', '2'),
    line('manuscripts', 3, 'black-6-deeds'),
  ];
  expect(tellHeading(sheet, 0, 'buildings')).toEqual({ points: 9, lines: [{ points: 9, words: 'workshop 3' }] });
  expect(tellHeading(sheet, 0, 'workers').lines[0]?.words).toBe('2 2');
  expect(tellHeading(sheet, 1, 'buildings')).toEqual({ points: 0, lines: [] });
  expect(headingsOf(sheet)).toEqual(['buildings', 'workers', 'sets', 'manuscripts']);
});

const logged = (...events: Line['events']) => events.map((event, i) => ({ event, key: `1.${i}` }));
const BOARD = { rules: { AiRowBegan: 'VW-12.2', AiBuilt: 'VW-12.4' }, reasons: { 'first-spot': 'VW-12.4' } };

test('the last turn of the AI is that between its beginning and the next one', () => {
  const event = (is: string, more: Record<string, unknown> = {}) => ({ is, words: is, ...more });
  const lines = [
    { events: [event('TurnBegan', { seat: 1 }), event('SchemeRevealed')] },
    { events: [event('TurnBegan', { seat: 0 }), event('CardPlayed')] },
    { events: [event('TurnBegan', { seat: 1 }), event('SchemeDropped')] },
    { events: [event('ViscountMoved'), event('TurnBegan', { seat: 0 }), event('CardPlayed')] },
  ] as unknown as Line[];
  expect(lastTurn(lines, 1).map(({ event: { is } }) => is)).toEqual(['SchemeDropped', 'ViscountMoved']);
  expect(lastTurn(lines.slice(1, 2), 1)).toEqual([]);
});

test('lines of the AI go without its name', () => {
  const event = (is: string, words: string): Line['events'][number] => ({ is, words });
  const told = tellTurn(
    logged(
      event('SchemeRevealed', 'AI: reveals starting scheme (noble).'),
      event('Transcribed', 'Ossian: takes a manuscript.'),
      event('Linked', 'Ania: link A1–A2.'),
    ),
    ['Ossian', 'AI'],
    BOARD,
  );
  expect(told.map((line) => line.words)).toEqual([
    'Reveals starting scheme (noble).',
    'Takes a manuscript.',
    'Ania: link A1–A2.',
  ]);
});

test('where the AI tells its rows and its reasons, they are kept to', () => {
  const event = (is: string, more: Record<string, unknown> = {}): Line['events'][number] => ({
    is,
    words: `AI, ${is}`,
    ...more,
  });
  const told = tellTurn(
    logged(
      event('SchemeRevealed'),
      event('AiRowBegan', { row: 1 }),
      event('Gained'),
      event('AiRowBegan', { row: 2 }),
      event('ViscountMoved'),
      event('AiRowBegan', { row: 3 }),
      event('AiReasoned', { reason: 'first-spot' }),
      event('AiBuilt'),
      event('CollisionBegan'),
    ),
    ['Ossian', 'AI'],
    BOARD,
  );
  expect(told.map((line) => line.row)).toEqual([null, 'bonus', 'bonus', 'ride', 'ride', 'act', 'act', 'act', null]);
  expect(told.map((line) => line.rule).slice(-3)).toEqual(['VW-12.4', 'VW-12.4', 'VW-12.2']);
  expect(told.filter((line) => line.sub).map((line) => line.words)).toEqual([
    'Gained',
    'ViscountMoved',
    'AiReasoned',
    'AiBuilt',
  ]);
});

test('draws an effect that it has no sign for in the words of the server', () => {
  const odd = { is: 'CallBack', words: 'call <one> back' };
  expect(tokensOf(odd)).toEqual([{ words: 'call <one> back' }]);
  expect(tokensOf({ is: 'InOrder', parts: [{ is: 'Shuffle' }, odd] })).toEqual([
    { sign: 'shuffle' },
    { words: odd.words },
  ]);
  expect(row(tokensOf(odd), 0, 0, 24, 60)).toContain('>call &#60;one&#62; back</text>');
});
