"""Documents from outside are impossible, and say why; or they are positions that can be played to the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import viceregal as vr
from tests.contract.actions import possible_records
from tests.contract.anatomy import anatomy
from tests.contract.play import after_every_step, viewers
from tests.contract.tables import HAND_TABLES, VICEROY_TABLES, Table
from tests.fuzz.material import change, documents, hand_tables, odd_values
from tests.fuzz.rearranged import rearranged
from viceregal.core.chance import Chance
from viceregal.core.errors import BadPosition
from viceregal.core.records import CHANCE, Frame
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.rules.cards import COMPANIONS, HOUSES


def assert_sound(table: Table, document: Any) -> None:
    """A clear error, or a position that is whole and stays so to the end of the game."""
    try:
        s = table.game.from_document(document)
    except BadPosition as error:
        assert "\n" not in str(error) and 0 < len(str(error)) < 300
        assert not error.rule or error.rule in table.rules
        return
    assert_playable(table, s)


def assert_playable(table: Table, s: State) -> None:
    game, chance = table.game, Chance(1)
    with after_every_step(table, game.invariants):
        game.invariants(s)
        decisions = 0
        while True:
            if decisions % table.stride == 0:
                written = json.loads(json.dumps(game.to_document(s), allow_nan=False))
                assert anatomy(game.from_document(written)) == anatomy(s)
                for viewer in viewers(table)[-2:]:
                    game.view(s, viewer)
            asked = game.deciders(s)
            assert bool(asked) == bool(s.todo), "nobody is asked, but the game is not over"
            if not asked:
                break
            assert set(asked) <= {CHANCE, *range(game.setup_of(s).seats)}
            seat = asked[0]
            action = game.sample(s, chance) if seat == CHANCE else chance.pick(game.legal(s, seat))
            assert game.why_not(s, seat, action) is None
            game.apply(s, seat, action)
            decisions += 1
            assert decisions <= max(200, table.most_decisions)
        assert game.winners(s)


@given(odd_values)
def test_odd_documents_are_refused(document: Any) -> None:
    for table in (HAND_TABLES[0], VICEROY_TABLES[0]):
        with pytest.raises(BadPosition):
            table.game.from_document(document)
    with pytest.raises(BadPosition):
        vr.load(document)


@given(documents(hand_tables), st.integers(1, 3), st.data())
def test_changed_documents_are_refused_or_sound(
    at: tuple[Table, dict[str, Any]], changes: int, data: st.DataObject
) -> None:
    table, document = at
    for _ in range(changes):
        data.draw(change(document))
    assert_sound(table, document)


@given(documents(hand_tables), st.data())
def test_any_stack_of_frames_is_refused_or_sound(
    at: tuple[Table, dict[str, Any]], data: st.DataObject
) -> None:
    """Every kind of frame in every place of the stack, and whatever goes with it set at random."""
    table, document = at
    words = table.game.words
    kind = st.sampled_from([kind for kind in words.records.values() if issubclass(kind, Frame)])
    frames = data.draw(st.lists(kind.flatmap(lambda kind: frames_of(table, kind)), min_size=1, max_size=3))
    kept = data.draw(st.integers(0, len(document["todo"])))
    document["todo"] = document["todo"][:kept] + [words.plain(frame) for frame in frames]
    if data.draw(st.booleans()):
        document["called"] = [f["companion"] for f in document["todo"] if f["is"] == "FinishCompanion"]
        for pile in ("pool", "spent"):
            document[pile] = [name for name in document[pile] if name not in document["called"]]
    if data.draw(st.booleans()):
        document["moved"] = data.draw(st.sampled_from(HOUSES))
    if data.draw(st.booleans()):
        document["stirred"] = data.draw(st.lists(st.sampled_from(HOUSES), max_size=2))
    if data.draw(st.booleans()):
        document["pool"] = data.draw(st.lists(st.sampled_from(COMPANIONS), max_size=6, unique=True))
    assert_sound(table, document)


def frames_of(table: Table, kind: type) -> st.SearchStrategy[Frame]:
    return st.sampled_from([record for record in possible_records(table.game.words) if type(record) is kind])


@given(rearranged())
def test_forged_positions_are_refused_or_sound(at: tuple[Table, dict[str, Any]]) -> None:
    assert_sound(*at)


@given(documents(hand_tables), st.data())
def test_documents_written_by_hand_are_refused_or_sound(
    at: tuple[Table, dict[str, Any]], data: st.DataObject
) -> None:
    """With much left out."""
    table, document = at
    for name in data.draw(st.lists(st.sampled_from(sorted(document)), unique=True)):
        del document[name]
    if data.draw(st.booleans()):
        document["to_move"] = data.draw(st.integers(0, 4))
    assert_sound(table, document)
