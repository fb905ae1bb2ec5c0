"""Manuscripts that work at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.given import Given, ViscountsScenario, player
from tests.games.viscounts.test_end import SCORING
from tests.marks import rule
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS

GAINS = {
    "black-4-ink": {"ink": 2},
    "black-4-virtue": {"virtue": -2},
    "yellow-4-virtue": {"virtue": -2},
    "yellow-4-gold": {"gold": 2},
    "grey-3-virtue": {"virtue": -1},
    "grey-4-stone": {"stone": 2},
    "blue-3-silver": {"silver": 4},
    "blue-4-deed": {"acquired": 1},
    "blue-5-deed": {"acquired": 0, "approved": 1},
}
ASKS = {
    "black-3-destroy": "AskDestroy",
    "yellow-3-resource": "AskResource",
    "blue-4-resource": "AskResource",
    "blue-3-hire": "AskHire",
    "grey-4-workshop": "AskSlot",
    "grey-6-trading-post": "AskSlot",
    "grey-7-guildhall": "AskSlot",
    "yellow-4-place": "AskSection",
    "yellow-7-place": "AskSection",
    "black-7-manuscript": "AskManuscript",
    "black-3-flip": "AskFlip",
    "yellow-3-flip": "AskFlip",
    "grey-3-flip": "AskFlip",
    "blue-3-flip": "AskFlip",
    "black-5-flips": "AskFlip",
}


def transcribing(given: Given, tile: str, **has: Any) -> ViscountsScenario:
    g = given(
        player("inner-a", board="abbot friar acolyte", hand="trader", ink=5, **has),
        player("town-5"),
        stage="act",
        tiles={"a": tile},
    )
    g.do(g.starts_with("transcribe")[0])
    return g


def test_none_is_left_out() -> None:
    assert {row.key for row in MANUSCRIPTS} == {*GAINS, *ASKS, *SCORING}


@rule("VW-6.7")
@pytest.mark.parametrize("tile", GAINS)
def test_plain_gains(given: Given, tile: str) -> None:
    g = transcribing(given, tile)
    spent = max(0, int(tile.split("-")[1]) - 3)
    gains: dict[str, int] = dict(GAINS[tile])
    g.gains(**{**gains, "ink": gains.get("ink", 0) - spent})


@rule("VW-6.7", "VW-4.1")
@pytest.mark.parametrize("tile", ASKS)
def test_what_asks(given: Given, tile: str) -> None:
    g = transcribing(given, tile, unpaid=1, acquired=2)
    assert g.asked() == ASKS[tile] and g.of(0)["manuscripts"] == [tile]


@rule("VW-6.7")
def test_two_flips(given: Given) -> None:
    g = transcribing(given, "black-5-flips", unpaid=1, acquired=2)
    g.do("flip deed", "flip debt", "take gold")
    assert g.of(0)["deeds"] == {"acquired": 1, "approved": 1} and g.of(0)["debts"] == {"unpaid": 0, "paid": 1}


@rule("VW-6.7", "VW-4.8")
def test_two_resources(given: Given) -> None:
    g = transcribing(given, "blue-4-resource")
    g.do("take gold", "take stone")
    g.gains(gold=1, stone=1)


@rule("VW-6.7", "VW-4.9")
@pytest.mark.parametrize(
    ("tile", "slot"), [("grey-6-trading-post", "trading-post-2"), ("grey-7-guildhall", "guildhall-3")]
)
def test_free_buildings(given: Given, tile: str, slot: str) -> None:
    g = transcribing(given, tile)
    g.do(f"slot {slot}", "spot e3")
    assert g.of(0)["slots"] == [slot]


@rule("VW-6.7", "VW-7.6")
@pytest.mark.parametrize(("tile", "count"), [("yellow-4-place", 2), ("yellow-7-place", 4)])
def test_free_workers(given: Given, tile: str, count: int) -> None:
    g = transcribing(given, tile)
    g.do("section ink-stone")
    assert g.of(0)["workers"] == 20 - count


@rule("VW-6.7")
@pytest.mark.parametrize(
    ("at", "gains"),
    [("inner-a", {"acquired": 1}), ("inner-d", {"virtue": -2}), ("inner-c", {"virtue": -1, "ink": 1})],
)
def test_the_printed_ones(given: Given, at: str, gains: dict[str, int]) -> None:
    g = given(
        player(at, board="abbot friar acolyte", hand="trader"), player("town-5"), stage="act", no_tiles=at[-1]
    )
    before = g.document
    g.do("transcribe", *(["take ink"] if "ink" in gains else []))
    old, new = g.measures(before, 0), g.measures(g.document, 0)
    assert {name: new[name] - old[name] for name in gains} == gains
