"""Games from outside bring their own environments; one that breaks down is named with its file and line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import viceregal_mini.envs
import viceregal_mini.pack

from tests.contract.play import decisions
from tests.contract.tables import MINI_TABLES, Table
from tests.envs.proof import hold_in_a_game
from tests.envs.test_pettingzoo import play_at_random
from tests.envs.theirs import api_test, quietly
from viceregal import envs, plugins
from viceregal.core.chance import Chance
from viceregal.core.errors import BadSetup
from viceregal.envs.blocks import Block
from viceregal.envs.numbers import Numbers
from viceregal.envs.schemas import NOTHING_BEGUN, Begun, Schema
from viceregal.envs.table import schema_of
from viceregal.faults import Fault

MINI = Path(viceregal_mini.pack.__file__).parent
HERE = Path(__file__)


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(plugins.VARIABLE, "viceregal_mini.pack")


@pytest.mark.parametrize("setting", MINI_TABLES, ids=str)
def test_a_game_from_outside_keeps_the_same_promises(setting: Table) -> None:
    hold_in_a_game(setting, "outside")
    schema, chance = schema_of("mini", setting.setup), Chance(1)
    for turn in decisions(setting, "observed"):
        for seat in range(setting.setup.seats):
            other = turn.s.clone()
            setting.game.redeal(other, seat, chance)
            assert schema.observe(other, seat) == schema.observe(turn.s, seat)


def test_it_plays_in_all_environments() -> None:
    with quietly():
        api_test(envs.aec("mini", 3), num_cycles=60)
    envs.register()
    env = envs.single("mini", 2)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))


def with_schema(monkeypatch: pytest.MonkeyPatch, brought: Any) -> None:
    monkeypatch.setattr(viceregal_mini.pack.MiniPack, "environment", lambda self, setup: brought(setup))


def test_a_schema_of_its_own_kind_is_asked_though_ours_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blind(Schema):
        """Tells nothing at all."""

        def observe(self, s: Any, seat: int, begun: Begun = NOTHING_BEGUN) -> bytearray:
            return bytearray(self.size)

    usual = viceregal_mini.envs.schema

    def blind(setup: Any) -> Schema:
        brought = usual(setup)
        return Blind(setup, brought.blocks, brought.numbers)

    with_schema(monkeypatch, blind)
    env = envs.aec("mini", 2)
    env.reset(seed=1)
    seen = env.last()[0]
    assert not seen["observation"].any() and seen["action_mask"].any()


def broken(setup: Any) -> Any:
    return {}["no such thing"]


def test_an_environment_that_does_not_load_is_named_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with_schema(monkeypatch, broken)
    with pytest.raises(Fault, match=rf"the environment of mini broke down: KeyError.*{HERE.name}:\d+"):
        envs.aec("mini")


def test_one_that_is_nonsense_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with_schema(monkeypatch, lambda setup: 3)
    with pytest.raises(Fault, match="no Schema, but int"):
        envs.aec("mini")


def test_one_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with_schema(monkeypatch, lambda setup: None)
    with pytest.raises(BadSetup, match="brings no environment"):
        envs.aec("mini")


def write_badly(s: Any, seat: int, out: bytearray, at: int) -> None:
    out[at] = 1000


def test_a_block_that_breaks_down_is_named_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    good = viceregal_mini.pack.PACK.environment

    def with_a_bad_block(setup: Any) -> Schema:
        numbers: Numbers = made.numbers
        return Schema(setup, [Block("bad", (1,), ("",), 1, "nothing", write_badly)], numbers)

    made = good(viceregal_mini.pack.GAME.setup(2))
    with_schema(monkeypatch, with_a_bad_block)
    env = envs.aec("mini", 2)
    env.reset(seed=1)
    line = write_badly.__code__.co_firstlineno + 1
    with pytest.raises(Fault, match=rf"the environment of mini broke down: ValueError.*{HERE.name}:{line}"):
        env.last()


def test_a_game_that_breaks_down_is_cut_off_and_nobody_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    env = envs.aec("mini", 2)
    other = envs.aec("hand-of-the-king", 2)
    env.reset(seed=1)
    other.reset(seed=1)

    def crash(*given: Any) -> None:
        raise ArithmeticError("a rule too many")

    monkeypatch.setattr(type(env.table.game), "apply", crash)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert env.truncations == {"player_0": True, "player_1": True} and not any(env.rewards.values())
    line = crash.__code__.co_firstlineno + 1
    fault = env.infos["player_0"]["fault"]
    assert fault == f"the game mini broke down: ArithmeticError: a rule too many ({HERE}:{line})"
    play_at_random(other, 1)
    assert any(other.rewards.values()) or not other.agents
