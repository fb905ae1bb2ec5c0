"""Gems are conserved, every card lies in one zone, and no pyramid has a sixth level: after every step of random games.

Counted here from position documents, apart from the game's own invariants.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.play import after_every_step, all_decisions
from tests.contract.tables import VICEROY_TABLES, Table
from tests.marks import rule
from viceregal.core.rules import State
from viceregal.games.viceroy.rules.game import GAME

Document = dict[str, Any]


def gems(document: Document, colour: str) -> int:
    """In the reserve, the box, behind screens, on cards, on law 76, and in fists that are not open yet."""
    todo = [frame["is"] for frame in document["todo"]]
    heaps = [document["reserve"], document["box"], document["parked"], *document["gems"]]
    if "AskReturn" in todo or "CountReserve" in todo:
        heaps += document["returned"]
    drawn = document["virtual_bids"].count(colour)
    endless = [token for on in document["tokens"] for tokens in on.values() for token in tokens]
    lying = sum(int(heap[colour]) for heap in heaps) + endless.count(f"gem-{colour}")
    return lying + (int(drawn) if "RevealBids" in todo else 0)


def cards(document: Document) -> list[int]:
    zones = [document[name] for name in ("large", "small", "laws", "laws_on_top", "discards", "shown")]
    zones += [list(document["feet"].values()), list(document["points"].values()), *document["hands"]]
    zones += [list(pyramid.values()) for pyramid in document["pyramids"]]
    zones += [cards for tucked in document["tucked"] for cards in tucked.values()]
    return sorted([card for zone in zones for card in zone if card])


@rule("VR-SET-1", "VR-SET-3", "VR-PYR-3", "VR-LIM-2")
@pytest.mark.parametrize("table", VICEROY_TABLES, ids=str)
def test_after_every_step(table: Table) -> None:
    deck = cards(GAME.open_view(GAME.new(table.setup)))
    steps = 0

    def check(s: State) -> None:
        nonlocal steps
        steps += 1
        document = GAME.open_view(s)
        assert [gems(document, colour) for colour in document["reserve"]] == [16] * 4
        assert cards(document) == deck
        assert all(place[0] in "12345" for pyramid in document["pyramids"] for place in pyramid)

    with after_every_step(table, check):
        for _ in all_decisions(table, "steps"):
            pass
    assert steps > 20
