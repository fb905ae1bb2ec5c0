// How high the places of this table are: what the table of counts, the question and the answers leave is the board's.

import type { Form, Heights, Room } from '../../table/frame';

/** How low a board may be for the sake of the table of counts above it. */
const MIN_LEFT = 270;
/** Answers in one row, and in two. */
const ONE_ROW = 54;
const TWO_ROWS = 102;
/** Companions to choose among, two rows of them with what they bring: in less width that takes two lines. */
const TILES = 112;
const TALL_TILES = 126;
/** What is asked, and the commit bar, on a phone that lies. */
const LYING = 92;
const COMMIT = 52;

/** A row of the table of counts. */
export const rowOf = ({ form, height }: Room): number => (form === 'tablet' || height > 700 ? 34 : 26);
const tableOf = (now: Room, seats: number): number => rowOf(now) * (seats + 1) + 10;
const questionOf = (height: number): number => (height > 720 ? 118 : 96);
const answersOf = (height: number): number => (height > 660 ? TWO_ROWS : ONE_ROW);

/** A phone that lies has the board beside the answers: they may have all that the others leave. */
function beside(now: Room, seats: number, most: number): number {
  const free = now.height - tableOf(now, seats) - LYING - COMMIT - 4;
  return Math.max(ONE_ROW, Math.min(free, most));
}

/** `calling`: companions are to be chosen among, and the board below which they stand is only looked at. */
export function heightsOf(form: Form, now: Room | undefined, seats: number, calling: boolean): Partial<Heights> {
  const height = now?.height ?? 0;
  switch (form) {
    case 'wide':
      return { choices: 158 };
    case 'laptop':
      return { choices: 146 };
    case 'tablet':
      return { choices: calling ? TILES : 104 };
    case 'tall':
      return { question: questionOf(height), choices: calling ? TALL_TILES : answersOf(height) };
    case 'lying':
      return { question: LYING, choices: now ? beside(now, seats, calling ? TILES : TWO_ROWS) : ONE_ROW };
  }
}

/** Whether there is room for the table of counts; it is the same whatever is asked. */
export function hasTable(now: Room, seats: number): boolean {
  if (now.form === 'lying') return true;
  const { question = 88, choices = 0 } = heightsOf(now.form, now, seats, false);
  const left = now.height - 16 - tableOf(now, seats) - question - choices - 56;
  return left >= Math.min(MIN_LEFT, now.width - 20);
}

/** Answers stand in one row, which has to hold them all. */
export const inOneRow = (now: Room, seats: number): boolean =>
  (heightsOf(now.form, now, seats, false).choices ?? TWO_ROWS) < TWO_ROWS - 10;
