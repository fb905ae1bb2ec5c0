"""Laws 68, 72, 75, 76, 78, 79 and 85 to 88 at the end of the game. Law 74: test_score.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import PHASE, columns, every_edition
from tests.marks import rule


def law_points(edition: str, pyramid: str, **said: Any) -> int:
    g = given(edition, "end", pyramids=[pyramid, "60"], **said)
    g.do("gem blue")
    while g.asked:
        g.do("enough")
    return g.score(0)["laws"]


def played(edition: str, law: int) -> None:
    """A law that only scores does nothing when it is played."""
    g = given(edition, PHASE[edition], pyramids=["1 2", "60"], hands=[str(law), ""], gems=["BR", ""])
    g.play(0, law, "at 2.0")
    assert g.pyramid(0) == f"1 2 / {law}"
    assert g.changed_fields() <= {
        "pyramids",
        "hands",
        "known",
        "sealed",
        "large",
        "feet",
        "points",
        "bidding",
        "used",
    }
    assert g.gems(0) == "BR"


@rule("VR-PYR-9")
@every_edition
@pytest.mark.parametrize("law", [68, 75, 78, 79, 85, 86, 87, 88])
def test_laws_that_wait_do_nothing_when_they_are_played(edition: str, law: int) -> None:
    played(edition, law)


@rule("VR-END-5")
@every_edition
def test_law_68_a_point_for_each_card_tucked_ones_too(edition: str) -> None:
    assert law_points(edition, "1 68") == 2
    assert law_points(edition, "1 68 2 / 3", tucked={2: "4 5"}) == 6


@rule("VR-END-5", "VR-RUL-9")
@every_edition
def test_law_72_five_points_for_each_card_under_it(edition: str) -> None:
    assert law_points(edition, "1 72", tucked={72: "3 4 70"}) == 15


@rule("VR-END-5", "VR-RUL-12")
@every_edition
def test_law_78_four_points_for_each_card_under_it(edition: str) -> None:
    assert law_points(edition, "1 78", tucked={78: "3 4 70"}) == 12


@rule("VR-END-5", "VR-END-8")
@columns(ru=14, cs=24, pl=24)
def test_law_75_three_points_for_each_set_besides_its_own(edition: str, expected: int) -> None:
    tokens = {1: "defence defence magic magic", 2: "science science science"}
    g = given(edition, "end", pyramids=["1 2 75", "60"], tokens=tokens)
    assert (g.score(0)["laws"], g.score(0)["sets"]) == (6, expected)


@rule("VR-END-5", "VR-RUL-11")
@every_edition
def test_law_76_two_points_for_each_gem_on_it(edition: str) -> None:
    assert law_points(edition, "1 76", parked="RRRBB") == 10


@rule("VR-END-5", "VR-END-2")
@every_edition
def test_law_79_a_point_for_each_circle_and_endless_gem(edition: str) -> None:
    """A green circle, a blue one that is made by recolouring, two endless gems."""
    pyramid = "BGB GBY BRB 79 / BGG BRY"
    g = given(edition, "end", pyramids=[pyramid, "60"], tokens={8: "gem-red gem-blue"}, gems=["B", ""])
    assert g.score(0)["laws"] == 3
    g.do("gem blue", "recolour 2.1 blue")
    assert g.score(0)["laws"] == 4


@rule("VR-END-5", "VR-RUL-13")
@every_edition
@pytest.mark.parametrize("law", [85, 86, 87, 88])
def test_laws_85_to_88_two_points_for_each_character_beside(edition: str, law: int) -> None:
    assert law_points(edition, f"1 {law} 2") == 4
    assert law_points(edition, f"1 2 / {law}") == 4
    assert law_points(edition, f"1 2 3 / 4 5 / {law}") == 4
    assert law_points(edition, f"{law} 1 2 3") == 2
