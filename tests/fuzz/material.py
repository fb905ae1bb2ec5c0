"""What the examples are made of: odd texts, odd JSON, and small changes to what is right."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import strategies as st

from tests.contract.play import looked_at, random_match, states
from tests.contract.tables import HAND_TABLES, MINI_TABLES, VICEROY_TABLES, Table
from viceregal.core.rules import State

tables = st.one_of([st.sampled_from(each) for each in (HAND_TABLES, VICEROY_TABLES, MINI_TABLES)])
hand_tables = st.sampled_from(HAND_TABLES)
viceroy_tables = st.sampled_from(VICEROY_TABLES)

odd_texts = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=40).map(lambda raw: raw.decode("latin-1")),
    st.sampled_from(
        ["", " ", "-", "*", "-1", "٣", "1e9", "NaN", "null", "\x00", "\ud800", "move " * 1000, "9" * 30]
    ),
)
numbers = st.one_of(
    st.integers(-3, 40),
    st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**40, 1000, 1001]),
    st.floats(),
)
odd_values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, odd_texts),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


@cache
def _documents(table: Table, seed: int) -> list[str]:
    match, look = random_match(table, f"fuzz {seed}"), looked_at(table, seed)
    return [json.dumps(match.position(at)) for at in range(len(match.log)) if next(look)]


@cache
def _documents_at_rest(table: Table, seed: int) -> list[str]:
    """Wherever the game rests once the deal is over: every game does so at least at its end."""
    resting = [s for s in random_match(table, f"fuzz {seed}").states() if table.game.is_at_rest(s)]
    found = [table.game.to_document(s) for s in resting]
    return [json.dumps(each) for each in found if each["phase"] != "deal"]


@cache
def _open_views(table: Table, seed: int) -> list[str]:
    return [json.dumps(table.game.open_view(s)) for s in states(table, f"fuzz {seed}")]


@st.composite
def documents(draw: st.DrawFn, of: st.SearchStrategy[Table] = tables) -> tuple[Table, dict[str, Any]]:
    """A table and a position of a random game at it."""
    table = draw(of)
    return table, json.loads(draw(st.sampled_from(_documents(table, draw(st.integers(0, 5))))))


@st.composite
def documents_at_rest(draw: st.DrawFn, of: st.SearchStrategy[Table]) -> tuple[Table, dict[str, Any]]:
    """The same without what came since; the deal is over."""
    table = draw(of)
    return table, json.loads(draw(st.sampled_from(_documents_at_rest(table, draw(st.integers(0, 5))))))


@st.composite
def old_documents(draw: st.DrawFn, of: st.SearchStrategy[Table]) -> tuple[Table, dict[str, Any]]:
    """A table and a state of a random game at it, with the stack, as documents once had it."""
    table = draw(of)
    return table, json.loads(draw(st.sampled_from(_open_views(table, draw(st.integers(0, 5))))))


@st.composite
def positions(draw: st.DrawFn, of: st.SearchStrategy[Table] = tables) -> tuple[Table, State]:
    table, document = draw(documents(of))
    return table, table.game.from_document(document)


# Small changes ---------------------------------------------------------------------------------------------------


@st.composite
def misspelt(draw: st.DrawFn, text: str) -> str:
    """A text with one small change."""
    words = text.split()
    kind = draw(st.sampled_from(["drop", "double", "exchange", "letter", "insert", "case", "blank", "add"]))
    if kind in ("drop", "double", "exchange") and len(words) > 1:
        i, j = draw(st.integers(0, len(words) - 1)), draw(st.integers(0, len(words) - 1))
        if kind == "drop":
            del words[i]
        elif kind == "double":
            words.insert(i, words[i])
        else:
            words[i], words[j] = words[j], words[i]
        return " ".join(words)
    i = draw(st.integers(0, len(text)))
    letter = draw(st.characters())
    made = {
        "letter": text[:i] + letter + text[i + 1 :],
        "insert": text[:i] + letter + text[i:],
        "case": text.swapcase(),
        "blank": text[:i] + draw(st.sampled_from([" ", "\t", "\n", "\u00a0", "\u2003"])) + text[i:],
    }
    return made.get(kind, f"{text} {draw(odd_texts)}")


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything inside a JSON value."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        found += places(each, (*path, key))
    return found


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


@st.composite
def change(draw: st.DrawFn, document: dict[str, Any]) -> None:
    """Change a document in one place, in place."""
    path = draw(st.sampled_from(places(document)))
    inside, key = at(document, path[:-1]), path[-1]
    kind = draw(
        st.sampled_from(["odd", "near", "near", "near", "drop", "add", "double", "exchange", "moved"])
    )
    if kind == "odd":
        inside[key] = draw(odd_values)
    elif kind == "near":
        inside[key] = draw(near(inside[key]))
    elif kind == "drop":
        del inside[key]
    elif kind == "add" and isinstance(inside, dict):
        inside[draw(st.text(max_size=8))] = draw(odd_values)
    elif kind == "double" and isinstance(inside, list):
        inside.insert(draw(st.integers(0, len(inside))), json.loads(json.dumps(inside[key])))
    elif kind in ("exchange", "moved"):
        other = draw(st.sampled_from(places(document)))
        if other[: len(path)] != path and path[: len(other)] != other:
            there = at(document, other[:-1])
            inside[key], there[other[-1]] = there[other[-1]], inside[key]


def near(value: Any) -> st.SearchStrategy[Any]:
    """Something of the same kind."""
    if isinstance(value, bool):
        return st.booleans()
    if isinstance(value, int):
        return st.one_of(st.integers(-2, 5), numbers)
    if isinstance(value, str):
        return st.one_of(st.sampled_from(WORDS), misspelt(value))
    if isinstance(value, list):
        return st.permutations(value)
    return odd_values


# Every word that means something in a document of these games.
WORDS = sorted(
    {
        word
        for game in (HAND_TABLES[0].game, VICEROY_TABLES[0].game)
        for word in (
            *game.words.records,
            *[word for kind in game.words.kinds.values() for word in getattr(kind, "words", ())],
            *[word for option in game.facts.options for word in option.choices],
        )
    }
)
