"""The map in each game's README is the one that rules, code and tests give."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

from viceregal.rulebook import games, rules

ROOT = Path(__file__).resolve().parents[1]
# A mutation run rewrites every function it looks at.
pytestmark = pytest.mark.skipif("MUTANT_UNDER_TEST" in os.environ, reason="the sources are not the real ones")
GAMES = [
    key for key in games() if (ROOT / "src/viceregal/games" / key.replace("-", "_") / "README.md").exists()
]
every_game = pytest.mark.parametrize("key", GAMES)


@pytest.fixture(scope="module")
def rule_map() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rule_map", ROOT / "scripts" / "rule_map.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def folder_of(key: str) -> str:
    return key.replace("-", "_")


def test_games_have_a_map() -> None:
    assert {"hand-of-the-king", "viceroy", "viscounts"} <= set(GAMES)


@every_game
def test_the_rule_map_is_up_to_date(rule_map: ModuleType, key: str) -> None:
    folder = folder_of(key)
    assert folder in rule_map.folders()
    assert rule_map.BEGIN in rule_map.readme(folder).read_text("utf-8")
    assert rule_map.is_current(folder), "run: python scripts/rule_map.py"


@every_game
def test_every_rule_has_a_place_in_the_code_and_a_test(rule_map: ModuleType, key: str) -> None:
    places, tests = rule_map.places_in_code(folder_of(key)), rule_map.tests_by_rule(folder_of(key))
    ids = [rule.id for rule in rules(key)]
    assert [rule_id for rule_id in ids if rule_id not in tests] == []
    assert [rule_id for rule_id in ids if rule_id not in places and rule_id not in rule_map.FOLLOWS] == []


@every_game
def test_only_rules_of_the_rulebook_are_named(rule_map: ModuleType, key: str) -> None:
    known = {rule.id for rule in rules(key)}
    prefix = next(iter(known)).partition("-")[0]
    assert set(rule_map.places_in_code(folder_of(key))) <= known
    assert set(rule_map.tests_by_rule(folder_of(key))) <= known
    assert {rule_id for rule_id in rule_map.FOLLOWS if rule_id.startswith(f"{prefix}-")} <= known
