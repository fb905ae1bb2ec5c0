"""Seats, editions and options: what is left out comes by default, what is wrong says so."""

from __future__ import annotations

from typing import Any

import pytest
from viceregal_mini.game import GAME

import viceregal as vr
from viceregal.core.errors import BadSetup, ViceregalError
from viceregal.core.options import Option, chosen

HAND = vr.game("hand-of-the-king")


def test_defaults() -> None:
    setup = GAME.setup()
    assert (setup.seats, setup.edition, setup.values) == (2, "first", (("hand", "two"),))
    assert setup.value("hand") == "two"
    assert GAME.setup(2, "first", {"hand": "two"}) == setup and hash(GAME.setup()) == hash(setup)


def test_options_come_in_their_own_order() -> None:
    options = (Option("a", ("1", "2"), "1"), Option("b", ("x", "y"), "y"))
    assert chosen(options, {"b": "x", "a": "2"}) == (("a", "2"), ("b", "x"))
    assert chosen(options, {}) == (("a", "1"), ("b", "y"))
    assert chosen((), {}) == ()


@pytest.mark.parametrize(
    ("seats", "edition", "values", "reason"),
    [
        (1, "", {}, "Mini is for 2 to 4 players, not 1"),
        (5, "", {}, "Mini is for 2 to 4 players, not 5"),
        (0, "", {}, "Mini is for 2 to 4 players, not 0"),
        (2, "third", {}, "no edition is called 'third' (there are: first, second)"),
        (2, "", {"foot": "two"}, "no option is called 'foot' (there are: hand)"),
        (2, "", {"hand": "three"}, "MI-DEAL-1: option hand cannot be 'three' (it can be: two, none)"),
    ],
)
def test_what_cannot_be_chosen(seats: int, edition: str, values: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.setup(seats, edition, values)
    assert str(error.value) == reason
    assert error.value.rule == ("MI-DEAL-1" if "MI-DEAL-1" in reason else "")


@pytest.mark.parametrize(
    ("seats", "values", "rule"),
    [
        (2, {"variant": "teams"}, "HK-VAR-1"),
        (3, {"variant": "teams"}, "HK-VAR-1"),
        (2, {"variant": "raven"}, "HK-VAR-2"),
        (2, {"first": "2"}, "HK-SET-3"),
        (2, {"first": "nobody"}, "HK-SET-3"),
        (2, {"companions": "some"}, "HK-COM-12"),
    ],
)
def test_a_rule_that_forbids_a_setup_is_named(seats: int, values: dict[str, str], rule: str) -> None:
    with pytest.raises(BadSetup) as error:
        HAND.setup(seats, "", values)
    assert error.value.rule == rule


def test_there_is_no_game_of_that_name() -> None:
    with pytest.raises(BadSetup, match="no game is called 'chess'"):
        vr.game("chess")
    with pytest.raises(BadSetup, match="no game is called 'chess'"):
        vr.new("chess")


# The public door ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "held"),
    [
        ({"first": 1}, ("first", "1")),
        ({"first": "1"}, ("first", "1")),
        ({"ramsay_moves_varys": False}, ("ramsay_moves_varys", "no")),
        ({"ramsay_moves_varys": True}, ("ramsay_moves_varys", "yes")),
        ({"companions": "known"}, ("companions", "known")),
    ],
)
def test_options_by_name(given: dict[str, Any], held: tuple[str, str]) -> None:
    assert held in vr.new("hand-of-the-king", seed=1, **given).setup.values


def test_a_match_without_a_seed_gets_one() -> None:
    one, other = vr.new("hand-of-the-king"), vr.new("hand-of-the-king")
    assert one.chance.seed != other.chance.seed
    assert vr.new("hand-of-the-king", seed=one.chance.seed).position() == one.position()


@pytest.mark.parametrize(
    "document", [None, [], {}, {"game": 5}, {"game": "chess"}, {"game": ["hand-of-the-king"]}]
)
def test_a_document_must_say_its_game(document: Any) -> None:
    with pytest.raises(vr.BadPosition, match="does not say which game"):
        vr.load(document)


def test_every_error_is_of_one_family() -> None:
    for error in (vr.BadAction, vr.BadPosition, vr.BadRecord, vr.BadSetup, vr.NoUndo, vr.Refusal):
        assert issubclass(error, ViceregalError)
    assert vr.ViceregalError is ViceregalError
