// The track of corruption and virtue: what a collision on each space gives, as it is printed (VW-8.3, VW-12.10).

import type { Effect, PlayerView, ViscountsView } from './view';

const gain = (thing: NonNullable<Effect['thing']>, count = 1): Effect => ({ is: 'Gain', thing, count });
const both = (...parts: Effect[]): Effect => (parts.length === 1 && parts[0] ? parts[0] : { is: 'InOrder', parts });

/** For whoever is on turn, spaces 1 to 7. */
export const ABOVE: Effect[] = [
  both(gain('silver', 1), gain('deed', 3)),
  both(gain('silver', 1), gain('deed', 2)),
  both(gain('silver', 1), gain('deed')),
  both(gain('silver', 2), gain('deed'), gain('debt')),
  both(gain('silver', 2), gain('debt')),
  both(gain('silver', 3), gain('debt', 2)),
  both(gain('silver', 4), gain('debt', 3)),
];
export const ABOVE_AI: Effect[] = [
  gain('deed', 3),
  gain('deed', 2),
  both(gain('resource'), gain('deed')),
  both(gain('resource'), gain('deed'), gain('debt')),
  both(gain('resource'), gain('debt')),
  both(gain('resource'), gain('debt', 2)),
  both(gain('resource', 2), gain('debt', 3)),
];

export interface Below {
  /** Whom it is for, by the criminals on their board. */
  when: 'some' | 'none' | 'all';
  effect: Effect;
}

/** For the others. */
export const BELOW: Below[] = [
  { when: 'some', effect: gain('debt') },
  { when: 'some', effect: gain('corruption') },
  { when: 'some', effect: gain('corruption') },
  { when: 'all', effect: { is: 'Rearrange' } },
  { when: 'none', effect: gain('virtue') },
  { when: 'none', effect: gain('virtue') },
  { when: 'none', effect: gain('deed') },
];

export const collides = (player: PlayerView): boolean => player.corruption === player.virtue;

/** Whose markers have met and are still to be resolved: theirs who is on turn. */
export function collisionOf(view: ViscountsView): number | null {
  const seat = view.on_turn;
  const player = seat === null ? undefined : view.players[seat];
  return player && collides(player) ? seat : null;
}
