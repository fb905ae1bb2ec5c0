"""How likely things are: draws are blind, so each gem and each card is as likely as any other."""

from __future__ import annotations

from collections import Counter

from tests.games.viceroy.given import given, unpacked
from tests.games.viceroy.playing import every_edition
from tests.marks import rule
from viceregal.core.chance import Chance
from viceregal.core.rules import State
from viceregal.games.viceroy.rules.game import GAME

DRAWS = 4000


def drawn(s: State) -> Counter[str]:
    """What chance answers to its question, in so many tries."""
    chance = Chance("likely")
    return Counter(GAME.text(GAME.sample(s, chance)) for _ in range(DRAWS))


def near(count: int, part: float) -> bool:
    return abs(count - part * DRAWS) < 0.25 * part * DRAWS


@rule("VR-SET-4")
@every_edition
def test_two_of_eight_gems_at_random(edition: str) -> None:
    """28 pairs: each of the four equal ones is one of them, each of the six mixed ones four."""
    g = unpacked(edition)
    GAME.apply(g.match.state, -1, GAME.parse("line blue red green yellow"))
    found = drawn(g.match.state)
    assert len(found) == 10
    for text, count in found.items():
        _, one, other = text.split()
        assert near(count, 1 / 28 if one == other else 4 / 28), text


@rule("VR-SET-2")
@every_edition
def test_every_order_of_the_line(edition: str) -> None:
    found = drawn(unpacked(edition).match.state)
    assert len(found) == 24
    assert all(near(count, 1 / 24) for count in found.values())


@rule("VR-SOL-1")
@every_edition
def test_a_virtual_bid_is_as_likely_as_there_are_gems_in_the_box(edition: str) -> None:
    """Alone, twelve of each colour; when two virtual opponents have drawn red ones, ten of these are left."""
    options = {"virtual": "3"}
    g = given(edition, pyramids=["1"], gems=["BRGY"], options=options)
    s = g.match.state
    GAME.apply(s, 0, GAME.parse("bid red"))
    found = drawn(s)
    assert set(found) == {"virtual blue", "virtual red", "virtual green", "virtual yellow"}
    assert all(near(count, 1 / 4) for count in found.values())
    GAME.apply(s, -1, GAME.parse("virtual red"))
    GAME.apply(s, -1, GAME.parse("virtual red"))
    found = drawn(s)
    assert near(found["virtual red"], 10 / 46) and near(found["virtual blue"], 12 / 46)
    assert found["virtual red"] < found["virtual blue"]


@rule("VR-SET-6", "VR-REW-3")
@every_edition
def test_each_card_of_a_deck_is_as_likely(edition: str) -> None:
    phase = "laws" if edition == "ru" else "build"
    g = given(edition, phase, pyramids=["1", "2"], hands=["82", ""], small="10 11 12 13", laws="71 72")
    s = g.match.state
    for text in ("choose 82", "at 1.1", "option 2", "draw characters"):
        GAME.apply(s, 0, GAME.parse(text))
    found = drawn(s)
    assert set(found) == {"drawn 10", "drawn 11", "drawn 12", "drawn 13"}
    assert all(near(count, 1 / 4) for count in found.values())
