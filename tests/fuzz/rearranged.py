"""Positions of Hand of the King that a careful forger would write: every card in one place, banners as they may be."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.contract.tables import HAND_TABLES, Table
from tests.fuzz.material import documents, hand_tables
from viceregal.games.hand_of_the_king.rules.cards import (
    CARDS,
    COMPANION_ROWS,
    COMPANIONS,
    HOUSE_MEMBERS,
    HOUSE_OF,
    HOUSES,
)
from viceregal.games.hand_of_the_king.rules.effects import InOrder, StayAs, StayAsNamed, TakeCharacter

Document = dict[str, Any]
Frames = list[dict[str, Any]]
WORDS = HAND_TABLES[0].game.words
COUNTS = {"jon": 2, "gendry": 1, "shae": 1}
QUESTIONS = (
    "AskCompanion",
    "AskKill",
    "AskDismiss",
    "AskName",
    "AskSwap",
    "AskSwapWith",
    "AskGive",
    "AskTake",
)

ASKED_BY = {
    "jaqen": ("AskKill", "AskDismiss"),
    "jon": ("AskName",),
    "ramsay": ("AskSwap", "AskSwapWith"),
    "sandor": ("AskKill",),
    "littlefinger": ("AskGive", "AskTake"),
    "ygritte": ("AskKill",),
}


@st.composite
def rearranged(draw: st.DrawFn) -> tuple[Table, Document]:
    table, document = draw(documents(hand_tables))
    for _ in range(draw(st.integers(0, 6))):
        draw(st.sampled_from([move_character, swap_places, move_companion]))(draw, document)
    kind = draw(st.sampled_from(["as it was", "turn", "turn", "ties", "beginning", "over"]))
    if kind == "turn":
        draw_turn(draw, document)
    elif kind == "ties":
        draw_ties(draw, document)
    elif kind == "beginning":
        document["todo"] = [{"is": "AskTurn", "seat": draw_seat(draw, document)}]
        document.update(moved=None, stirred=[], called=[], another_turn=False)
    elif kind == "over":
        document.update(todo=[], moved=None, stirred=[], called=[], another_turn=False, talk=None)
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
    for pile in ("pool", "spent", "called"):
        document[pile] = [each for each in document[pile] if each != companion]
    document["staying"] = [each for each in document["staying"] if each["companion"] != companion]


def companions_of(document: Document) -> list[str]:
    """Those of this game; if it has none, any."""
    staying = [each["companion"] for each in document["staying"]]
    return [*document["pool"], *document["spent"], *document["called"], *staying] or list(COMPANIONS)


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


# The stack --------------------------------------------------------------------------------------------------------


def draw_turn(draw: st.DrawFn, document: Document) -> None:
    """A turn under way: companions at work with parts of their effects to come, and perhaps a question on top."""
    seat = draw_seat(draw, document)
    todo: Frames = [{"is": "EndTurn", "seat": seat}]
    called: list[str] = []
    for companion in draw(st.lists(st.sampled_from(companions_of(document)), max_size=3, unique=True)):
        number = COMPANIONS.index(companion)
        effect = COMPANION_ROWS[number].effect
        parts = list(effect.parts) if isinstance(effect, InOrder) else [effect]
        todo.append({"is": "FinishCompanion", "companion": companion})
        for part in reversed(parts[draw(st.integers(0, len(parts))) :]):
            todo.append({"is": "Resolve", "seat": seat, "effect": WORDS.plain(part)})
        if draw(st.integers(0, 3)):
            remove_companion(document, companion)
            called.append(companion)
    fitting = [question for name in called[-1:] for question in ASKED_BY.get(name, ())]
    asked = draw(st.sampled_from(fitting if fitting and draw(st.booleans()) else [*QUESTIONS, ""]))
    if asked:
        todo.append(draw_question(draw, document, asked, seat, called))
    document.update(todo=todo, called=called, talk=None, another_turn=draw(st.booleans()))
    document["moved"] = draw(st.sampled_from([*HOUSES, None]))
    if asked == "AskCompanion" and draw(st.integers(0, 3)):
        earn(draw, document, seat)
    document["stirred"] = draw(st.lists(st.sampled_from(HOUSES), max_size=3, unique=True))


def earn(draw: st.DrawFn, document: Document, seat: int) -> None:
    """A companion is to be chosen: so the last card of a house was taken, by the move or by who is at work."""
    at_work = [frame["companion"] for frame in document["todo"] if frame["is"] == "FinishCompanion"]
    effect = COMPANION_ROWS[COMPANIONS.index(at_work[-1])].effect if at_work else None
    house = document["moved"] or "tully"
    if isinstance(effect, TakeCharacter):
        house = HOUSES[HOUSE_OF[effect.card]]
        take(document, CARDS[effect.card], seat)
    document["moved"] = document["moved"] or house
    for card in dict(HOUSE_MEMBERS)[house]:
        if card in grid_of(document):
            take(document, card, draw_seat(draw, document))


def take(document: Document, card: str, seat: int) -> None:
    """Into the area of a seat, from wherever it lies."""
    set_grid(document, ["." if each == card else each for each in grid_of(document)])
    for pile in [*document["areas"], document["killed"], document["discarded"]]:
        if card in pile:
            pile.remove(card)
    document["areas"][seat].append(card)


def draw_question(
    draw: st.DrawFn, document: Document, asked: str, seat: int, called: list[str]
) -> dict[str, Any]:
    area = document["areas"][seat]
    cells = [card for card in grid_of(document) if card != "."]
    fields: dict[str, dict[str, Any]] = {
        "AskKill": {"zone": draw(st.sampled_from(["kings_landing", "areas"]))},
        "AskName": {"companion": called[-1] if called else "jon", "count": 2},
        "AskSwapWith": {"card": draw(st.sampled_from(cells or ["varys"]))},
        "AskTake": {"given": draw(st.sampled_from(area)) if area else "bran"},
    }
    return {"is": asked, "seat": seat, **fields.get(asked, {})}


def draw_ties(draw: st.DrawFn, document: Document) -> None:
    """The end of a turn, with all ties there are to be settled, or some of them."""
    seat = draw_seat(draw, document)
    following = draw(st.sampled_from([seat, (seat + 1) % document["seats"]]))
    todo: Frames = [{"is": "StartTurn", "seat": following}]
    for house in reversed(HOUSES):
        tied = leaders(document, house)
        if len(tied) > 1 and draw(st.booleans()):
            todo.append({"is": "AskBanner", "seat": seat, "house": house, "tied": tied})
    document.update(todo=todo, called=[], talk=None, moved=None, stirred=[], another_turn=False)
