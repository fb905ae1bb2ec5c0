"""What is hidden from whom in Viceroy, worked out from position documents alone.

It is written apart from the game's own view and guess, so that they can be held against each other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.contract.tables import VICEROY_TABLES
from viceregal.core.errors import BadPosition
from viceregal.core.records import Seat

Document = dict[str, Any]
GAME = VICEROY_TABLES[0].game
SPECTATOR = 4
FIRST_LAW = 65


def is_known(document: Document, card: int, viewer: Seat | None) -> bool:
    return (SPECTATOR if viewer is None else viewer) in document["known"].get(str(card), ())


def unknown_places(document: Document, viewer: Seat | None) -> list[tuple[str, int, int]]:
    """Where cards lie that the viewer has not seen: (zone, seat, card)."""
    decks = [(deck, 0, card) for deck in ("large", "small", "laws") for card in document[deck]]
    top = [("laws_on_top", 0, card) for card in document["laws_on_top"]]
    hands = [
        ("hands", seat, card)
        for seat, hand in enumerate(document["hands"])
        for card in hand
        if seat != viewer
    ]
    return decks + [place for place in top + hands if not is_known(document, place[2], viewer)]


def changed(document: Document, viewer: Seat | None, rng: Random, gems: bool = True) -> Document | None:
    """The same position with everything changed that the viewer has not seen; None if it does not come out even."""
    made: Document = json.loads(json.dumps(document))
    _change_cards(made, viewer, rng)
    if gems:
        _change_gems(made, viewer, rng)
    answered = [
        seat for seat, answer in enumerate(document["sealed"]) if answer is not None and seat != viewer
    ]
    try:
        return _answered_anew(made, answered, rng)
    except BadPosition:
        return None


def _change_cards(made: Document, viewer: Seat | None, rng: Random) -> None:
    becomes: dict[int, int] = {}
    places = unknown_places(made, viewer)
    own = made["put_back"][viewer] if viewer is not None else []
    large = [card for zone, _, card in places if zone == "large"]
    laws = [card for _, _, card in places if card >= FIRST_LAW]
    others = [card for _, _, card in places if card < FIRST_LAW and card not in large]
    # Who put cards into the small deck knows that they are not in the large one.
    free = [card for card in others if card not in own]
    for cards in (laws, [*large, *free]):
        becomes.update(zip(cards, rng.sample(cards, len(cards)), strict=True))
    mixed = [becomes.get(card, card) for card in others]
    stirred = dict(zip(mixed, rng.sample(mixed, len(mixed)), strict=True))
    becomes = {card: stirred.get(becomes.get(card, card), becomes.get(card, card)) for _, _, card in places}

    def new(cards: list[int]) -> list[int]:
        return [becomes.get(card, card) for card in cards]

    for deck in ("large", "small", "laws"):
        made[deck] = sorted(new(made[deck]))
    made["laws_on_top"] = new(made["laws_on_top"])
    made["hands"] = [new(hand) for hand in made["hands"]]
    # Who else has seen which card goes with the cards; and so does what others put back.
    knowers = {str(becomes.get(int(card), int(card))): who for card, who in made["known"].items()}
    made["known"] = dict(sorted(knowers.items(), key=lambda item: int(item[0])))
    made["put_back"] = [
        cards if seat == viewer else sorted(new(cards)) for seat, cards in enumerate(made["put_back"])
    ]


def _change_gems(made: Document, viewer: Seat | None, rng: Random) -> None:
    """Which two gems each of the others returned at the start: all that went together stays together."""
    if made["lifted"]:
        return
    others = [
        seat for seat, gems in enumerate(made["returned"]) if seat != viewer and sum(gems.values()) == 2
    ]
    heap = [colour for seat in others for colour, n in made["returned"][seat].items() for _ in range(n)]
    rng.shuffle(heap)
    for number, seat in enumerate(others):
        pair = heap[2 * number : 2 * number + 2]
        gems, returned = made["gems"][seat], made["returned"][seat]
        total = {colour: gems[colour] + returned[colour] for colour in gems}
        made["returned"][seat] = {colour: pair.count(colour) for colour in gems}
        made["gems"][seat] = {colour: total[colour] - pair.count(colour) for colour in gems}


def _answered_anew(made: Document, answered: list[Seat], rng: Random) -> Document | None:
    """The others' sealed answers are any that they can give."""
    if any(n < 0 for gems in made["gems"] for n in gems.values()):
        return None
    if not answered:
        GAME.from_open_view(made)
        return made
    if any(frame["is"] == "RevealBids" for frame in made["todo"]):
        for seat in answered:
            made["sealed"][seat] = rng.choice(_bids(made, seat))
        GAME.from_open_view(made)
        return made
    for seat in answered:
        made["sealed"][seat] = None
    made["todo"][-1]["waiting"] = sorted([*made["todo"][-1]["waiting"], *answered])
    s = GAME.from_open_view(made)
    for seat in answered:
        GAME.apply(s, seat, rng.choice(GAME.legal(s, seat)))
    return GAME.open_view(s)


def _bids(document: Document, seat: Seat) -> list[str]:
    offered = {colour: document["feet"][colour] or document["points"][colour] for colour in document["feet"]}
    gems = document["gems"][seat]
    bids = [f"bid {colour}" for colour in offered if offered[colour] and gems[colour]]
    if document["attacks"][seat] and any(offered.values()):
        bids.append("attack")
    return [*bids, "pass"]


def worlds(document: Document, viewer: Seat | None, count: int) -> Iterator[Document]:
    """The position itself and others that the viewer cannot tell from it.

    Gems stay: they come and go openly, and seeing some paid, which might have been returned at the start, is no news.
    """
    yield document
    rng = Random(str(document))
    for _ in range(count):
        other = changed(document, viewer, rng, gems=False)
        if other is not None:
            yield other


def hidden_part(document: Document) -> Any:
    """Equal when everything hidden lies the same."""
    names = ("large", "small", "laws", "laws_on_top", "gems", "returned", "sealed", "put_back")
    return [sorted(hand) for hand in document["hands"]], [document[name] for name in names]
