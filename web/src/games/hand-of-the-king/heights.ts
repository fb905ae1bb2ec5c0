// How high the places of this table are: what the table of counts, the question and the answers leave is the board's.

import type { Form, Heights, Room } from '../../table/frame';

/** How low a board may be for the sake of the table of counts above it. */
const MIN_LEFT = 270;
/** Answers in one row, and in two. */
const ONE_ROW = 54;
const TWO_ROWS = 102;
/** A move in one row, no narrower than a finger, with the gap beside it. */
const MOVE = 46;
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

/** What there is to choose among. `calling`: companions, and the board below which they stand is only looked at. */
export interface Offered {
  calling: boolean;
  moves: number;
}
const NOTHING: Offered = { calling: false, moves: 0 };

const fitOneRow = (width: number, moves: number): boolean => moves * MOVE <= width - 6;

export function heightsOf(form: Form, now: Room | undefined, seats: number, offered: Offered): Partial<Heights> {
  const { calling, moves } = offered;
  const { height = 0, width = 0 } = now ?? {};
  const rows = fitOneRow(width, moves) ? answersOf(height) : TWO_ROWS;
  switch (form) {
    case 'wide':
      return { choices: 158 };
    case 'laptop':
      return { choices: 146 };
    case 'tablet':
      return { choices: calling ? TILES : 104 };
    case 'tall':
      return { question: questionOf(height), choices: calling ? TALL_TILES : rows };
    case 'lying':
      return { question: LYING, choices: now ? beside(now, seats, calling ? TILES : TWO_ROWS) : ONE_ROW };
  }
}

/** Whether there is room for the table of counts; it is the same whatever is asked. */
export function hasTable(now: Room, seats: number): boolean {
  if (now.form === 'lying') return true;
  const { question = 88, choices = 0 } = heightsOf(now.form, now, seats, NOTHING);
  const left = now.height - 16 - tableOf(now, seats) - question - choices - 56;
  return left >= Math.min(MIN_LEFT, now.width - 20);
}

/** Answers stand in one row, which has to hold them all. */
export const inOneRow = (now: Room, seats: number, moves: number): boolean =>
  (heightsOf(now.form, now, seats, { calling: false, moves }).choices ?? TWO_ROWS) < TWO_ROWS - 10;
