// What comes late: answers that were overtaken, and what is done while one is on its way.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Newest } from '../src/protocol/newest';
import type { Foretold, Hint, Player, Position, Question } from '../src/protocol/types';
import { PracticeTable, type PracticeTold } from '../src/table/practice.svelte';

vi.mock('../src/words/speech.svelte', () => ({ speech: { lang: 'en' }, t: (key: string) => key }));
vi.mock('../src/shell/settings.svelte', () => ({ settings: { name: 'Ania', pace: 'at_once' } }));
vi.mock('../src/shell/sound', () => ({ play: () => {} }));
const asked = vi.hoisted(() => ({ hint: vi.fn(), call: vi.fn() }));
vi.mock('../src/protocol/http', async (original) => ({ ...(await original<object>()), api: asked }));

interface Held<T> {
  answer: Promise<T>;
  come: (found: T) => void;
  fail: (why: Error) => void;
}

function held<T>(): Held<T> {
  let come: (found: T) => void = () => {};
  let fail: (why: Error) => void = () => {};
  const answer = new Promise<T>((came, failed) => ((come = came), (fail = failed)));
  return { answer, come, fail };
}
const all = (): Promise<void> => new Promise((go) => setTimeout(go));

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { hidden: false, visibilityState: 'visible' });
});

describe('answers in another order than they were asked for', () => {
  it('drops what was overtaken, and nothing else', async () => {
    const answers = new Newest();
    const seen: string[] = [];
    const [first, second, third] = [held<string>(), held<string>(), held<string>()];
    for (const each of [first, second, third])
      void answers.of(each.answer).then(
        (found) => seen.push(found),
        (why: unknown) => seen.push(String(why)),
      );
    second.come('second');
    await all();
    first.fail(new Error('first'));
    await all();
    third.come('third');
    await all();
    expect(seen).toEqual(['second', 'third']);
  });

  it('drops all that is on its way when told to', async () => {
    const answers = new Newest();
    const seen: string[] = [];
    const [before, after] = [held<string>(), held<string>()];
    void answers.of(before.answer).then((found) => seen.push(found));
    answers.drop();
    void answers.of(after.answer).then((found) => seen.push(found));
    before.come('before');
    await all();
    after.come('after');
    await all();
    expect(seen).toEqual(['after']);
  });
});

/** It answers when the test says so; each position names the deeds that led there. */
class Slow extends PracticeTable<PracticeTold> {
  on: { deeds: string[][]; held: Held<PracticeTold> }[] = [];

  protected override ask(deeds: string[][]): Promise<PracticeTold> {
    const each = held<PracticeTold>();
    this.on.push({ deeds, held: each });
    return each.answer;
  }

  protected override foretellAfter(): Promise<Foretold[]> {
    return Promise.resolve([]);
  }

  async answerNext(): Promise<string> {
    await all();
    const next = this.on.shift();
    if (!next) return '';
    const question = { seat: 0, number: next.deeds.length } as Question;
    const position = { seq: next.deeds.length, look: 0, at: 0, question } as Position;
    next.held.come({ table: {} as PracticeTold['table'], lines: [], position });
    await all();
    return next.deeds.flat().join(' ');
  }

  get number(): number {
    return this.position?.question?.number ?? -1;
  }
}

describe('a practice table on a slow line', () => {
  async function begun(): Promise<Slow> {
    const table = new Slow('practice');
    void table.goTo([]);
    await table.answerNext();
    return table;
  }

  it('changes the language after the move that was under way, and not instead of it', async () => {
    const table = await begun();
    void table.move(0, table.number, ['a']);
    table.speak('pl');
    expect(await table.answerNext()).toBe('a');
    expect(await table.answerNext()).toBe('a');
    expect(table.deeds).toEqual([['a']]);
  });

  it('takes back what was asked for last, twice if asked twice', async () => {
    const table = await begun();
    for (const action of ['a', 'b', 'c']) {
      void table.move(0, table.number, [action]);
      await table.answerNext();
    }
    void table.undo();
    void table.undo();
    expect(await table.answerNext()).toBe('a b');
    expect(await table.answerNext()).toBe('a');
    expect(table.deeds).toEqual([['a']]);
  });

  it('gives no answer to a question that an undo has taken away', async () => {
    const table = await begun();
    void table.move(0, table.number, ['a']);
    await table.answerNext();
    const stood = table.number;
    void table.undo();
    void table.move(0, stood, ['b']);
    await table.answerNext();
    expect(await table.answerNext()).toBe('');
    expect(table.deeds).toEqual([]);
  });

  it('goes on after a request that failed', async () => {
    const table = await begun();
    const lost = table.move(0, table.number, ['a']).catch(() => 'lost');
    await all();
    table.on.shift()?.held.fail(new Error('no line'));
    expect(await lost).toBe('lost');
    void table.move(0, table.number, ['b']);
    await table.answerNext();
    expect(table.deeds).toEqual([['b']]);
  });
});

