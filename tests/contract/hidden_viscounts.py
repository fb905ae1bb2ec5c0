"""What is hidden from whom in Viscounts, worked out from position documents alone.

It is written apart from the game's own view and guess, so that they can be held against each other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from viceregal.core.records import Seat
from viceregal.games.viscounts.rules.cards.deck import CARDS, SCHEME_KEYS

Document = dict[str, Any]


def hidden_hand(player: Document) -> list[str]:
    """The cards of a hand that not everybody knows."""
    return [card for card in player["hand"] if card not in player["known"]]


def changed(document: Document, viewer: Seat | None, rng: Random) -> Document:
    """The same position with everything changed that the viewer has not seen."""
    made: Document = json.loads(json.dumps(document))
    for seat, player in enumerate(made["players"]):
        if seat == viewer:
            continue
        unknown = hidden_hand(player)
        heap = rng.sample([*unknown, *player["draw"]], len(unknown) + len(player["draw"]))
        becomes = dict(zip(unknown, heap, strict=False))
        player["hand"] = [becomes.get(card, card) for card in player["hand"]]
        player["draw"] = sorted(heap[len(unknown) :], key=CARDS.index)
    schemes = made["schemes"]
    heap = rng.sample(
        [*schemes["secret"], *schemes["future"]], len(schemes["secret"]) + len(schemes["future"])
    )
    seen = [scheme for scheme in schemes["pile"] if scheme not in schemes["secret"]]
    secret = heap[: len(schemes["secret"])]
    schemes["secret"] = sorted(secret, key=SCHEME_KEYS.index)
    schemes["future"] = sorted(heap[len(secret) :], key=SCHEME_KEYS.index)
    schemes["pile"] = sorted([*seen, *secret], key=SCHEME_KEYS.index)
    return made


def worlds(document: Document, viewer: Seat | None, count: int) -> Iterator[Document]:
    """The position itself and others that the viewer cannot tell from it."""
    yield document
    rng = Random(str(document))
    for _ in range(count):
        yield changed(document, viewer, rng)
