"""Gymnasium's checker passes, its vectors of environments work, and bots that misbehave lose on the spot."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from viceregal import envs, plugins
from viceregal.core.errors import BadAction, BadSetup

KEYS = ["hand-of-the-king", "viceroy", "viscounts"]
BAD_BOTS = Path(__file__).parents[1] / "arena" / "bad_bots.py"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("observation", ["flat", "nested"])
def test_the_checker_passes(key: str, observation: str) -> None:
    made = gymnasium.make(f"viceregal/{key}-v0", seat="any", observation=observation)
    with contextlib.redirect_stdout(io.StringIO()):
        check_env(made.unwrapped)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vectors_of_environments_play_whole_games(key: str, mode: str) -> None:
    vector = gymnasium.make_vec(f"viceregal/{key}-v0", num_envs=2, vectorization_mode=mode)
    source = np.random.default_rng(2)
    try:
        seen, _ = vector.reset(seed=1)
        assert seen["observation"].shape[0] == 2 and not np.array_equal(*seen["observation"])
        over = 0
        for _ in range(400):
            masks = seen["action_mask"]
            chosen = [int(source.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks]
            seen, _, ended, cut_off, _ = vector.step(np.array(chosen))
            assert not cut_off.any()
            over += int(ended.sum())
            if over > 1:
                break
        assert over
    finally:
        vector.close()


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    source = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        allowed = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, info = env.step(int(source.choice(allowed)) if len(allowed) else 0)
    return reward, info


def test_a_stronger_bot_beats_a_random_agent() -> None:
    env = envs.single("hand-of-the-king", bots="greedy", seat="any")
    rewards = [play(env, seed)[0] for seed in range(12)]
    assert sum(rewards) <= -6


def test_the_agent_sits_where_it_wants_to() -> None:
    env = envs.single("hand-of-the-king", 4, seat=2)
    assert env.reset(seed=1)[1]["seat"] == 2
    assert env.reset(seed=1, options={"seat": 3})[1]["seat"] == 3
    anywhere = envs.single("hand-of-the-king", 4, seat="any")
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadSetup):
        envs.single("hand-of-the-king", 2, seat=2)
    with pytest.raises(BadSetup):
        env.reset(options={"seat": 7})


def test_a_number_that_is_not_allowed_costs_the_agent_the_game() -> None:
    env = envs.single("hand-of-the-king")
    env.reset(seed=1)
    _, reward, over, cut_off, info = env.step(-5)
    assert (reward, over, cut_off) == (-1.0, True, False) and "the agent" in info["fault"]
    with pytest.raises(BadAction, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("crashing", "broke down: ZeroDivisionError: too clever (BAD:22)"),
        ("unborn", "broke down: LookupError: no weights (BAD:27)"),
        ("hanging", "took longer than 0.2 s (BAD:32)"),
        ("cheating", "which is not legal (BAD:49)"),
    ],
)
def test_a_bot_that_misbehaves_is_named_with_its_line_and_loses(
    bot: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(plugins.VARIABLE, str(BAD_BOTS))
    env = envs.single("hand-of-the-king", bots=bot, limit=0.2 if bot == "hanging" else 60)
    for seed in range(4):  # sometimes it has to answer before the agent: then the first step says so
        reward, info = play(env, seed)
        assert reward == 1.0
        assert f"bot {bot} at seat 1" in info["fault"] and told.replace("BAD", str(BAD_BOTS)) in info["fault"]
    env = envs.single("hand-of-the-king", bots="random")
    assert "fault" not in play(env, 3)[1]


def test_a_bot_that_there_is_not_is_named() -> None:
    with pytest.raises(BadSetup, match="deep-blue"):
        envs.single("hand-of-the-king", bots="deep-blue")
