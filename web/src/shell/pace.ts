// How fast what others do is shown.

import { settings } from './settings.svelte';

export const PACES = ['slow', 'normal', 'fast', 'at_once'] as const;
export type Pace = (typeof PACES)[number];

const TIMES: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.4, at_once: 0 };

/** A time at the normal pace, as long as it lasts at the reader's. */
export function paced(time: number): number {
  return time * TIMES[settings.pace];
}

/** The pace that a press on the button brings: the next one, and the slowest after the quickest. */
export function nextPace(pace: Pace): Pace {
  return PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 'normal';
}

/** So long at the normal pace; it ends early with the signal. */
export function aMoment(time: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !time) return Promise.resolve();
  return new Promise((go) => {
    const timer = window.setTimeout(go, paced(time));
    const hurry = (): void => {
      window.clearTimeout(timer);
      go();
    };
    signal.addEventListener('abort', hurry, { once: true });
  });
}