describe('a hint that comes late', () => {
  async function sitting(): Promise<import('../src/table/sitting.svelte').Sitting> {
    const { Sitting } = await import('../src/table/sitting.svelte');
    const found = new Sitting('table');
    const actions = ['a', 'b', 'c'].map((action) => ({ action }));
    found.shown = { seq: 1, look: 0, question: { seat: 0, number: 1, actions } } as unknown as Position;
    found.live.table = { hints: true } as unknown as typeof found.live.table;
    return found;
  }
  const says = (action: string): Hint => ({ question: 1, action, row: [action], exact: false }) as Hint;

  it('chooses, and gets better: what nobody has touched goes with it', async () => {
    const who = await sitting();
    const [quick, thorough] = [held<Hint>(), held<Hint>()];
    asked.hint.mockReturnValueOnce(quick.answer).mockReturnValueOnce(thorough.answer);
    void who.askHint();
    quick.come(says('a'));
    await all();
    expect(who.chosen).toBe('a');
    thorough.come(says('b'));
    await all();
    expect([who.chosen, who.hint?.action, who.keepsFromHint]).toEqual(['b', 'b', false]);
  });

  it('is shown at no other question, be it asked for anew before the old one has come', async () => {
    const who = await sitting();
    const next = { seq: 2, look: 0, question: { seat: 0, number: 2, actions: [] } } as unknown as Position;
    const [old, thorough, fresh] = [held<Hint>(), held<Hint>(), held<Hint>()];
    asked.hint.mockReturnValueOnce(old.answer).mockReturnValueOnce(thorough.answer).mockReturnValueOnce(fresh.answer);
    void who.askHint();
    expect(who.asking).toBe(true);
    old.come(says('a'));
    await all();
    expect([who.asking, who.hint?.action]).toEqual([false, 'a']);
    who.shown = next;
    expect([who.asking, who.hint]).toEqual([false, null]);
    void who.askHint();
    thorough.come(says('b'));
    await all();
    expect([who.asking, who.hint]).toEqual([true, null]);
    fresh.come({ ...says('c'), question: 2, exact: true });
    await all();
    expect([who.asking, who.hint?.action]).toEqual([false, 'c']);
  });

  it('can be asked for at the next question while the last is still thought about, whose refusal nobody hears', async () => {
    const who = await sitting();
    const refused = vi.spyOn(who, 'refused').mockImplementation(() => {});
    const [old, fresh] = [held<Hint>(), held<Hint>()];
    asked.hint.mockReturnValueOnce(old.answer).mockReturnValueOnce(fresh.answer);
    void who.askHint();
    who.shown = { seq: 2, look: 0, question: { seat: 0, number: 2, actions: [] } } as unknown as Position;
    void who.askHint();
    old.fail(new Error('stale'));
    await all();
    expect([who.asking, refused.mock.calls.length]).toEqual([true, 0]);
    fresh.come({ ...says('c'), question: 2, exact: true });
    await all();
    expect([who.asking, who.chosen]).toEqual([false, 'c']);
  });

  it('goes where the game gathers its answers', async () => {
    const who = await sitting();
    const filled: string[][] = [];
    who.gathers = {
      fill: (row) => filled.push(row) > 0,
      holds: (action) => filled.flat().includes(action),
      begun: () => filled.length > 0,
      empty: () => filled.splice(0),
      parts: (row) => row,
    };
    asked.hint.mockReturnValueOnce(Promise.resolve({ ...says('a'), row: ['a', 'b'], exact: true }));
    await who.askHint();
    expect([filled, who.chosen, who.isReady('b'), who.isReady('c')]).toEqual([[['a', 'b']], null, true, false]);
  });

  it('leaves alone what was chosen meanwhile', async () => {
    const who = await sitting();
    const [quick, thorough] = [held<Hint>(), held<Hint>()];
    asked.hint.mockReturnValueOnce(quick.answer).mockReturnValueOnce(thorough.answer);
    void who.askHint();
    who.chosen = 'c';
    quick.come(says('a'));
    await all();
    thorough.come(says('b'));
    await all();
    expect([who.chosen, who.hint?.action, who.keepsFromHint]).toEqual(['c', 'b', true]);
    who.chosen = 'a';
    expect(who.keepsFromHint).toBe(false); // that was chosen after it had come
  });

  it('leaves alone what was chosen by hand, be it the same', async () => {
    const who = await sitting();
    const [quick, thorough] = [held<Hint>(), held<Hint>()];
    asked.hint.mockReturnValueOnce(quick.answer).mockReturnValueOnce(thorough.answer);
    void who.askHint();
    quick.come(says('a'));
    await all();
    who.chosen = 'a';
    thorough.come(says('b'));
    await all();
    expect(who.chosen).toBe('a');
  });
});

