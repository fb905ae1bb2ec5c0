"""Positions in the middle of a turn: what can be asked then, and what no turn comes to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hand_of_the_king.given import GAME, position
from tests.games.hand_of_the_king.impossible import (
    CALL,
    CITY,
    END,
    START,
    TURN,
    ask,
    at_work,
    finish,
    refused,
    tie,
)
from tests.marks import rule
from viceregal import BadPosition

# The course of a turn


@rule("HK-END-1")
def test_a_game_is_over_when_varys_cannot_move_and_only_then() -> None:
    refused(position("varys / . robb"), "HK-END-1", "Varys cannot move: the game is over")
    not_cleared = "the game is over, but King's Landing or the pool is not cleared"
    refused(position(CITY, todo=[]), "HK-END-1", not_cleared)
    refused(position("varys", todo=[], pool="hodor"), "HK-END-1", not_cleared)
    assert GAME.deciders(GAME.from_document(position("varys", todo=[]))) == ()


@rule("HK-SET-3")
def test_the_seat_on_turn_is_one_of_the_game() -> None:
    refused(position(CITY, todo=[{**TURN, "seat": 2}]), "HK-SET-3", "there is no seat 2")
    refused(
        position(CITY, moved="tully", todo=[{**END, "seat": 3}, {**CALL, "seat": 3}]),
        "HK-SET-3",
        "there is no seat 3",
    )
    refused(tie(todo=[{**START, "seat": 2}, *tie()["todo"][1:]]), "HK-SET-3", "there is no seat 2")
    refused(position(CITY, turn=0), "HK-SET-3", "the first turn is number 1")
    with pytest.raises(BadPosition, match="to_move"):
        GAME.from_document(position(CITY, to_move=2))


@rule("HK-MOV-3")
def test_every_turn_has_taken_a_card() -> None:
    """Three characters are left, so 32 are gone, and the 33rd turn is the last that can be."""
    GAME.from_document(position(CITY, turn=33))
    refused(position(CITY, turn=34), "HK-MOV-3", "turn 34, but fewer characters have left King's Landing")


@rule("HK-SET-3")
def test_nobody_else_is_asked_in_a_turn() -> None:
    document = at_work("sandor", ask("AskKill", zone="kings_landing"))
    GAME.from_document(document)
    todo = [END, finish("sandor"), {**document["todo"][-1], "seat": 1}]
    refused({**document, "todo": todo}, "HK-SET-3", "seat 1 is asked in the turn of seat 0")


@rule("HK-MOV-2")
def test_a_turn_under_way_has_moved() -> None:
    refused(
        at_work("sandor", ask("AskKill", zone="kings_landing"), moved=None),
        "HK-MOV-2",
        "a turn is under way, but no house was moved to",
    )


AFTER_THE_MOVE: dict[str, Any] = {"moved": "tully", "todo": [END, CALL]}


@rule("HK-COM-1")
def test_a_companion_is_chosen_from_a_pool() -> None:
    GAME.from_document(position("varys / robb theon", ["edmure", ""], pool="hodor", **AFTER_THE_MOVE))
    empty = position("varys / robb theon", ["edmure", ""], **AFTER_THE_MOVE)
    refused(empty, "HK-COM-1", "a companion is to be chosen from an empty pool")


@rule("HK-COM-1")
def test_a_companion_is_earned_by_a_last_card_only() -> None:
    left = position("varys / hoster theon", ["edmure", ""], pool="hodor", **AFTER_THE_MOVE)
    refused(left, "HK-COM-1", "no companion was earned by the move")
    unmoved = position("varys / robb theon", ["edmure", ""], pool="hodor", todo=[END, CALL])
    refused(unmoved, "HK-COM-1", "no companion was earned by the move")


@rule("HK-MOV-2")
def test_who_moved_has_taken_a_card_of_the_house() -> None:
    others = position("varys / robb theon", ["sansa", "edmure"], pool="hodor", **AFTER_THE_MOVE)
    refused(others, "HK-MOV-2", "seat 0 has moved, but took no card of tully")


@rule("HK-COM-3")
def test_a_further_companion_is_earned_by_taking_a_last_card_only() -> None:
    refused(at_work("sandor", CALL), "HK-COM-3", "no companion was earned by sandor")
    chain = {"stirred": ["stark"], "banners": {"stark": 0, "greyjoy": 1}}
    city = {"grid": position("varys / daenerys theon")["grid"]}
    mine = {"areas": [["edmure", "bran"], ["asha"]]}
    others = {"areas": [["edmure", "sansa"], ["asha", "bran"]]}
    GAME.from_document(at_work("hodor", CALL, **chain, **city, **mine))
    says = "no companion was earned by hodor"
    refused(at_work("hodor", CALL, **chain, **city, **others), "HK-COM-3", says)
    refused(at_work("hodor", CALL, **chain, **mine), "HK-COM-3", says)  # Robb lies there
    long_ago = {**chain, "stirred": ["tully"]}
    refused(at_work("hodor", CALL, **long_ago, **city, **mine), "HK-COM-3", says)
    uncalled = at_work("hodor", CALL, **chain, **city, **mine, called=[])
    refused(uncalled, "HK-COM-1", "the companions called are not those at work")


@rule("HK-COM-1")
def test_companions_work_when_the_house_moved_to_is_gone() -> None:
    document = at_work("sandor", ask("AskKill", zone="kings_landing"), moved="stark", stirred=["tully"])
    document["banners"] = {"stark": 0, "greyjoy": 1}
    refused(document, "HK-COM-1", "companions are at work, but stark is left in King's Landing")


@rule("HK-COM-1")
def test_the_companions_called_are_those_at_work() -> None:
    document = at_work("sandor", ask("AskKill", zone="kings_landing"))
    with pytest.raises(BadPosition):
        GAME.from_document({**document, "called": []})
    with pytest.raises(BadPosition):
        GAME.from_document({**document, "called": ["hodor"]})
    with pytest.raises(BadPosition):
        GAME.from_document({**document, "todo": [END, document["todo"][-1]]})
    taken = {"areas": [["edmure", "bran"], ["asha"]], "banners": {"greyjoy": 1}, "stirred": ["stark"]}
    chain = at_work("hodor", ask("AskKill", zone="kings_landing"), finish("sandor"), **taken)
    chain |= {"grid": position("varys / daenerys theon")["grid"], "called": ["hodor", "sandor"]}
    GAME.from_document(chain)
    refused(
        {**document, "called": ["hodor", "sandor"]}, "HK-COM-1", "the companions called are not those at work"
    )
    with pytest.raises(BadPosition):
        GAME.from_document({**chain, "called": ["sandor", "hodor"]})


KILL_CITY = {"is": "KillCharacter", "zone": "kings_landing"}
KILL_AREAS = {"is": "KillCharacter", "zone": "areas"}
QUESTIONS = {
    "jaqen": ask("AskKill", zone="areas"),
    "jon": ask("AskName", companion="jon", count=2),
    "ramsay": ask("AskSwap"),
    "sandor": ask("AskKill", zone="kings_landing"),
    "littlefinger": ask("AskGive"),
    "ygritte": ask("AskKill", zone="areas"),
}


@rule("HK-COM-6")
@pytest.mark.parametrize("asking", QUESTIONS)
@pytest.mark.parametrize(
    "companion", ["jaqen", "jon", "ramsay", "sandor", "littlefinger", "ygritte", "hodor"]
)
def test_a_companion_asks_only_what_its_text_says(companion: str, asking: str) -> None:
    parts = []
    if companion == "jaqen":
        parts = [ask("Resolve", effect={"is": "KillCompanion"})]
    document = at_work(companion, QUESTIONS[asking], *parts)
    same = QUESTIONS[asking] == QUESTIONS.get(companion)
    if same:
        assert GAME.legal(GAME.from_document(document), 0)
    else:
        refused(document, "HK-COM-6", f"{companion} does not ask that here")


@rule("HK-COM-6")
@pytest.mark.parametrize(
    ("companion", "question", "changes"),
    [
        ("sandor", QUESTIONS["sandor"], {"grid": position("varys")["grid"]}),
        ("ygritte", QUESTIONS["ygritte"], {"areas": [[], []], "banners": {}}),
        ("ramsay", QUESTIONS["ramsay"], {"grid": position("varys")["grid"]}),
        ("ramsay", QUESTIONS["ramsay"], {"grid": position("varys robb")["grid"], "options": {"ramsay_moves_varys": "no"}}),
        ("ramsay", ask("AskSwapWith", card="varys"), {}),
        ("ramsay", ask("AskSwapWith", card="sansa"), {}),
        ("ramsay", ask("AskSwapWith", card="theon"), {"options": {"ramsay_moves_varys": "no"}}),
        ("littlefinger", QUESTIONS["littlefinger"], {"areas": [["sansa", "edmure"], []], "banners": {"stark": 0}}),
        ("littlefinger", QUESTIONS["littlefinger"], {"areas": [[], ["asha"]], "banners": {"greyjoy": 1}}),
        ("littlefinger", ask("AskTake", given="asha"), {}),
        ("littlefinger", ask("AskTake", given="sansa"), {"areas": [["sansa", "edmure"], []], "banners": {"stark": 0}}),
        ("jon", ask("AskName", companion="jon", count=1), {}),
        ("jon", ask("AskName", companion="hodor", count=2), {}),
        ("jaqen", ask("AskDismiss"), {"pool": []}),
        ("jaqen", ask("AskDismiss"), {"pool": ["jon", "gendry", "shae"]}),
    ],
)  # fmt: skip
def test_and_only_where_there_is_an_answer(
    companion: str, question: dict[str, Any], changes: dict[str, Any]
) -> None:
    refused(at_work(companion, question, **changes), "HK-COM-6", f"{companion} does not ask that here")


@rule("HK-COM-6")
def test_a_companion_does_not_ask_for_a_move_or_a_banner() -> None:
    for question in (TURN, ask("AskBanner", house="stark", tied=[0, 1])):
        refused(at_work("sandor", question), "HK-COM-6", "sandor does not ask that here")


def test_the_second_halves_of_pairs_are_positions_too() -> None:
    assert GAME.legal(GAME.from_document(at_work("ramsay", ask("AskSwapWith", card="robb"))), 0)
    assert GAME.legal(GAME.from_document(at_work("littlefinger", ask("AskTake", given="edmure"))), 0)
    assert GAME.legal(GAME.from_document(at_work("jaqen", ask("AskDismiss"))), 0)


@rule("HK-COM-7")
def test_jaqens_parts_lie_on_the_stack_in_their_order() -> None:
    companion = ask("Resolve", effect={"is": "KillCompanion"})
    area = ask("Resolve", effect=KILL_AREAS)
    city = ask("AskKill", zone="kings_landing")
    GAME.from_document(at_work("jaqen", city, companion, area))
    for parts in ([area, companion], [area], [companion], [], [companion, area, area]):
        with pytest.raises(BadPosition):
            GAME.from_document(at_work("jaqen", city, *parts))
    with pytest.raises(BadPosition):
        GAME.from_document(at_work("jaqen", city, companion, {**area, "seat": 1}))


@pytest.mark.parametrize(
    "todo",
    [
        [TURN, TURN],
        [CALL],
        [finish("hodor")],
        [START, CALL],
        [START, TURN],
        [END, TURN],
        [END, START],
        [END, CALL, finish("hodor")],
        [END, END, CALL],
        [END, ask("Resolve", effect=KILL_CITY), CALL],
    ],
    ids=lambda todo: "-".join(frame["is"] for frame in todo),
)
def test_a_stack_that_no_turn_makes_is_refused(todo: list[dict[str, Any]]) -> None:
    with pytest.raises(BadPosition):
        GAME.from_document(
            position("varys / robb theon", ["edmure", ""], pool="bronn", moved="tully", todo=todo)
        )
    with pytest.raises(BadPosition):
        GAME.from_document(position("varys edmure / robb theon", pool="bronn", todo=todo))


def test_the_frame_that_is_out_of_place_is_named() -> None:
    for document, frame in (
        (position(CITY, todo=[CALL], pool="hodor"), "AskCompanion"),
        (position(CITY, todo=[START, TURN]), "AskTurn"),
        (position("varys / robb", ["edmure", ""], moved="tully", todo=[END, START]), "StartTurn"),
        (position("varys / robb", ["edmure", ""], moved="tully", todo=[END, QUESTIONS["sandor"]]), "AskKill"),
        (position("varys / robb", moved="tully", todo=[END, ask("Resolve", effect=KILL_CITY)]), "Resolve"),
        ({**GAME.to_document(GAME.new(GAME.setup(2))), "todo": [{"is": "AskDeal"}]}, "AskDeal"),
    ):
        refused(document, "", f"todo: {frame} cannot stand where it does")


@pytest.mark.parametrize("todo", [[START], [END], [END, finish("hodor")]], ids=repr)
def test_a_document_waits_for_somebody(todo: list[dict[str, Any]]) -> None:
    """A step of the rules on top would never be carried out: nobody is asked, and the game is not over."""
    moved = None if todo == [START] else "tully"
    called = ["hodor"] if len(todo) == 2 else []
    document = position("varys / robb theon", ["edmure", ""], moved=moved, called=called, todo=todo)
    refused(document, "", "todo: nobody is asked anything, and the game is not over")
