"""Positions from outside: what is impossible is refused, with the rule it breaks."""

from __future__ import annotations

import json
from typing import Any

import pytest

import viceregal as vr
from tests.games.viscounts.given import player, position
from tests.games.viscounts.test_setup import ready, started
from tests.marks import rule
from viceregal import BadPosition
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.core.records import CHANCE
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

Document = dict[str, Any]


def some(**fields: Any) -> Document:
    """A sound position: a turn begins."""
    return position(
        player("town-1", board="- trader lender", hand="abbot squire", unpaid=1),
        player("town-5"),
        stage=None,
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
        position(player("town-1", board="- abbot", hand="trader", draw=""), player("town-5"), stage=None),
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


@rule("VW-7.1", "VW-7.2", "VW-7.3")
def test_a_castle_that_should_have_been_resolved() -> None:
    refused(some(first_tier={"i": [3, 0]}), "VW-7.1")
    refused(some(second_tier={"i": [3, 0]}), "VW-7.1")
    refused(some(first_tier={"i": [2, 2]}), "VW-7.3")


@rule("VW-9.1")
def test_rounds_that_cannot_be() -> None:
    refused(some(last_round=3, round=2), "VW-9.1")
    refused(some(debts_left=0, round=2), "VW-9.1")
    refused(some(debts_left=0, round=2, last_round=4), "VW-9.1")
    refused(some(phase="over", debts_left=0, round=4, last_round=5), "VW-9.1")
    GAME.from_document(some(phase="over", debts_left=0, round=5, last_round=5))
    refused(some(round=0), "VW-4.7")


@rule("VW-1.8")
@pytest.mark.parametrize("left", [999, 13, None])
def test_piles_are_no_higher_than_at_the_start(left: int | None) -> None:
    refused(some(debts_left=left), "VW-1.8")
    refused(some(deeds_left=left), "VW-1.8")


@rule("VW-5.2", "VW-4.7", "VW-5.1")
def test_turns_that_cannot_be() -> None:
    refused(some(to_move=2), "VW-4.7")
    covered = position(player("town-1", board="abbot", hand="trader"), player("town-5"), stage=None)
    refused(covered, "VW-5.1")
    empty = some()
    empty["players"][0]["discards"] = empty["players"][0]["hand"]
    empty["players"][0]["hand"] = []
    refused(empty, "VW-5.2")
    nowhere = some()
    nowhere["players"][1]["viscount"] = None
    refused(nowhere, "VW-1.1")
    for name, value in (("on_turn", 0), ("played", "abbot.0")):
        refused(some(**{name: value}))


@rule("VW-4.1", "VW-5.2", "VW-5.6")
def test_the_middle_of_a_turn_is_what_came_since() -> None:
    match = vr.load(some(since=["0 play squire.0"]))
    assert GAME.text(match.actions()[0]).startswith("move") and match.position()["since"] == [
        "0 play squire.0"
    ]
    refused(some(since=["0 play squire.1"]), "VW-5.2")
    refused(some(since=["0 play squire.0", "0 move inner-d 0"]), "VW-5.6")
    stack = GAME.open_view(match.state)
    refused({**stack, "viewer": None})
    refused(stack)
    GAME.from_document(GAME.open_view(GAME.from_document(some())))  # as documents were once, at rest


@rule("VW-1.7")
def test_before_the_set_up_there_is_nothing_to_say() -> None:
    first = started(2).position()
    assert first["phase"] == "deal" and first["since"]
    GAME.from_document(first)
    refused({**first, "round": 1})
    pairs = ready(2).position()
    pairs["player_cards"] = []
    refused(pairs, "VW-1.7")


@rule("VW-12.1", "VW-12.2", "VW-11.2")
def test_the_ai_is_never_asked_and_has_no_cards() -> None:
    match = started(2, 2, rival="cleric")
    while match.position()["phase"] == "deal":
        match.play(match.legal()[-1])
    document = match.position()
    asked = json.loads(json.dumps(document))
    asked["to_move"] = 1
    refused(asked, "VW-12.1")
    inner = json.loads(json.dumps(document))
    inner["players"][1]["viscount"] = "inner-c"
    refused(inner, "VW-12.2")
    twice = json.loads(json.dumps(document))
    twice["schemes"]["discards"] = [twice["schemes"]["pile"][0]]
    refused(twice, "VW-11.2")


@rule("VW-6.3")
def test_what_a_rich_trade_gives_is_written_and_read() -> None:
    """Whatever a hand-written position leads to can be written, and no two trades are taken for one another."""
    rich = position(
        player("town-2", board="- trader lender", hand="abbot squire", silver=999),
        player("town-5"),
        stage=None,
    )
    match = vr.load(rich)
    for _ in range(40):
        if match.to_move == (0,) and any(text.startswith("trade") for text in match.legal()):
            break
        match.play(match.legal()[0])
    trades = [text for text in match.legal() if text.startswith("trade")]
    assert len(trades) > 150 and len(set(trades)) == len(trades)
    match.play(trades[-1])
    while match.to_move == (0,):
        match.play(match.legal()[-1])
    written = match.position()
    assert max(written["players"][0]["goods"].values()) > 150
    assert vr.load(written).position() == written


@pytest.mark.parametrize("seed", range(4))
def test_a_position_with_the_most_of_everything_is_played_on_and_read_again(seed: int) -> None:
    """Found by mutation: who had the most that could be read came to more, and that could not be read again."""
    most = {"silver": 999, "ink": 999, "gold": 999, "stone": 999}
    papers = {"unpaid": 999, "paid": 999, "acquired": 999, "approved": 999}
    document = {
        **position(
            player("town-2", board="- trader lender", hand="abbot squire", **most, **papers),
            player("town-5", **most, **papers),
            stage=None,
        ),
        "round": 999,
        "debts_left": 2,
    }
    match, chance = Match.at(GAME, document, Chance(seed)), Chance(seed)
    for number in range(1500):
        if not match.to_move:
            break
        seat = match.to_move[0]
        match.enter(
            seat, GAME.sample(match.state, chance) if seat == CHANCE else chance.pick(match.actions(seat))
        )
        if number % 25 == 0:
            GAME.from_document(match.position())
    assert GAME.read_position(match.position()).rest.goods  # type: ignore[attr-defined]


@pytest.mark.parametrize("change", [{"round": 1000}, {"players": [{"goods": {"ink": 1000}}, {}]}])
def test_more_than_any_game_comes_to_is_refused(change: Document) -> None:
    refused({**some(), **change})


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
