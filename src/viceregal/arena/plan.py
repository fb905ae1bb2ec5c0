"""What is to be played: a plan that makes every game of a run from its number alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from viceregal.arena.complaints import AT_LEAST_ONE_GAME, SEATS_ARE_FIXED
from viceregal.bots import registry
from viceregal.bots.complaints import BOTS_FOR_SEATS
from viceregal.core.chance import QUICK
from viceregal.core.errors import BadSetup
from viceregal.core.game import Game
from viceregal.core.options import Setup
from viceregal.games import game, ruled_seats
from viceregal.games.pack import RuledSeat


@dataclass(frozen=True)
class Plan:
    """A run of games. With `rotate`, every deal is played once from each seat: the bots move on by one seat.

    `bots` holds one a seat, as they sit in the first game of a deal. `games` counts every game that is played.
    `records` and `rows` say what a run is to hand on of each game. `limit` are the seconds that a bot may take for a
    decision, 0 for as long as it likes; in a tournament a referee ends who does not heed it. `quick` seeds chance by the
    quick way, in every game and whoever plays it; tournaments do without, so that their deals stay what they were.
    """

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int | str
    rotate: bool = False
    records: bool = False
    rows: bool = False
    limit: float = 0.0
    quick: bool = True

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: the compiled Setup does not pickle, so it is made there from what was chosen."""
        chosen = (self.game, self.setup.seats, self.setup.edition, dict(self.setup.values))
        rest = (
            self.bots,
            self.games,
            self.seed,
            self.rotate,
            self.records,
            self.rows,
            self.limit,
            self.quick,
        )
        return _remake, (chosen, *rest)

    def chosen(self) -> list[str]:
        """The options that are not as usual: `variant=teams`."""
        setup = self.setup
        usual = dict(game(self.game).setup(setup.seats, setup.edition).values)
        return [f"{key}={value}" for key, value in sorted(setup.values) if value != usual[key]]

    @cached_property
    def rules(self) -> Game:
        """Of the game that is played, looked up once for all games."""
        return game(self.game)

    @cached_property
    def games_on_a_deal(self) -> int:
        return self.setup.seats if self.rotate else 1

    def deal(self, index: int) -> int:
        """Which deal the game of this number is played on."""
        return index // self.games_on_a_deal

    def seated(self, index: int) -> tuple[int, ...]:
        """For each seat, which of the bots sits there."""
        return self._seatings[index % self.games_on_a_deal]

    @cached_property
    def _seatings(self) -> list[tuple[int, ...]]:
        seats = self.setup.seats
        return [tuple([(seat + moved) % seats for seat in range(seats)]) for moved in range(seats)]

    def match_seed(self, index: int) -> str:
        """What chance is seeded with: the same for all games on one deal."""
        return self.seeds(index)[0]

    def bot_seed(self, index: int, seat: int) -> str:
        """What a bot is seeded with. No two of a run have the same."""
        return self.seeds(index)[1][seat]

    def seeds(self, index: int) -> tuple[str, list[str]]:
        """All seeds of the game of this number: what chance is seeded with, and each seat."""
        before = f"{self.seed}/{index}/bot "
        return f"{self._before_deal}{self.deal(index)}", [before + seat for seat in self._seats]

    @cached_property
    def _before_deal(self) -> str:
        return f"{QUICK}{self.seed}/" if self.quick else f"{self.seed}/"

    @cached_property
    def _seats(self) -> list[str]:
        return [str(seat) for seat in range(self.setup.seats)]

    def ruled(self) -> dict[int, RuledSeat]:
        """Seats that the rules play: no bot sits there, and `bots` has the word of who plays them."""
        return ruled_seats(self.game, self.setup)

    @cached_property
    def is_all_random(self) -> bool:
        ruled = self.ruled()
        return all(bot == "random" for seat, bot in enumerate(self.bots) if seat not in ruled)


def _remake(chosen: tuple[str, int, str, dict[str, str]], *rest: Any) -> Plan:
    key, seats, edition, values = chosen
    return Plan(key, game(key).setup(seats, edition, values), *rest)


def checked(plan: Plan) -> Plan:
    """The plan with what follows from it: `random` where no bot was named, whole rotations. BadSetup if it is wrong."""
    seats, games, played = plan.setup.seats, plan.games, plan.ruled()
    if len(plan.bots) > seats:
        raise BadSetup(BOTS_FOR_SEATS, bots=len(plan.bots), seats=seats)
    if plan.rotate and played:
        rule = next(iter(played.values())).rule
        raise BadSetup(SEATS_ARE_FIXED, rule)
    bots = [*plan.bots, *["random"] * (seats - len(plan.bots))]
    for seat, each in played.items():
        bots[seat] = each.word  # a bot that was named for it would have nothing to do
    if games < 1:
        raise BadSetup(AT_LEAST_ONE_GAME)
    if plan.rotate:
        games += -games % seats  # the last deal, too, is played from every seat
    for seat, bot in enumerate(bots):
        if seat not in played:
            registry.check(bot, plan.game)
    return replace(plan, games=games, bots=tuple(bots))
