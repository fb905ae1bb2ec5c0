import { expect, test } from 'vitest';
import { arranged, handLimit, swapped } from '../src/games/viscounts/board';
import {
  collisionOn,
  collisionSteps,
  criminalsOn,
  foretold,
  moved,
  type Plans,
} from '../src/games/viscounts/collisions';
import { pilesOf, schemePiles } from '../src/games/viscounts/decks';
import { fit, inLines, medium, wordWidth } from '../src/games/viscounts/draw/cards';
import { baseOf, chargeOf } from '../src/games/viscounts/draw/charges';
import { schemeRows, tileSmall } from '../src/games/viscounts/draw/tiles';
import { iconList, rowWidth, tokensOf } from '../src/games/viscounts/draw/tokens';
import { lastTurn, tellTurn } from '../src/games/viscounts/rival';
import { headingsOf, rowsOf, tellHeading, totalOf } from '../src/games/viscounts/score';
import { bonusOf, closedBy, coveredOf, spotsFor } from '../src/games/viscounts/then';
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
const library: Plans = {
  townsfolk: (key) => (key === 'thief' ? folk : { ...folk, icons: { merchant: 1 } }),
  scheme: () => plan,
  manuscript: () => null,
  segment: () => null,
  aiBoard: () => null,
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

test('a collision: the own row, and the others for whom the condition holds', () => {
  expect(criminalsOn(seen(), 0, library)).toBe(1);
  expect(collisionOn(seen(), 0, 3, library)).toMatchObject({
    when: 'some',
    others: [2],
    below: { thing: 'corruption' },
  });
  expect(collisionOn(seen(), 0, 6, library)).toMatchObject({ when: 'none', others: [1] });
  expect(collisionOn(seen(), 0, 4, library)?.others).toEqual([1, 2]);
  expect(collisionOn(seen(), 0, 8, library)).toBeNull();
});

test('the AI has its own row, and the criminals of its headers', () => {
  const solo = seen({ options: { rival: 'cleric', harder: '1', piles: 'last' } });
  expect(criminalsOn(solo, 1, library)).toBe(1);
  expect(collisionOn(solo, 1, 1, library)?.own).toEqual({ is: 'Gain', thing: 'deed', count: 3 });
});

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
  expect(handLimit(seen({ leader: 0, players: [player({ slots: ['workshop-3'] })] }), 0)).toBe(5);
});

test('the score by its headings, without those that nobody has', () => {
  const headings = { buildings: [4, 0], workers: [0, 0], 'unpaid-debts': [-2, 0], bonus: [0, 0] };
  expect(rowsOf(headings, 2).map((row) => row.heading)).toEqual(['buildings', 'workers', 'sets', 'unpaid-debts']);
  expect([totalOf(headings, 0), totalOf(headings, 1)]).toEqual([2, 0]);
});

test('the sheet of the end: lines that give points, in words', () => {
  const line = (heading: string, points: number, ...sources: string[]): SheetLine => ({
    seat: 0,
    heading,
    words: heading,
    points,
    sources,
  });
  const sheet = [
    line('buildings', 9, 'workshop', '3'),
    line('buildings', 0, 'guildhall', '0'),
    line('workers', 4, '2', '2'),
    line('manuscripts', 3, 'black-6-deeds'),
  ];
  const say = (key: string, values: Record<string, string | number> = {}): string =>
    [key, ...Object.values(values)].join(' ');
  expect(tellHeading(sheet, 0, 'buildings', say, String)).toEqual({
    points: 9,
    lines: [{ points: 9, words: 'source.buildings.workshop 3' }],
  });
  expect(tellHeading(sheet, 0, 'workers', say, String).lines[0]?.words).toBe('source.workers 2 2');
  expect(tellHeading(sheet, 0, 'manuscripts', say, (tile) => `tile ${tile}`).lines[0]?.words).toBe(
    'tile black-6-deeds',
  );
  expect(tellHeading(sheet, 1, 'buildings', say, String)).toEqual({ points: 0, lines: [] });
  expect(headingsOf(sheet)).toEqual(['buildings', 'workers', 'sets', 'manuscripts']);
});

