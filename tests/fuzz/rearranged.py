"""Positions of Hand of the King that a careful forger would write: every card in one place, banners as they may be."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.contract.tables import Table
from tests.fuzz.material import documents_at_rest, hand_tables
from viceregal.games.hand_of_the_king.rules.cards import COMPANION_ROWS, COMPANIONS, HOUSE_MEMBERS, HOUSES
from viceregal.games.hand_of_the_king.rules.effects import StayAs, StayAsNamed

Document = dict[str, Any]
COUNTS = {"jon": 2, "gendry": 1, "shae": 1}


@st.composite
def rearranged(draw: st.DrawFn) -> tuple[Table, Document]:
    table, document = draw(documents_at_rest(hand_tables))
    for _ in range(draw(st.integers(0, 6))):
        draw(st.sampled_from([move_character, swap_places, move_companion]))(draw, document)
    kind = draw(st.sampled_from(["as it was", "turn", "over"]))
    if kind == "turn":
        document.update(phase="turn", to_move=draw_seat(draw, document))
    elif kind == "over":
        document.update(phase="over")
        document.pop("to_move", None)
        if draw(st.booleans()):
            clear(document)
    if draw(st.booleans()):
        document["turn"] = 36 - sum(card not in (".", "varys") for card in grid_of(document))
    if draw(st.integers(0, 4)):
        give_banners(draw, document)
    return table, document


def draw_seat(draw: st.DrawFn, document: Document) -> int:
    return draw(st.integers(0, document["seats"] - 1))


# Cards ------------------------------------------------------------------------------------------------------------


def grid_of(document: Document) -> list[str]:
    return [word for row in document["grid"] for word in row.split()]


def set_grid(document: Document, cells: list[str]) -> None:
    document["grid"] = [" ".join(cells[start : start + 6]) for start in range(0, 36, 6)]


def move_character(draw: st.DrawFn, document: Document) -> None:
    """From wherever it lies to somewhere else."""
    cells = grid_of(document)
    piles = [*document["areas"], document["killed"], document["discarded"]]
    lying = [card for card in cells if card not in (".", "varys")] + [card for pile in piles for card in pile]
    if not lying:
        return
    card = draw(st.sampled_from(lying))
    cells = ["." if each == card else each for each in cells]
    for pile in piles:
        if card in pile:
            pile.remove(card)
    empty = [place for place, each in enumerate(cells) if each == "."]
    if empty and draw(st.booleans()):
        cells[draw(st.sampled_from(empty))] = card
    else:
        draw(st.sampled_from(piles[:-1])).append(card)
    set_grid(document, cells)


def swap_places(draw: st.DrawFn, document: Document) -> None:
    cells = grid_of(document)
    one, other = draw(st.integers(0, 35)), draw(st.integers(0, 35))
    cells[one], cells[other] = cells[other], cells[one]
    set_grid(document, cells)


def clear(document: Document) -> None:
    """As at the end of a game."""
    cells = grid_of(document)
    document["discarded"] += [card for card in cells if card not in (".", "varys")]
    set_grid(document, [card if card == "varys" else "." for card in cells])
    document["spent"] += document["pool"]
    document["pool"] = []


# Companions -------------------------------------------------------------------------------------------------------


def remove_companion(document: Document, companion: str) -> None:
    for pile in ("pool", "spent"):
        document[pile] = [each for each in document[pile] if each != companion]
    document["staying"] = [each for each in document["staying"] if each["companion"] != companion]


def companions_of(document: Document) -> list[str]:
    """Those of this game; if it has none, any."""
    staying = [each["companion"] for each in document["staying"]]
    return [*document["pool"], *document["spent"], *staying] or list(COMPANIONS)


def move_companion(draw: st.DrawFn, document: Document) -> None:
    companion = draw(st.sampled_from(companions_of(document)))
    remove_companion(document, companion)
    effect = COMPANION_ROWS[COMPANIONS.index(companion)].effect
    if isinstance(effect, StayAs | StayAsNamed) and draw(st.booleans()):
        house = HOUSES[effect.house] if isinstance(effect, StayAs) else draw(st.sampled_from(HOUSES))
        document["staying"].append(
            {"companion": companion, "seat": draw_seat(draw, document), "house": house}
        )
    else:
        document[draw(st.sampled_from(["pool", "spent"]))].append(companion)


# Banners ----------------------------------------------------------------------------------------------------------


def leaders(document: Document, house: str) -> list[int]:
    members = dict(HOUSE_MEMBERS)[house]
    counts = [sum(card in members for card in area) for area in document["areas"]]
    for stay in document["staying"]:
        counts[stay["seat"]] += COUNTS[stay["companion"]] * (stay["house"] == house)
    return [seat for seat, count in enumerate(counts) if count == max(counts) > 0]


def give_banners(draw: st.DrawFn, document: Document) -> None:
    for house in HOUSES:
        tied = leaders(document, house)
        if document["banners"][house] not in (tied or [None]):
            document["banners"][house] = draw(st.sampled_from(tied)) if tied else None
