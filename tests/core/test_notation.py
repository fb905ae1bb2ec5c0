"""Words for values: each kind of field, what it refuses, and what it guesses was meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from viceregal.core.errors import BadAction, BadValue
from viceregal.core.notation import Flag, Kind, Many, Nested, Number, Vocabulary, Word, shorten
from viceregal.core.records import Action, Effect, Frame

COLOURS = Word(("red", "green", "blue"))
OR_NONE = Word(("red", "green"), or_none=True)


@dataclass(frozen=True)
class Paint(Action):
    colour: int
    walls: tuple[int, ...]


@dataclass(frozen=True)
class Wait(Action):
    pass


@dataclass(frozen=True)
class Light(Action):
    on: bool
    lamp: int


@dataclass(frozen=True)
class Shine(Effect):
    lamp: int


@dataclass(frozen=True)
class Twice(Effect):
    effect: Effect


@dataclass(frozen=True)
class Perform(Frame):
    effect: Effect


KINDS = {
    "colour": COLOURS,
    "walls": Many(Number(1, 4)),
    "on": Flag(),
    "lamp": Word(("desk", "door"), or_none=True),
    "effect": Nested(Effect),
}
VOCABULARY = Vocabulary(KINDS, {"paint": Paint, "wait": Wait, "light": Light}, (Shine, Twice, Perform))


# Kinds ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "value", "plain", "word"),
    [
        (COLOURS, 0, "red", "red"),
        (COLOURS, 2, "blue", "blue"),
        (OR_NONE, -1, None, "-"),
        (Number(0, 9), 7, 7, "7"),
        (Number(-3, 9), -3, -3, "-3"),
        (Flag(), True, True, "yes"),
        (Flag(), False, False, "no"),
    ],
)
def test_a_value_is_written_and_read(kind: Kind, value: Any, plain: Any, word: str) -> None:
    assert kind.plain(value) == plain
    assert kind.value(plain) == value and type(kind.value(plain)) is type(value)
    assert kind.from_word(word) == value


@pytest.mark.parametrize(
    ("kind", "plain", "reason"),
    [
        (COLOURS, "rde", "'rde' is not known: did you mean 'red'?"),
        (COLOURS, "Red", "'Red' is not known: did you mean 'red'?"),
        (COLOURS, "zzz", "'zzz' is not known"),
        (COLOURS, None, "None is not a word"),
        (COLOURS, 0, "0 is not a word"),
        (COLOURS, ["red"], "list is not a word"),
        (Number(0, 9), "7", "'7' is not a whole number"),
        (Number(0, 9), True, "True is not a whole number"),
        (Number(0, 9), 7.0, "7.0 is not a whole number"),
        (Number(0, 9), float("nan"), "nan is not a whole number"),
        (Number(0, 9), 10, "10 is not between 0 and 9"),
        (Number(0, 9), -1, "-1 is not between 0 and 9"),
        (Flag(), 1, "1 is neither true nor false"),
        (Flag(), "yes", "'yes' is neither true nor false"),
        (Many(Number(0, 9)), (1, 2), "tuple is not a list"),
        (Many(Number(0, 9)), [1, 10], "10 is not between 0 and 9"),
    ],
)
def test_a_wrong_value_is_refused(kind: Kind, plain: Any, reason: str) -> None:
    with pytest.raises(BadValue) as error:
        kind.value(plain)
    assert str(error.value) == reason


@pytest.mark.parametrize(
    ("kind", "word", "reason"),
    [
        (COLOURS, "-", "'-' is not known"),
        (OR_NONE, "none", "'none' is not known"),
        (Number(0, 9), "+7", "'+7' is not a whole number"),
        (Number(0, 9), "٧", "'٧' is not a whole number"),
        (Number(0, 9), "07", "'07' is not a whole number in its plain form"),
        (Number(0, 9), "-0", "'-0' is not a whole number in its plain form"),
        (Number(0, 9), "", "'' is not a whole number"),
        (Number(0, 9), "-", "'-' is not a whole number"),
        (Number(0, 9), "1" * 5000, "'" + "1" * 56 + "... is not a whole number"),
        (Flag(), "true", "'true' is neither yes nor no"),
    ],
)
def test_a_wrong_word_is_refused(kind: Kind, word: str, reason: str) -> None:
    with pytest.raises(BadValue) as error:
        kind.from_word(word)
    assert str(error.value) == reason


def test_a_record_is_not_said_in_one_word() -> None:
    with pytest.raises(BadValue, match="nothing that can be said in one word"):
        Nested(Effect).from_word("desk")


def test_long_and_strange_values_are_shortened() -> None:
    assert shorten("x" * 1000) == "'" + "x" * 56 + "..."
    assert shorten({"a": 1}) == "dict" and shorten([1]) == "list" and shorten(None) == "None"
    assert "\n" not in shorten("a\nb")


# Texts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Paint(0, (1, 2, 4)), "paint red 1 2 4"),
        (Paint(2, ()), "paint blue"),
        (Wait(), "wait"),
        (Light(True, 1), "light yes door"),
        (Light(False, -1), "light no -"),
    ],
)
def test_an_action_has_one_text(action: Action, text: str) -> None:
    assert VOCABULARY.text(action) == text
    assert VOCABULARY.parse(text) == action
    assert VOCABULARY.parse(f"  {text.replace(' ', '   ')} ") == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "an empty text is not an action"),
        ("  \t ", "an empty text is not an action"),
        ("piant red", "no action begins with 'piant': did you mean 'paint'?"),
        ("Paint red", "no action begins with 'Paint': did you mean 'paint'?"),
        ("xyz", "no action begins with 'xyz'"),
        ("paint", "'paint': colour: nothing is given"),
        ("paint gren 1", "'paint gren 1': colour: 'gren' is not known: did you mean 'green'?"),
        ("paint red 5", "'paint red 5': walls: 5 is not between 1 and 4"),
        ("paint red one", "'paint red one': walls: 'one' is not a whole number"),
        ("wait now", "'wait now': 'now' is too much; the form is 'wait'"),
        ("light yes door door", "'light yes door door': 'door' is too much; the form is 'light <on> <lamp>'"),
        ("light", "'light': on: nothing is given"),
        ("light yes", "'light yes': lamp: nothing is given"),
    ],
)
def test_a_wrong_text_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(BadAction) as error:
        VOCABULARY.parse(text)
    assert str(error.value) == reason


def test_a_text_without_end_is_refused_at_once() -> None:
    with pytest.raises(BadAction, match="far too long"):
        VOCABULARY.parse("paint red " + "1 " * 10_000)


# Records as JSON ------------------------------------------------------------------------------------------------


def test_records_inside_records() -> None:
    frame = Perform(Twice(Twice(Shine(1))))
    plain = {
        "is": "Perform",
        "effect": {"is": "Twice", "effect": {"is": "Twice", "effect": {"is": "Shine", "lamp": "door"}}},
    }
    assert VOCABULARY.plain(frame) == plain
    assert VOCABULARY.record(plain, Frame) == frame


@pytest.mark.parametrize(
    ("plain", "base", "reason"),
    [
        (None, Action, "None is not an object"),
        (["is"], Action, "list is not an object"),
        ({}, Action, "None is not a known action of this game"),
        ({"is": "Dance"}, Action, "'Dance' is not a known action of this game"),
        ({"is": ["Wait"]}, Action, "list is not a known action of this game"),
        ({"is": "Wait"}, Frame, "'Wait' is not a known frame of this game"),
        ({"is": "Wait", "on": True}, Action, "Wait must have exactly the fields (none)"),
        ({"is": "Light", "on": True}, Action, "Light must have exactly the fields on, lamp"),
        ({"is": "Light", "on": 1, "lamp": None}, Action, "Light, on: 1 is neither true nor false"),
        (
            {"is": "Perform", "effect": {"is": "Shine", "lamp": "dor"}},
            Frame,
            "Perform, effect: Shine, lamp: 'dor' is not known: did you mean 'door'?",
        ),
        (
            {"is": "Perform", "effect": {"is": "Wait"}},
            Frame,
            "Perform, effect: 'Wait' is not a known effect of this game",
        ),
    ],
)
def test_a_wrong_record_says_what_is_wrong(plain: Any, base: type, reason: str) -> None:
    with pytest.raises(BadValue) as error:
        VOCABULARY.record(plain, base)
    assert str(error.value) == reason


def test_a_vocabulary_must_know_every_field_and_each_record_once() -> None:
    with pytest.raises(TypeError, match="Paint: the vocabulary does not say what walls holds"):
        Vocabulary({"colour": COLOURS}, {"paint": Paint}, ())
    with pytest.raises(TypeError, match="two records are called Shine"):
        Vocabulary(KINDS, {}, (Shine, Shine))
