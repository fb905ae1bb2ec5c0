"""What came of many games: counts that add up to the same in whatever order the games were played."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

from viceregal.arena.plan import Plan
from viceregal.arena.play import Outcome

# Parts of a win: a win shared by up to eight seats is still a whole number of them, so sums are exact.
WHOLE_WIN: Final = 840
SURE: Final = 1.96  # standard errors


@dataclass
class Tally:
    """Sums over games. A win shared by n seats, partners included, counts as one n-th for each of them."""

    seats: int
    games: int = 0
    moves: int = 0
    wins: list[int] = field(default_factory=list)  # by seat, in parts of a win
    bot_wins: list[int] = field(default_factory=list)  # by the bot's place in the plan, in parts of a win
    scores: list[int] = field(default_factory=list)  # by seat
    # For intervals: how many deals there were, and by the bot's first place in the plan the squares of what it won on each.
    deals: int = 0
    squares: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats
        self.bot_wins = self.bot_wins or [0] * self.seats
        self.scores = self.scores or [0] * self.seats
        self.squares = self.squares or [0] * self.seats

    def count(self, outcome: Outcome, seated: tuple[int, ...]) -> None:
        self.games += 1
        self.moves += outcome.moves
        for seat in outcome.winners:
            self.wins[seat] += WHOLE_WIN // len(outcome.winners)
            self.bot_wins[seated[seat]] += WHOLE_WIN // len(outcome.winners)
        for seat, points in enumerate(outcome.scores):
            self.scores[seat] += points

    def close_deal(self, bots: tuple[str, ...]) -> None:
        """The games so far were all games on one deal."""
        self.deals += 1
        for number, bot in enumerate(bots):
            self.squares[bots.index(bot)] += self.bot_wins[number]
        self.squares = [parts * parts for parts in self.squares]

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.bot_wins[seat] += other.bot_wins[seat]
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]
        self.deals += other.deals


@dataclass(frozen=True)
class Report:
    """A run and what came of it. Only the seconds, and what is counted by them, differ from run to run."""

    plan: Plan
    tally: Tally
    seconds: float

    def document(self) -> dict[str, Any]:
        plan, tally = self.plan, self.tally
        by_bot = dict.fromkeys(plan.bots, 0)
        for number, bot in enumerate(plan.bots):
            by_bot[bot] += tally.bot_wins[number]
        within = {bot: self.within(plan.bots.index(bot), parts) for bot, parts in by_bot.items()}
        seconds = max(self.seconds, 1e-9)
        return {
            "game": plan.game,
            "edition": plan.setup.edition,
            "seats": plan.setup.seats,
            "options": dict(plan.setup.values),
            "bots": list(plan.bots),
            "ruled": sorted(plan.ruled()),
            "seed": plan.seed,
            "rotate": plan.rotate,
            "games": tally.games,
            "moves": tally.moves,
            "seconds": round(self.seconds, 6),
            "games_per_s": round(tally.games / seconds, 3),
            "moves_per_s": round(tally.moves / seconds, 3),
            "wins": [parts / WHOLE_WIN for parts in tally.wins],
            "wins_by_bot": {bot: parts / WHOLE_WIN for bot, parts in by_bot.items()},
            "within": within,
            "scores": [points / tally.games for points in tally.scores],
        }

    def within(self, number: int, parts: int) -> float | None:
        """How far off a bot's share of the wins may be in 95 of 100 cases, by how it differs from deal to deal.

        None of a single deal: then nobody can say.
        """
        deals, games = self.tally.deals, self.tally.games
        if deals < 2:
            return None
        mean = parts / deals
        variance = max(0.0, self.tally.squares[number] / deals - mean * mean) * deals / (deals - 1)
        return round(SURE * math.sqrt(variance / deals) / WHOLE_WIN * deals / games, 6)
