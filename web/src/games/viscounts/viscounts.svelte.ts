// One reader at a table of Viscounts: what is chosen, what would come of it, and what can be tapped.

import { verbOf } from '../../protocol/answers';
import type { Barred, Choice, Face, Question } from '../../protocol/types';
import type { Sitting } from '../../table/sitting.svelte';
import { speech } from '../../words/speech.svelte';
import { faces } from '../general/faces.svelte';
import { Deed } from './deed.svelte';
import { answers } from './answers';
import { readOffer } from './offers';
import type { Ride, Scene } from './scene';
import { wayIn } from './told';
import type { Verb } from './types';
import { trailsOf, type Trail } from './trails';
import {
  MARKS,
  readView,
  ringOf,
  segmentOf,
  type AiBoardData,
  type CastleData,
  type Faces,
  type ManuscriptData,
  type Mark,
  type PlayerBoardData,
  type PlayerCardData,
  type Place,
  type PlayerView,
  type Section,
  type SchemeData,
  type SegmentData,
  type SegmentKey,
  type SpotData,
  type TownData,
  type TownsfolkData,
  type ViscountsView,
} from './view';
import { GAME } from './words';

export class Viscounts {
  readonly sitting: Sitting;
  readonly deed: Deed;
  readonly view: ViscountsView | null;
  /** The position in the midst of a move that is being played out. */
  staged = $state.raw<ViscountsView | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** A move is being played out. */
  played = $state(false);
  /** What is played out waits at every step until one goes on. */
  held = $state(false);
  riding = $state.raw<{ seat: number; way: Place[]; quick: boolean } | null>(null);
  /** By how many segments the ring is turned; the segment that is looked at on a phone. */
  turned = $state(0);
  looked = $state<SegmentKey | null>(null);
  /** A place that is pointed at, before it is chosen. */
  pointed = $state<Place | null>(null);
  /** The card or tile that is shown large, by its key. */
  enlarged = $state<string | null>(null);

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.view = $derived(this.staged ?? readView(sitting.position?.view));
    this.deed = new Deed(this);
  }

  /** The seat whose board is drawn as the own one; a spectator looks at the first. */
  get me(): number {
    return this.sitting.look ?? 0;
  }

  /** Nobody's board is the reader's own. */
  get spectating(): boolean {
    return this.sitting.spectating;
  }

  get mine(): PlayerView | null {
    return this.view?.players[this.me] ?? null;
  }

  seatName(seat: number): string {
    return this.sitting.names[seat] ?? String(seat + 1);
  }

  // What is printed --------------------------------------------------------------------------------------------------

  get faces(): Faces {
    return faces.of(GAME, this.sitting.table?.edition ?? '', speech.lang);
  }

  face(key: string): Face | undefined {
    return this.faces[key];
  }

  /** With its number and its mark, as the chronicle names it. */
  name(key: string): string {
    return this.face(key)?.name ?? key;
  }

  /** How a card is known. */
  mark(key: string): Mark {
    const mark = this.face(key)?.printed?.['mark'];
    return MARKS.find((each) => each === mark) ?? 'verified';
  }

  private printed(key: string): unknown {
    return this.face(key)?.printed ?? null;
  }

  townsfolk(key: string): TownsfolkData | null {
    return this.printed(key) as TownsfolkData | null;
  }

  manuscript(key: string): ManuscriptData | null {
    return this.printed(key) as ManuscriptData | null;
  }

  scheme(key: string): SchemeData | null {
    return this.printed(key) as SchemeData | null;
  }

  playerCard(number: string): PlayerCardData | null {
    return this.printed(number) as PlayerCardData | null;
  }

  aiBoard(key: string): AiBoardData | null {
    return this.printed(`board-${key}`) as AiBoardData | null;
  }

  segment(key: SegmentKey): SegmentData | null {
    return this.printed(`segment-${key}`) as SegmentData | null;
  }

  /** What is printed on a town; nothing of an inner place. */
  town(place: Place): TownData | null {
    return this.segment(segmentOf(place))?.towns.find((town) => town.place === place) ?? null;
  }

  /** What is printed on a spot of the side that is up. */
  spotData(spot: string): SpotData | null {
    const segment = this.segment(spot.charAt(0) as SegmentKey);
    return (this.small ? segment?.small : segment?.large)?.[Number(spot.slice(1)) - 1] ?? null;
  }

  get small(): boolean {
    return this.view?.side === 'small';
  }

  get playerBoard(): PlayerBoardData | null {
    return this.printed('player-board') as PlayerBoardData | null;
  }

  get castle(): CastleData | null {
    return this.printed('castle') as CastleData | null;
  }

  /** What each of the others did last, still marked on the board. */
  readonly trails: Trail[] = $derived.by(() => {
    const { sitting } = this;
    return this.scene ? [] : trailsOf(sitting.lines, (seat) => sitting.isMine(seat));
  });

  // Answers ----------------------------------------------------------------------------------------------------------

  /** What is asked of the reader; nothing while an answer of theirs is still being played out. */
  private get question(): Question | null {
    const { question, live } = this.sitting;
    return question && live.position?.question?.number === question.number ? question : null;
  }

  /** All legal answers, each with its words; none while nothing is asked of the reader. */
  get choices(): Choice[] {
    return this.question?.actions ?? [];
  }

  /** What one would look for among them, and why it is refused now. */
  get barred(): Barred[] {
    return this.question?.barred ?? [];
  }

  /** What is asked: `AskMove`, `AskAct` … */
  get asks(): string {
    return this.question?.is ?? '';
  }

  /** What it follows from, where the turn does not ask it by itself. */
  get because(): Question['because'] {
    return this.question?.because ?? null;
  }

  get chosen(): string | null {
    return this.sitting.chosen;
  }

  can(action: string): boolean {
    return this.choices.some((choice) => choice.action === action);
  }

  /** The answers that begin with this word: `starting('construct')`. */
  starting(kind: Verb): string[] {
    return this.choices.map((choice) => choice.action).filter((action) => verbOf(action) === kind);
  }

  words(action: string): string {
    return this.choices.find((choice) => choice.action === action)?.words ?? action;
  }

  /** Points at an answer without giving it; null takes it back. */
  choose(action: string | null): void {
    if (action === null || this.can(action)) this.sitting.chosen = action;
  }

  /** Goes through several answers that one thing stands for. Only the red button gives one. */
  cycle(actions: string[]): void {
    const next = actions[(actions.indexOf(this.chosen ?? '') + 1) % actions.length];
    if (next) this.sitting.chosen = next;
  }

  async commit(): Promise<void> {
    await this.sitting.actWhole(() => (this.deed.known ? this.deed.row : null));
  }

  /** The answers that a card, a tile, a slot or a good stands for. */
  actionsOf(key: string, kinds: readonly Verb[]): string[] {
    return kinds.map((kind) => `${kind} ${key}`).filter((action) => this.can(action));
  }

  /** A card wherever it lies: its answer, or its enlargement. */
  tapCard(key: string): void {
    const actions = this.actionsOf(key, ['play', 'hire', 'discard', 'destroy', 'manuscript']);
    if (actions.length) this.cycle(actions);
    else this.enlarged = key;
  }

  /** The cards of a hand, and those elsewhere that may be answered with. */
  offeredCards(hand: string[]): string[] {
    const offered = this.choices.flatMap(({ action }) => {
      const read = answers.read(action);
      return read?.is === 'Play' || read?.is === 'DiscardCard' || read?.is === 'DestroyCard' ? [read.card] : [];
    });
    return [...new Set([...hand, ...offered])];
  }

  /** A primary action is being put together. */
  get paying(): boolean {
    return this.asks === 'AskAct' || this.asks === 'AskFund';
  }

  /** The castle is what matters: it is asked about, workers are about to be placed, or they climb. */
  get climbing(): boolean {
    if (['AskSection', 'AskShift', 'AskGroup', 'AskBump'].includes(this.asks)) return true;
    return readOffer(this.chosen)?.act === 'place' || this.scene?.title === 'climb';
  }

  // The ring ---------------------------------------------------------------------------------------------------------

  /** The segments clockwise as they are drawn, the first at twelve o'clock. */
  get ring(): SegmentKey[] {
    const ring = this.view ? ringOf(this.view) : [];
    return [...ring.slice(this.turned), ...ring.slice(0, this.turned)];
  }

  get here(): Place | null {
    return this.mine?.viscount ?? null;
  }

  /** Where the ride can end: as it is asked, or with the card that is chosen. */
  readonly rides: Map<Place, Ride> = $derived.by(() => this.findRides());

  private findRides(): Map<Place, Ride> {
    const found = new Map<Place, Ride>();
    for (const { action } of this.moves) {
      const ride = answers.as(action, 'Move');
      if (ride && !found.has(ride.place)) found.set(ride.place, { place: ride.place, silver: ride.silver, action });
    }
    return found;
  }

  private get moves(): { action: string }[] {
    if (this.asks === 'AskMove') return this.choices;
    return this.deed.part('AskMove')?.choices ?? [];
  }

  /** Why no ride leads to a place. */
  unreached(place: Place): Barred | null {
    const barred = this.asks === 'AskMove' ? this.barred : (this.deed.part('AskMove')?.barred ?? []);
    return barred.find(({ action }) => answers.as(action, 'Move')?.place === place) ?? null;
  }

  /** The ride that is chosen. */
  get chosenRide(): Ride | null {
    const ridden = this.asks === 'AskMove' ? this.chosen : (this.deed.part('AskMove')?.action ?? null);
    const at = answers.as(ridden, 'Move')?.place;
    return (at && this.rides.get(at)) || null;
  }

  /** The ride that is pointed at or chosen. */
  get ride(): Ride | null {
    return this.pointed === null ? this.chosenRide : (this.rides.get(this.pointed) ?? null);
  }

  /** A pointer or the focus comes to a place, or goes from it. */
  point(place: Place, over: boolean): void {
    if (over) this.pointed = place;
    else if (this.pointed === place) this.pointed = null;
  }

  /** The answers that lead along the ride that is pointed at or chosen. */
  get ridden(): string[] {
    const action = this.ride?.action;
    if (!action) return [];
    return this.asks === 'AskMove' ? [action] : [this.chosen ?? '', action];
  }

  /** The way of that ride, from where one stands; nothing while it is not foretold. */
  get way(): Place[] {
    return wayIn(this.sitting.foretellings.of(...this.ridden));
  }

  /** Where one would act: at the end of the ride, or where one stands. */
  get actsAt(): Place | null {
    return this.ride?.place ?? (this.paying ? this.here : null);
  }

  /** The spots one could build on. */
  readonly spots: string[] = $derived.by(() => this.findSpots());

  private findSpots(): string[] {
    if (this.asks === 'AskSpot') return this.choices.flatMap(({ action }) => answers.as(action, 'BuildOn')?.spot ?? []);
    return this.paying || this.deed.part('AskSpot') ? this.deed.spots : [];
  }

  // What can be tapped -----------------------------------------------------------------------------------------------

  /** The answers of a kind that are done there, as the server says. */
  private doneAt(kind: Verb, at: Place | SegmentKey | Section): string[] {
    const there = this.choices.filter((choice) => choice.at === at).map((choice) => choice.action);
    return there.filter((action) => verbOf(action) === kind);
  }

  /** Workers to be placed: one answer for each number of them, by its first payment. */
  private firstWorkers(section: Section): string[] {
    const seen = new Set<number>();
    return this.doneAt('workers', section).filter((action) => {
      const count = answers.as(action, 'Place')?.count ?? 0;
      return seen.has(count) ? false : seen.add(count);
    });
  }

  /** Segments on which something can be tapped. */
  readonly litSegments: SegmentKey[] = $derived.by(() => this.findLit());

  private findLit(): SegmentKey[] {
    return this.ring.filter((segment) => {
      const places = [...this.rides.keys()].some((place) => segmentOf(place) === segment);
      return (
        places ||
        this.spots.some((spot) => spot.startsWith(segment)) ||
        this.folkActions(segment).length > 0 ||
        this.tileActions(segment).length > 0
      );
    });
  }

  placeActions(place: Place): string[] {
    const ride = this.rides.get(place)?.action;
    return ride ? [ride] : [...this.doneAt('pair', place), ...this.doneAt('trade', place)];
  }

  /** With a card that is chosen, the ride is a part of the same deed. */
  tapPlace(place: Place): void {
    const ride = this.rides.get(place)?.action;
    if (ride && this.asks !== 'AskMove') this.deed.wish('AskMove', ride);
    else this.cycle(this.placeActions(place));
  }

  spotActions(spot: string): string[] {
    return this.spots.includes(spot) ? [`spot ${spot}`] : [];
  }

  folkActions(segment: SegmentKey): string[] {
    const card = this.view?.tops[segment];
    const hire = card ? this.actionsOf(card, ['hire']) : [];
    return hire.length ? hire : this.doneAt('dismiss', segment);
  }

  tileActions(segment: SegmentKey): string[] {
    const tile = this.view?.tiles[segment];
    const take = tile ? this.actionsOf(tile, ['manuscript']) : [];
    return take.length ? take : this.doneAt('transcribe', segment).slice(0, 1);
  }

  sectionActions(section: Section): string[] {
    const shifts = this.starting('shift').filter((action) => answers.as(action, 'Shift')?.section === section);
    const asked = [...this.actionsOf(section, ['section', 'group']), ...shifts];
    return asked.length ? asked : this.firstWorkers(section);
  }

  workerActions(seat: number, tier: number, section: Section): string[] {
    const asked = this.view?.todo.at(-1);
    return asked?.is === 'AskBump' && asked.tier === tier && asked.section === section && this.can(`bump ${seat}`)
      ? [`bump ${seat}`]
      : [];
  }
}
