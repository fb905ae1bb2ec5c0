"""The corner effects: on hire, and on dismissal."""

from __future__ import annotations

import pytest

from tests.games.viscounts.cards import printed
from tests.games.viscounts.given import Given, player
from tests.marks import rule

CORNERS = {line.split()[0]: line.split()[3] for line in printed.NEUTRAL.strip().splitlines()}
GAINS = {"virtue": {"virtue": -1}, "corruption": {"corruption": 1}, "debt": {"unpaid": 1}}


@rule("VW-8.1", "VW-4.6")
@pytest.mark.parametrize("card", CORNERS)
def test_hired(given: Given, card: str) -> None:
    g = given(
        player("town-1", board="abbot squire", hand="trader lender labourer", silver=3),
        player("town-5"),
        stage="recruit",
        tops={"a": card},
    )
    g.do(f"hire {card}")
    corner = CORNERS[card]
    if corner in GAINS:
        assert g.of(0)["discards"] == [card]
        for name, count in GAINS[corner].items():
            assert g.measures(g.document, 0)[name] - g.measures(g.before, 0)[name] == count
    elif corner == "shuffle":
        assert card in g.of(0)["draw"] and g.of(0)["virtue"] == 6
    else:
        assert g.asked() == {"discard": "AskDiscard", "rearrange": "AskRearrange"}[corner]


@rule("VW-6.2")
@pytest.mark.parametrize("card", CORNERS)
def test_dismissed(given: Given, card: str) -> None:
    """On a path where the card has an icon; its icons are there for the action."""
    icons = next(line.split()[2] for line in printed.NEUTRAL.strip().splitlines() if line.split()[0] == card)
    trades = "m" in icons or "x" in icons
    builds = "b" in icons
    act = "trade" if trades else "construct" if builds else "place" if "n" in icons else "transcribe"
    at = "town-1" if act in ("trade", "construct") else "inner-a"
    g = given(
        player(
            at,
            board="abbot squire trader",
            hand="labourer",
            discards="lender",
            silver=3,
            stone=3,
            gold=3,
            ink=3,
        ),
        player("town-5"),
        stage="act",
        tops={"a": card},
        tiles={"a": "black-3-flip"},
    )
    g.do(f"dismiss {act}")
    assert card in g.document["gone"]
    corner = CORNERS[card]
    if corner == "discard":
        g.do("discard labourer.0")
    elif corner == "rearrange":
        g.do("arrange 321")
    elif corner == "shuffle":
        assert g.of(0)["virtue"] == 6 and g.of(0)["discards"] == []
    else:
        for name, count in GAINS[corner].items():
            assert g.measures(g.document, 0)[name] - g.measures(g.before, 0)[name] == count
    assert g.asked() == "AskFund"
    if act == "trade":
        assert g.legal() == [f"trade {1 + icons.count('m') + icons.count('x')} 0"]
