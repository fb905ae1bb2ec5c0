"""Steps of environments: ours, and those of PettingZoo and OpenSpiel beside them, in the same loops.

A step is what a learner sees of it: who is asked, what it is told with the mask of what it may answer, and its answer.
All are driven without the wrappers that check their callers, which is in favour of the slower ones.
"""

from __future__ import annotations

import warnings
from importlib import import_module
from itertools import count
from typing import Any

import viceregal as vr
from bench.clock import Loop, Tally, repeat
from bench.games import SEED
from viceregal import envs


def agents_in_turn(env: Any) -> Loop:
    """Random games as PettingZoo's documentation plays them: `last`, choose where the mask allows, `step`."""
    seeds = count(SEED)

    def measure(seconds: float) -> Tally:
        pick = vr.Chance(SEED).pick

        def play() -> int:
            env.reset(seed=next(seeds))
            steps = 0
            while True:
                observation, _, over, cut_off, _ = env.last()
                if over or cut_off:
                    return steps
                env.step(pick(observation["action_mask"].nonzero()[0].tolist()))
                steps += 1

        return repeat(seconds, play)

    return measure


def learning_environment(env: Any) -> Loop:
    """Random games through OpenSpiel's `rl_environment`, which is how its learners play, its Python games too."""

    def measure(seconds: float) -> Tally:
        pick = vr.Chance(SEED).pick

        def play() -> int:
            steps = 0
            told = env.reset()
            while not told.last():
                player = told.observations["current_player"]
                told = env.step([pick(told.observations["legal_actions"][player])])
                steps += 1
            return steps

        return repeat(seconds, play)

    return measure


def ours() -> dict[str, Loop]:
    """For two, as the peers are."""
    return {
        "environment": agents_in_turn(envs.aec("hand-of-the-king", 2)),
        "viceroy environment": agents_in_turn(envs.aec("viceroy", 2)),
        "viscounts environment": agents_in_turn(envs.aec("viscounts", 2)),
    }


def peers() -> dict[str, Loop]:

    import_module("open_spiel.python.games")  # which makes its Python games known
    from open_spiel.python import rl_environment
    from pettingzoo.classic.hanabi import hanabi

    tensors = rl_environment.ObservationType.OBSERVATION
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cards = gin_rummy()
    return {
        "hanabi_v5": agents_in_turn(hanabi.raw_env()),
        "gin_rummy_v4": agents_in_turn(cards),
        "python_liars_poker": learning_environment(rl_environment.Environment("python_liars_poker")),
        "in OpenSpiel": learning_environment(
            rl_environment.Environment(envs.open_spiel("hand-of-the-king", 2), observation_type=tensors)
        ),
    }


def gin_rummy() -> Any:
    """PettingZoo's `gin_rummy_v4`: RLCard's game in its common frame. Releases after 1.25 have the frame alone."""
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase

    env = RLCardBase("gin-rummy", 2, (4, 52))
    env.render_mode = None
    return env
