"""The editions as values: each difference has one scenario with a column for each edition; the page shows them all."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.games.viceroy import (
    test_attack_tokens,
    test_auction,
    test_building,
    test_examples,
    test_law_phase,
    test_pyramid,
    test_score,
    test_setup,
)
from tests.games.viceroy.cards import test_laws_67_to_70, test_laws_72_to_78
from tests.marks import rule
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.games.viceroy.words.editions import ROWS, values_of
from viceregal.rulebook import rules

ROOT = Path(__file__).resolve().parents[3]

# The scenario of each value in which editions differ.
SCENARIOS: dict[str, Callable[..., None]] = {
    "characters": test_setup.test_the_cards_in_the_box,
    "laws": test_setup.test_the_cards_in_the_box,
    "first_cards.dealt": test_setup.test_the_characters_to_choose_the_first_card_from,
    "first_cards.kept": test_setup.test_how_many_characters_are_kept_in_hand,
    "first_cards.from_small_deck": test_setup.test_where_the_first_cards_are_dealt_from,
    "phases": test_law_phase.test_the_phases_of_a_turn,
    "attack_comes_first": test_attack_tokens.test_an_attack_on_a_card_that_another_bids_for,
    "won_into_hand": test_auction.test_where_a_won_card_goes,
    "level_five_rows": test_examples.test_what_the_captain_gives_on_level_five,
    "discard_gems": test_building.test_a_hand_card_for_two_gems,
    "free_top_level": test_pyramid.test_the_free_cards,
    "skips_next_auction": test_laws_67_to_70.test_the_auction_that_law_69_skips,
    "park_all": test_laws_72_to_78.test_law_76_takes_up_to_eight_gems_or_exactly_eight,
    "scoring.circle_by_level": test_score.test_two_green_circles_with_a_bonus_of_four,
    "scoring.circle": test_score.test_two_green_circles_with_a_bonus_of_four,
    "scoring.token_set": test_score.test_two_sets_of_two_defence_five_magic_three_science,
    "scoring.attack": test_score.test_enemies_with_two_and_three_attacks,
    "scoring.tuck_free_card": test_score.test_law_74_scores_its_level,
}


@pytest.fixture(scope="module")
def table() -> ModuleType:
    spec = importlib.util.spec_from_file_location("edition_table", ROOT / "scripts" / "edition_table.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def expected_by_edition(scenario: Callable[..., None]) -> dict[str, Any]:
    """The columns of a scenario."""
    marks = [mark for mark in getattr(scenario, "pytestmark") if mark.name == "parametrize"]  # noqa: B009
    names, columns = next(mark.args for mark in marks if mark.args[0] == ("edition", "expected"))
    assert names == ("edition", "expected")
    return dict(columns)


def differing() -> dict[str, dict[str, Any]]:
    values = {key: values_of(edition) for key, edition in EDITIONS.items()}
    names = [name for name in values["ru"] if name != "title"]
    by_name = {name: {key: values[key][name] for key in EDITIONS} for name in names}
    return {name: each for name, each in by_name.items() if len({repr(value) for value in each.values()}) > 1}


def test_every_difference_has_one_scenario_with_a_column_for_each_edition() -> None:
    """And where two editions have the same value, the scenario expects the same of them; else not."""
    found = differing()
    assert set(found) == set(SCENARIOS)
    for name, values in found.items():
        expected = expected_by_edition(SCENARIOS[name])
        assert set(expected) == set(EDITIONS), name
        for one, other in combinations(EDITIONS, 2):
            same = values[one] == values[other]
            assert (expected[one] == expected[other]) is same, f"{name}: {one} and {other}"


@pytest.mark.skipif("MUTANT_UNDER_TEST" in os.environ, reason="the sources are not the real ones")
def test_the_comparison_is_up_to_date(table: ModuleType) -> None:
    assert table.is_current(), "run: python scripts/edition_table.py"


def test_the_comparison_shows_every_value_and_names_rules_of_the_rulebook(table: ModuleType) -> None:
    for edition in EDITIONS.values():
        assert set(values_of(edition)) == set(ROWS)
    known = {each.id for each in rules("viceroy")}
    assert {rule_id for ids in ROWS.values() for rule_id in ids} <= known
    for edition in EDITIONS.values():
        assert edition.title in table.page()


@rule("VR-RUL-2")
def test_the_comparison_lists_the_cards_that_an_edition_lacks(table: ModuleType) -> None:
    assert "- `pl`: 18, 25, 40, 45, 73, 77, 81, 84" in table.page()
    assert "- `ru`: none" in table.page()
