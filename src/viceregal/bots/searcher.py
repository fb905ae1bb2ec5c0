"""The bot that plays every game, ours and those from outside: the common search, with no more than the rules to go by."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from viceregal.bots.analysis import Analysis, Judged, as_seen
from viceregal.bots.base import Bot, sensible
from viceregal.bots.entry import BotEntry, BotOption, Effort
from viceregal.bots.search.counsel import Counsel
from viceregal.bots.search.ismcts import Ismcts, Settings
from viceregal.bots.search.plain import PlainCounsel, expected
from viceregal.bots.search.thought import Thought
from viceregal.core.chance import Chance
from viceregal.core.game import Document, Game, View
from viceregal.core.records import Action
from viceregal.core.rules import State
from viceregal.games import game as find_game
from viceregal.games import pack

SIMULATIONS: Final = 200
SECONDS: Final = 2.0  # at most, whatever the machine
EXPLORE: Final = 0.4  # ends played at random lie far apart
NOTHING: Final = 0.0  # trust in a first glance, for there is none


class Searcher(Bot):
    """Same views, same seed, same number of playouts: the same answer, unless the seconds run out.

    It judges by games played at random to their end, so it is no match for a bot that knows its game.
    """

    def __init__(self, chance: Chance, sims: int = SIMULATIONS, seconds: float = SECONDS) -> None:
        self.chance = chance
        self.settings = Settings(sims, seconds, explore=EXPLORE, trust=NOTHING)

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        game = find_game(view["game"])
        s = game.guess(view, self.chance)
        return self.think(game, s, view["viewer"], answers).best()

    def think(self, game: Game, s: State, seat: int, answers: list[Action]) -> Thought:
        return Ismcts(game, self.counsel(game, s, seat), self.chance, self.settings).think(s, seat, answers)

    def counsel(self, game: Game, s: State, seat: int) -> Counsel:
        """What it goes by; a bot of a game that knows more brings its own."""
        setup = game.setup_of(s)
        partners = pack(game.key).partners(setup.seats, dict(setup.values))
        par = expected(game, s, seat, self.chance) if setup.seats == 1 else 0.0
        return PlainCounsel(game, partners, par)

    def analyse(self, position: Document, also: Sequence[str] = ()) -> Analysis:
        """Of a position or a view, as far as the seat that is asked first can know."""
        start = perf_counter()
        game = find_game(position["game"])
        s, seat = as_seen(game, position, self.chance)
        thought = self.think(game, s, seat, sensible(game.legal(s, seat)))
        judged = [
            Judged(game.text(each.action), each.lead, each.error(), each.value, each.visits)
            for each in thought.candidates
        ]
        return Analysis(
            seat=seat,
            value=judged[0].value,
            exact=False,
            depth=0,
            nodes=thought.simulations,
            seconds=perf_counter() - start,
            line=[judged[0].action],
            judged=judged,
        )


SEARCH = BotEntry(
    "search",
    game="",
    made_by="viceregal.bots.searcher:Searcher",
    options={"sims": BotOption(int, 1, 10**6), "seconds": BotOption(float, 0, 3600)},
    strength=5,
    analyses=True,
    effort=Effort("sims", 200, 2000, {"seconds": 0.0}),
    offered=False,
)
