// The castle: how workers climb, step by step, as events tell it.

import type { Section, ViscountsView } from './view';
import { SECTIONS } from './view';

const neighbour = (section: Section, by: number): Section =>
  SECTIONS[(SECTIONS.indexOf(section) + by + 5) % 5] ?? section;

type Tier = Record<Section, number[]>;

function add(tier: Tier, section: Section, seat: number, by: number): Tier {
  return { ...tier, [section]: tier[section].map((count, each) => (each === seat ? Math.max(0, count + by) : count)) };
}

/** What an event has done to the castle; null where it has done nothing there. */
export function castleStep(view: ViscountsView, event: { is: string; [field: string]: unknown }): ViscountsView | null {
  const seat = Number(event['seat']);
  const section = event['section'] as Section;
  const count = Number(event['count'] ?? 1);
  switch (event.is) {
    case 'WorkersPlaced':
      return { ...view, first_tier: add(view.first_tier, section, seat, count) };
    case 'WorkerRose':
      if (event['tier'] === 3)
        return {
          ...view,
          second_tier: add(view.second_tier, section, seat, -1),
          third_tier: view.third_tier.map((each, i) => (i === seat ? each + 1 : each)),
        };
      return {
        ...view,
        first_tier: add(view.first_tier, section, seat, -1),
        second_tier: add(view.second_tier, section, seat, 1),
      };
    case 'WorkersSpread': {
      let tier = add(view.first_tier, section, seat, -count);
      if (count > 0) tier = add(tier, neighbour(section, 1), seat, 1);
      if (count > 1) tier = add(tier, neighbour(section, -1), seat, 1);
      return { ...view, first_tier: tier };
    }
    case 'WorkerShifted':
      return {
        ...view,
        first_tier: add(
          add(view.first_tier, section, seat, -1),
          neighbour(section, event['direction'] === 'clockwise' ? 1 : -1),
          seat,
          1,
        ),
      };
    case 'WorkerBumped': {
      const other = Number(event['other']);
      return event['tier'] === 1
        ? { ...view, first_tier: add(view.first_tier, section, other, -1) }
        : { ...view, second_tier: add(view.second_tier, section, other, -1) };
    }
    case 'LeaderTaken':
      return { ...view, leader: seat };
    default:
      return null;
  }
}
