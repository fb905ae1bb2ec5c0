"""Texts from outside are actions, or refused with a clear error; then nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.actions import possible_actions
from tests.contract.anatomy import anatomy
from tests.contract.tables import TABLES, Table
from tests.fuzz.material import misspelt, odd_texts, odd_values, positions
from viceregal.core.chance import Chance
from viceregal.core.errors import BadAction, BadValue, Refusal, ViceregalError
from viceregal.core.match import Match
from viceregal.core.records import Action
from viceregal.core.rules import State


@st.composite
def attempts(draw: st.DrawFn) -> tuple[Table, State, int, str]:
    """A position, a seat, and something it may want to do."""
    table, s = draw(positions())
    action = draw(st.sampled_from(possible_actions(table.game.words)))
    text = draw(st.one_of(odd_texts, st.just(table.game.text(action)), misspelt(table.game.text(action))))
    return table, s, draw(st.integers(-1, table.setup.seats)), text


@given(attempts())
def test_a_text_is_played_or_refused(attempt: tuple[Table, State, int, str]) -> None:
    table, s, seat, text = attempt
    match = Match(table.game, s, Chance(1))
    before = anatomy(s)
    try:
        match.play(text, seat)
    except (BadAction, Refusal) as error:
        assert anatomy(match.state) == before and not match.log
        assert "\n" not in str(error) and 0 < len(str(error)) < 300
        assert not isinstance(error, Refusal) or error.rule in table.rules
    else:
        assert table.game.text(match.log[0].action) == " ".join(text.split())


@given(st.sampled_from(TABLES), odd_texts, st.data())
def test_only_the_text_of_an_action_parses(table: Table, odd: str, data: st.DataObject) -> None:
    action = data.draw(st.sampled_from(possible_actions(table.game.words)))
    for text in (odd, data.draw(misspelt(table.game.text(action)))):
        try:
            parsed = table.game.parse(text)
        except BadAction:
            continue
        assert table.game.text(parsed) == " ".join(text.split())


@given(st.sampled_from(TABLES), odd_values)
def test_only_texts_parse(table: Table, value: Any) -> None:
    if not isinstance(value, str):
        with pytest.raises(BadAction):
            table.game.parse(value)


@given(positions(), odd_texts)
def test_asking_why_not_is_as_safe(at: tuple[Table, State], text: str) -> None:
    table, s = at
    match = Match(table.game, s, Chance(1))
    before = anatomy(s)
    try:
        match.why_not(text)
    except ViceregalError as error:
        assert "\n" not in str(error)
    assert anatomy(s) == before


@given(st.sampled_from(TABLES), st.data())
def test_the_json_of_a_record_reads_or_is_refused(table: Table, data: st.DataObject) -> None:
    words = table.game.words
    plain = words.plain(data.draw(st.sampled_from(possible_actions(words))))
    name = data.draw(st.sampled_from([*plain, "other", "seat"]))
    plain[name] = data.draw(odd_values)
    for value in (plain, data.draw(odd_values)):
        try:
            record = words.record(value, Action)
        except BadValue as error:
            assert "\n" not in str(error) and len(str(error)) < 300
        else:
            assert words.plain(record) == value
