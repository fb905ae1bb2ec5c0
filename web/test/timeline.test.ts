import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', { hidden: false });
const { readingTime, Timeline } = await import('../src/table/timeline.svelte');
const { settings } = await import('../src/shell/settings.svelte');

type Update = Parameters<InstanceType<typeof Timeline>['take']>[0];
const update = (number: number, seat: number, asked = false): Update =>
  ({
    follows: true,
    table: {},
    position: { seq: number, question: asked ? { number } : null },
    lines: [{ seq: number, seat, is: 'move', words: '', events: [{ is: 'Rode', words: `ride ${number}` }] }],
  }) as unknown as Update;

function table(): { timeline: InstanceType<typeof Timeline>; shown: number[] } {
  const shown: number[] = [];
  const timeline = new Timeline({
    stage: null,
    isMine: (seat: number) => seat === 0,
    apply: ({ position }: Update) => void shown.push(position.seq),
    settle: () => {},
  });
  return { timeline, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 'normal';
});
afterEach(() => void vi.useRealTimers());

it('shows the deeds of others one after the other, each long enough to be read', async () => {
  const { timeline, shown } = table();
  timeline.take(update(1, 1));
  timeline.take(update(2, 1));
  timeline.take(update(3, 1, true));
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([1]);
  expect(timeline.scene?.sentences).toEqual(['ride 1']);
  await vi.advanceTimersByTimeAsync(900);
  expect(shown).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(900);
  expect(shown).toEqual([1, 2, 3]);
  expect(timeline.scene).toBeNull();
});

it('does not let anybody wait for their own deed', async () => {
  const { timeline, shown } = table();
  timeline.take(update(1, 0));
  timeline.take(update(2, 0, true));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 2]);
});

it('shows the truth at once to whoever acts', async () => {
  const { timeline, shown } = table();
  for (const number of [1, 2, 3, 4]) timeline.take(update(number, 1));
  await vi.advanceTimersByTimeAsync(100);
  timeline.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it('goes at the pace that was chosen', async () => {
  settings.pace = 'slow';
  const { timeline, shown } = table();
  timeline.take(update(1, 1));
  timeline.take(update(2, 1));
  await vi.advanceTimersByTimeAsync(1700);
  expect(shown).toEqual([1]);
  settings.pace = 'at_once';
  timeline.take(update(3, 1));
  expect(shown).toEqual([1, 3]);
});

it('tells every deed of an update, also while the reader is asked', async () => {
  const { timeline, shown } = table();
  const both = update(1, 1, true);
  const other = update(1, 2).lines.map((line) => ({ ...line, seq: 2, events: [{ is: 'Rode', words: 'second' }] }));
  timeline.take({ ...both, lines: [...both.lines, ...other] });
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([1]);
  expect(timeline.scene?.sentences).toEqual(['ride 1']);
  await vi.advanceTimersByTimeAsync(900);
  expect(timeline.scene).toBeNull();
});

it('shows what several did at once one after the other', async () => {
  const { timeline } = table();
  const both = update(1, 1);
  const other = update(1, 2).lines.map((line) => ({ ...line, seq: 2, events: [{ is: 'Rode', words: 'second' }] }));
  timeline.take({ ...both, lines: [...both.lines, ...other] });
  await vi.advanceTimersByTimeAsync(100);
  expect(timeline.scene?.sentences).toEqual(['ride 1']);
  await vi.advanceTimersByTimeAsync(900);
  expect(timeline.scene?.sentences).toEqual(['second']);
});

it('leaves a long sentence there longer than a short one, and none for ever', () => {
  const time = (letters: number): number => readingTime({ seat: 1, lines: [], sentences: ['x'.repeat(letters)] });
  expect([time(5), time(60), time(600)]).toEqual([900, 1820, 3200]);
});
