// The table in the midst of a move: things go where the events say, one after the other, until the new position is shown.

import type { GameEvent } from '../../protocol/types';
import { castleStep } from './castle';
import { isOf } from './events';
import { BUILDING_ON } from './facts';
import { BUILDINGS, GOODS, rivalOf, type Good, type PlayerView, type ViscountsView } from './view';

const isGood = (thing: string): thing is Good => GOODS.some((good) => good === thing);

function change(view: ViscountsView, seat: number, by: (player: PlayerView) => Partial<PlayerView>): ViscountsView {
  return {
    ...view,
    players: view.players.map((player, each) => (each === seat ? { ...player, ...by(player) } : player)),
  };
}

function gained(view: ViscountsView, seat: number, thing: string, by: number): ViscountsView {
  return change(view, seat, (player) => {
    if (isGood(thing)) return { goods: { ...player.goods, [thing]: Math.max(0, player.goods[thing] + by) } };
    if (thing === 'debt') return { debts: { ...player.debts, unpaid: player.debts.unpaid + by } };
    return thing === 'deed' ? { deeds: { ...player.deeds, acquired: player.deeds.acquired + by } } : {};
  });
}

const spent = (view: ViscountsView, { seat, silver }: { seat: number; silver: number }): ViscountsView =>
  gained(view, seat, 'silver', -silver);

/** A turn begins with its first phase; the AI's has none, but the rows of a scheme. */
const turnOf = (view: ViscountsView, seat: number, round: number): ViscountsView => ({
  ...view,
  round,
  on_turn: seat,
  playing: seat === rivalOf(view) ? null : (view.phases?.[0] ?? null),
});

/** The view after an event; the same where it moves nothing that is drawn. */
export function stagedBy(view: ViscountsView, event: GameEvent): ViscountsView {
  const rival = rivalOf(view) ?? -1;
  if (isOf(event, 'TurnBegan')) return turnOf(view, event.seat, event.round);
  if (isOf(event, 'ViscountMoved')) return change(spent(view, event), event.seat, () => ({ viscount: event.place }));
  if (isOf(event, 'Traded') || isOf(event, 'Hired') || isOf(event, 'Dismissed')) return spent(view, event);
  if (isOf(event, 'Gained')) return gained(view, event.seat, event.thing, event.count);
  if (isOf(event, 'AiTook')) return gained(view, rival, event.good, 1);
  if (isOf(event, 'Paid'))
    return event.pays.reduce((seen: ViscountsView, good) => gained(seen, event.seat, good, -1), view);
  if (isOf(event, 'AiSpent'))
    return event.pays.reduce((seen: ViscountsView, good) => gained(seen, rival, good, -1), view);
  if (isOf(event, 'MarkersMoved'))
    return change(view, event.seat, () => ({ corruption: event.corruption, virtue: event.virtue }));
  if (isOf(event, 'Built'))
    return { ...view, spots: { ...view.spots, [event.spot]: { seat: event.seat, building: BUILDING_ON[event.slot] } } };
  if (isOf(event, 'AiBuilt')) {
    const building = BUILDINGS.find((each) => each === event.building) ?? 'workshop';
    return { ...view, spots: { ...view.spots, [event.spot]: { seat: rival, building } } };
  }
  if (isOf(event, 'SchemeRevealed')) {
    const { board } = view.schemes;
    return { ...view, schemes: { ...view.schemes, board: [event.scheme, ...board.slice(0, 2)] } };
  }
  return castleStep(view, event) ?? view;
}
