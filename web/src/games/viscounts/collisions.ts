// VW-8.2: who would gain what if the markers of a seat met on a space, as the boards lie now.

import type { Library } from './foretell';
import { ABOVE, ABOVE_AI, BELOW, type Below } from './track';
import { rivalOf, segmentOf, type AiBoardData, type Effect, type SchemeData, type ViscountsView } from './view';

/** What is read of the printed schemes and boards of the AI, besides cards. */
export interface Plans extends Library {
  scheme(key: string): SchemeData | null;
  aiBoard(key: string): AiBoardData | null;
}

/** Criminal icons that lie open on a board. */
export function criminalsOn(view: ViscountsView, seat: number, library: Plans): number {
  if (seat === rivalOf(view))
    return view.schemes.board.reduce((sum, key) => sum + (key ? (library.scheme(key)?.icons.criminal ?? 0) : 0), 0);
  return (view.players[seat]?.board ?? []).reduce(
    (sum, card) => sum + (card ? (library.townsfolk(card)?.icons.criminal ?? 0) : 0),
    0,
  );
}

export interface Collision {
  space: number;
  own: Effect;
  below: Effect;
  when: Below['when'];
  /** The others for whom the condition holds now. */
  others: number[];
}

export function collisionOn(view: ViscountsView, seat: number, space: number, library: Plans): Collision | null {
  const row = BELOW[space - 1];
  const own = (seat === rivalOf(view) ? ABOVE_AI : ABOVE)[space - 1];
  if (!row || !own) return null;
  const holds = (other: number): boolean =>
    row.when === 'all' || criminalsOn(view, other, library) > 0 === (row.when === 'some');
  const others = view.players.map((_, i) => i).filter((other) => other !== seat && holds(other));
  return { space, own, below: row.effect, when: row.when, others };
}

/** One step of phase 5: who gains what, and why. */
export interface CollisionStep {
  why: 'workshop' | 'card' | 'slot' | 'above' | 'below';
  seats: number[];
  effect: Effect;
  card: string | null;
}

const VIRTUE: Effect = { is: 'Gain', thing: 'virtue', count: 1 };

/** VW-8.2: the steps of a collision in their order, from the seat on turn; those that give nobody anything are left out but for the last. */
export function collisionSteps(
  view: ViscountsView,
  seat: number,
  library: Plans,
): { space: number; steps: CollisionStep[] } | null {
  const player = view.players[seat];
  if (!player) return null;
  const round = view.players.map((_, i) => (seat + i) % view.players.length);
  const guarded = round.filter(
    (each) =>
      each !== rivalOf(view) && view.players[each]?.slots.includes('workshop-2') && !criminalsOn(view, each, library),
  );
  // VW-R3: the virtue of the second workshop moves the pair that has met, too.
  const space = guarded.includes(seat) ? moved(player, 0, 1).virtue : player.virtue;
  const last = collisionOn(view, seat, space, library);
  if (!last) return null;
  const steps: CollisionStep[] = guarded.length
    ? [{ why: 'workshop', seats: guarded, effect: VIRTUE, card: null }]
    : [];
  for (const each of round) steps.push(...abilitiesOf(view, each, library));
  steps.push(
    { why: 'above', seats: [seat], effect: last.own, card: null },
    { why: 'below', seats: last.others, effect: last.below, card: null },
  );
  return { space, steps };
}

/** What cards, or the second trading post of the AI, give in a collision. */
function abilitiesOf(view: ViscountsView, seat: number, library: Plans): CollisionStep[] {
  const player = view.players[seat];
  if (seat === rivalOf(view)) {
    const slot = library.aiBoard(view.options.rival)?.slots.find((each) => each.trigger === 'collision');
    return slot?.effect && player?.slots.includes('trading-post-2')
      ? [{ why: 'slot', seats: [seat], effect: slot.effect, card: null }]
      : [];
  }
  return (player?.board ?? []).flatMap((card): CollisionStep[] => {
    const ability = card ? library.townsfolk(card)?.ability : null;
    return ability?.is === 'OnCollision' && ability.effect
      ? [{ why: 'card', seats: [seat], effect: ability.effect, card }]
      : [];
  });
}

// Before the click ---------------------------------------------------------------------------------------------------

/** Where both stand. */
export interface Markers {
  corruption: number;
  virtue: number;
}

/** VW-3.1 to VW-3.3: point by point, corruption first; markers on one space move together. */
export function moved(from: Markers, corruption: number, virtue: number): Markers {
  let at: Markers = { corruption: from.corruption, virtue: from.virtue };
  for (let i = 0; i < corruption + virtue; i++) {
    const by = i < corruption ? 1 : -1;
    const step = (space: number): number => Math.max(1, Math.min(7, space + by));
    if (at.corruption === at.virtue) at = { corruption: step(at.corruption), virtue: step(at.virtue) };
    else if (by > 0) at = { ...at, corruption: step(at.corruption) };
    else at = { ...at, virtue: step(at.virtue) };
  }
  return at;
}

function points(effect: Effect | null | undefined, thing: 'virtue' | 'corruption'): number {
  if (effect?.is === 'InOrder') return (effect.parts ?? []).reduce((sum, part) => sum + points(part, thing), 0);
  return effect?.is === 'Gain' && effect.thing === thing ? (effect.count ?? 1) : 0;
}

/** Where the markers of a seat would stand after an answer, as far as a card's own effects move them; null where they stay. */
export function foretold(view: ViscountsView, seat: number, action: string | null, library: Plans): Markers | null {
  const player = view.players[seat];
  const [kind, word = ''] = (action ?? '').split(' ');
  if (!player || !player.viscount) return null;
  const here = segmentOf(player.viscount);
  const card = library.townsfolk(kind === 'dismiss' ? (view.tops[here] ?? `printed-${here}`) : word);
  if (!card || !['dismiss', 'hire', 'play'].includes(kind ?? '')) return null;
  const effect = kind === 'play' ? (card.timing === 'at-once' ? card.ability : null) : card.corner;
  const criminals = kind === 'play' ? (card.icons.criminal ?? 0) : 0;
  const corruption = points(effect, 'corruption') + (criminals ? criminals + criminalsOn(view, seat, library) : 0);
  const to = moved(player, corruption, points(effect, 'virtue'));
  return to.corruption === player.corruption && to.virtue === player.virtue
    ? null
    : { corruption: to.corruption, virtue: to.virtue };
}
