"""The map in the game's README is the one that rules, code and tests give."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

from viceregal.rulebook import rules

ROOT = Path(__file__).resolve().parents[3]
FOLDER = "hand_of_the_king"
# A mutation run rewrites every function it looks at.
pytestmark = pytest.mark.skipif("MUTANT_UNDER_TEST" in os.environ, reason="the sources are not the real ones")


@pytest.fixture(scope="module")
def rule_map() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rule_map", ROOT / "scripts" / "rule_map.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_rule_map_is_up_to_date(rule_map: ModuleType) -> None:
    assert rule_map.is_current(FOLDER), "run: python scripts/rule_map.py"


def test_every_rule_has_a_place_in_the_code_and_a_test(rule_map: ModuleType) -> None:
    places, tests = rule_map.places_in_code(FOLDER), rule_map.tests_by_rule(FOLDER)
    ids = [rule.id for rule in rules("hand-of-the-king")]
    assert [rule_id for rule_id in ids if rule_id not in tests] == []
    assert [rule_id for rule_id in ids if rule_id not in places and rule_id not in rule_map.FOLLOWS] == []


def test_only_rules_of_the_rulebook_are_named(rule_map: ModuleType) -> None:
    known = {rule.id for rule in rules("hand-of-the-king")}
    assert set(rule_map.places_in_code(FOLDER)) <= known
    assert set(rule_map.tests_by_rule(FOLDER)) <= known
    assert {rule_id for rule_id in rule_map.FOLLOWS if rule_id.startswith("HK-")} <= known
