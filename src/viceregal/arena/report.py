"""What came of many games: counts that add up to the same in whatever order the games were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from viceregal.arena.means import Sum, spread_of
from viceregal.arena.plan import Plan
from viceregal.arena.play import Outcome

T = TypeVar("T")

# Parts of a win: a win shared by up to eight seats is still a whole number of them, so sums are exact.
WHOLE_WIN: Final = 840
_DIGITS: Final = 6


@dataclass(frozen=True)
class Fault:
    """Games that broke off for the same reason: the number of the first, and how many."""

    first: int
    games: int


@dataclass
class Tally:
    """Sums over the deals of a plan. A win shared by n seats, partners included, counts as one n-th for each of them.

    Wins are counted in parts of a win. Copies of a bot are counted together, at its first place in the plan. Of a deal
    on which a game broke off only the wins are counted.
    """

    bots: tuple[str, ...]
    games: int = 0
    deals: int = 0
    whole: int = 0  # deals on which every game was played to its end
    decisions: int = 0  # of players, in all games
    wins: list[Sum] = field(default_factory=list)  # by seat
    scores: list[Sum] = field(default_factory=list)  # by seat
    bot_wins: list[Sum] = field(default_factory=list)  # by the bot's first place in the plan
    bot_scores: list[Sum] = field(default_factory=list)  # the same
    moves: Sum = field(default_factory=Sum)
    lengths: Counter[int] = field(default_factory=Counter)  # games by how many decisions players made in them
    faults: dict[tuple[str | None, str], Fault] = field(default_factory=dict)  # by bot and what it did

    def __post_init__(self) -> None:
        for sums in self._by_place():
            sums += [Sum() for _ in self.bots[len(sums) :]]
        self._places = [self.bots.index(bot) for bot in self.bots]

    def _by_place(self) -> tuple[list[Sum], ...]:
        return self.wins, self.scores, self.bot_wins, self.bot_scores

    def count(self, games: Sequence[Outcome], seated: Sequence[tuple[int, ...]]) -> None:
        """Games of whole deals. `seated`: who sits where in each game on a deal.

        Short games are won in few ways, with few scores and of few lengths, whatever comes with what: these are counted
        apart, so that much the same is not added up for every game.
        """
        on_a_deal = len(seated)
        ended = games
        if any([game.fault for game in games]):
            ended = [
                game
                for deal in _deals(games, on_a_deal)
                if not any([each.fault for each in deal])
                for game in deal
            ]
        for winners, times in Counter(_deals([game.winners for game in games], on_a_deal)).items():
            self._count_wins(winners, seated, times)
        for scores, times in Counter(_deals([game.scores for game in ended], on_a_deal)).items():
            self._count_scores(scores, seated, times)
        lengths = [game.moves for game in ended]
        for moves, times in Counter(_deals(lengths, on_a_deal)).items():
            self.moves.count(sum(moves), times)
        self.lengths.update(lengths)
        self.decisions += sum([game.moves for game in games])
        self.games += len(games)
        self.deals += len(games) // on_a_deal
        self.whole += len(ended) // on_a_deal

    def _count_wins(
        self, games: tuple[tuple[int, ...], ...], seated: Sequence[tuple[int, ...]], times: int
    ) -> None:
        wins, bot_wins = [0] * len(self.bots), [0] * len(self.bots)
        for winners, bots in zip(games, seated, strict=False):
            for seat in winners:
                part = WHOLE_WIN // len(winners)
                wins[seat] += part
                bot_wins[self._places[bots[seat]]] += part
        _count(self.wins, wins, times)
        _count(self.bot_wins, bot_wins, times)

    def _count_scores(
        self, games: tuple[tuple[int, ...], ...], seated: Sequence[tuple[int, ...]], times: int
    ) -> None:
        scores, bot_scores = [0] * len(self.bots), [0] * len(self.bots)
        for points_of_seats, bots in zip(games, seated, strict=False):
            for seat, points in enumerate(points_of_seats):
                scores[seat] += points
                bot_scores[self._places[bots[seat]]] += points
        _count(self.scores, scores, times)
        _count(self.bot_scores, bot_scores, times)

    def count_fault(self, index: int, bot: str | None, told: str) -> None:
        """A game that broke off: what is told alike is kept once."""
        before = self.faults.get((bot, told))
        self.faults[bot, told] = Fault(before.first, before.games + 1) if before else Fault(index, 1)

    def add(self, other: Tally) -> None:
        """What came of later games."""
        self.games += other.games
        self.deals += other.deals
        self.whole += other.whole
        self.decisions += other.decisions
        for told, fault in other.faults.items():
            before = self.faults.get(told)
            self.faults[told] = Fault(before.first, before.games + fault.games) if before else fault
        self.moves.add(other.moves)
        self.lengths += other.lengths
        for sums, more in zip(self._by_place(), other._by_place(), strict=True):
            for each, another in zip(sums, more, strict=True):
                each.add(another)


def _deals(of_games: Sequence[T], on_a_deal: int) -> list[tuple[T, ...]]:
    """What there is of each game, put together by deal."""
    return list(zip(*[iter(of_games)] * on_a_deal, strict=True))


def _count(sums: list[Sum], amounts: list[int], times: int) -> None:
    for each, amount in zip(sums, amounts, strict=True):
        each.count(amount, times)


@dataclass(frozen=True)
class Report:
    """A run and what came of it. Only the seconds, and what is counted by them, differ from run to run."""

    plan: Plan
    tally: Tally
    seconds: float

    def document(self) -> dict[str, Any]:
        """All of it as plain data, as `sim --json` prints it."""
        plan, tally = self.plan, self.tally
        first = {bot: plan.bots.index(bot) for bot in plan.bots}
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
            "deals": tally.deals,
            "moves": tally.decisions,
            "seconds": round(self.seconds, 6),
            "games_per_s": round(tally.games / seconds, 3),
            "moves_per_s": round(tally.decisions / seconds, 3),
            "wins": [wins.total / WHOLE_WIN for wins in tally.wins],
            "wins_by_bot": {bot: tally.bot_wins[place].total / WHOLE_WIN for bot, place in first.items()},
            "within": {
                bot: self._mean(tally.bot_wins[place], tally.deals, WHOLE_WIN)["within"]
                for bot, place in first.items()
            },
            "scores": [self._mean(points, tally.whole)["mean"] for points in tally.scores],
            "scores_by_bot": {
                bot: self._mean(tally.bot_scores[place], tally.whole, plan.bots.count(bot))
                for bot, place in first.items()
            },
            "seat_shares": [self._mean(wins, tally.deals, WHOLE_WIN) for wins in tally.wins],
            "lengths": {**self._mean(tally.moves, tally.whole), **spread_of(tally.lengths)},
            "faults": [
                {"bot": bot, "fault": told, "game": fault.first, "games": fault.games}
                for (bot, told), fault in tally.faults.items()
            ],
        }

    def _mean(self, amount: Sum, deals: int, a_game: int = 1) -> dict[str, float | None]:
        """The mean of what each game of these deals has so many of, and how far off it may be in 95 of 100 cases."""
        if not deals:
            return {"mean": None, "within": None}
        a_deal = self.tally.games // self.tally.deals * a_game
        within = amount.within(deals, a_deal)
        return {
            "mean": round(amount.total / (deals * a_deal), _DIGITS),
            "within": None if within is None else round(within, _DIGITS),
        }