describe('a deed that is not foretold yet', () => {
  const QUESTION = { seat: 0, number: 1, actions: [] } as unknown as Question;

  async function sitting() {
    const { Sitting } = await import('../src/table/sitting.svelte');
    const who = new Sitting('table');
    who.shown = { seq: 1, look: 0, question: QUESTION } as unknown as Position;
    who.live.connection = 'live';
    const told: Held<Foretold[]>[] = [];
    vi.spyOn(who.live, 'foretell').mockImplementation(
      () => (told.push(held()), told.at(-1)?.answer ?? Promise.reject(new Error('nothing was asked'))),
    );
    const move = vi.spyOn(who.live, 'move').mockResolvedValue(2);
    who.chosen = 'card';
    const row = (): string[] | null => (who.foretellings.of('card') ? ['card', 'place'] : null);
    return { who, told, move, row };
  }

  it('waits, and goes as a whole', async () => {
    const { who, told, move, row } = await sitting();
    void who.actWhole(row);
    await all();
    expect([who.sending, move.mock.calls.length]).toEqual([true, 0]);
    told[0]?.come([{} as Foretold]);
    await all();
    expect(move.mock.calls).toEqual([[0, 1, ['card', 'place']]]);
  });

  it('does not go if something else was chosen meanwhile', async () => {
    const { who, told, move, row } = await sitting();
    void who.actWhole(row);
    await all();
    who.chosen = 'other';
    told[0]?.come([{} as Foretold]);
    await all();
    expect([who.sending, move.mock.calls.length]).toEqual([false, 0]);
  });

  it('stays as it is where nothing is foretold, and can be given again', async () => {
    const { who, told, move, row } = await sitting();
    vi.spyOn(who, 'refused').mockImplementation(() => {});
    const drawn = row(); // a drawing asks once, and not again for what has failed
    await all();
    told[0]?.fail(new Error('no line'));
    await all();
    void who.actWhole(() => (who.foretellings['known'].size ? row() : drawn));
    await all();
    told[1]?.fail(new Error('no line'));
    await all();
    expect([who.sending, who.chosen, move.mock.calls.length]).toEqual([false, 'card', 0]);
    expect(who.refused).toHaveBeenCalledTimes(1);
    void who.actWhole(row);
    await all();
    told[2]?.come([{} as Foretold]);
    await all();
    expect(move).toHaveBeenCalledTimes(1);
  });
});

it('waits for what was answered as long as it takes', async () => {
  vi.useFakeTimers();
  const { Sitting } = await import('../src/table/sitting.svelte');
  const who = new Sitting('table');
  const sending = vi.spyOn(who, 'sending', 'get').mockReturnValue(true);
  let seen = false;
  void who.seen().then(() => (seen = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toBe(false);
  sending.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toBe(true);
  vi.useRealTimers();
});

it('introduces somebody once who needs a name for two things at once', async () => {
  const { naming } = await import('../src/shell/naming.svelte');
  const who = held<Player>();
  asked.call.mockReturnValue(who.answer);
  const both = Promise.all([naming.known(), naming.known()]);
  who.come({ id: '1', name: 'Ania' } as Player);
  expect(await both).toEqual([true, true]);
  expect(asked.call).toHaveBeenCalledTimes(1);
});
