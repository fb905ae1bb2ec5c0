import { describe, expect, it, vi } from 'vitest';
import type { Foretold, GameEvent, SheetLine } from '../src/protocol/types';
import { marksOf } from '../src/games/viceroy/sheet';
import { outcomeWords, resultIn } from '../src/games/viceroy/reveal';
import { closedIn, gemsThen, givenIn, lackedIn, paidIn, pointsThen } from '../src/games/viceroy/told';
import type { Viceroy } from '../src/games/viceroy/viceroy.svelte';

vi.mock('../src/games/viceroy/words', () => ({ g: (key: string) => key, w: (key: string) => key }));

const event = (is: string, fields: Record<string, unknown> = {}): GameEvent => ({ is, words: '', ...fields });

const told = (fields: Partial<Foretold>): Foretold =>
  ({ seat: 0, done: 1, stop: 'others', events: [], scores: [], asked: null, ...fields }) as unknown as Foretold;

describe('what is foretold', () => {
  it('tells which gems pay, infinite ones first, and only one’s own', () => {
    const made = told({
      events: [
        event('Paid', { seat: 0, counts: [1, 0, 0, 2], endless: [0, 1, 0, 0] }),
        event('Paid', { seat: 1, counts: [4, 4, 4, 4], endless: [0, 0, 0, 0] }),
      ],
    });
    expect(paidIn(made).map(({ colour, endless }) => `${endless ? 'endless ' : ''}${colour}`)).toEqual([
      'endless red',
      'blue',
      'yellow',
      'yellow',
    ]);
  });

  it('tells the circle that closes, with as many gems as the reserve has', () => {
    const made = told({ events: [event('CircleClosed', { seat: 0, place: '2.0', colour: 'blue', count: 0 })] });
    expect(closedIn(made)).toEqual([{ place: '2.0', colour: 'blue', count: 0 }]);
  });

  it('tells what is given, and what of it is still to be chosen', () => {
    const asked = { is: 'AskGem', frame: { is: 'AskGem', count: 4 } } as unknown as Foretold['asked'];
    const made = told({
      stop: 'asked',
      asked,
      events: [
        event('TokenGained', { seat: 0, card: 3, token: 'magic+2' }),
        event('AttackGained', { seat: 0, count: 1 }),
      ],
    });
    expect(givenIn(made)).toEqual([{ kind: 'bonus', value: 2 }, { kind: 'attack' }, { kind: 'gems', value: 4 }]);
    expect(gemsThen(made)).toBe(4);
    expect(givenIn({ ...made, stop: 'others' })).toHaveLength(2);
  });

  it('tells all that a card promises where gems or cards are chosen before the rest comes', () => {
    const parts = [
      { is: 'Gems', count: 2 },
      { is: 'Points', value: 3 },
    ];
    const row = { is: 'InOrder', parts };
    const asked = { is: 'AskGem', frame: { is: 'AskGem', count: 2 } } as unknown as Foretold['asked'];
    const all = [
      { kind: 'gems', value: 2 },
      { kind: 'points', value: 3 },
    ];
    expect(givenIn(told({ stop: 'asked', asked }), row)).toEqual(all);
    expect(givenIn(told({ stop: 'chance', by: 'AskDrawn' }), row)).toEqual(all);
    expect(givenIn(told({ stop: 'others', asked }), row)).toEqual([]);
  });

  it('tells which of one’s points change', () => {
    const change = (seat: number, heading: string, before: number, after: number): Foretold['scores'][number] =>
      ({ seat, heading, before, after }) as Foretold['scores'][number];
    const made = told({ scores: [change(0, 'circles', 1, 3), change(0, 'laws', 2, 2), change(1, 'magic', 0, 9)] });
    expect(pointsThen(made)).toEqual({ circles: { before: 1, after: 3 } });
  });

  it('tells the gems that are missing, one by one', () => {
    expect(lackedIn({ rule: '', words: '', message: '', missing: { yellow: 2, blue: 1 }, lacks: [] })).toEqual([
      'blue',
      'yellow',
      'yellow',
    ]);
  });
});

