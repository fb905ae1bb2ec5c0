"""How the judgement of Viceroy is learned: the bot plays whole games with itself, one answer at a time."""

from __future__ import annotations

from viceregal.bots.learning.teacher import Run, Weights
from viceregal.core.chance import Chance
from viceregal.core.options import Setup
from viceregal.core.records import CHANCE
from viceregal.games.viceroy.bots import weights
from viceregal.games.viceroy.bots.lessons import Lesson
from viceregal.games.viceroy.bots.search.following import Following
from viceregal.games.viceroy.bots.search.leaf import Leaf
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.state import ViceroyState


class ViceroyTeacher:
    features = weights.FEATURES
    package = weights.__name__

    def file_name(self, setup: Setup) -> str:
        return weights.file_name(setup.edition, setup.seats)

    def present(self, setup: Setup) -> Weights:
        """Where nothing was learned: points count as points, and nothing else counts."""
        known = weights.learned(setup.edition, setup.seats)
        if not known:
            return [float(name == "points") for name in self.features]
        return known + [0.0] * (len(self.features) - len(known))

    def lesson(self, setup: Setup, seed: str, weights: Weights) -> list[Run]:
        """The first games are played by rules of thumb."""
        learned = any(weights[1:])
        return Lesson(setup, seed, weights if learned else []).runs()

    def examine(self, setup: Setup, seed: str, seat: int, new: Weights, old: Weights) -> float:
        chance = Chance(seed)
        s = GAME.start(setup, chance)
        assert isinstance(s, ViceroyState)
        judges = [Leaf(new if each == seat else old if any(old[1:]) else []) for each in range(s.seats)]
        players = [Following(Chance(f"{seed}/{seat}/{each}"), leaf) for each, leaf in enumerate(judges)]
        while s.todo:
            decider = s.todo[-1].deciders()[0]
            if decider == CHANCE:
                GAME.apply(s, CHANCE, GAME.sample(s, chance))
                continue
            answers = GAME.legal(s, decider)
            GAME.apply(s, decider, players[decider].best_answer(s, decider, answers))
        winners = GAME.winners(s)
        return 1.0 / len(winners) if seat in winners else 0.0
