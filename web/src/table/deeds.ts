// What others did last: a deed is what one player did without another in between.

import { takenBack } from '../protocol/lines';
import type { Line } from '../protocol/types';
import { folded, isTold, opens, seatOf, sentences } from './telling';

export interface Deed {
  seat: number | null;
  /** The entries it is made of. */
  lines: Line[];
  sentences: string[];
}

/** Whose deed each entry is: who decided it, or whose turn it was when chance did. A board that plays decides nothing. */
function doers(lines: Line[]): (number | null)[] {
  let turn: number | null = null;
  return lines.map((line) => {
    const doer = line.seat ?? turn;
    const begun = line.events.findLast((event) => event.is === 'TurnBegan')?.['seat'];
    if (typeof begun === 'number') turn = begun;
    return doer;
  });
}

/** Whose deed the entry with this number is. */
export const doerAt = (lines: Line[], seq: number): number | null =>
  doers(lines)[lines.findIndex((line) => line.seq === seq)] ?? null;

function bySeat(line: Line): Map<number | null, string[]> {
  const told = new Map<number | null, string[]>();
  for (const event of line.events.filter(isTold))
    told.set(seatOf(event), [...(told.get(seatOf(event)) ?? []), event.words]);
  return told;
}

type IsMine = (seat: number) => boolean;

const isOwn = (line: Line, isMine: IsMine): boolean => line.is === 'move' && line.seat !== null && isMine(line.seat);

/** What an entry tells of others, by whose deed it is. A choice made in secret tells nothing. */
function toldOfOthers(line: Line, doer: number | null, isMine: IsMine): [number | null, string[]][] {
  const isOther = (seat: number | null): boolean => seat === null || !isMine(seat);
  if (opens(line)) return [...bySeat(line)].filter(([seat]) => isOther(seat));
  // One's own decision may be the one that others waited for.
  if (isOwn(line, isMine)) return [...bySeat(line)].filter(([seat]) => seat !== null && isOther(seat));
  // What chance brings to the reader is no deed of anybody else.
  if (doer === null) return [[null, line.events.filter((e) => isTold(e) && isOther(seatOf(e))).map((e) => e.words)]];
  return isOther(doer) ? [[doer, sentences(line)]] : [];
}

/** What these entries tell of others. One's own deeds are known. */
export function deedsOf(lines: Line[], isMine: IsMine): Deed[] {
  const deeds: Deed[] = [];
  const seats = doers(lines);
  const tell = (line: Line, seat: number | null, told: string[]): void => {
    if (!told.length) return;
    const last = deeds.at(-1);
    if (last && last.seat === seat) {
      last.lines.push(line);
      last.sentences.push(...told);
    } else deeds.push({ seat, lines: [line], sentences: told });
  };
  for (const [i, line] of lines.entries())
    for (const [seat, told] of toldOfOthers(line, seats[i] ?? null, isMine)) tell(line, seat, told);
  return deeds.map((deed) => ({ ...deed, sentences: folded(deed.sentences) }));
}

/** What others did last, before the reader's own decisions that may have followed. What was taken back is no news. */
export function lastOfOthers(lines: Line[], isMine: IsMine): Line[] {
  const gone = takenBack(lines);
  const stands = lines.filter((line) => !gone.has(line.seq) && line.events.length > 0);
  const seats = doers(stands);
  const own = (line: Line): boolean => isOwn(line, isMine);
  /** Nothing is news of which nothing can be told: a choice made in secret takes the place of no deed. */
  const isNews = (line: Line, i: number): boolean =>
    toldOfOthers(line, seats[i] ?? null, isMine).some(
      ([seat, told]) => told.length > 0 && (seat !== null || opens(line)),
    );
  const end = stands.findLastIndex(isNews) + 1;
  // What came to others of one's own decision joins what they did before it.
  const theirs = stands.findLastIndex((line, i) => isNews(line, i) && (opens(line) || !own(line))) + 1;
  const last = stands.slice(0, theirs).findLastIndex(own);
  const before = stands[last];
  const start = before && isNews(before, last) ? last : last + 1;
  return stands.slice(start, stands.slice(end).some(own) ? end : undefined);
}

/** How much an event matters to the reader: what befell the reader most, then what went from one player to another. */
function weightOf(event: Line['events'][number], isMine: IsMine): number {
  const other = event['other'];
  if (typeof other !== 'number' || other < 0) return 0;
  return isMine(other) ? 2 : 1;
}

/** The deed to name where there is room for one, its weightiest sentence first. What somebody did comes before chance. */
export function foremost(deeds: Deed[], isMine: IsMine): Deed | undefined {
  const weights = new Map<string, number>();
  for (const event of deeds.flatMap(({ lines }) => lines).flatMap(({ events }) => events))
    weights.set(event.words, Math.max(weights.get(event.words) ?? 0, weightOf(event, isMine)));
  const weigh = (sentence: string): number => weights.get(sentence) ?? 0;
  const heaviest = ({ sentences }: Deed): number => Math.max(...sentences.map(weigh));
  const done = deeds.filter(({ seat }) => seat !== null);
  const most = Math.max(...done.map(heaviest));
  const deed = done.findLast((each) => heaviest(each) === most) ?? deeds.at(-1);
  if (!deed || most < 1 || deed.seat === null) return deed;
  // What comes of a deed is told after it: of two that weigh the same, the later one.
  const first = deed.sentences.findLast((each) => weigh(each) === most) ?? '';
  return { ...deed, sentences: [first, ...deed.sentences.filter((each) => each !== first)] };
}
