"""Positions of Viscounts from outside: refused with a clear error, or whole, and so for many decisions on."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import viceregal as vr
from tests.contract.actions import possible_actions
from tests.contract.tables import VISCOUNTS_TABLES, Table
from tests.fuzz.material import change, documents, documents_at_rest, odd_values, old_documents
from tests.fuzz.test_positions import assert_sound, with_decisions, with_frames
from viceregal.core.chance import Chance
from viceregal.core.errors import BadPosition
from viceregal.core.match import Match
from viceregal.games.viscounts.rules.board import PLACES, SECTIONS, SPOTS
from viceregal.games.viscounts.rules.effects import BUILDINGS

Document = dict[str, Any]
viscounts_tables = st.sampled_from(VISCOUNTS_TABLES)
DECISIONS = 40  # a whole game would take too long for thousands of examples
ZONES = ("hand", "draw", "discards")


@given(odd_values)
def test_odd_documents_of_viscounts_are_refused(document: Any) -> None:
    assert_sound(VISCOUNTS_TABLES[0], document, DECISIONS)


@given(documents(viscounts_tables), st.integers(1, 3), st.data())
def test_changed_documents_of_viscounts_are_refused_or_sound(
    at: tuple[Table, Document], changes: int, data: st.DataObject
) -> None:
    table, document = at
    for _ in range(changes):
        data.draw(change(document))
    assert_sound(table, document, DECISIONS)


@given(documents(viscounts_tables), st.data())
def test_documents_of_viscounts_with_much_left_out(at: tuple[Table, Document], data: st.DataObject) -> None:
    table, document = at
    for name in data.draw(st.lists(st.sampled_from(sorted(document)), unique=True, max_size=6)):
        del document[name]
    assert_sound(table, document, DECISIONS)


@given(old_documents(viscounts_tables), st.data())
def test_any_stack_of_frames_of_viscounts_is_refused_or_sound(
    at: tuple[Table, Document], data: st.DataObject
) -> None:
    """Every kind of frame in every place of the stack of an old document."""
    assert_sound(*with_frames(*at, data), DECISIONS)


@given(documents(viscounts_tables), st.data())
def test_other_decisions_since_in_viscounts(at: tuple[Table, Document], data: st.DataObject) -> None:
    assert_sound(*with_decisions(*at, data), DECISIONS)


def test_a_decision_that_names_every_tile_is_refused_in_a_line() -> None:
    """Found by `make fuzz`: the error repeated the whole decision."""
    table = VISCOUNTS_TABLES[0]
    every = max([table.game.text(action) for action in possible_actions(table.game.words)], key=len)
    assert len(every) > 300
    document = vr.new(table.game.key, 2, seed=1).position()
    with pytest.raises(BadPosition, match=r"since, \d+: .*\.\.\.$") as refused:
        Match.at(table.game, {**document, "since": [*document["since"], f"0 {every}"]}, Chance(1))
    assert len(str(refused.value)) < 300


# A careful forger: every card in one place, every worker counted ----------------------------------------------------


def move_card(draw: st.DrawFn, document: Document) -> None:
    """From a zone of a player to another."""
    player = draw(st.sampled_from(document["players"]))
    source, target = draw(st.permutations(ZONES))[:2]
    if player[source]:
        card = player[source].pop(draw(st.integers(0, len(player[source]) - 1)))
        player[target].append(card)
        player["known"] = [each for each in player["known"] if each in player["hand"]]


def hire(draw: st.DrawFn, document: Document) -> None:
    """A card of the piles comes to a player, or is gone."""
    if document["pool"]:
        player = draw(st.sampled_from(document["players"]))
        card = document["pool"].pop()
        draw(st.sampled_from([player["discards"], document["gone"]])).append(card)
        full = [key for key, below in document["below"].items() if below]
        if full:
            document["below"][draw(st.sampled_from(full))] -= 1


def move_worker(draw: st.DrawFn, document: Document) -> None:
    seat = draw(st.integers(0, document["seats"] - 1))
    player, section = document["players"][seat], draw(st.sampled_from(SECTIONS))
    tiers = [document["first_tier"][section], document["second_tier"][section], document["third_tier"]]
    tier = draw(st.sampled_from(tiers))
    if draw(st.booleans()) and player["workers"]:
        player["workers"] -= 1
        tier[seat] += 1
    elif tier[seat]:
        tier[seat] -= 1
        player["workers"] += 1


def build(draw: st.DrawFn, document: Document) -> None:
    seat = draw(st.integers(0, document["seats"] - 1))
    building, number = draw(st.sampled_from(BUILDINGS)), draw(st.integers(1, 3))
    slot, spot = f"{building}-{number}", draw(st.sampled_from(SPOTS))
    slots = document["players"][seat]["slots"]
    if slot not in slots and spot not in document["spots"]:
        slots.append(slot)
        document["spots"][spot] = {"seat": seat, "building": building}


def change_purse(draw: st.DrawFn, document: Document) -> None:
    player = draw(st.sampled_from(document["players"]))
    purse = player[draw(st.sampled_from(["goods", "debts", "deeds"]))]
    purse[draw(st.sampled_from(sorted(purse)))] = draw(st.integers(0, 30))


def move_markers(draw: st.DrawFn, document: Document) -> None:
    player = draw(st.sampled_from(document["players"]))
    player["corruption"], player["virtue"] = sorted([draw(st.integers(1, 7)), draw(st.integers(1, 7))])


def ride(draw: st.DrawFn, document: Document) -> None:
    draw(st.sampled_from(document["players"]))["viscount"] = draw(st.sampled_from(PLACES))


def run_out(draw: st.DrawFn, document: Document) -> None:
    """Debts or deeds are nearly gone, or the last round is called."""
    document[draw(st.sampled_from(["debts_left", "deeds_left"]))] = draw(st.integers(0, 3))
    if draw(st.booleans()):
        document["last_round"] = document["round"] + draw(st.integers(0, 1))


MOVES = [move_card, hire, move_worker, build, change_purse, move_markers, ride, run_out]


@st.composite
def rearranged(draw: st.DrawFn) -> tuple[Table, Document]:
    table, document = draw(documents_at_rest(viscounts_tables))
    for _ in range(draw(st.integers(1, 6))):
        draw(st.sampled_from(MOVES))(draw, document)
    if draw(st.booleans()):
        _, other = draw(documents_at_rest(st.just(table)))
        for name in ("phase", "to_move", "round", "last_round"):
            document.pop(name, None)
            if name in other:
                document[name] = other[name]
    return table, document


@given(rearranged())
def test_forged_positions_of_viscounts_are_refused_or_sound(at: tuple[Table, Document]) -> None:
    assert_sound(*at, DECISIONS)
