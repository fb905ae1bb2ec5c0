"""PettingZoo's own tests pass for every game, edition and number of players."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import viceregal as vr
from tests.envs.theirs import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    quietly,
    render_test,
    seed_test,
)
from viceregal import envs
from viceregal.core.errors import BadAction, BadSetup

KEYS = ["hand-of-the-king", "viceroy", "viscounts"]
TABLES: list[tuple[str, str, int, dict[str, str]]] = [
    (key, edition, seats, {})
    for key in KEYS
    for edition in vr.game(key).facts.editions
    for seats in range(vr.game(key).facts.min_seats, vr.game(key).facts.max_seats + 1)
]
TABLES += [
    ("hand-of-the-king", "", 4, {"variant": "teams"}),
    ("hand-of-the-king", "", 3, {"variant": "raven"}),
    ("viceroy", "ru", 2, {"virtual": "2"}),
    ("viscounts", "", 2, {"rival": "cleric"}),
]
every_table = pytest.mark.parametrize(("key", "edition", "seats", "options"), TABLES)


@every_table
@pytest.mark.parametrize("observation", ["flat", "nested"])
def test_the_api_test_passes(
    key: str, edition: str, seats: int, options: dict[str, str], observation: str
) -> None:
    with quietly():
        api_test(envs.aec(key, seats, edition, options=options, observation=observation), num_cycles=60)


@every_table
def test_the_seed_test_passes(key: str, edition: str, seats: int, options: dict[str, str]) -> None:
    with quietly():
        seed_test(lambda: envs.aec(key, seats, edition, options=options), num_cycles=40)


@pytest.mark.parametrize("key", KEYS)
def test_the_render_test_passes(key: str) -> None:
    with quietly():
        render_test(lambda render_mode: envs.aec(key, 2, render_mode=render_mode))


@pytest.mark.parametrize("key", KEYS)
def test_the_tests_of_parallel_environments_pass(key: str) -> None:
    with quietly():
        parallel_api_test(envs.parallel(key), num_cycles=60)
        parallel_seed_test(lambda: envs.parallel(key), num_cycles=40)


def play_at_random(env: Any, seed: int, stop: int = 10**6) -> list[tuple[str, int]]:
    """Play on; who chose what."""
    source = np.random.default_rng(seed)
    chosen = []
    while env.agents and stop > 0:
        agent = env.agent_selection
        observation, _, over, cut_off, _ = env.last()
        number = None if over or cut_off else int(source.choice(np.flatnonzero(observation["action_mask"])))
        env.step(number)
        if number is not None:
            chosen.append((agent, number))
            stop -= 1
    return chosen


@every_table
def test_rewards_come_at_the_end_and_share_one_pot(
    key: str, edition: str, seats: int, options: dict[str, str]
) -> None:
    env = envs.aec(key, seats, edition, options=options)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        play_at_random(env, 1, 1)
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    if len(rewards) == env.table.seats > 1:
        assert abs(sum(rewards)) < 1e-9
    winners = env.table.game.winners(env.table.state)
    for agent, reward in zip(env.possible_agents, rewards, strict=True):
        if len(winners) < env.table.seats:
            assert (reward > 0) == (env.seat_of[agent] in winners)


def test_the_score_is_a_reward_too() -> None:
    env = envs.aec("viceroy", 3, reward="score")
    env.reset(seed=3)
    while not any(env.terminations.values()):
        play_at_random(env, 1, 1)
    points = env.table.game.scores(env.table.state)
    assert env.rewards["player_0"] == points[0] - (points[1] + points[2]) / 2


def test_whoever_answers_in_secret_answers_in_one_step_of_the_parallel_environment() -> None:
    env = envs.parallel("viceroy", 3)
    seen, _ = env.reset(seed=4)
    assert all(not each["action_mask"][env.wait] for each in seen.values())
    env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    assert env.table.state.turn >= 0 and not env.table.fault


@pytest.mark.parametrize("number", [-1, 10**6, None, "move", 274])
def test_a_number_that_is_not_allowed_is_refused_and_changes_nothing(number: Any) -> None:
    env = envs.aec("hand-of-the-king")
    env.reset(seed=7)
    before = env.table.state.clone()
    with pytest.raises(BadAction):
        env.step(number)
    assert env.table.state == before
    play_at_random(env, 1)


def test_or_it_costs_the_game_where_that_is_asked_for() -> None:
    env = envs.aec("hand-of-the-king", 3, illegal="lose")
    env.reset(seed=7)
    loser = env.agent_selection
    env.step(274)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards[loser] == -0.5 and sorted(env.rewards.values()) == [-0.5, 0.25, 0.25]
    assert loser in env.infos[loser]["fault"]


@pytest.mark.parametrize(
    "chosen",
    [
        {"observation": "round"},
        {"illegal": "maybe"},
        {"render_mode": "oil"},
        {"reward": "gold"},
        {"seats": 9},
        {"edition": "none"},
        {"options": {"no": "such"}},
    ],
)
def test_what_cannot_be_chosen_is_named(chosen: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        envs.aec("hand-of-the-king", **chosen)
