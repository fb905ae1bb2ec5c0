// The table that is being made up in the lobby. The last one of each game is remembered in this browser. What goes together
// the server says: a choice is shown at once, and what it changes in the others when the answer comes.

import { api } from '../protocol/http';
import type { Fitting, Game, Lang, SeatWanted, TableWanted } from '../protocol/types';
import { defaultLevel } from './levels';
import { keepWish, keptWish, type Kept } from './wishes';

export const CLOCK_CHOICES = ['none', 'quick', 'long', 'day', 'slow', 'week'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];
const DAY = 86_400;
// In seconds: the time for the whole game, and the grace time of each decision.
export const CLOCKS: Record<ClockChoice, { bank: number; grace: number } | undefined> = {
  none: undefined,
  quick: { bank: 600, grace: 15 },
  long: { bank: 1800, grace: 30 },
  day: { bank: 0, grace: DAY },
  slow: { bank: 0, grace: 2 * DAY },
  week: { bank: 0, grace: 7 * DAY },
};

type Wanted = Pick<Kept, 'edition' | 'options' | 'seats'> & { last: string };
const botOf = (game: Game): SeatWanted => ({ kind: 'bot', level: defaultLevel(game) });

export class Wish {
  /** The game that was picked: its choices are shown when it is known what goes together. */
  picked = $state('');
  game = $state('');
  edition = $state('');
  options = $state<Record<string, string>>({});
  /** The seats as they stand there; nobody is on one that is null. */
  slots = $state<(SeatWanted | null)[]>([{ kind: 'me' }, { kind: 'bot' }]);
  clock = $state<ClockChoice>('none');
  /** What was said about it; null: what is usual for those who play. */
  saidListed = $state<boolean | null>(null);
  saidHints = $state<boolean | null>(null);
  private fitting = $state.raw<Fitting | null>(null);
  private lang: Lang = 'en';
  private asked = 0;
  private settled: Promise<boolean> = Promise.resolve(true);

  /** Those who play. */
  get seats(): SeatWanted[] {
    return this.slots.filter((seat) => seat !== null);
  }

  /** Somebody can still come. */
  get open(): boolean {
    return this.slots.some((seat) => seat?.kind === 'open');
  }

  /** A game alone or at one screen concerns nobody else. */
  get listed(): boolean {
    return this.open && (this.saidListed ?? true);
  }

  /** Between people there are none, unless they say so. */
  get hints(): boolean {
    return this.saidHints ?? this.seats.filter((seat) => seat.kind !== 'bot').length < 2;
  }

  /** How many more must sit down before the table can be opened. */
  lacking(game: Game): number {
    return Math.max(0, game.min_seats - this.seats.length);
  }

  /** Why this choice of an option cannot be made beside the rest, in a word or two; nothing where it can. */
  whyNot(option: string, choice: string): string {
    return this.fitting?.barred.options[option]?.find((each) => each.choice === choice)?.words ?? '';
  }

  whyNotEdition(edition: string): string {
    return this.fitting?.barred.editions.find((each) => each.choice === edition)?.words ?? '';
  }

  /** Somebody else can sit down. */
  takesMore(game: Game): boolean {
    const more = String(this.seats.length + 1);
    return this.slots.length < game.max_seats && !this.fitting?.barred.seats.some((each) => each.choice === more);
  }

  /** Who plays this slot by the rules, in words; nothing where somebody sits there. */
  ruledBy(slot: number): string {
    return this.fitting?.ruled.find((each) => each.seat === this.filled.indexOf(slot))?.words ?? '';
  }

  /** How strong bots of this level are at the table that is made up, in words. */
  measured(level: string): string {
    return this.fitting?.measured[level] ?? '';
  }

  /** Who plays with the one on this slot, as slots; nobody where everybody plays alone. */
  partnersOf(slot: number): number[] {
    const { filled } = this;
    if (filled.length !== this.fitting?.seats) return [];
    const side = this.fitting.sides.find((seats) => seats.includes(filled.indexOf(slot))) ?? [];
    return side.map((seat) => filled[seat] ?? -1).filter((other) => other !== slot);
  }

  /** One person, and at most the game itself on the other side. */
  get alone(): boolean {
    return this.seats.length - (this.fitting?.ruled.length ?? 0) === 1;
  }

  /** The slots of those who play, in the order of their seats. */
  private get filled(): number[] {
    return this.slots.flatMap((seat, slot) => (seat ? [slot] : []));
  }

  /** As it was left the last time; else the edition in the reader's language, where there is one. */
  choose(game: Game, lang: Lang): Promise<void> {
    return this.begin(game, lang, this.before(game, lang));
  }

  /** For a tournament: two who play against each other, with a clock. */
  chooseForTwo(game: Game, lang: Lang): Promise<void> {
    const before = this.before(game, lang);
    const apart = game.options.filter((option) => option.solo).map((option) => [option.key, option.default]);
    return this.begin(game, lang, {
      ...before,
      options: { ...before.options, ...(Object.fromEntries(apart) as Record<string, string>) },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      clock: before.clock === 'none' ? 'quick' : before.clock,
    });
  }

