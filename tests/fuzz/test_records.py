"""Files from outside are game records that replay, or say in which line they do not."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import viceregal as vr
from tests.contract.play import random_match
from tests.contract.tables import TABLES, Table
from tests.fuzz.material import misspelt, odd_texts, tables
from viceregal.core import gamerecord
from viceregal.core.errors import BadRecord
from viceregal.core.match import Match

FIELDS = [*gamerecord.FIELDS, "remark", "Game"]


@cache
def record(table: Table, seed: int, from_position: bool) -> str:
    match = random_match(table, seed, upto=20 if seed == 2 else None)
    if not from_position:
        return match.record()
    return Match.from_document(table.game, match.position(), 1).record()


@st.composite
def changed_records(draw: st.DrawFn) -> tuple[Table, str]:
    """A record with up to three lines changed."""
    table = draw(tables)
    lines = record(table, draw(st.integers(1, 2)), draw(st.booleans())).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        i, j = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        kind = draw(st.sampled_from(["drop", "double", "exchange", "odd", "near", "near", "field", "remark"]))
        if kind == "drop" and len(lines) > 1:
            del lines[i]
        elif kind == "double":
            lines.insert(j, lines[i])
        elif kind == "exchange":
            lines[i], lines[j] = lines[j], lines[i]
        elif kind == "odd":
            lines[i] = draw(odd_texts)
        elif kind == "near":
            lines[i] = draw(misspelt(lines[i]))
        elif kind == "field":
            lines.insert(draw(st.integers(0, 10)), f"{draw(st.sampled_from(FIELDS))}: {draw(odd_texts)}")
        else:
            lines.insert(i, f"# {draw(odd_texts)}")
    return table, "\n".join(lines)


def assert_replays_or_says_where(table: Table, text: str) -> None:
    try:
        matches = [gamerecord.replay(each, table.find_game) for each in gamerecord.read(text)]
    except BadRecord as error:
        assert 1 <= error.line <= text.count("\n") + 1
        assert str(error).startswith(f"line {error.line}: ") and len(str(error)) < 400
        assert "\n" not in str(error)
        return
    for match in matches:
        again = gamerecord.replay(gamerecord.read(match.record())[0], table.find_game)
        assert again.record() == match.record()


@given(changed_records())
def test_a_changed_record_replays_or_says_where_it_does_not(changed: tuple[Table, str]) -> None:
    assert_replays_or_says_where(*changed)


@given(st.sampled_from(TABLES), st.one_of(odd_texts, st.lists(odd_texts).map("\n".join)))
def test_odd_texts_are_no_records(table: Table, text: str) -> None:
    with pytest.raises(BadRecord):
        vr.replay(text)
    assert_replays_or_says_where(table, f"{gamerecord.TITLE}\n{text}")
