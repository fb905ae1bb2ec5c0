"""What is hidden from whom in the small game, worked out from position documents alone.

It is written apart from the game's own view and guess, so that the two can be held against each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random
from typing import Any

from viceregal.core.records import Seat

Document = dict[str, Any]


def unknown_places(document: Document, viewer: Seat | None) -> list[tuple[str, int, int]]:
    """Where cards lie that the viewer has not seen: (zone, seat, index)."""
    seen = {peek["card"] for peek in document["peeks"] if peek["seat"] == viewer}
    hands = [
        ("hands", seat, index)
        for seat, hand in enumerate(document["hands"])
        if seat != viewer
        for index, card in enumerate(hand)
        if card not in seen
    ]
    return [*[("pool", 0, index) for index in range(len(document["pool"]))], *hands]


def card_at(document: Document, place: tuple[str, int, int]) -> str:
    zone, seat, index = place
    found: str = document["pool"][index] if zone == "pool" else document["hands"][seat][index]
    return found


def sealed_bids(document: Document, viewer: Seat | None) -> list[int]:
    """Which bids the viewer does not know."""
    return [index for index, bid in enumerate(document["bids"]) if bid["seat"] != viewer]


def changed(document: Document, viewer: Seat | None, rng: Random) -> Document:
    """The same position with everything changed that the viewer has not seen."""
    places = unknown_places(document, viewer)
    cards = [card_at(document, place) for place in places]
    becomes = dict(zip(cards, rng.sample(cards, len(cards)), strict=True))
    made: Document = copied(document)
    made["pool"] = [becomes[card] for card in document["pool"]]
    made["hands"] = [[becomes.get(card, card) for card in hand] for hand in document["hands"]]
    # Who else has seen which card goes with the cards.
    made["peeks"] = [{**peek, "card": becomes.get(peek["card"], peek["card"])} for peek in document["peeks"]]
    for index in sealed_bids(document, viewer):
        bid = made["bids"][index]
        bid["gems"] = rng.randint(0, document["gems"][bid["seat"]])
    return made


def worlds(document: Document, viewer: Seat | None, count: int) -> Iterator[Document]:
    """The position itself and others that the viewer cannot tell from it."""
    yield document
    rng = Random(str(document))
    for _ in range(count):
        yield changed(document, viewer, rng)


def ways(document: Document, viewer: Seat | None) -> int:
    """In how many ways the hidden things can lie, the order within a hand aside."""
    total = 1
    left = len(unknown_places(document, viewer))
    for seat in range(document["seats"]):
        here = sum(
            1 for zone, owner, _ in unknown_places(document, viewer) if (zone, owner) == ("hands", seat)
        )
        total *= comb(left, here)
        left -= here
    for index in sealed_bids(document, viewer):
        total *= document["gems"][document["bids"][index]["seat"]] + 1
    return total


def hidden_part(document: Document) -> Any:
    """Hands without their order, and the bids: equal when everything hidden lies the same."""
    return [sorted(hand) for hand in document["hands"]], document["bids"]


def copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: copied(each) for name, each in value.items()}
    return [copied(each) for each in value] if isinstance(value, list) else value
