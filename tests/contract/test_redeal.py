"""Redeal: what a seat knows stays, all else is dealt anew, and nothing of how it lay before shows in what comes out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.contract import hidden, hidden_viceroy, hidden_viscounts
from tests.contract.play import all_decisions, decisions, viewers
from tests.contract.tables import MINI_TABLES, TABLES, VICEROY_TABLES, VISCOUNTS_TABLES, Table, every_table
from viceregal.core.chance import Chance
from viceregal.core.playout import playout
from viceregal.core.records import Seat
from viceregal.core.rules import State

Document = dict[str, Any]
Changed = Callable[[Document, Seat | None, Random], Document | None]
# How each game's hidden things are changed by hand, apart from its own redeal.
CHANGED: dict[str, Changed] = {
    "mini": hidden.changed,
    "viceroy": hidden_viceroy.changed,
    "viscounts": hidden_viscounts.changed,
}
HIDING = MINI_TABLES + VICEROY_TABLES + VISCOUNTS_TABLES
every_hiding_table = pytest.mark.parametrize("table", HIDING, ids=str)


def redealt(table: Table, s: State, viewer: Seat | None, seed: int | str) -> State:
    clone = s.clone()
    table.game.redeal(clone, viewer, Chance(seed))
    return clone


@every_table
def test_a_redeal_keeps_the_view_the_pieces_and_the_invariants(table: Table) -> None:
    game = table.game
    for number, turn in enumerate(decisions(table, 6)):
        before = game.open_view(turn.s)
        for viewer in viewers(table):
            other = redealt(table, turn.s, viewer, number)
            game.invariants(other)
            assert game.view(other, viewer) == game.view(turn.s, viewer)
            assert sorted(game.pieces(other)) == sorted(game.pieces(turn.s))
            assert game.deciders(other) == game.deciders(turn.s)
            if viewer in game.deciders(turn.s):
                assert game.legal(other, viewer) == game.legal(turn.s, viewer)
        assert game.open_view(turn.s) == before


@every_table
def test_a_redealt_state_is_a_position_that_can_be_played_on(table: Table) -> None:
    """Sealed answers fit the hands that were dealt, cards that are being paid for can be."""
    game, chance = table.game, Chance(1)
    for number, turn in enumerate(decisions(table, 7)):
        viewer = viewers(table)[number % len(viewers(table))]
        other = redealt(table, turn.s, viewer, number)
        game.from_open_view(json.loads(json.dumps(game.open_view(other))))
        playout(game, other, chance)
        game.invariants(other)


@every_hiding_table
def test_a_redeal_follows_from_the_view_and_the_seed(table: Table) -> None:
    """Two states that a seat cannot tell apart are the same after it; and so is a guess from the view."""
    game, rng = table.game, Random(str(table))
    for number, turn in enumerate(decisions(table, 8)):
        for viewer in viewers(table):
            other = CHANGED[game.key](game.open_view(turn.s), viewer, rng)
            expected = game.open_view(redealt(table, turn.s, viewer, number))
            assert game.open_view(redealt(table, turn.s, viewer, number)) == expected
            if other is not None:
                alike = redealt(table, game.from_open_view(other), viewer, number)
                assert game.open_view(alike) == expected
            guess = game.guess(game.view(turn.s, viewer), Chance("any"))
            assert game.open_view(redealt(table, guess, viewer, number)) == expected


def test_a_redeal_of_nothing_hidden_changes_nothing() -> None:
    for table in TABLES:
        if table not in HIDING:
            for turn in decisions(table, 9):
                for viewer in viewers(table):
                    again = redealt(table, turn.s, viewer, 1)
                    assert table.game.open_view(again) == table.game.open_view(turn.s)


# What may be in a hand turns up in it ------------------------------------------------------------------------------

DEALS = 1200  # a card in one of sixty places is missed by all of them once in a hundred million times
FULL = [
    *MINI_TABLES[:2],
    *[table for table in VICEROY_TABLES if table.setup.seats > 2 and not table.begin][::4],
    *VISCOUNTS_TABLES[:3],
]


def early(table: Table, seed: str) -> Iterator[State]:
    """A few states of a game, where hands are full."""
    for number, turn in enumerate(all_decisions(table, seed)):
        if number in (6, 26, 60):
            yield turn.s


def hands(table: Table, s: State) -> list[set[Any]]:
    document = table.game.open_view(s)
    players: list[Any] = document["players"] if "players" in document else document["hands"]
    return [set(each["hand"] if isinstance(each, dict) else each) for each in players]


def unseen(table: Table, s: State, seat: Seat, viewer: Seat) -> set[Any]:
    """The cards that may be in a hand for all that the viewer knows."""
    document = table.game.open_view(s)
    if table.game.key == "viscounts":
        player = document["players"][seat]
        held = hidden_viscounts.hidden_hand(player)
        return {*held, *player["draw"]} if held else set()
    if table.game.key == "viceroy":
        places = hidden_viceroy.unknown_places(document, viewer)
        laws = any(zone == "hands" and owner == seat and card > 64 for zone, owner, card in places)
        men = any(zone == "hands" and owner == seat and card <= 64 for zone, owner, card in places)
        return {card for _, _, card in places if (laws if card > 64 else men)}
    places = hidden.unknown_places(document, viewer)
    found = {hidden.card_at(document, place) for place in places}
    return found if any(owner == seat for zone, owner, _ in places if zone == "hands") else set()


@pytest.mark.parametrize("table", FULL, ids=str)
def test_every_card_that_may_be_in_a_hand_turns_up_in_it(table: Table) -> None:
    met = 0
    for s in early(table, "hands"):
        chance, viewer = Chance(1), 0
        turned_up: list[set[Any]] = [set() for _ in range(table.setup.seats)]
        other = s.clone()
        for _ in range(DEALS):
            table.game.redeal(other, viewer, chance)
            for seat, hand in enumerate(hands(table, other)):
                turned_up[seat] |= hand
        for seat in range(1, table.setup.seats):
            possible = unseen(table, s, seat, viewer)
            met += len(possible)
            assert possible <= turned_up[seat], (seat, possible - turned_up[seat])
    assert met > 10, "too little to tell"
