// The page draws what the rules foretell: games and foretellings come from the Python side (scripts/page_games.py).

import { describe, expect, it } from 'vitest';
import { readChoice } from '../src/games/hand-of-the-king/choices';
import {
  afterwards,
  bannerOf,
  beyond,
  draw,
  moreBanners,
  sentencesOf,
  type Drawn,
} from '../src/games/hand-of-the-king/drawn';
import { HOUSES } from '../src/games/hand-of-the-king/houses';
import { moveTo } from '../src/games/hand-of-the-king/lanes';
import { thread } from '../src/games/hand-of-the-king/thread';
import { bannersOf, count, readView, type HandView } from '../src/games/hand-of-the-king/view';
import type { Foretold, View } from '../src/protocol/types';
import games from './hand-of-the-king.json';

interface Frame {
  action: string;
  foretold: Foretold | null;
  view: View;
}
interface Drawing {
  action: string;
  told: Foretold;
  drawn: Drawn;
  before: HandView;
  after: HandView;
}
const GAMES = games as unknown as Frame[][];

const drawings = (frames: Frame[]): Drawing[] =>
  frames.flatMap(({ action, foretold, view }, i) => {
    if (!foretold) return [];
    const before = readView(frames[i - 1]?.view ?? {});
    return [{ action, told: foretold, drawn: draw(before, foretold), before, after: readView(view) }];
  });

describe.each(GAMES.map((frames, number) => ({ all: drawings(frames), number })))('game $number', ({ all }) => {
  const moves = all.filter(({ action }) => action.startsWith('move'));

  it('has moves and companions', () => {
    expect(moves.length).toBeGreaterThan(10);
    expect(all.length).toBeGreaterThan(moves.length);
  });

  it('draws the cards that a move takes, and Varys where he then stands', () => {
    for (const { drawn, before, after } of moves) {
      const { way } = drawn;
      if (!way) throw new Error('no way is drawn');
      expect(after.varys).toBe(way.end);
      expect(way.taken.at(-1)).toBe(way.end);
      for (const place of way.taken) expect(after.grid).not.toContain(before.grid[place]);
      for (const place of way.passed) expect(after.grid[place]).toBe(before.grid[place]);
    }
  });

  it('draws the counts and banners as they then are', () => {
    for (const { drawn, before, after } of all)
      for (let seat = 0; seat < after.seats; seat++) {
        expect(bannersOf(after, seat).length).toBe(bannersOf(before, seat).length + moreBanners(drawn, seat));
        for (const house of HOUSES)
          expect(afterwards(drawn, seat, house) ?? count(before, seat, house)).toBe(count(after, seat, house));
      }
    for (const { drawn, before, after } of all)
      for (const house of HOUSES) {
        const move = bannerOf(drawn, house);
        expect(move ? move.to : before.banners[house]).toBe(after.banners[house]);
      }
  });

  it('says that a companion is earned where one is asked for', () => {
    for (const { drawn, told } of moves)
      expect(drawn.earned !== null).toBe(told.events.some((event) => event.is === 'CompanionEarned'));
  });

  it('says that a companion does nothing where all that is foretold is that nothing happens', () => {
    for (const { drawn, told } of all) {
      const of = (...kinds: string[]): boolean => told.events.some(({ is }) => kinds.includes(is));
      const does = of('VarysMoved', 'CharacterTaken', 'CharacterKilled', 'CompanionStays', 'PlacesSwapped');
      expect(drawn.nothing).toBe(of('NothingHappened') && !does);
    }
    expect(GAMES.flatMap(drawings).some(({ drawn }) => drawn.nothing)).toBe(true);
  });

  it('marks the cards that a companion touches', () => {
    for (const { action, drawn, before } of all) {
      const { kind, card } = readChoice({ action, words: '' });
      if (kind === 'kill' && card && before.grid.includes(card))
        expect(drawn.touched).toContain(before.grid.indexOf(card));
      if (kind === 'with') expect(drawn.touched).toHaveLength(2);
    }
  });

  it('finds the move that a card stands for', () => {
    for (const { action, drawn, before } of moves) {
      const { direction, house } = readChoice({ action, words: '' });
      expect(moveTo(before, drawn.way?.end ?? -1)).toEqual({ direction, house });
    }
  });

  it('draws the thread from Varys to the end', () => {
    for (const { drawn, before } of moves) {
      if (!drawn.way) throw new Error('nothing foretold');
      const made = thread(before.varys, drawn.way);
      expect(made.hands).toHaveLength(drawn.way.taken.length - 1);
      expect(made.path).not.toContain('NaN');
    }
  });
});

it('says what would happen without the name of whom it is about, and without the next turn', () => {
  const told = {
    events: [
      { is: 'CompanionStays', words: 'Ania: Shae stays.' },
      { is: 'BannerTaken', words: 'Banner of House Tyrell: Olek → Ania.' },
      { is: 'TurnBegan', words: 'Turn 11: Olek.' },
    ],
  } as unknown as Foretold;
  expect(sentencesOf(told, 'Ania')).toEqual(['Shae stays.', 'Banner of House Tyrell: Olek → Ania.']);
});

describe('a deed of several parts', () => {
  const holding = (seat: number, key: string, before: number, after: number): object => ({ seat, key, before, after });
  const told = (events: string[], holdings: object[], gains: string[]): Foretold =>
    ({
      events: events.map((words) => ({ is: 'CharacterTaken', words })),
      holdings,
      things: gains.map((gain) => ({ gain })),
    }) as unknown as Foretold;
  const begun = told(
    ['Take Daenerys.'],
    [holding(0, 'targaryen', 1, 2), holding(1, 'targaryen', 3, 2)],
    ['1 Targaryen'],
  );

  it('says of its next part what that adds', () => {
    const next = told(
      ['Take Daenerys.', 'Take Aegon.', 'Take Tyrion.'],
      [holding(0, 'targaryen', 1, 3), holding(0, 'lannister', 0, 1), holding(1, 'targaryen', 3, 2)],
      ['1 Targaryen', '1 Targaryen', '1 Lannister'],
    );
    const { events, holdings, things } = beyond(next, begun);
    expect(events.map(({ words }) => words)).toEqual(['Take Aegon.', 'Take Tyrion.']);
    expect(holdings).toEqual([holding(0, 'targaryen', 2, 3), holding(0, 'lannister', 0, 1)]);
    expect(things.map(({ gain }) => gain)).toEqual(['1 Targaryen', '1 Lannister']);
  });

  it('says too what its next part takes back', () => {
    const next = told(['Take Daenerys.', 'Kill Daenerys.'], [holding(1, 'targaryen', 3, 2)], ['1 Targaryen']);
    expect(beyond(next, begun).holdings).toEqual([holding(0, 'targaryen', 2, 1)]);
  });

  it('says of its first part all that it brings', () => {
    expect(beyond(begun, null)).toBe(begun);
  });
});
