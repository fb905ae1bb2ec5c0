import type { Entry } from '../../words/en';

export const en = {
  title: 'Learn by playing',
  sub: 'Short lessons on the real table: each is a position with a goal for your own move.',
  all: 'All lessons',
  number: 'Lesson {number}',
  done: 'finished',
  progress: '{done} of {all} finished',
  begin: 'Begin',
  continue: 'Go on',
  goal: 'Goal',
  step: 'Step {number} of {all}',
  again: 'Try again',
  restart: 'From the start',
  next: 'Next lesson',
  missed: 'Not yet',
  good: 'Well done',
  finished: 'Lesson finished',
  all_done: 'You know the game now. Play your first real one!',
  edition: 'Edition',
  first: 'Play the first real game',
  first_sub: 'Against the gentlest bot, with short tips when something happens for the first time.',
  guide: 'The game on one page',
  guide_sub: 'To read before a game, or to print and lay beside the board.',
  none: 'There are no lessons for this game yet.',
  unknown: 'There is no such lesson.',
  games: 'Games',
  print: 'Print',
  tip: 'For the first time',
  tip_seen: 'Got it',
  tips_off: 'No more tips',
} satisfies Record<string, Entry>;

export type LessonKey = keyof typeof en;
export type LessonWords = Record<LessonKey, Entry>;
