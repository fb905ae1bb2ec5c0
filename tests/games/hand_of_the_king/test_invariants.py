"""What is kept beside the cards to save counting is held against them; and nothing is hidden in this game."""

from __future__ import annotations

import pytest

import viceregal as vr
from tests.games.hand_of_the_king.given import GAME, position
from tests.games.hand_of_the_king.oracle import IN_ORDER
from tests.marks import rule
from viceregal import BadPosition
from viceregal.games.hand_of_the_king.rules.state import HandState


def state() -> HandState:
    s = GAME.from_open_view(position("varys edmure / robb theon", ["sansa", "asha"]))
    assert isinstance(s, HandState)
    return s


def wrong(s: HandState, rule_id: str, says: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.invariants(s)
    assert str(refusal.value) == f"{rule_id}: {says}"


@rule("HK-BAN-1")
def test_the_counts_are_those_of_the_cards() -> None:
    says = "the counts of the houses are not those of the cards"
    s = state()
    GAME.invariants(s)
    s.counts[0] += 1
    wrong(s, "HK-BAN-1", says)
    s = state()
    s.left[0] += 1
    wrong(s, "HK-BAN-1", says)


@rule("HK-SET-1")
@pytest.mark.parametrize("place", [-1, 1, 35])
def test_varys_stands_where_he_is_said_to(place: int) -> None:
    s = state()
    s.varys = place
    wrong(s, "HK-SET-1", "Varys must stand in King’s Landing")


@rule("HK-SET-1")
def test_everybody_sees_everything() -> None:
    match = vr.new(GAME.key, 3, seed=1)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view == {**match.open_view(), **GAME.besides(match.state), "viewer": seat}
        assert GAME.open_view(GAME.guess(view, vr.Chance(1))) == match.open_view()


@rule("HK-SET-1", "HK-SET-2")
def test_all_pieces_are_the_36_cards_and_the_six_companions() -> None:
    match = vr.new(GAME.key, 2, seed=1)
    assert sorted(GAME.pieces(match.state)) == sorted([*IN_ORDER, *match.open_view()["pool"]])


@rule("HK-SET-1", "HK-SET-2", "HK-SET-3")
def test_only_chance_brings_something_to_light() -> None:
    match = vr.new(GAME.key, 2, seed=1)
    assert [told.event.reveals() for entry in match.log for told in entry.told] == [True, True, True, False]
    match.play(match.legal()[0])
    assert not match.log[-1].reveals()


@rule("HK-SET-1")
def test_before_the_deal_all_places_are_empty_and_nothing_counts() -> None:
    s = GAME.new(GAME.setup(3))
    assert isinstance(s, HandState)
    GAME.invariants(s)
    assert len(s.grid) == 36 and sum(s.left) == sum(s.counts) == 0


def test_a_clone_keeps_what_is_told_only_between_the_questions() -> None:
    """Another turn is won and taken within one answer, so no position shows it; a clone must not lose it."""
    s = state()
    assert not s.clone().another_turn
    s.another_turn = True
    assert s.clone().another_turn
