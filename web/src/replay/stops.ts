// Where a replay stops as it is gone through step by step.

import type { Replay } from '../protocol/types';

type Frame = Pick<Replay['frames'][number], 'seat' | 'events'>;

/** A step is what one player does in a turn without another in between, with what chance brings then. */
export function stopsOf(frames: readonly Frame[], deal: number): number[] {
  const last = frames.length - 1;
  let doer: number | null = null;
  const stops = frames.flatMap(({ seat, events }, i) => {
    doer = seat ?? doer;
    const next = frames[i + 1]?.seat ?? null;
    const ends = (next !== null && next !== doer) || events.some((event) => event.is === 'TurnBegan');
    return i > deal && i < last && ends ? [i] : [];
  });
  return [...new Set([deal, ...stops, last])];
}
