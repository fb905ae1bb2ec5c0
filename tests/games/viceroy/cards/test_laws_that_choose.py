"""Laws 71, 73, 77 and 80 to 84: one of three things."""

from __future__ import annotations

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import PHASE, ViceroyScenario
from tests.marks import rule
from viceregal.games.viceroy.rules.events import AttackGained, EffectChosen
from viceregal.games.viceroy.rules.options import EDITIONS

# The first two choices, as printed; the third is four gems of any colours with all of them.
CHOICES = {
    71: ("attack", "points-6"),
    73: ("defence", "endless"),
    77: ("attack", "card"),
    80: ("defence", "points-6"),
    81: ("magic", "science"),
    82: ("science", "card"),
    83: ("magic magic+2", "endless"),
    84: ("magic+3", "card"),
}
PLAYED = [
    pytest.param(law, edition, id=f"{law}-{edition}")
    for law in CHOICES
    for edition in EDITIONS
    if law in EDITIONS[edition].laws
]


def chosen(law: int, edition: str, option: int) -> ViceroyScenario:
    g = given(edition, PHASE[edition], pyramids=["1", "60"], hands=[str(law), ""], small="20 21")
    g.play(0, law, "at 1.1")
    assert g.legal() == ["option 1", "option 2", "option 3"]
    g.do(f"option {option}")
    assert g.told(EffectChosen, seat=0, card=law)
    return g


def gives(g: ViceroyScenario, law: int, what: str) -> None:
    if what == "attack":  # an ordinary one, behind the screen (VR-RUL-8)
        assert g.told(AttackGained, seat=0, count=1)
        assert (g.attacks(0), g.tokens(law)) == (1, "")
    elif what == "card":
        g.do("draw characters", "drawn 21")
        assert g.hand(0) == "21"
    elif what == "endless":
        assert g.legal() == ["colour blue", "colour red", "colour green", "colour yellow"]
        g.refused("gem red", rule="VR-REW-8")
        g.do("colour yellow")
        assert g.tokens(law) == "gem-yellow"
    else:
        assert g.tokens(law) == what


@rule("VR-PYR-9", "VR-RUL-8", "VR-REW-3", "VR-REW-8")
@pytest.mark.parametrize(("law", "edition"), PLAYED)
def test_one_of_three(law: int, edition: str) -> None:
    for number, what in enumerate(CHOICES[law], start=1):
        gives(chosen(law, edition, number), law, what)


@rule("VR-REW-1", "VR-PYR-9")
@pytest.mark.parametrize(("law", "edition"), PLAYED)
def test_or_four_gems(law: int, edition: str) -> None:
    g = chosen(law, edition, 3)
    g.refused("option 3", rule="VR-REW-1")
    g.do("gems BRGY")
    assert (g.gems(0), g.tokens(law), g.attacks(0), g.hand(0)) == ("BRGY", "", 0, "")


@rule("VR-REW-1")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_four_gems_of_a_reserve_that_has_two(edition: str) -> None:
    g = given(edition, PHASE[edition], pyramids=["1", "60"], hands=["71", ""], reserve="RY")
    g.play(0, 71, "at 1.1", "option 3", "gems RY")
    assert g.gems(0) == "RY"


@rule("VR-REW-8")
@pytest.mark.parametrize(("answer", "gems", "token"), [("use-own", "", "gem-red"), ("enough", "R", "")])
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_an_endless_gem_of_a_colour_that_the_reserve_lacks(
    edition: str, answer: str, gems: str, token: str
) -> None:
    g = given(edition, PHASE[edition], pyramids=["1", "60"], hands=["83", ""], gems=["R", ""], reserve="BGY")
    g.play(0, 83, "at 1.1", "option 2", "colour red", answer)
    assert (g.gems(0), g.tokens(83)) == (gems, token)