describe('the result of the bids', () => {
  const at = (attack_comes_first: boolean): Viceroy =>
    ({
      sitting: { names: ['Ania', 'Marek', 'Zofia', 'Jan'] },
      view: { attack_comes_first, turn: 1, playing: { phase: 'AuctionPhase', round: 1 } },
    }) as unknown as Viceroy;
  const viceroy = at(true);
  const bids = event('BidsRevealed', { round: 2, bids: ['red', 'red', 'pass', 'yellow'], virtual_bids: ['green'] });
  const outcomes = (...after: GameEvent[]): string[] =>
    (
      resultIn(viceroy, [event('BidsRevealed', { round: 1, bids: ['blue'], virtual_bids: [] }), bids, ...after])
        ?.hands ?? []
    ).map(({ outcome, card }) => `${outcome} ${card}`);

  it('is open until something comes of a bid', () => {
    expect(outcomes()).toEqual(['open 0', 'open 0', 'passed 0', 'open 0', 'open 0']);
  });

  it('says who won what and who lost a gem, as the log tells it', () => {
    expect(
      outcomes(
        event('NobodyWon', { colour: 'red' }),
        event('CardWon', { seat: 3, card: 17 }),
        event('CardBuried', { virtual: 0, card: 30 }),
      ),
    ).toEqual(['lost 0', 'lost 0', 'passed 0', 'won 17', 'won 30']);
  });

  it('decides nothing about gems before attack tokens have taken their cards', () => {
    const opened = event('BidsRevealed', { round: 1, bids: ['green', 'attack', 'green'], virtual_bids: [] });
    const told = (...after: GameEvent[]): string[] =>
      (resultIn(viceroy, [opened, ...after])?.hands ?? []).map(({ outcome }) => outcome);
    expect(told()).toEqual(['waits', 'open', 'waits']);
    expect(told(event('CardWon', { seat: 1, card: 4 }), event('NobodyWon', { colour: 'green' }))).toEqual([
      'lost',
      'won',
      'lost',
    ]);
  });

  it('decides nothing about attack tokens before the gem bids, where the edition has it so', () => {
    const opened = event('BidsRevealed', { round: 1, bids: ['green', 'attack', 'blue'], virtual_bids: [] });
    const told = (...after: GameEvent[]): string[] =>
      (resultIn(at(false), [opened, ...after])?.hands ?? []).map(
        (hand) => `${hand.outcome} ${outcomeWords(at(false), hand)}`,
      );
    expect(told()).toEqual(['open undecided', 'waits after_gems', 'open undecided']);
    expect(told(event('NobodyWon', { colour: 'green' }), event('NobodyWon', { colour: 'blue' }))[1]).toBe(
      'open not_yet',
    );
  });

  it('lets two bidders agree on two cards: equal bids are no loss by themselves', () => {
    expect(
      outcomes(event('CardWon', { seat: 0, card: 4 }), event('CardWon', { seat: 1, card: 5 })).slice(0, 2),
    ).toEqual(['won 4', 'won 5']);
  });
});

describe('whose result it is', () => {
  const seated = {
    sitting: { names: ['Ania', 'Greta'] },
    view: { turn: 4, playing: { phase: 'AuctionPhase', round: 1 } },
  };
  const viceroy = seated as unknown as Viceroy;
  const bids = (first: string | null, second: string | null, round = 1): GameEvent =>
    event('BidsRevealed', { round, bids: [first, second], virtual_bids: [null] });
  const gem = (seat: number, colour: string): GameEvent => event('GemTaken', { seat, colour });

  it('is that of its turn, over when the next one has begun', () => {
    const result = resultIn(viceroy, [
      event('TurnBegan', { turn: 3 }),
      bids('red', 'blue'),
      event('TurnBegan', { turn: 4 }),
    ]);
    expect([result?.turn, result?.next]).toEqual([3, 'round_last']);
    expect(resultIn(viceroy, [event('TurnBegan', { turn: 4 }), bids('red', 'blue')])?.next).toBe('');
  });

  it('tells who sits the auction out, and nobody who is done with it', () => {
    const outcomes = (round: number): string[] =>
      (resultIn(viceroy, [bids('red', null, round)])?.hands ?? []).map(({ name, outcome }) => `${name} ${outcome}`);
    expect(outcomes(1)).toEqual(['Ania open', 'Greta away']);
    expect(outcomes(2)).toEqual(['Ania open']);
  });

  it('tells what was taken for an empty hand, and not what came later', () => {
    const after = [gem(1, 'red'), event('Passed', { seat: 1 }), gem(1, 'blue'), gem(1, 'blue'), gem(0, 'green')];
    const hands = resultIn(viceroy, [bids('red', 'pass'), ...after, event('OfferRenewed'), gem(1, 'yellow')])?.hands;
    expect(hands?.map(({ took }) => took)).toEqual([[], ['blue', 'blue']]);
  });

  it('leaves out what a won card brings that is discarded once the auction is over', () => {
    const won = [event('CardWon', { seat: 0, card: 5 }), event('OfferRenewed')];
    const discarded = [event('CardDiscarded', { seat: 0, card: 5 }), event('Passed', { seat: 0 }), gem(0, 'red')];
    const law = event('CardWon', { seat: 1, card: 7 });
    const hands = resultIn(viceroy, [bids('red', 'blue'), ...won, ...discarded, law])?.hands;
    expect(hands?.map(({ outcome, card, took }) => [outcome, card, took])).toEqual([
      ['won', 5, []],
      ['open', 0, []],
    ]);
  });
});

describe('what is marked while a heading is counted', () => {
  const line = (heading: string, points: number, marks: string[], seat = 0): SheetLine =>
    ({ seat, heading, points, marks }) as unknown as SheetLine;
  const sheet = [
    line('circles', 3, ['3.1']),
    line('endless_gems', 2, ['57']),
    line('endless_gems', 4, ['57']),
    line('magic', 15, ['4', '57']),
    line('circles', 2, ['2.0'], 1),
  ];

  it('is the circles, with their points', () => {
    expect(marksOf(sheet, 0, 'circles')).toEqual({ circles: { '3.1': 3 }, cards: {} });
  });

  it('is the cards, with all that lies on them', () => {
    expect(marksOf(sheet, 0, 'endless_gems')).toEqual({ circles: {}, cards: { '57': 6 } });
  });

  it('is the cards without points where tokens are counted all over', () => {
    expect(marksOf(sheet, 0, 'magic')).toEqual({ circles: {}, cards: { '4': 0, '57': 0 } });
  });
});
