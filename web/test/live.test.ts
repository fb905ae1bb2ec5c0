import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inserted } from '../src/protocol/lines';
import { LiveTable } from '../src/protocol/live.svelte';
import type { Line } from '../src/protocol/types';

class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 1;
  said: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onerror = (): void => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose();
  }

  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
it('puts a page of an old log in its place', () => {
  const lines = (...numbers: number[]): Line[] => numbers.map((seq) => ({ seq }) as Line);
  const seqs = (all: Line[]): number[] => all.map((each) => each.seq);
  const known = lines(7, 8);
  const older = inserted(known, lines(1, 2, 3));
  expect(seqs(inserted(older, lines(4, 5, 6)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(seqs(inserted(lines(1, 2, 3), lines(1, 2)))).toEqual([1, 2, 3]);
  expect(inserted(known, [])).toBe(known);
});

const line = (seq: number, words: string): unknown => ({ seq, words, is: 'move', seat: 0, events: [] });
const state = (lang: string, lines: unknown[]): unknown => ({
  type: 'state',
  lang,
  holds: [0],
  look: 0,
  table: { seats: [] },
  position: { seq: 2, at: 0 },
  lines,
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('http://127.0.0.1/'));
  const heard = new EventTarget();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard));
  vi.stubGlobal('dispatchEvent', heard.dispatchEvent.bind(heard));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table that was heard, lost its connection and is back; what it says to the server then. */
function comeBack(
  live: LiveTable,
  meanwhile: () => void,
): { socket: FakeSocket; hello: Record<string, unknown> | undefined } {
  live.open();
  const first = FakeSocket.opened[0]!;
  first.onopen();
  first.hear(state('en', [line(1, 'one'), line(2, 'two')]));
  first.close();
  meanwhile();
  vi.advanceTimersByTime(1000);
  const socket = FakeSocket.opened[1]!;
  socket.onopen();
  return { socket, hello: socket.said[0] };
}

it('asks only for what is new when the connection is back', () => {
  expect(comeBack(new LiveTable('abc', 'en'), () => {}).hello).toMatchObject({ lang: 'en', seen: 2 });
});

it('asks for all lines anew when the language was changed meanwhile', () => {
  const live = new LiveTable('abc', 'en');
  const { socket, hello } = comeBack(live, () => live.speak('pl'));
  expect(hello).toMatchObject({ lang: 'pl', seen: 0 });
  socket.hear(state('pl', [line(1, 'jeden'), line(2, 'dwa')]));
  expect(live.lines.map((each) => each.words)).toEqual(['jeden', 'dwa']);
});

/** A table that is heard; `foretold` answers what it asked last. */
function opened(): { live: LiveTable; socket: FakeSocket } {
  const live = new LiveTable('abc', 'en');
  live.open();
  const socket = FakeSocket.opened[0]!;
  socket.onopen();
  socket.hear(state('en', []));
  return { live, socket };
}

it('wants to be told with the question what would come of its answers', () => {
  expect(opened().socket.said[0]).toMatchObject({ type: 'hello', foretell: true });
});

it('asks at once what would come of several rows of answers', async () => {
  const { live, socket } = opened();
  const rows = [['play 3', 'pay red'], ['pass']];
  const asked = live.foretell(0, 7, rows);
  const message = socket.said.at(-1)!;
  expect(message).toMatchObject({ type: 'foretell_each', seat: 0, question: 7, rows });
  socket.hear({ type: 'foretold_each', id: message['id'], rows: [{ stop: 'asked' }, { stop: 'over' }] });
  expect(await asked).toMatchObject([{ stop: 'asked' }, { stop: 'over' }]);
});

it('does not ask again for a foretelling after the connection was lost', async () => {
  const { live, socket } = opened();
  const asked = live.foretell(0, 7, [['pass']]);
  socket.close();
  await expect(asked).rejects.toMatchObject({ problem: { code: 'offline' } });
  vi.advanceTimersByTime(300);
  const again = FakeSocket.opened[1]!;
  again.onopen();
  again.hear(state('en', []));
  expect(again.said.map((message) => message['type'])).toEqual(['hello']);
});

it('makes several decisions as one', () => {
  const { live, socket } = opened();
  void live.move(0, 7, ['a', 'b']);
  expect(socket.said.at(-1)).toMatchObject({ type: 'move', actions: ['a', 'b'] });
  void live.move(0, 7, ['a']);
  expect(socket.said.at(-1)).toMatchObject({ type: 'move', action: 'a' });
});

it('gives up a connection that never answers, and tries another', () => {
  const live = new LiveTable('abc', 'en');
  live.open();
  FakeSocket.opened[0]!.onopen();
  vi.advanceTimersByTime(14_000);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.opened[1]!.onopen();
  FakeSocket.opened[1]!.hear(state('en', []));
  vi.advanceTimersByTime(20_000);
  expect(live.connection).toBe('live');
  expect(FakeSocket.opened).toHaveLength(2);
});

it('goes on trying where the browser refuses to open a connection', () => {
  const { live, socket } = opened();
  socket.close();
  vi.advanceTimersByTime(1_000);
  FakeSocket.opened[1]!.onerror(); // and no close after it
  expect(live.connection).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toHaveLength(3);
});

it('tries at once when the network is back', () => {
  const { live, socket } = opened();
  socket.close();
  for (let tries = 2; tries < 8; tries += 1) {
    vi.advanceTimersByTime(10_000);
    FakeSocket.opened.at(-1)!.close();
  }
  const tried = FakeSocket.opened.length;
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(300);
  expect(FakeSocket.opened).toHaveLength(tried + 1);
  live.close();
});
