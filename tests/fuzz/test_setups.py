"""Whatever is asked for: a match, or a clear word why not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import viceregal as vr
from tests.fuzz.material import odd_texts
from viceregal.core.errors import BadSetup

GAME = vr.game("hand-of-the-king")
known = {option.key: st.one_of(st.sampled_from(option.choices), odd_texts) for option in GAME.facts.options}


@given(
    st.one_of(st.none(), st.integers(0, 6), st.integers()),
    st.one_of(st.just(""), st.just("standard"), odd_texts),
    st.one_of(st.fixed_dictionaries({}, optional=known), st.dictionaries(odd_texts, odd_texts, max_size=3)),
)
def test_a_setup_is_valid_or_refused(seats: int | None, edition: str, values: dict[str, str]) -> None:
    try:
        setup = GAME.setup(seats, edition, values)
    except BadSetup as error:
        assert "\n" not in str(error) and len(str(error)) < 300
    else:
        assert GAME.start(setup, vr.Chance(1)).todo
        assert 2 <= setup.seats <= 4 and dict(setup.values).keys() == known.keys()


@given(odd_texts)
def test_only_games_are_games(key: str) -> None:
    with pytest.raises(BadSetup):
        vr.new(key)
