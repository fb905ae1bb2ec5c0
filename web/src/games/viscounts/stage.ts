// How a move is played out on the board, one event after the other: viscounts ride, things fly, workers climb, and a
// sentence says what happens. Of one's own deeds only what moves is shown, and quickly.

import type { GameEvent, Line } from '../../protocol/types';
import { paced } from '../../shell/pace';
import { play } from '../../shell/sound';
import { fly } from '../../table/flying';
import { isOf, keyOfEvent, seatOf, type Of } from './events';
import { flights } from './flights';
import type { Scene } from './scene';
import { stagedBy } from './staged';
import { rivalOf } from './view';
import type { Viscounts } from './viscounts.svelte';

/** Milliseconds at the normal pace. */
const RIDE = 850;
const STEP = 750;
const TELL = 900;
const SHORT = 450;
/** What is told in passing. */
const BRIEF = new Set(['TurnBegan', 'Gained', 'Paid', 'AiSpent', 'CardTurnedUp', 'TileTurnedUp', 'MarkersMoved']);
/** What nobody needs to be told: it is drawn, or changes nothing. */
const SILENT = new Set(['CardDrawn', 'CardSeen', 'Declined', 'Passed', 'NothingHappened']);
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
  private readonly viscounts: Viscounts;

  constructor(viscounts: Viscounts, hurry: AbortSignal) {
    this.viscounts = viscounts;
    hurry.addEventListener('abort', () => {
      this.hurried = true;
      goOn(true);
    });
  }

  /** Who wants to go step by step is waited for. */
  async wait(time: number): Promise<void> {
    if (this.hurried) return;
    const { viscounts } = this;
    await new Promise<void>((go) => {
      let timer = 0;
      const run = (): void => void (timer = window.setTimeout(done, paced(time)));
      const key = (event: KeyboardEvent): void => {
        const target = event.target instanceof Element ? event.target : null;
        if (event.key !== ' ' || target?.closest('input, textarea, button, [role=button]')) return;
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
      if (!viscounts.held) run();
    });
  }
}

export const goOn = (toEnd = false): boolean =>
  window.dispatchEvent(new Event(toEnd ? 'viscounts-end' : 'viscounts-next'));

/** An event, whose turn it is of, and where it stands in the log. */
interface Moment {
  event: GameEvent;
  turn: number | null;
  key: string;
}

/** Who has nothing to decide acts in entries of chance: whose turn it is says whose deed an event is. */
function momentsOf(lines: Line[], onTurn: number | null): Moment[] {
  let turn = onTurn;
  return lines.flatMap((line) =>
    line.events.map((event, i) => {
      if (isOf(event, 'TurnBegan')) turn = event.seat;
      return { event, turn: line.seat ?? turn, key: keyOfEvent(line.seq, i) };
    }),
  );
}

export async function stage(viscounts: Viscounts, lines: Line[], apply: () => void, hurry: AbortSignal): Promise<void> {
  const moments = momentsOf(lines, viscounts.view?.on_turn ?? null);
  const course: Course = {
    pace: new Pace(viscounts, hurry),
    climbs: moments.map(({ event }) => event).filter((event) => CASTLE.has(event.is)),
    meeting: collisionIn(moments.map(({ event }) => event)),
  };
  viscounts.played = true;
  try {
    for (const moment of moments) {
      const own = moment.turn !== null && viscounts.sitting.isMine(moment.turn) && !viscounts.sitting.repeat.on;
      await show(viscounts, moment, own, course);
    }
  } finally {
    viscounts.played = false;
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

interface Course {
  pace: Pace;
  climbs: GameEvent[];
  /** What happens in a collision, from its beginning. */
  meeting: GameEvent[];
}

/** An event as it is told; where it is one of several, with all of them. */
function scene({ event, turn, key }: Moment, own: boolean, rival: boolean, { climbs, meeting }: Course): Scene {
  const title = CASTLE.has(event.is) ? 'climb' : meeting.includes(event) ? 'collides' : 'deed';
  const all = rival || title === 'deed' ? [] : title === 'climb' ? climbs : meeting;
  return {
    seat: seatOf(event) ?? turn,
    words: event.words,
    title,
    own,
    rival,
    key,
    steps: all.length > 1 ? all.map((each) => each.words) : [],
    step: Math.max(0, all.indexOf(event)),
  };
}

async function show(viscounts: Viscounts, moment: Moment, own: boolean, course: Course): Promise<void> {
  const { view } = viscounts;
  const { event } = moment;
  const { pace, meeting } = course;
  if (!view) return;
  const rival = !own && moment.turn === rivalOf(view);
  const climbs = CASTLE.has(event.is);
  const told = climbs || meeting.includes(event) || (!own && !SILENT.has(event.is));
  if (event.words && told) viscounts.scene = scene(moment, own, rival, course);
  if (isOf(event, 'ViscountMoved')) await ride(viscounts, event, own, pace);
  else if (!own && !pace.hurried && !document.hidden) await fly(flights(event, moment.turn));
  viscounts.staged = stagedBy(viscounts.view ?? view, event);
  if (climbs) play('card');
  if (event.words && told && event.is !== 'ViscountMoved')
    await pace.wait(climbs || meeting.includes(event) ? STEP : BRIEF.has(event.is) && !rival ? SHORT : TELL);
}

async function ride(viscounts: Viscounts, { seat, way }: Of<'ViscountMoved'>, own: boolean, pace: Pace): Promise<void> {
  if (own) viscounts.scene = null;
  if (way.length > 1) viscounts.riding = { seat, quick: own, way };
  await pace.wait(own ? RIDE * 0.6 : RIDE);
  viscounts.riding = null;
}
