"""Where an answer leads: the same re-deals and chances for each answer, played on quickly to the horizon."""

from __future__ import annotations

from typing import Any

from viceregal.bots.search.counsel import Counsel
from viceregal.core.chance import Chance
from viceregal.core.game import Game
from viceregal.core.records import CHANCE, Action


def ends_after(
    game: Game, counsel: Counsel, s: Any, seat: int, action: Action, seeds: list[str]
) -> list[Any]:
    """One end for each seed; the state is left alone."""
    base = s.clone()
    counsel.reopen(base, seat)
    return [_end(game, counsel, base.clone(), seat, action, Chance(seed)) for seed in seeds]


def _end(game: Game, counsel: Counsel, s: Any, seat: int, action: Action, chance: Chance) -> Any:
    game.redeal(s, seat, chance)
    end = counsel.clock(s) + 1
    answered = False
    while s.todo:
        decider = s.todo[-1].deciders()[0]
        if decider == CHANCE:
            game.apply(s, CHANCE, game.sample(s, chance))
        elif decider == seat and not answered:
            answered = True
            game.apply(s, seat, action)
        elif answered and counsel.clock(s) >= end:
            break
        else:
            game.apply(s, decider, _quick(game, counsel, s, decider, chance))
    return s


def _quick(game: Game, counsel: Counsel, s: Any, seat: int, chance: Chance) -> Action:
    answers = game.legal(s, seat)
    if len(answers) == 1:
        return answers[0]
    ruled = counsel.by_rule(s, seat, answers, False)
    return ruled if ruled is not None else counsel.policy(s, seat, answers, chance)
