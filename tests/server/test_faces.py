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
    companions = [card for card in found.values() if card["printed"] is not None]
    assert (len(found), len(companions)) == (36 + 14, 14)
    assert found["arya"]["name"] == "Arya Stark"


@pytest.mark.parametrize("path", ["/api/cards/chess", "/api/cards/viceroy?edition=klingon"])
def test_what_there_is_not(ania: httpx.Client, path: str) -> None:
    answer = ania.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
def test_all_that_is_printed_in_viscounts(ania: httpx.Client, lang: str) -> None:
    found = cards(ania, "viscounts", lang=lang)
    kinds = [card["printed"]["kind"] for card in found.values()]
    counts = {kind: kinds.count(kind) for kind in kinds}
    assert counts == {
        "townsfolk": 68 + 10 + 4 * 8 + 5,
        "manuscript": 35,
        "scheme": 16,
        "player-card": 10,
        "ai-board": 4,
        "segment": 5,
        "player-board": 1,
        "castle": 1,
    }
    for card in found.values():
        data = card["printed"]
        if data["kind"] == "townsfolk":
            assert card["name"] and bool(data["ability"]) == bool(data["ability_words"])


def unsaid(effect: Any) -> Any:
    """An effect without its words, which are there for whatever has no sign."""
    if not isinstance(effect, dict):
        return effect
    return {name: unsaid(value) for name, value in effect.items() if name != "words"}


def test_a_townsfolk_of_viscounts_as_it_is_printed(ania: httpx.Client) -> None:
    data = cards(ania, "viscounts")["woodcutter-1"]["printed"]
    virtue = {"is": "Gain", "thing": "virtue", "count": 1}
    assert (data["of"], data["value"], data["icons"]) == ("neutral", 2, {"builder": 1})
    assert (unsaid(data["corner"]), data["corner_words"]) == (virtue, "1\u00a0virtue")
    assert data["corner"]["words"] == data["corner_words"]
    assert (data["timing"], data["mark"]) == ("ongoing", "verified")
    assert unsaid(data["ability"]) == {"is": "AfterAct", "act": "construct", "effect": virtue}


def test_the_boards_of_viscounts_as_they_are_printed(ania: httpx.Client) -> None:
    found = cards(ania, "viscounts")
    board, castle = found["player-board"]["printed"], found["castle"]["printed"]
    assert board["costs"] == {"trading-post": 5, "guildhall": 7, "workshop": 3}
    assert (board["points"]["guildhall"], board["workers"]) == ([6, 13, 21], [1, 3, 5, 8])
    assert board["spaces"] == [{}, {"builder": 1, "noble": 1, "cleric": 1}, {"merchant": 2}]
    assert unsaid(board["below"][4]) == {
        "when": "none",
        "effect": {"is": "Gain", "thing": "virtue", "count": 1},
    }
    assert len(board["above"]) == len(board["below"]) == len(found["board-card"]["printed"]["above"]) == 7
    assert unsaid(castle["second"]["virtue"]) == {"is": "Gain", "thing": "virtue", "count": 2}
    assert unsaid(castle["third"]) == {"is": "Gain", "thing": "resource", "count": 1}
    rival = found["board-noble"]["printed"]
    assert (rival["rules"]["AiTook"], rival["reasons"]["first-spot"]) == ("VW-12.7", "VW-12.4")


def test_a_reconstruction_says_so(ania: httpx.Client) -> None:
    found = cards(ania, "viscounts")
    marked = [key for key, card in found.items() if card["printed"].get("mark") == "reconstruction"]
    assert {"black-3-destroy", "3", "board-card"} <= set(marked)
    assert "black-3-flip" not in marked
