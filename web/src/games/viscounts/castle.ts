// The castle: workers go where the events say, step by step.

import type { GameEvent } from '../../protocol/types';
import { isOf } from './events';
import type { Section, ViscountsView } from './view';

type Tier = Record<Section, number[]>;

function add(tier: Tier, section: Section, seat: number, by: number): Tier {
  return { ...tier, [section]: tier[section].map((count, each) => (each === seat ? Math.max(0, count + by) : count)) };
}

/** From one section of the first tier to others, one to each. */
function spread(view: ViscountsView, seat: number, from: Section, to: Section[]): ViscountsView {
  const left = add(view.first_tier, from, seat, -to.length);
  return { ...view, first_tier: to.reduce((tier, section) => add(tier, section, seat, 1), left) };
}

/** What an event has done to the castle; null where it has done nothing there. */
export function castleStep(view: ViscountsView, event: GameEvent): ViscountsView | null {
  if (isOf(event, 'WorkersPlaced'))
    return { ...view, first_tier: add(view.first_tier, event.section, event.seat, event.count) };
  if (isOf(event, 'WorkerRose')) return risen(view, event.seat, event.section, event.tier);
  if (isOf(event, 'WorkersSpread')) return spread(view, event.seat, event.section, event.sections);
  if (isOf(event, 'WorkerShifted')) return spread(view, event.seat, event.section, [event.neighbour]);
  if (isOf(event, 'WorkerBumped')) {
    const tier = event.tier === 1 ? 'first_tier' : 'second_tier';
    return { ...view, [tier]: add(view[tier], event.section, event.other, -1) };
  }
  return isOf(event, 'LeaderTaken') ? { ...view, leader: event.seat } : null;
}

function risen(view: ViscountsView, seat: number, section: Section, tier: number): ViscountsView {
  if (tier === 2)
    return {
      ...view,
      first_tier: add(view.first_tier, section, seat, -1),
      second_tier: add(view.second_tier, section, seat, 1),
    };
  return {
    ...view,
    second_tier: add(view.second_tier, section, seat, -1),
    third_tier: view.third_tier.map((each, i) => (i === seat ? each + 1 : each)),
  };
}
