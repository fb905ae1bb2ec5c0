"""The examples that the three rulebooks print, in the order of the books. Those of the score: test_score.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import given, unpacked
from tests.games.viceroy.playing import PHASE, ViceroyScenario, columns, every_edition, tower
from tests.marks import rule
from viceregal.games.viceroy.rules.events import CardWon, Paid

CAPTAIN = 32


def captain_on(edition: str, level: int) -> ViceroyScenario:
    """The captain is paid for and placed; there are gems of all colours."""
    pyramid, place = tower(level, CAPTAIN)
    said: dict[str, Any] = {"pyramids": [pyramid, "60"], "gems": ["BBRRGGYYY", ""], "small": "20 21"}
    if edition == "ru":
        g = given("ru", "pay", bought=[CAPTAIN, 0], **said)
        g.do("keep", f"at {place}")
    else:
        g = given(edition, "build", hands=[str(CAPTAIN), ""], **said)
        g.do(f"choose {CAPTAIN}", f"at {place}")
    return g


@rule("VR-SET-3", "VR-SET-4", "VR-SET-5", "VR-SET-6", "VR-SET-7")
@columns(ru=(48, 13), cs=(48, 10), pl=(48, 6))
def test_the_set_up_for_three_players(edition: str, expected: tuple[int, int]) -> None:
    """48 gems, six for each; four cards on offer; three laws each; a large and a small deck."""
    g = unpacked(edition, 3)
    g.do()
    while g.turn() == 0:
        g.do(f"{g.asked[0]}: {g.legal(g.asked[0])[0]}")
    position = g.document
    endless = sum(
        token.startswith("gem-") for on in position["tokens"] for each in on.values() for token in each
    )
    held = sum(sum(each.values()) for each in position["gems"])
    assert held + endless + sum(position["reserve"].values()) == 48
    assert sum(bool(card) for card in position["feet"].values()) == 4
    assert len(position["large"]) == expected[0] - 4
    drawn = sum(len(hand) for hand in position["hands"]) - 3 * (3 if edition == "ru" else 4)
    from_small = sum(card < 65 for hand in position["hands"] for card in hand) - (0 if edition == "ru" else 3)
    assert len(position["small"]) == expected[1] - from_small
    assert 0 <= from_small <= drawn <= 3


@rule("VR-PYR-3")
@every_edition
def test_the_second_and_the_third_card_of_a_pyramid(edition: str) -> None:
    """Left or right of the first card; then also upon both."""
    g = given(edition, PHASE[edition], pyramids=["1", "60"], hands=["85 86", ""])
    g.play(0, 85)
    assert g.legal() == ["at 1.-1", "at 1.1"]
    g = given(edition, PHASE[edition], pyramids=["1 85", "60"], hands=["86", ""])
    g.play(0, 86)
    assert g.legal() == ["at 1.-1", "at 1.2", "at 2.0"]


@rule("VR-PYR-6", "VR-PYR-7", "VR-PYR-8")
@columns(ru=4, cs=4, pl=4)
def test_the_figure_of_neighbours(edition: str, expected: int) -> None:
    """A card that touches four others and a tucked one, which is not counted. ru prints no such figure (VR-RUL-15)."""
    g = given(edition, "end", pyramids=["1 2 3 4 / 5 85 6", "60"], tucked={85: "7"})
    assert g.score(0)["laws"] == 2 * expected


@rule("VR-AUC-1", "VR-AUC-2")
@every_edition
def test_the_captain_is_bought_with_a_yellow_gem(edition: str) -> None:
    g = given(edition, gems=["Y", "BRG"], feet="B61 R62 G63 Y32")
    g.bid("yellow", "pass")
    assert g.told(CardWon, seat=0, card=CAPTAIN)


@rule("VR-COS-4", "VR-COS-1", "VR-COS-2")
@every_edition
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_what_the_captain_costs_and_gives(edition: str, level: int) -> None:
    g = captain_on(edition, level)
    cost = ["G", "GB", "GBY", "GBYY"][level - 1]
    assert g.told(Paid, counts=[cost.count(letter) for letter in "BRGY"])
    left = "".join(sorted("BBRRGGYYY", key="BRGY".index))
    for gem in cost:
        left = left.replace(gem, "", 1)
    if level == 1:
        g.do("draw characters", "drawn 20")
        assert g.hand(0) == "20"
    elif level == 2:
        g.do("gems BBRRR")
        assert len(g.gems(0)) == len(left) + 5
    else:
        assert g.tokens(CAPTAIN) == ("magic" if level == 3 else "points-12")
        assert g.gems(0) == left


@rule("VR-COS-4", "VR-PAY-5", "VR-DEV-5")
@columns(ru=["points-15"], cs=["card gems magic", "points-15"], pl=["card gems magic", "points-15"])
def test_what_the_captain_gives_on_level_five(edition: str, expected: list[str]) -> None:
    given_by_option = []
    for option in range(1, len(expected) + 1):
        g = captain_on(edition, 5)
        assert g.told(Paid, counts=[1, 0, 1, 3])
        if edition != "ru":
            g.do(f"option {option}")
        got = []
        if g.legal()[0] == "draw laws":
            g.do("draw characters", "drawn 20", "gems BBBRR")
            got = ["card" if g.hand(0) == "20" else "", "gems" if len(g.gems(0)) == 9 else ""]
        given_by_option.append(" ".join([*got, g.tokens(CAPTAIN)]))
    assert given_by_option == expected


@rule("VR-RUL-11", "VR-RUL-10")
@columns(ru=(0, 3), cs=(8, 2), pl=(0, 3))
def test_the_two_laws_that_the_czech_rulebook_shows(edition: str, expected: tuple[int, int]) -> None:
    """Law 76 takes eight gems, not "up to" eight; law 74 scores 2, 3, 4 or 5 points by its level."""
    least, level_one = expected
    g = given(edition, PHASE[edition], pyramids=["1", "60"], hands=["76", ""], gems=["BBBBRRRRGG", ""])
    g.play(0, 76, "at 1.1")
    parked = 0
    while g.asked == [0] and "enough" not in g.legal() and g.legal()[0].startswith("gem"):
        g.do(g.legal()[0])
        parked += 1
    assert parked == least
    assert given(edition, "end", pyramids=["1 74", "60"]).score(0)["laws"] == level_one
