"""Records made up from a vocabulary: everything that could be said, sensible here or not."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from viceregal.core.notation import Flag, Kind, Many, Nested, Number, Vocabulary, Word
from viceregal.core.records import Action, Record
from viceregal.games.viceroy.rules.pyramid import LEVELS, PyramidPlace, place_at


@cache
def possible_actions(words: Vocabulary) -> list[Action]:
    return [record for record in possible_records(words) if isinstance(record, Action)]


@cache
def possible_records(words: Vocabulary) -> list[Record]:
    """Records of every kind. Fields that hold one value take all there are; lists and inner records, a few."""
    made: list[Record] = []
    for kind in words.records.values():
        choices = [_values(words, words.kinds[name]) for name in words.names[kind]]
        most = 60 if issubclass(kind, Action) else 20
        while len(choices) > 1 and max(len(each) for each in choices) > most:
            choices = [each[:: len(each) // most + 1] for each in choices]
        if not issubclass(kind, Action):
            choices = [each[:: max(1, len(each) // 5)] for each in choices]
        made.extend(kind(*values) for values in product(*choices))
    return list(dict.fromkeys(made))


def _values(words: Vocabulary, kind: Kind, depth: int = 0) -> list[Any]:
    if isinstance(kind, Word):
        return [*([-1] if kind.or_none else []), *range(len(kind.words))]
    if isinstance(kind, Number):
        return list(range(kind.least, min(kind.most, kind.least + 40) + 1))
    if isinstance(kind, Flag):
        return [False, True]
    if isinstance(kind, PyramidPlace):
        return [place_at(level, column) for level in range(1, LEVELS + 1) for column in range(-4, 5)]
    if isinstance(kind, Many):
        one = _values(words, kind.kind, depth)
        return [
            (),
            *[(each,) for each in one[:3]],
            tuple(one[:6]),
            tuple(one),
            tuple(reversed(one)),
            (one[0],) * 6,
        ]
    assert isinstance(kind, Nested), type(kind)
    inner = [each for each in words.records.values() if issubclass(each, kind.base)]
    made = []
    for each in inner:
        fields = [words.kinds[name] for name in words.names[each]]
        if depth < 2 or not fields:
            made.append(each(*[_values(words, field, depth + 1)[-1] for field in fields]))
    return made