test('the last turn of the AI, with the row of the scheme that each line is of', () => {
  const event = (is: string, more: Record<string, unknown> = {}): Line['events'][number] => ({
    is,
    words: is,
    ...more,
  });
  const lines = [
    { events: [event('TurnBegan', { seat: 1 }), event('SchemeRevealed')] },
    { events: [event('TurnBegan', { seat: 0 }), event('CardPlayed')] },
    {
      events: [
        event('TurnBegan', { seat: 1 }),
        event('SchemeDropped'),
        event('SchemeRevealed'),
        event('MarkersMoved', { thing: 'corruption' }),
        event('SchemeGained'),
      ],
    },
    {
      events: [
        event('ViscountMoved'),
        event('AiConsidered'),
        event('Transcribed'),
        event('Gained'),
        event('CollisionBegan'),
      ],
    },
    { events: [event('TurnBegan', { seat: 0 }), event('CardPlayed')] },
  ] as unknown as Line[];
  const told = tellTurn(lastTurn(lines, 1));
  expect(told.map((line) => [line.is, line.row])).toEqual([
    ['SchemeDropped', null],
    ['SchemeRevealed', null],
    ['MarkersMoved', 'corruption'],
    ['SchemeGained', 'bonus'],
    ['ViscountMoved', 'ride'],
    ['AiConsidered', 'act'],
    ['Transcribed', 'act'],
    ['Gained', 'act'],
    ['CollisionBegan', null],
  ]);
  expect(told.filter((line) => line.sub).map((line) => line.is)).toEqual(['MarkersMoved', 'Gained']);
  expect(told.every((line) => line.rule.startsWith('VW-'))).toBe(true);
  expect(lastTurn(lines.slice(1, 2), 1)).toEqual([]);
});

