// Clocks, in words and figures.

import type { SeatClock } from '../protocol/types';

/** Seconds that are left to a seat, grace and bank together, at a time of the server's clock. */
export function secondsLeft(clock: SeatClock, now: number): number {
  if (clock.deadline !== null) return Math.max(0, clock.deadline - now);
  return clock.bank + clock.grace;
}

export function figures(seconds: number): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
