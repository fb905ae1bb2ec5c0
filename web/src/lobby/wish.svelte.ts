// The table that is being made up in the lobby. The last one of each game is remembered in this browser.

import { packOf } from '../games/registry';
import type { Game, SeatWanted, TableWanted } from '../protocol/types';
import { boardOf, fitting } from './fits';
import { defaultLevel } from './levels';
import { keepWish, keptWish } from './wishes';

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

export class Wish {
  game = $state('');
  edition = $state('');
  options = $state<Record<string, string>>({});
  /** The seats as they stand there; nobody is on one that is null. */
  slots = $state<(SeatWanted | null)[]>([{ kind: 'me' }, { kind: 'bot' }]);
  clock = $state<ClockChoice>('none');
  /** What was said about it; null: what is usual for those who play. */
  saidListed = $state<boolean | null>(null);
  saidHints = $state<boolean | null>(null);

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
    return Math.max(0, game.least_seats - this.seats.length);
  }

  /** As it was left the last time; else the edition in the reader's language, where there is one. */
  choose(game: Game, lang: string): void {
    this.game = game.key;
    const kept = keptWish(game);
    this.edition =
      kept?.edition ?? (game.editions.find((edition) => edition.key === lang) ?? game.editions[0])?.key ?? '';
    const usual = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    this.options = { ...usual, ...kept?.options };
    this.slots = kept?.seats ?? this.usualSeats(game);
    this.clock = kept?.clock ?? 'none';
    this.saidListed = kept?.listed ?? null;
    this.saidHints = kept?.hints ?? null;
    this.options = fitting(game, this);
  }

  /** For a tournament: two who play against each other, with a clock. */
  forTwo(game: Game): void {
    const board = game.options.find((option) => option.key === packOf(game.key)?.board);
    this.slots = [{ kind: 'open' }, { kind: 'open' }];
    if (board) this.options[board.key] = board.default;
    this.options = fitting(game, this);
    if (this.clock === 'none') this.clock = 'quick';
  }

  private usualSeats(game: Game): (SeatWanted | null)[] {
    const bot: SeatWanted = { kind: 'bot', level: defaultLevel(game) };
    return [{ kind: 'me' }, ...Array.from({ length: Math.max(2, game.least_seats) - 1 }, () => ({ ...bot }))];
  }

  pickEdition(game: Game, edition: string): void {
    this.edition = edition;
    this.options = fitting(game, this);
  }

  /** An AI board is the rival of one player: that makes two seats. */
  pick(game: Game, option: string, choice: string): void {
    this.options[option] = choice;
    if (boardOf(game, this)) this.slots = [{ kind: 'me' }, { kind: 'bot', level: defaultLevel(game) }];
    this.options = fitting(game, this);
  }

  /** Somebody on the first seat that is empty. */
  add(game: Game, kind: SeatWanted['kind']): void {
    const seat: SeatWanted =
      kind === 'bot' ? { kind, level: defaultLevel(game) } : kind === 'here' ? { kind, name: '' } : { kind };
    const empty = this.slots.indexOf(null);
    if (empty >= 0) this.slots[empty] = seat;
    else if (this.slots.length < game.most_seats) this.slots.push(seat);
    this.options = fitting(game, this);
  }

  /** The seat stays, empty, for somebody else. */
  remove(game: Game, slot: number): void {
    this.slots[slot] = null;
    while (this.slots.at(-1) === null && this.slots.length > game.least_seats) this.slots.pop();
    this.options = fitting(game, this);
  }

  /** Who plays with the one on this slot, as slots; nobody where everybody plays alone. */
  partnersOf(game: Game, slot: number): number[] {
    const filled = this.slots.flatMap((seat, number) => (seat ? [number] : []));
    const sides = game.partners.find(
      (each) => each.seats === filled.length && this.options[each.option] === each.choice,
    )?.sides;
    const side = sides?.find((seats) => seats.includes(filled.indexOf(slot))) ?? [];
    return side.map((seat) => filled[seat] ?? -1).filter((other) => other !== slot);
  }

  /** One person, and at most the game itself on the other side. */
  alone(game: Game): boolean {
    return this.seats.length === 1 || Boolean(packOf(game.key)?.board && boardOf(game, this));
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
