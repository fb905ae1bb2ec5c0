// The page foretells what the rules do: the games come from the Python side (scripts/page_games.py).

import { describe, expect, it } from 'vitest';
import { readChoice } from '../src/games/hand-of-the-king/choices';
import { foretell, moveTo } from '../src/games/hand-of-the-king/foretell';
import { thread } from '../src/games/hand-of-the-king/thread';
import { readView } from '../src/games/hand-of-the-king/view';
import type { GameEvent, View } from '../src/protocol/types';
import games from './hand-of-the-king.json';

interface Frame {
  seat: number | null;
  action: string;
  events: GameEvent[];
  view: View;
}
const GAMES = games as unknown as Frame[][];
const event = (frame: Frame, is: string): GameEvent | undefined => frame.events.find((each) => each.is === is);

describe.each(GAMES.map((frames, number) => ({ frames, number })))('game $number', ({ frames }) => {
  const moves = frames.flatMap((frame, i) =>
    frame.action.startsWith('move') ? [{ frame, before: readView(frames[i - 1]?.view ?? {}) }] : [],
  );

  it('has moves', () => expect(moves.length).toBeGreaterThan(10));

  it('foretells which cards a move takes and where Varys stands', () => {
    for (const { frame, before } of moves) {
      const { direction, house } = readChoice({ action: frame.action, words: '' });
      const foretold = foretell(before, frame.seat ?? 0, direction ?? 'up', house ?? 'stark');
      const moved = event(frame, 'VarysMoved');
      expect(foretold?.taken.map((place) => before.grid[place])).toEqual(moved?.['taken']);
      expect(foretold?.end).toBe(moved?.['place']);
      expect(foretold?.last).toBe(
        event(frame, 'CompanionEarned') !== undefined || (foretold?.last && before.pool.length === 0),
      );
    }
  });

  it('foretells the banner of a move without companions', () => {
    const plain = moves.filter(({ frame }) => !event(frame, 'CompanionEarned'));
    expect(plain.some(({ frame }) => event(frame, 'BannerTaken'))).toBe(true);
    for (const { frame, before } of plain) {
      const { direction, house } = readChoice({ action: frame.action, words: '' });
      const foretold = foretell(before, frame.seat ?? 0, direction ?? 'up', house ?? 'stark');
      expect(foretold?.wins).toBe(event(frame, 'BannerTaken') !== undefined);
      if (foretold?.wins) expect(foretold.holder ?? -1).toBe(event(frame, 'BannerTaken')?.['other']);
    }
  });

  it('finds the move that a card stands for', () => {
    for (const { frame, before } of moves) {
      const { direction, house } = readChoice({ action: frame.action, words: '' });
      expect(moveTo(before, event(frame, 'VarysMoved')?.['place'] as number)).toEqual({ direction, house });
    }
  });

  it('draws the thread from Varys to the end', () => {
    for (const { frame, before } of moves) {
      const { direction, house } = readChoice({ action: frame.action, words: '' });
      const foretold = foretell(before, frame.seat ?? 0, direction ?? 'up', house ?? 'stark');
      if (!foretold) throw new Error('nothing foretold');
      const drawn = thread(before.varys, foretold);
      expect(drawn.hands).toHaveLength(foretold.taken.length - 1);
      expect(drawn.path).not.toContain('NaN');
    }
  });
});
