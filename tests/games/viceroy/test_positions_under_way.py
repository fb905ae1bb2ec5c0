"""Positions with something under way that cannot be: what is still to be done does not fit the rest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import bidding
from tests.games.viceroy.test_positions import Change, Document, position, refused
from tests.marks import rule
from viceregal.games.viceroy.rules.game import GAME


def todo(*frames: Document) -> Change:
    def change(made: Document) -> None:
        made["todo"] = [*made["todo"][:2], *frames]

    return change


def top(**fields: Any) -> Change:
    def change(made: Document) -> None:
        made["todo"][-1].update(fields)

    return change


def set_to(name: str, value: Any) -> Change:
    def change(made: Document) -> None:
        made[name] = value

    return change


BIDS = {"is": "AskBids", "waiting": [0, 1]}
REVEAL = {"is": "RevealBids", "round": 1}
RENEW = {"is": "RenewOffer"}
END = {"is": "EndRound", "round": 1}
PASSED = {"is": "PassIncome", "round": 1}
BURY = {"is": "BuryForVirtuals", "round": 1}


@rule("VR-AUC-1", "VR-AUC-4", "VR-AUC-6", "VR-AUC-9")
@pytest.mark.parametrize(
    ("change", "rule_id"),
    [
        (top(waiting=[]), "VR-PYR-1"),
        (top(waiting=[1, 0]), "VR-AUC-4"),
        (top(waiting=[0, 3]), "VR-AUC-4"),
        (top(waiting=[0]), "VR-AUC-1"),
        (set_to("sealed", [0, None]), "VR-AUC-1"),
        (set_to("bidding", [True, False]), "VR-AUC-4"),
        (set_to("bidding", [False, False]), "VR-PYR-1"),
        (set_to("sits_out", [True, False]), "VR-RUL-6"),
        (set_to("turn", 7), "VR-PYR-1"),
        (set_to("todo", []), "VR-PYR-1"),
        (todo(RENEW, END), "VR-AUC-5"),
        (todo(RENEW, END, PASSED, BURY, {"is": "AskPick", "seat": 0, "colour": "red"}), "VR-AUC-2"),
        (todo(RENEW, END, PASSED, BURY, {"is": "AskAttackPick", "seat": 1}), "VR-AUC-2"),
        (todo(RENEW, REVEAL, BIDS), "VR-PYR-1"),
        (todo(BIDS), "VR-PYR-1"),
        (todo({"is": "AskKeep", "waiting": [0, 1]}), "VR-PYR-1"),
        (todo({"is": "AskCards", "waiting": [0, 1], "free": True}), "VR-PYR-1"),
        (todo({"is": "AskGem", "seat": 0, "count": 3, "colour": "blue"}), "VR-PYR-1"),
        (todo({"is": "AskRecolour", "seat": 0, "place": "1.0"}), "VR-PYR-1"),
    ],
)
def test_an_auction_that_cannot_be(change: Change, rule_id: str) -> None:
    made = position(todo=bidding("cs", 6, 2))
    change(made)
    assert refused(made).rule == rule_id


@rule("VR-AUC-6", "VR-AUC-11")
@pytest.mark.parametrize("bid", [0, 2, 4])
def test_a_sealed_bid_that_could_not_be_made(bid: int) -> None:
    """No blue card is on offer, no green gem behind the screen, no attack token."""
    made = position(feet={"red": 51, "green": 52})
    made["todo"][-1]["waiting"] = [1]
    made["sealed"] = [1, None]
    GAME.from_document(made)
    made["sealed"] = [bid, None]
    assert refused(made).rule == "VR-AUC-6"


def choosing(**said: Any) -> Document:
    frames = [
        {"is": "StartTurn", "turn": 7},
        {"is": "RevealCards", "round": 1, "players": [0, 1]},
        {"is": "AskCards", "waiting": [1], "free": False},
    ]
    return position(todo=frames, sealed=[70, None], bidding=[False, False], **said)


@rule("VR-DEV-1", "VR-COS-6")
@pytest.mark.parametrize(
    ("change", "rule_id"),
    [
        (set_to("sealed", [71, None]), "VR-DEV-1"),
        (set_to("sealed", [1070, None]), "VR-DEV-1"),
        (set_to("sealed", [None, None]), "VR-AUC-1"),
        (set_to("sealed", [70, 71]), "VR-AUC-1"),
        (top(free=True), "VR-PYR-1"),
        (top(waiting=[0]), "VR-AUC-1"),
    ],
)
def test_a_card_that_cannot_have_been_chosen(change: Change, rule_id: str) -> None:
    made = choosing()
    change(made)
    assert refused(made).rule == rule_id


@rule("VR-END-1", "VR-PYR-1")
def test_the_end_comes_after_the_last_turn() -> None:
    made = position(turn=6)
    made.update(todo=[{"is": "Finish"}], lifted=True)
    assert refused(made).rule == "VR-END-1"
    made.update(todo=[], lifted=True)
    assert refused(made).rule == "VR-PYR-1"


@rule("VR-SET-5", "VR-SET-7")
def test_before_the_first_turn() -> None:
    made = position()
    made["turn"] = 0
    assert refused(made).rule == "VR-SET-1"
    made["discards"] = []
    assert refused(made).rule == "VR-SET-1"
