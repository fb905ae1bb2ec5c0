// How a move is played out on the board: viscounts ride, workers climb step by step, and the rest is told as it happens.

import type { GameEvent, Line } from '../../protocol/types';
import { paced } from '../../shell/pace';
import { play } from '../../shell/sound';
import { castleStep } from './castle';
import { isOf, seatOf, type Of } from './events';
import type { Scene } from './scene';
import { buildingOn, type ViscountsView } from './view';
import type { Viscounts } from './viscounts.svelte';

const RIDE = 850;
const STEP = 750;
const TELL = 650;
/** Told in passing; the rest stands in the chronicle. */
const TOLD = new Set([
  'CardPlayed',
  'Traded',
  'Built',
  'Linked',
  'Transcribed',
  'PrintTranscribed',
  'Hired',
  'Dismissed',
  'CollisionBegan',
  'BonusTaken',
  'LastRoundCalled',
  'SchemeRevealed',
  'AiConsidered',
  'AiFellBack',
]);
const CASTLE = new Set([
  'WorkersPlaced',
  'WorkerRose',
  'WorkersSpread',
  'WorkerShifted',
  'WorkerBumped',
  'LeaderTaken',
]);

/** Time passes, or somebody goes on: space or a click on "next" for a step, shift and space to the end. */
class Pace {
  hurried = false;

  constructor(hurry: AbortSignal) {
    hurry.addEventListener('abort', () => {
      this.hurried = true;
      goOn(true);
    });
  }

  async wait(time: number): Promise<void> {
    if (this.hurried) return;
    await new Promise<void>((go) => {
      const timer = window.setTimeout(done, paced(time));
      const key = (event: KeyboardEvent): void => {
        if (
          event.key !== ' ' ||
          (event.target as HTMLElement | null)?.closest('input, textarea, button, [role=button]')
        )
          return;
        event.preventDefault();
        if (event.shiftKey) this.hurried = true;
        done();
      };
      const next = (): void => done();
      const end = (): void => {
        this.hurried = true;
        done();
      };
      function done(): void {
        window.clearTimeout(timer);
        window.removeEventListener('keydown', key);
        window.removeEventListener('viscounts-next', next);
        window.removeEventListener('viscounts-end', end);
        go();
      }
      window.addEventListener('keydown', key);
      window.addEventListener('viscounts-next', next);
      window.addEventListener('viscounts-end', end);
    });
  }
}

export const goOn = (toEnd = false): boolean =>
  window.dispatchEvent(new Event(toEnd ? 'viscounts-end' : 'viscounts-next'));

export async function stage(viscounts: Viscounts, lines: Line[], apply: () => void, hurry: AbortSignal): Promise<void> {
  const events = lines.flatMap((line) => line.events);
  /** One's own deeds are known: only what moves on the board is shown of them, and quickly. */
  const own = lines.every((line) => line.seat === null || viscounts.sitting.isMine(line.seat));
  const climbs = events.filter((event) => CASTLE.has(event.is));
  const meeting = collisionIn(events);
  const pace = new Pace(hurry);
  try {
    for (const event of events) await show(viscounts, event, { pace, climbs, meeting, own });
  } finally {
    viscounts.staged = null;
    viscounts.scene = null;
    viscounts.riding = null;
    apply();
  }
}

/** VW-8.2: from the beginning of a collision until the markers are reset, as far as it goes on without a question. */
function collisionIn(events: GameEvent[]): GameEvent[] {
  const first = events.findIndex((event) => event.is === 'CollisionBegan');
  if (first < 0) return [];
  const last = events.findIndex((event, i) => i > first && event.is === 'MarkersReset');
  return events.slice(first, last < 0 ? undefined : last + 1).filter((event) => event.words);
}

/** An event as it is told; where it is one of several, with all of them. */
function scene(event: GameEvent, title: Scene['title'] = 'climb', all: GameEvent[] = []): Scene {
  return {
    seat: seatOf(event),
    words: event.words,
    title,
    steps: all.length > 1 ? all.map((each) => each.words) : [],
    step: Math.max(0, all.indexOf(event)),
  };
}

interface Course {
  pace: Pace;
  climbs: GameEvent[];
  /** What happens in a collision, from its beginning. */
  meeting: GameEvent[];
  own: boolean;
}

async function show(viscounts: Viscounts, event: GameEvent, course: Course): Promise<void> {
  const { pace, climbs, meeting, own } = course;
  const view = viscounts.view;
  if (!view) return;
  if (isOf(event, 'ViscountMoved')) return ride(viscounts, view, event, course);
  if (CASTLE.has(event.is)) {
    viscounts.staged = castleStep(view, event) ?? view;
    viscounts.scene = scene(event, 'climb', climbs);
    play('card');
    return pace.wait(STEP);
  }
  if (meeting.includes(event)) {
    viscounts.scene = scene(event, 'collides', meeting);
    return pace.wait(STEP);
  }
  if (!TOLD.has(event.is) || !event.words || own) return;
  if (isOf(event, 'Built')) viscounts.staged = built(view, event);
  viscounts.scene = scene(event);
  await pace.wait(TELL);
}

async function ride(
  viscounts: Viscounts,
  view: ViscountsView,
  event: Of<'ViscountMoved'>,
  { pace, own }: Course,
): Promise<void> {
  const { seat, place: to, way } = event;
  viscounts.scene = own ? null : scene(event);
  if (way.length > 1) viscounts.riding = { seat, quick: own, way };
  await pace.wait(own ? RIDE * 0.6 : RIDE);
  viscounts.riding = null;
  viscounts.staged = {
    ...view,
    players: view.players.map((player, each) => (each === seat ? { ...player, viscount: to } : player)),
  };
}

function built(view: ViscountsView, { seat, spot, slot }: Of<'Built'>): ViscountsView {
  return { ...view, spots: { ...view.spots, [spot]: { seat, building: buildingOn(slot) } } };
}
