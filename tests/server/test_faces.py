"""What is printed on cards, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest


def cards(client: httpx.Client, game: str, **query: str) -> dict[str, Any]:
    answer = client.get(f"/api/cards/{game}", params=query)
    assert answer.status_code == 200, answer.text
    return {card["key"]: card for card in answer.json()["cards"]}


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_every_card_of_viceroy_has_a_face(ania: httpx.Client, edition: str, lang: str) -> None:
    found = cards(ania, "viceroy", edition=edition, lang=lang)
    assert list(found) == [str(number) for number in range(1, 89)]
    for number, card in enumerate(found.values(), start=1):
        assert card["name"] and len(card["segments"]) == 3
        assert len(card["rows"]) == (4 if number <= 64 else 0)
        assert all(row["colour"] and row["words"] for row in card["rows"])
        assert bool(card["text"]) == (number > 64)


def test_the_first_character_as_it_is_printed(ania: httpx.Client) -> None:
    card = cards(ania, "viceroy")["1"]
    assert card["name"] == "Boatswain"
    assert card["segments"] == ["red", "red", "red"]
    assert [row["colour"] for row in card["rows"]] == ["yellow", "red", "green", "red"]


def test_characters_of_hand_of_the_king(ania: httpx.Client) -> None:
    found = cards(ania, "hand-of-the-king", lang="pl")
    assert len(found) == 36
    assert found["arya"]["name"] == "Arya Stark"


@pytest.mark.parametrize("path", ["/api/cards/chess", "/api/cards/viceroy?edition=klingon"])
def test_what_there_is_not(ania: httpx.Client, path: str) -> None:
    answer = ania.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
