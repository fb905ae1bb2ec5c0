"""Names, talk and data files as anybody might write them: taken in a form that can be read, or refused; nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from viceregal.core.gamerecord import printable
from viceregal.games.viscounts.rules.cards.checking import check_data
from viceregal.games.viscounts.rules.cards.own_data import FIELDS, BadData
from viceregal.server.names import clean_name, clean_text

TEXTS = st.text(max_size=60) | st.text(
    alphabet=st.characters(categories=["Cc", "Cf", "Mn", "Zs", "Lu"]), max_size=40
)
EFFECTS: st.SearchStrategy[Any] = st.recursive(
    st.sampled_from(
        [
            {"is": "Nothing"},
            {"is": "Gain", "thing": "debt", "count": 9},
            {"is": "Flip", "paper": "either", "count": 2},
            {"is": "DestroyOwn"},
            {"is": "GainScheme"},
            {"is": "Shuffle"},
            None,
        ]
    ),
    lambda inner: st.builds(
        lambda kind, parts: {"is": kind, "parts": parts},
        st.sampled_from(["OneOf", "InOrder"]),
        st.lists(inner, max_size=8),
    ),
    max_leaves=30,
)


@given(TEXTS)
def test_a_name_is_readable_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except ValueError:
        return
    assert name.isprintable() and clean_name(name) == name


@given(TEXTS)
def test_talk_and_names_of_records_give_no_orders(text: str) -> None:
    assert printable(text).isprintable()
    try:
        said = clean_text(text)
    except ValueError:
        return
    assert not any(ord(sign) < 32 or 0x7F <= ord(sign) < 0xA0 or sign in "\u202e\u2066" for sign in said)


@given(st.sampled_from(sorted(FIELDS)), st.text(max_size=12), EFFECTS | st.integers() | st.text(max_size=5))
def test_a_data_file_is_sound_or_refused_in_words(table: str, key: str, value: Any) -> None:
    for field in FIELDS[table]:
        keys = [key, "black-4-ink", "friar", "noble", "on-flip", "s-b", "a", "4"]
        for each in keys:
            try:
                check_data(json.dumps({table: [{"key": each, field: value}]}))
            except BadData as refused:
                assert len(str(refused).splitlines()) == 1  # most are refused, and that is said in a line


def test_some_of_it_is_sound() -> None:
    """Otherwise the above would hold for a check that refuses everything."""
    assert check_data(json.dumps({"ai_slots": [{"key": "on-flip", "effect": {"is": "Nothing"}}]}))
    with pytest.raises(BadData):
        check_data(
            json.dumps(
                {"ai_slots": [{"key": "on-flip", "effect": {"is": "Flip", "paper": "debt", "count": 1}}]}
            )
        )