test('lines of the AI go without its name, and a scheme without what is drawn beside it', () => {
  const event = (is: string, words: string): Line['events'][number] => ({ is, words });
  const told = tellTurn(
    [
      event('SchemeRevealed', 'AI: reveals starting scheme N. Icons: noble. Steps: 2.'),
      event('Transcribed', 'Ossian: takes a manuscript.'),
      event('Built', 'Ossian: builds on B1; uncovered: workshop, slot 1 (discard a card whenever you hire).'),
      event('Linked', 'Ania: link A1–A2.'),
    ],
    ['Ossian', 'AI'],
  );
  expect(told.map((line) => line.words)).toEqual([
    'Reveals starting scheme N.',
    'Takes a manuscript.',
    'Builds on B1; uncovered: workshop, slot 1.',
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
    [
      event('SchemeRevealed'),
      event('AiRowBegan', { row: 1 }),
      event('Gained'),
      event('AiRowBegan', { row: 2 }),
      event('ViscountMoved'),
      event('AiRowBegan', { row: 3 }),
      event('AiReasoned', { reason: 'first-spot' }),
      event('AiBuilt'),
    ],
    ['Ossian', 'AI'],
  );
  expect(told.map((line) => line.row)).toEqual([null, 'bonus', 'bonus', 'ride', 'ride', 'act', 'act', 'act']);
  expect(told.map((line) => line.rule).slice(-2)).toEqual(['VW-12.4', 'VW-12.4']);
  expect(told.filter((line) => line.sub).map((line) => line.words)).toEqual([
    'Gained',
    'ViscountMoved',
    'AiReasoned',
    'AiBuilt',
  ]);
});

test('markers move point by point, corruption first, and together once they have met', () => {
  expect(moved({ corruption: 1, virtue: 7 }, 2, 1)).toEqual({ corruption: 3, virtue: 6 });
  expect(moved({ corruption: 3, virtue: 4 }, 0, 2)).toEqual({ corruption: 2, virtue: 2 });
  expect(moved({ corruption: 7, virtue: 7 }, 1, 0)).toEqual({ corruption: 7, virtue: 7 });
});

test('where the markers would go, before the click', () => {
  const view = seen({
    tops: { c: 'thief' } as ViscountsView['tops'],
    players: [player({ viscount: 'town-6', corruption: 1, virtue: 7, board: [null, 'thief', 'mason'] })],
  });
  expect(foretold(view, 0, 'dismiss construct', library)).toEqual({ corruption: 1, virtue: 6 });
  expect(foretold(view, 0, 'hire thief', library)).toEqual({ corruption: 1, virtue: 6 });
  expect(foretold(view, 0, 'play thief', library)).toEqual({ corruption: 3, virtue: 7 });
  expect(foretold(view, 0, 'play mason', library)).toBeNull();
  expect(foretold(view, 0, 'move town-5 0', library)).toBeNull();
});

test('a collision goes step by step; the second workshop moves even the markers that have met', () => {
  const seat = (board: (string | null)[], slots: string[]): PlayerView =>
    ({ board: [...board, null, null].slice(0, 3), slots, corruption: 3, virtue: 3 }) as unknown as PlayerView;
  const view = (players: PlayerView[], rival = 'players'): ViscountsView =>
    ({ players, options: { rival }, schemes: { board: ['s', null, null] } }) as unknown as ViscountsView;
  const guard = {
    ...folk,
    icons: {},
    ability: { is: 'OnCollision', effect: { is: 'Gain', thing: 'silver', count: 2 } },
  } as unknown as TownsfolkData;
  const cards: Plans = {
    ...library,
    townsfolk: (key) => (key === 'thief' ? folk : guard),
    aiBoard: () =>
      ({
        slots: [{ trigger: 'collision', effect: { is: 'Gain', thing: 'resource', count: 1 }, mark: 'verified' }],
      }) as never,
  };
  const told = collisionSteps(view([seat(['guard'], ['workshop-2']), seat(['thief'], ['workshop-2'])]), 0, cards);
  expect(told?.space).toBe(2);
  expect(told?.steps.map((step) => [step.why, step.seats])).toEqual([
    ['workshop', [0]],
    ['card', [0]],
    ['above', [0]],
    ['below', [1]],
  ]);
  expect(told?.steps[2]?.effect.parts?.[1]).toEqual({ is: 'Gain', thing: 'deed', count: 2 });
  const alone = collisionSteps(view([seat([], []), seat([], ['trading-post-2'])], 'cleric'), 0, cards);
  expect(alone?.steps.map((step) => [step.why, step.seats])).toEqual([
    ['slot', [1]],
    ['above', [0]],
    ['below', [1]],
  ]);
});

test('what comes of a building: the bonus of its spot, and the links it closes with those who are paid', () => {
  const spot = (side: string, link: number | null): unknown => ({
    side,
    bonus: { is: 'Gain', thing: 'gold', count: 1 },
    link: link ? { is: 'Gain', thing: 'silver', count: link } : null,
  });
  const row = [spot('left', 1), spot('left', 2), spot('right', null), spot('right', 4)];
  const printed = { ...library, segment: () => ({ small: row, large: row }) as never };
  const players = [
    { viscount: 'town-1', slots: ['workshop-1'], board: ['thief', null, null] },
    { viscount: 'town-2', slots: [], board: [] },
  ];
  const view = {
    ring: ['a', 'd', 'b', 'c', 'e'],
    players,
    spots: {
      a1: { seat: 0, building: 'workshop' },
      a3: { seat: 1, building: 'guildhall' },
      d1: { seat: 1, building: 'workshop' },
    },
  } as unknown as ViscountsView;
  expect(closedBy(view, 0, 'a2', printed).map(({ to, seats, effect }) => [to, seats, effect.count])).toEqual([
    ['a1', [0], 1],
    ['a3', [0, 1], 2],
  ]);
  expect(closedBy(view, 0, 'a4', printed).map(({ to, seats, effect }) => [to, seats, effect.count])).toEqual([
    ['d1', [0, 1], 4],
  ]);
  expect(closedBy(view, 0, 'b1', printed)).toEqual([]);
  expect(bonusOf(view, 'a2', printed)?.thing).toBe('gold');
  expect(spotsFor(view, 0, printed)).toEqual(['a2']);
  expect(coveredOf(view, 0, 'workshop')).toEqual(['workshop-2', 'workshop-3']);
});
