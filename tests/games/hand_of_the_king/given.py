"""Positions of Hand of the King for scenarios, and how to look at them.

    given(grid="varys bran eddard / . robert", areas=["robb", "tywin cersei"], pool="hodor jon", to_move=1)

A grid shows the upper left corner of King's Landing: rows end with `/` or the line, and what is left out is empty.
Characters that lie nowhere have been killed. Banners that are not given lie with the leader; at a tie with the first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import viceregal as vr
from tests.scenario import Document, Scenario, Way
from viceregal.games.hand_of_the_king.rules.cards import CHARACTERS, HOUSE_OF, HOUSES

GAME = vr.game("hand-of-the-king")
SIDE = 6
COUNTS_AS = {"jon": 2, "gendry": 1, "shae": 1}
Words = str | Iterable[str]


def words(text: Words) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def house_of(character: str) -> str:
    return HOUSES[HOUSE_OF[CHARACTERS.index(character)]]


def rows(grid: str) -> list[str]:
    """Six rows of six, filled up with empty places."""
    lines = [line.split() for line in grid.replace("/", "\n").strip().splitlines()]
    lines += [[]] * (SIDE - len(lines))
    return [" ".join([*line, *["."] * (SIDE - len(line))]) for line in lines]


def counts(document: Document, seat: int) -> dict[str, int]:
    """What counts for the banner of each house."""
    found = dict.fromkeys(HOUSES, 0)
    for card in document["areas"][seat]:
        found[house_of(card)] += 1
    for stay in document.get("staying", []):
        if stay["seat"] == seat:
            found[stay["house"]] += COUNTS_AS[stay["companion"]]
    return found


def with_the_leaders(document: Document) -> dict[str, int | None]:
    """Every banner where it must lie; at a tie it lies with the first of the tied.

    In a turn under way the house that was moved for is not settled: its cards were taken by that move.
    """
    held: dict[str, int | None] = {}
    for house in HOUSES:
        have = [counts(document, seat)[house] for seat in range(document["seats"])]
        if house == document.get("moved"):
            have = [number if seat != mover(document) else 0 for seat, number in enumerate(have)]
        held[house] = have.index(max(have)) if any(have) else None
    return held


def mover(document: Document) -> int | None:
    """The seat whose turn is under way."""
    bottom = document["todo"][0] if document.get("todo") else {}
    seat: int | None = bottom.get("seat") if bottom.get("is") == "EndTurn" else None
    return seat


def position(
    grid: str,
    areas: Iterable[Words] = ("", ""),
    *,
    pool: Words = "",
    staying: Iterable[tuple[str, int, str]] = (),
    banners: dict[str, int | None] | None = None,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Document:
    """The document of a position. Other fields of it, such as `to_move` or `ravens`, are given as they are."""
    held = [words(area) for area in areas]
    document: Document = {
        "game": GAME.key,
        "seats": len(held),
        "options": options or {},
        "grid": rows(grid),
        "areas": held,
        "pool": words(pool),
        "staying": [{"companion": who, "seat": seat, "house": house} for who, seat, house in staying],
        **fields,
    }
    document["banners"] = {**with_the_leaders(document), **(banners or {})}
    return document


class HandScenario(Scenario):
    """A scenario of Hand of the King."""

    def measures(self, document: Document, seat: int) -> dict[str, int]:
        held = sum(holder == seat for holder in document["banners"].values())
        return {**counts(document, seat), "banners": held}

    def area(self, seat: int) -> set[str]:
        return set(self.document["areas"][seat])

    def banner(self, house: str) -> int | None:
        holder: int | None = self.document["banners"][house]
        return holder

    def at(self, row: int, column: int) -> str:
        """The card on a place, counted from 0 in the upper left corner; `.` if there is none."""
        return str(self.document["grid"][row].split()[column])

    @property
    def varys(self) -> tuple[int, int]:
        flat = " ".join(self.document["grid"]).split()
        return divmod(flat.index("varys"), SIDE)

    @property
    def landing(self) -> set[str]:
        """The characters in King's Landing."""
        return set(" ".join(self.document["grid"]).split()) - {".", "varys"}

    def listed(self, name: str) -> list[Any]:
        """A field of the position that is a list: `pool`, `spent`, `killed`, `staying`, `ravens` ..."""
        found = self.document[name]
        assert isinstance(found, list)
        return found


class Given(Protocol):
    def __call__(
        self,
        grid: str,
        areas: Iterable[Words] = ("", ""),
        *,
        pool: Words = "",
        staying: Iterable[tuple[str, int, str]] = (),
        banners: dict[str, int | None] | None = None,
        options: dict[str, str] | None = None,
        **fields: Any,
    ) -> HandScenario: ...


def builder(way: Way) -> Given:
    def given(grid: str, areas: Iterable[Words] = ("", ""), **fields: Any) -> HandScenario:
        return HandScenario(GAME, position(grid, areas, **fields), way)

    return given
