"""Views from outside: a guess refuses what is broken with a clear error, or makes a state that is whole.

What is still to be done is believed as it stands in a view, so a forged one need not lead anywhere: see ADR 13.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.play import states, viewers
from tests.contract.tables import HAND_TABLES, VICEROY_TABLES, VISCOUNTS_TABLES, Table
from tests.fuzz.material import change, odd_values
from viceregal.core.chance import Chance
from viceregal.core.errors import BadPosition

View = dict[str, Any]
tables = st.one_of([st.sampled_from(each) for each in (HAND_TABLES, VICEROY_TABLES, VISCOUNTS_TABLES)])


@cache
def _views(table: Table, seed: int) -> list[str]:
    return [
        json.dumps(table.game.view(s, viewer))
        for s in states(table, f"views {seed}")
        for viewer in viewers(table)
    ]


@st.composite
def views(draw: st.DrawFn) -> tuple[Table, View]:
    """A table and what somebody sees of a random game at it."""
    table = draw(tables)
    return table, json.loads(draw(st.sampled_from(_views(table, draw(st.integers(0, 3))))))


def assert_refused_or_whole(table: Table, view: View) -> None:
    game, chance = table.game, Chance(1)
    try:
        s = game.guess(view, chance)
    except BadPosition as error:
        assert "\n" not in str(error) and 0 < len(str(error)) < 300
        return
    game.invariants(s)
    assert game.setup_of(s).seats == view["seats"]


@given(views(), st.integers(1, 3), st.data())
def test_changed_views_are_refused_or_whole(
    at: tuple[Table, View], changes: int, data: st.DataObject
) -> None:
    table, view = at
    for _ in range(changes):
        data.draw(change(view))
    assert_refused_or_whole(table, view)


@given(views(), st.data())
def test_views_with_something_left_out_are_refused(at: tuple[Table, View], data: st.DataObject) -> None:
    table, view = at
    for name in data.draw(st.lists(st.sampled_from(sorted(view)), unique=True, min_size=1, max_size=3)):
        del view[name]
    assert_refused_or_whole(table, view)


@given(tables, st.dictionaries(st.text(max_size=8), odd_values, max_size=4))
def test_odd_views_are_refused(table: Table, view: View) -> None:
    assert_refused_or_whole(table, view)
