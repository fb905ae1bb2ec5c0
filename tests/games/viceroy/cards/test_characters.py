"""All 64 characters, each played on every level, in every phase that plays characters."""

from __future__ import annotations

import pytest

from tests.games.viceroy.cards.printed import PRINTED, Printed, Reward, reward
from tests.games.viceroy.given import given
from tests.games.viceroy.playing import ViceroyScenario, tower
from tests.marks import rule
from viceregal.games.viceroy.rules.cards.characters import CHARACTERS
from viceregal.games.viceroy.rules.events import Paid
from viceregal.games.viceroy.rules.options import EDITIONS

PHASES = [("ru", "laws"), ("ru", "pay"), ("cs", "build"), ("pl", "build")]
POINTS_OF_LEVEL_FIVE = reward("points-15")
ALL = [
    pytest.param(card, edition, phase, id=f"{card}-{edition}-{phase}")
    for card in PRINTED
    for edition, phase in PHASES
    if card.number in EDITIONS[edition].characters
]


def lay(card: Printed, edition: str, phase: str, level: int) -> ViceroyScenario:
    """The card on this level, with exactly the gems that it costs."""
    pyramid, place = tower(level, card.number)
    cost = "" if phase == "laws" else card.cost_on(level)
    where = {"bought": [card.number, 0]} if phase == "pay" else {"hands": [str(card.number), ""]}
    g = given(
        edition, phase, pyramids=[pyramid, "60" if card.number != 60 else "59"], gems=[cost, ""], **where
    )
    first = "keep" if phase == "pay" else f"choose {card.number}"
    g.do(first, f"at {place}")
    if phase != "laws":
        paid = g.told(Paid, seat=0)[0]
        assert sum(paid["counts"]) == len(cost) and not any(paid["endless"])
    return g


def taken(g: ViceroyScenario, card: Printed) -> Reward:
    """Take what there is to be taken, and tell what the card has given in all."""
    cards = gems = 0
    while g.asked == [0] and g.legal()[0].startswith(("gem ", "draw ")):
        is_gem = g.legal()[0].startswith("gem ")
        gems, cards = gems + is_gem, cards + (not is_gem)
        g.do(g.legal()[0])
    assert len(g.gems(0)) == gems, "and nothing is left of what was paid with"
    assert len(g.hand(0).split()) == cards
    return Reward(tuple(sorted(g.tokens(card.number).split())), gems, cards, g.attacks(0))


@rule("VR-COS-1", "VR-COS-2", "VR-COS-3")
@pytest.mark.parametrize(("card", "edition", "phase"), ALL)
def test_a_character_on_levels_one_to_four(card: Printed, edition: str, phase: str) -> None:
    for level in (1, 2, 3, 4):
        g = lay(card, edition, phase, level)
        assert taken(g, card) == reward(card.rewards[level - 1]), f"on level {level}"


@rule("VR-PAY-5", "VR-DEV-5", "VR-COS-1")
@pytest.mark.parametrize(("card", "edition", "phase"), [each for each in ALL if each.values[2] != "laws"])
def test_a_character_on_level_five(card: Printed, edition: str, phase: str) -> None:
    """ru: 15 points. cs, pl: those, or the rows 1 to 3 together."""
    if edition == "ru":
        assert taken(lay(card, edition, phase, 5), card) == POINTS_OF_LEVEL_FIVE
        return
    rows = lay(card, edition, phase, 5)
    assert rows.legal() == ["option 1", "option 2"]
    rows.do("option 1")
    assert taken(rows, card) == reward(*card.rewards[:3])
    points = lay(card, edition, phase, 5)
    points.do("option 2")
    assert taken(points, card) == POINTS_OF_LEVEL_FIVE


def test_the_segments_are_those_printed() -> None:
    played = {card.number: "".join("BRGY"[colour] for colour in card.segments) for card in CHARACTERS}
    assert played == {card.number: card.segments for card in PRINTED}
