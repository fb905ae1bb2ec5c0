"""The bot that thinks: it searches to the end of the turn and judges by what was learned."""

from __future__ import annotations

from typing import Final

from viceregal.bots.base import Bot, sensible
from viceregal.bots.search.ismcts import Ismcts, Settings
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action
from viceregal.games.viceroy.bots.search.counsel import ViceroyCounsel
from viceregal.games.viceroy.bots.weights import leaf_for
from viceregal.games.viceroy.rules.game import GAME

SIMULATIONS: Final = 200
SECONDS: Final = 2.0  # at most, whatever the machine


class Thinker(Bot):
    """Same view, same seed, same number of simulations: the same answer, unless the seconds run out."""

    def __init__(
        self, chance: Chance, sims: int = SIMULATIONS, seconds: float = SECONDS, horizon: int = 1
    ) -> None:
        self.chance = chance
        self.settings = Settings(sims, seconds, horizon)

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        seat: int = view["viewer"]
        s = GAME.guess(view, self.chance)
        counsel = ViceroyCounsel(self.chance, leaf_for(s))
        ruled = counsel.by_rule(s, seat, answers, True)
        if ruled is not None:
            return ruled
        return Ismcts(GAME, counsel, self.chance, self.settings).think(s, seat, answers).best()
