"""Environments can be kept, put back, copied and pickled, and then go on exactly as they would have."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from tests.envs.test_pettingzoo import play_at_random
from viceregal import envs

KEYS = ["hand-of-the-king", "viceroy", "viscounts"]


def same(one: Any, other: Any) -> bool:
    """What two agents are told, arrays included."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return bool(np.array_equal(one, other))


def rest_of(env: Any) -> tuple[list[tuple[str, int]], dict[str, float]]:
    chosen = play_at_random(env, 9)
    return chosen, dict(env.rewards)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("steps", [0, 7, 20])
def test_what_was_kept_goes_on_as_it_would_have(key: str, steps: int) -> None:
    env = envs.aec(key)
    env.reset(seed=5)
    play_at_random(env, 1, steps)
    kept = env.get_state()
    told = env.last()
    copy, other = env.clone(), envs.aec(key)
    first = rest_of(env)
    env.set_state(kept)
    assert same(env.last()[0], told[0]) and env.last()[1:4] == told[1:4]
    assert rest_of(env) == first
    other.set_state(pickle.loads(pickle.dumps(kept)))
    assert rest_of(other) == first
    assert rest_of(copy) == first
    env.set_state(kept)
    assert rest_of(env) == first


def test_an_answer_that_was_begun_is_kept() -> None:
    env = envs.aec("viscounts")
    source = np.random.default_rng(1)
    for seed in range(20):
        env.reset(seed=seed)
        while not any(env.table.begun) and not any(env.terminations.values()):
            env.step(int(source.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        if any(env.table.begun):
            break
    kept, told = env.get_state(), env.last()[0]
    first = rest_of(env)
    env.set_state(kept)
    assert any(env.table.begun) and same(env.last()[0], told)
    assert rest_of(env) == first


def test_a_copy_leaves_the_original_alone() -> None:
    env = envs.aec("viceroy", 3)
    env.reset(seed=5)
    play_at_random(env, 1, 20)
    told = [env.observe(agent) for agent in env.agents]
    play_at_random(env.clone(), 2)
    assert all(same(env.observe(agent), each) for agent, each in zip(env.agents, told, strict=True))
    assert not any(env.terminations.values())


@pytest.mark.parametrize("key", KEYS)
def test_a_parallel_environment_is_kept_too(key: str) -> None:
    env = envs.parallel(key)
    seen, _ = env.reset(seed=5)
    kept, copy = env.get_state(), env.clone()

    def some_steps(of: Any) -> list[Any]:
        source, told = np.random.default_rng(1), []
        now = seen
        for _ in range(25):
            answers = {
                agent: int(source.choice(np.flatnonzero(now[agent]["action_mask"]))) for agent in of.agents
            }
            now, *_ = of.step(answers)
            told.append(now)
        return told

    first = some_steps(env)
    assert all(same(one, other) for one, other in zip(first, some_steps(copy), strict=True))
    env.set_state(kept)
    assert all(same(one, other) for one, other in zip(first, some_steps(env), strict=True))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_bots_are_kept_with_what_they_draw_on(key: str, bot: str) -> None:
    env = envs.single(key, bots=bot)
    seen, _ = env.reset(seed=5)

    def some_steps(of: Any, begin: Any) -> list[Any]:
        source, told, now = np.random.default_rng(1), [], begin
        for _ in range(12):
            now, reward, over, _, _ = of.step(int(source.choice(np.flatnonzero(now["action_mask"]))))
            told.append((now, reward, over))
            if over:
                break
        return told

    kept, copy = env.get_state(), env.clone()
    first = some_steps(env, seen)
    for of in (copy, env):
        if of is env:
            env.set_state(kept)
        again = some_steps(of, seen)
        assert len(again) == len(first)
        for one, other in zip(first, again, strict=True):
            assert same(one[0], other[0]) and one[1:] == other[1:]
