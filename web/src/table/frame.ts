// Which form the frame of a table takes. It is chosen by the room there is, width and height, never by the device.

export type Form = 'wide' | 'laptop' | 'tablet' | 'tall' | 'lying';

/** The room of a table, in pixels of the page: where the window is large, one of them is more than one of the screen. */
export interface Room {
  form: Form;
  /** The whole frame. */
  width: number;
  height: number;
  /** The box of the stage. */
  stage: { width: number; height: number };
  /** A hundredth of the width of what fits into that box with the stage's own ratio; on the stage it is `--u`. */
  u: number;
  /** There is no side beside the stage: the others are a strip, the rest is in the drawer. */
  folded: boolean;
}

/** Heights that are kept, whether something is in them or not: nothing may move under a pointer. */
export interface Heights {
  /** What is asked; longer texts scroll in it. */
  question: number;
  /** Nothing where a game has no hand. On a phone that lies, the hand takes what is left and this is not asked. */
  hand: number;
  /** The answers as buttons, with the refusing one below or beside them. */
  choices: number;
  /** How high answers may become at the cost of the side, where there is one; without it most of the side. */
  most?: number;
}

const NARROW = 700; // below it a side beside the stage leaves no stage
const SIDED = 1000; // from here on there is room for one side
const LOW = 470; // what a phone on its side leaves below the bar
const HALVED = 600; // below it nothing goes beside the stage, however low the window is
const LIES = 1.25; // so much wider than high: what is asked goes beside the stage

/** `wideFrom`: how wide a table must be to have a side on both sides; that depends on the ratio of its stage. */
export function formOf(width: number, height: number, wideFrom = 1240): Form {
  const lies = width >= HALVED && width > height * LIES;
  if (lies && (height < LOW || width < SIDED)) return 'lying';
  if (width < NARROW) return 'tall';
  if (width < SIDED) return 'tablet';
  return width < wideFrom ? 'laptop' : 'wide';
}

export const isFolded = (form: Form): boolean => form !== 'wide' && form !== 'laptop';

export const HEIGHTS: Record<Form, Heights> = {
  wide: { question: 88, hand: 166, choices: 150 },
  laptop: { question: 80, hand: 140, choices: 130 },
  tablet: { question: 84, hand: 140, choices: 104 },
  tall: { question: 88, hand: 96, choices: 54 },
  lying: { question: 76, hand: 96, choices: 54 },
};

/** How wide a side is; on a phone that lies, all that is not the stage. */
export function sideOf(form: Form, width: number, height: number, ratio: number | null): number {
  if (form === 'wide') return Math.round(Math.min(340, Math.max(280, width * 0.22)));
  if (form === 'laptop') return Math.round(Math.min(360, Math.max(310, width * 0.3)));
  if (form !== 'lying') return 0;
  const rest = ratio === null ? width * 0.44 : width - height * ratio - 12;
  return Math.round(Math.min(Math.max(320, rest), Math.max(320, width * 0.56)));
}

/** A hundredth of the width of what fits into a box with that ratio. */
export function unitOf(width: number, height: number, ratio: number | null): number {
  return (ratio === null ? width : Math.min(width, height * ratio)) / 100;
}