  private before(game: Game, lang: Lang): Kept {
    const kept = keptWish(game);
    const own = game.editions.find((edition) => edition.key === lang) ?? game.editions[0];
    const usual = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    return {
      edition: kept?.edition ?? own?.key ?? '',
      options: { ...usual, ...kept?.options },
      seats: kept?.seats ?? this.usualSeats(game),
      clock: kept?.clock ?? 'none',
      listed: kept?.listed ?? null,
      hints: kept?.hints ?? null,
    };
  }

  private usualSeats(game: Game): (SeatWanted | null)[] {
    const others = Array.from({ length: Math.max(2, game.min_seats) - 1 }, () => botOf(game));
    return [{ kind: 'me' }, ...others];
  }

  /** All of it at once, when it is known what goes together: nothing is shown that cannot be chosen. */
  private async begin(game: Game, lang: Lang, wanted: Kept): Promise<void> {
    this.picked = game.key;
    this.lang = lang;
    const show = (fitting: Fitting | null): void => {
      this.game = game.key;
      this.edition = wanted.edition;
      this.options = wanted.options;
      this.slots = wanted.seats;
      this.clock = wanted.clock;
      this.saidListed = wanted.listed;
      this.saidHints = wanted.hints;
      this.fitting = fitting;
    };
    await this.fit(game, { ...wanted, last: '' }, show);
  }

  /** In another language. */
  speak(game: Game, lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.changed(game);
  }

  pickEdition(game: Game, edition: string): void {
    this.edition = edition;
    this.changed(game);
  }

  pick(game: Game, option: string, choice: string): void {
    this.options[option] = choice;
    this.changed(game, option);
  }

  /** Somebody on the first seat that is empty. */
  add(game: Game, kind: SeatWanted['kind']): void {
    const seat: SeatWanted = kind === 'bot' ? botOf(game) : kind === 'here' ? { kind, name: '' } : { kind };
    const empty = this.slots.indexOf(null);
    if (empty >= 0) this.slots[empty] = seat;
    else if (this.slots.length < game.max_seats) this.slots.push(seat);
    this.changed(game);
  }

  /** The seat stays, empty, for somebody else. */
  remove(game: Game, slot: number): void {
    this.slots[slot] = null;
    while (this.slots.at(-1) === null && this.slots.length > game.min_seats) this.slots.pop();
    this.changed(game);
  }

  /** When all answers have come; one that was lost is asked for once more. */
  async ready(game: Game): Promise<void> {
    if (!(await this.settled)) {
      this.changed(game);
      await this.settled;
    }
  }

  private changed(game: Game, last = ''): void {
    const { edition, options, slots: seats } = this;
    void this.fit(game, { edition, options, seats, last }, (fitting) => (this.fitting = fitting ?? this.fitting));
  }

  /** Asks what goes with this, and takes it over, unless something else was chosen meanwhile. */
  private fit(game: Game, wanted: Wanted, show: (fitting: Fitting | null) => void): Promise<void> {
    const number = ++this.asked;
    const { edition, options, last } = wanted;
    const seats = Math.max(game.min_seats, wanted.seats.filter((seat) => seat !== null).length);
    const answer = api.fitting(game.key, { seats, edition, last }, options, this.lang).catch(() => null);
    this.settled = answer.then((fitting) => {
      if (number !== this.asked) return this.settled;
      show(fitting);
      if (fitting) this.mend(game, fitting, seats);
      return fitting !== null;
    });
    return this.settled.then(() => undefined);
  }

  private mend(game: Game, { edition, options, seats, ruled }: Fitting, wanted: number): void {
    this.edition = edition;
    this.options = { ...options };
    if (seats === wanted && !ruled.length) return;
    const sitting = this.seats;
    const isRuled = (seat: number): boolean => ruled.some((each) => each.seat === seat);
    this.slots = Array.from({ length: seats }, (_, seat) => (isRuled(seat) ? null : sitting[seat]) ?? botOf(game));
  }

  /** What is sent; the people at this screen need names that differ. */
  wanted(nameless: (seat: number) => string): TableWanted {
    const seats = this.seats.map((seat, number): SeatWanted => {
      if (seat.kind === 'here') return { kind: 'here', name: seat.name?.trim() || nameless(number) };
      if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? '' };
      return { kind: seat.kind };
    });
    const clock = CLOCKS[this.clock];
    return {
      game: this.game,
      edition: this.edition,
      options: { ...this.options },
      seats,
      public: this.listed,
      hints: this.hints,
      ...(clock ? { clock } : {}),
    };
  }

  /** For the next time. */
  keep(): void {
    keepWish(this.game, {
      edition: this.edition,
      options: { ...this.options },
      seats: this.slots.map((seat) => (seat ? { ...seat } : null)),
      clock: this.clock,
      listed: this.saidListed,
      hints: this.saidHints,
    });
  }
}
