"""Positions from outside: what is impossible is refused, with the rule it breaks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.viscounts.given import player, position
from tests.games.viscounts.test_setup import ready, started
from tests.marks import rule
from viceregal import BadPosition
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

Document = dict[str, Any]


def some(**fields: Any) -> Document:
    """A sound position in the middle of a turn."""
    return position(
        player("town-1", board="abbot trader lender", hand="squire", unpaid=1),
        player("town-5"),
        stage="act",
        **fields,
    )


def refused(document: Document, rule_id: str = "") -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_document(json.loads(json.dumps(document)))
    assert error.value.rule == rule_id, error.value


def test_the_sound_position_is_sound() -> None:
    GAME.from_document(some())


@rule("VW-1.2", "VW-1.5", "VW-1.3")
def test_every_card_and_tile_lies_in_one_place() -> None:
    twice = some()
    twice["players"][0]["hand"].append("abbot.0")
    refused(twice, "VW-1.2")
    lost = some()
    lost["players"][0]["hand"] = []
    lost["players"][0]["draw"] = []
    refused(lost, "VW-1.5")
    nobody = some()
    nobody["players"][0]["discards"] = ["abbot.3"]
    refused(nobody, "VW-1.5")
    theirs = some()
    theirs["players"][0]["discards"] = ["thief.1"]
    theirs["players"][1]["draw"] = [
        "financier.1",
        "journeyman.1",
        "labourer.1",
        "lender.1",
        "squire.1",
        "trader.1",
    ]
    refused(theirs, "VW-1.5")
    missing = some()
    missing["pool"] = missing["pool"][1:]
    refused(missing, "VW-1.2")
    tile = some()
    tile["players"][0]["manuscripts"] = [tile["tiles"]["a"]]
    refused(tile, "VW-1.3")
    below = some()
    below["below"]["a"] += 1
    refused(below, "VW-1.2")
    top = some()
    top["tops"]["a"], top["gone"] = None, [*top["gone"], top["tops"]["a"]]
    refused(top, "VW-1.2")


@rule("VW-4.2")
def test_three_cards_at_least() -> None:
    refused(
        position(player("town-1", board="abbot", hand="trader", draw=""), player("town-5"), stage="act"),
        "VW-4.2",
    )


@rule("VW-3.3", "VW-6.5", "VW-6.8", "VW-7.4", "VW-1.1")
def test_pieces_that_do_not_fit() -> None:
    markers = some()
    markers["players"][0].update(corruption=5, virtue=4)
    refused(markers, "VW-3.3")
    slots = some()
    slots["players"][0]["slots"] = ["workshop-1"]
    refused(slots, "VW-6.5")
    refused(some(spots={"a1": {"seat": 1, "building": "guildhall"}}), "VW-6.5")
    refused(some(bonus={"black": 0}), "VW-6.8")
    refused(some(leader=0), "VW-7.4")
    refused(some(third_tier=[1, 0]), "VW-7.4")
    refused(some(third_tier=[1, 2], leader=0), "VW-7.4")
    refused(some(ring=["a", "b", "c", "d", "d"]), "VW-1.1")
    refused(some(ring=["b", "a", "c", "d", "e"]), "VW-1.1")
    fifth = some(spots={"a5": {"seat": 0, "building": "workshop"}})
    fifth["players"][0]["slots"] = ["workshop-1"]
    refused(fifth, "VW-1.1")
    workers = some()
    workers["players"][0]["workers"] = 19
    refused(workers, "VW-1.5")


@rule("VW-7.1", "VW-7.2", "VW-7.3", "VW-7.5")
def test_a_castle_that_should_have_been_resolved() -> None:
    refused(some(first_tier={"i": [3, 0]}), "VW-7.1")
    refused(some(second_tier={"i": [3, 0]}), "VW-7.2")
    refused(some(first_tier={"i": [2, 2]}), "VW-7.3")
    both = some()
    both["todo"][1:] = [
        {"is": "FirstTier", "seat": 0},
        {"is": "FirstTier", "seat": 1},
        {"is": "AskResource", "seat": 0},
    ]
    refused(both, "VW-7.5")


@rule("VW-9.1")
def test_rounds_that_cannot_be() -> None:
    refused(some(last_round=3, round=2), "VW-9.1")
    refused(some(debts_left=0, round=2), "VW-9.1")
    refused(some(debts_left=0, round=2, last_round=4), "VW-9.1")
    over = some(todo=[], debts_left=0, round=4, last_round=5)
    refused(over, "VW-9.1")


@rule("VW-5.2", "VW-4.7", "VW-5.1")
def test_turns_that_cannot_be() -> None:
    unplayed = some()
    unplayed["played"] = None
    refused(unplayed, "VW-5.2")
    other = some()
    other["on_turn"] = 1
    refused(other, "VW-4.7")
    elsewhere = some()
    elsewhere["played"] = "squire.0"
    refused(elsewhere, "VW-5.2")
    covered = position(player("town-1", board="abbot", hand="trader"), player("town-5"))
    refused(covered, "VW-5.1")


FORGED: list[tuple[list[Document], str]] = [
    ([{"is": "AskHire", "seat": 0}, {"is": "AskResource", "seat": 0}], ""),
    ([{"is": "AskPlay", "seat": 0}], ""),
    ([{"is": "AskMove", "seat": 0}], ""),
    ([{"is": "AskFlip", "seat": 1}], "VW-4.1"),
    ([{"is": "AskGroup", "seat": 0}], "VW-4.1"),
    ([{"is": "AskShift", "seat": 0}], "VW-4.1"),
    ([{"is": "AskBump", "seat": 0, "tier": 1, "section": "flip"}], ""),
    ([{"is": "Sideways", "seat": 0, "section": "flip"}, {"is": "AskResource", "seat": 0}], ""),
    ([{"is": "AskSpot", "seat": 0, "slot": "workshop-1", "here": True}], "VW-6.5"),
    ([{"is": "AskFund", "seat": 0, "act": "trade", "card": "acolyte"}], "VW-4.1"),
    ([{"is": "AskOneOf", "seat": 0, "effect": {"is": "Shuffle"}}], "VW-4.1"),
    ([{"is": "AskScheme"}], "VW-11.2"),
    ([{"is": "CollideStep", "part": 3}, {"is": "AskResource", "seat": 0}], "VW-8.2"),
    ([{"is": "AskResource", "seat": 3}], "VW-4.7"),
    ([{"is": "Resolve", "seat": 0, "effect": {"is": "Shuffle"}}], ""),
    ([{"is": "Resolve", "seat": 0, "effect": {"is": "GainScheme"}}, {"is": "AskResource", "seat": 0}], ""),
    ([{"is": "Resolve", "seat": 0, "effect": {"is": "Gain", "thing": "silver", "count": 99}}], ""),
    ([{"is": "BuildPiles"}, {"is": "AskResource", "seat": 0}], ""),
    ([{"is": "AskDraw", "seat": 1}], ""),
    ([{"is": "Phase", "seat": 0, "phase": "draw"}, {"is": "AskResource", "seat": 0}], ""),
]


@rule("VW-4.1")
@pytest.mark.parametrize(("frames", "rule_id"), FORGED)
def test_forged_stacks(frames: list[Document], rule_id: str) -> None:
    document = some()
    document["todo"] = [document["todo"][0], *frames]
    refused(document, rule_id)


@rule("VW-1.7", "VW-1.8")
def test_set_ups_that_cannot_be() -> None:
    first = started(2).position()
    GAME.from_document(first)
    played = json.loads(json.dumps(first))
    played["players"][0]["board"][0] = played["players"][0]["draw"].pop()
    refused(played, "VW-1.7")
    built = json.loads(json.dumps(first))
    built.update(debts_left=12, deeds_left=12)
    refused(built, "VW-1.8")
    pairs = json.loads(json.dumps(first))
    pairs["player_cards"].pop()
    refused(pairs, "VW-1.7")
    unbuilt = ready(2).position()
    unbuilt.update(debts_left=None, deeds_left=None)
    refused(unbuilt, "VW-1.8")


@rule("VW-12.2", "VW-11.2")
def test_the_ai_is_never_asked_and_has_no_cards() -> None:
    match = started(2, 2, rival="cleric")
    while match.position()["on_turn"] is None:
        match.play(match.legal()[-1])
    document = match.position()
    asked = json.loads(json.dumps(document))
    asked["todo"] = [asked["todo"][0], {"is": "AskResource", "seat": 1}]
    refused(asked, "VW-12.2")
    twice = json.loads(json.dumps(document))
    twice["schemes"]["discards"] = [twice["schemes"]["pile"][0]]
    refused(twice, "VW-11.2")


def test_strange_fields_are_refused() -> None:
    refused(some(colour="red"))


def test_what_may_be_left_out() -> None:
    """A short document: the pieces that it does not name lie where they lay at the start."""
    s = GAME.from_document(
        {
            "game": "viscounts",
            "seats": 2,
            "players": [{"hand": ["abbot.0"]}, {}],
            "tops": {"a": "acolyte", "b": "friar", "c": "miner", "d": "princess", "e": "traitor"},
            "tiles": {
                "a": "blue-3-hire",
                "b": "blue-3-silver",
                "c": "grey-3-virtue",
                "d": "yellow-3-resource",
                "e": "black-3-destroy",
            },
        }
    )
    assert isinstance(s, ViscountsState)
    assert GAME.legal(s, 0) and len(s.pool) == 63 and s.supply == [20, 20]
