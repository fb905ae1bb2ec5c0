// A game that is looked at again: the board, the text and the slider are at the same frame.

import { beforeEach, expect, it, vi } from 'vitest';
import type { Replay } from '../src/protocol/types';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', { hidden: false });
const { Replaying } = await import('../src/replay/replaying.svelte');
const { settings } = await import('../src/shell/settings.svelte');

/** A game of five decisions, each by the next player. */
const replay = {
  as: 'open',
  seats: 2,
  players: ['A', 'B'],
  frames: [null, 0, 1, 0, 1, 0].map((seat, number) => ({ number, seat, asked: [], events: [], view: { number } })),
} as unknown as Replay;

/** What is played out: which lines, on which frame, and how to let it end. */
interface Run {
  lines: number[];
  on: number | undefined;
  end: () => void;
}

function film(): { replaying: InstanceType<typeof Replaying>; runs: Run[] } {
  const replaying = new Replaying(replay, 'x', 0);
  const runs: Run[] = [];
  replaying.stage = (lines, apply, hurry) =>
    new Promise((go) => {
      const end = (): void => {
        apply();
        go();
      };
      hurry.addEventListener('abort', end);
      runs.push({ lines: lines.map(({ seq }) => seq), on: replaying.shown?.seq, end });
    });
  return { replaying, runs };
}

const soon = (): Promise<void> => new Promise((go) => setTimeout(go));
beforeEach(() => (settings.motion = true));

it('plays a step out on the table that it was taken on', async () => {
  const { replaying, runs } = film();
  for (const frame of [1, 2, 3]) replaying.goTo(frame);
  await soon();
  runs.at(-1)?.end();
  await soon();
  for (const { lines, on } of runs) expect(lines).toEqual([(on ?? 0) + 1]);
  expect([replaying.at, replaying.shown?.seq]).toEqual([3, 3]);
});

it('hurries what is played out where one goes on meanwhile', async () => {
  const { replaying, runs } = film();
  replaying.goTo(1);
  await soon();
  replaying.goTo(2);
  await soon();
  expect(runs.map(({ on }) => on)).toEqual([0, 1]);
});

it('shows the frame that one goes to, whatever is still being played out', async () => {
  const { replaying, runs } = film();
  replaying.goTo(1);
  await soon();
  replaying.goTo(4);
  expect(replaying.shown?.seq).toBe(4);
  runs[0]?.end();
  await soon();
  expect(replaying.shown?.seq).toBe(4);
});

it('goes on by itself only when the step before was played out', async () => {
  const { replaying, runs } = film();
  const paused = new AbortController();
  const over = replaying.playOn(soon, paused.signal);
  for (const frame of [1, 2]) {
    await soon();
    await soon();
    await soon();
    expect([replaying.at, replaying.shown?.seq]).toEqual([frame, frame - 1]);
    runs.at(-1)?.end();
  }
  paused.abort();
  await over;
});

it('shows the frame that is named when one pauses', async () => {
  const { replaying } = film();
  replaying.goTo(1);
  await soon();
  replaying.finish();
  await soon();
  expect([replaying.at, replaying.shown?.seq]).toEqual([1, 1]);
});
