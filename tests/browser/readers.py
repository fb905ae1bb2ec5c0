"""Who learns here: people of four languages, at a desk and with a phone by turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANGUAGES = ("en", "pl", "ru", "cs")


def readers(number: int, short: bool = False) -> list[Any]:
    """Four of them, one of each language; who has the phone changes with the number. `short`: the first is no long test."""
    return [
        pytest.param(lang, (number + place) % 2 == 1, marks=() if short and place == 0 else pytest.mark.long)
        for place, lang in enumerate(LANGUAGES)
    ]


def for_each(things: list[Any], short: Callable[[int], bool] = lambda number: False) -> list[Any]:
    """Each thing with four readers. `short` says for which things, by their number, the first reader's is no long test."""
    return [
        pytest.param(*(thing if isinstance(thing, tuple) else (thing,)), *reader.values, marks=reader.marks)
        for number, thing in enumerate(things)
        for reader in readers(number, short(number))
    ]


def make(person: Callable[..., Person], lang: str, phone: bool) -> Person:
    return person(settings={"lang": lang}, **(PHONE if phone else {}))


def fits(who: Person) -> None:
    """Nothing sticks out at the side."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert who.page.evaluate(wide) <= 0
