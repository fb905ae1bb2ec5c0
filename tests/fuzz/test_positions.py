"""Documents from outside are impossible, and say why; or they are positions that can be played to the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import viceregal as vr
from tests.contract.actions import possible_actions, possible_records
from tests.contract.anatomy import anatomy
from tests.contract.play import after_every_step, viewers
from tests.contract.tables import HAND_TABLES, VICEROY_TABLES, Table
from tests.fuzz.material import change, documents, hand_tables, odd_values, old_documents
from tests.fuzz.rearranged import rearranged
from viceregal.core.chance import Chance
from viceregal.core.errors import BadPosition
from viceregal.core.match import Match
from viceregal.core.records import CHANCE, Frame


def assert_sound(table: Table, document: Any, decisions: int = 0) -> None:
    """A clear error, or a position that is whole and stays so: to the end of the game, or for so many decisions."""
    try:
        match = Match.at(table.game, document, Chance(1))
    except BadPosition as error:
        assert "\n" not in str(error) and 0 < len(str(error)) < 300
        assert not error.rule or error.rule in table.rules
        return
    assert_playable(table, match, decisions)


def assert_playable(table: Table, match: Match, decisions: int = 0) -> None:
    game, chance = table.game, match.chance
    with after_every_step(table, game.invariants):
        game.invariants(match.state)
        while not decisions or len(match.log) < decisions:
            if len(match.log) % table.stride == 0:
                written = json.loads(json.dumps(match.position(), allow_nan=False))
                assert anatomy(game.from_document(written)) == anatomy(match.state)
                for viewer in viewers(table)[-2:]:
                    game.guess(game.view(match.state, viewer), chance)
            asked = match.to_move
            assert bool(asked) == bool(match.state.todo), "nobody is asked, but the game is not over"
            if not asked:
                break
            assert set(asked) <= {CHANCE, *range(match.setup.seats)}
            seat = asked[0]
            action = game.sample(match.state, chance) if seat == CHANCE else chance.pick(match.actions(seat))
            assert game.why_not(match.state, seat, action) is None
            match.enter(seat, action)
            assert len(match.log) <= max(200, table.max_decisions)
        game.score_sheet(match.state)
        assert game.winners(match.state)


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


@given(old_documents(hand_tables), st.data())
def test_any_stack_of_frames_is_refused_or_sound(
    at: tuple[Table, dict[str, Any]], data: st.DataObject
) -> None:
    """Every kind of frame in every place of the stack of an old document."""
    assert_sound(*with_frames(*at, data))


def with_frames(table: Table, document: dict[str, Any], data: st.DataObject) -> tuple[Table, dict[str, Any]]:
    words = table.game.words
    kind = st.sampled_from([kind for kind in words.records.values() if issubclass(kind, Frame)])
    frames = data.draw(st.lists(kind.flatmap(lambda kind: frames_of(table, kind)), min_size=1, max_size=3))
    kept = data.draw(st.integers(0, len(document["todo"])))
    document["todo"] = document["todo"][:kept] + [words.plain(frame) for frame in frames]
    return table, document


@given(documents(hand_tables), st.data())
def test_other_decisions_since_are_refused_or_sound(
    at: tuple[Table, dict[str, Any]], data: st.DataObject
) -> None:
    assert_sound(*with_decisions(*at, data))


def with_decisions(
    table: Table, document: dict[str, Any], data: st.DataObject
) -> tuple[Table, dict[str, Any]]:
    """Others, fewer or more than there were, in another order, or by somebody else."""
    game = table.game
    said = st.sampled_from([game.text(action) for action in possible_actions(game.words)])
    line = st.builds(lambda seat, text: f"{seat} {text}", st.sampled_from(["0", "1", "*"]), said)
    since = document.get("since", [])
    kept = data.draw(st.integers(0, len(since)))
    further = data.draw(st.lists(st.one_of(line, st.sampled_from(since or ["0 pass"])), max_size=3))
    document["since"] = [*since[:kept], *further, *data.draw(st.sampled_from([[], since[kept:]]))]
    return table, document


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
