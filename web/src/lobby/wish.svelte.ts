// The table that is being made up in the lobby.

import type { Game, SeatWanted, TableWanted } from '../protocol/types';
import { boardOf, fitting } from './fits';

export const CLOCK_CHOICES = ['none', 'quick', 'long', 'day', 'slow', 'week'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];
const DAY = 86_400;
// Seconds for the whole game, and for each decision for nothing.
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
  seats = $state<SeatWanted[]>([{ kind: 'me' }, { kind: 'bot' }]);
  public = $state(true);
  hints = $state(true);
  clock = $state<ClockChoice>('none');

  /** Where a game has an edition in the reader's language, that one. */
  choose(game: Game, lang: string): void {
    this.game = game.key;
    this.edition = (game.editions.find((edition) => edition.key === lang) ?? game.editions[0])?.key ?? '';
    this.options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    this.seats = this.seats
      .slice(0, game.most_seats)
      .map((seat) => (seat.kind === 'bot' ? { kind: 'bot', level: defaultLevel(game) } : seat));
    while (this.seats.length < game.least_seats) this.seats.push({ kind: 'bot', level: defaultLevel(game) });
  }

  pickEdition(game: Game, edition: string): void {
    this.edition = edition;
    this.options = fitting(game, this);
  }

  /** An AI board is the rival of one player: that makes two seats. */
  pick(game: Game, option: string, choice: string): void {
    this.options[option] = choice;
    if (boardOf(game, this)) this.seats = [{ kind: 'me' }, { kind: 'bot', level: defaultLevel(game) }];
    this.options = fitting(game, this);
  }

  add(game: Game, kind: SeatWanted['kind']): void {
    if (this.seats.length >= game.most_seats) return;
    this.seats.push(
      kind === 'bot' ? { kind, level: defaultLevel(game) } : kind === 'here' ? { kind, name: '' } : { kind },
    );
    this.options = fitting(game, this);
  }

  remove(game: Game, seat: number): void {
    if (this.seats.length > game.least_seats) this.seats.splice(seat, 1);
    else this.seats[seat] = { kind: 'open' };
    this.options = fitting(game, this);
  }

  /** What is sent; the people at this screen need names that differ. */
  wanted(name: string, nameless: (seat: number) => string): TableWanted {
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
      public: this.public,
      hints: this.hints,
      ...(name ? { name } : {}),
      ...(clock ? { clock } : {}),
    };
  }
}

/** A bot in the middle: neither the weakest nor the slowest. */
export function defaultLevel(game: Game): string {
  return game.levels[Math.ceil((game.levels.length - 1) / 2)]?.level ?? '';
}
