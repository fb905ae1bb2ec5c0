"""Rows replaced by a data file: whoever owns the box can put right what we could only reconstruct.

    {"manuscripts": [{"key": "black-3-destroy", "cost": 4, "effect": {"is": "Gain", "thing": "ink", "count": 1}}]}

A record names its row and the fields that differ. The file is named by the variable VICEREGAL_VISCOUNTS_DATA and read
when the game is loaded; games played with it are an edition of their own. A file that is not sound changes nothing
here: whoever asks for the game is told (`checking.check_own_data`), for a compiled module cannot fail while it is loaded.
"""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from os import environ
from pathlib import Path
from typing import Any, Final, TypeVar

from viceregal.core.complaints import AT, IT_IS_NOT_A_LIST, NOT_A_TEXT, NOT_AN_OBJECT
from viceregal.core.errors import BadValue, ViceregalError
from viceregal.core.notation import Flag, Kind, Many, Nested, Number, Vocabulary, Word, shorten
from viceregal.core.os_errors import os_reason
from viceregal.core.records import Effect, Value
from viceregal.games.viscounts.rules import effects
from viceregal.games.viscounts.rules.cards.complaints import (
    DATA_NOT_AN_OBJECT,
    DATA_NOT_JSON,
    DATA_TOO_DEEP,
    DATA_TOO_LARGE,
    EXACT_PARTS,
    LIST_OF_SO_MANY,
    NO_FIELD_OF_TABLE,
    NO_TABLE,
    NOT_A_KEY,
    NOT_A_NAME,
    NOT_AN_AI_ACTION,
    NOT_KNOWN_AMONG,
    REPLACED_TWICE,
    ROW_FORM,
    WRONG_RESOURCES,
)
from viceregal.games.viscounts.rules.cards.rows import (
    AIMS,
    OWNER,
    RIBBONS,
    SCORED,
    TIMINGS,
    Exchange,
    PrintedManuscript,
    PrintedTownsfolk,
    Spot,
)
from viceregal.games.viscounts.rules.effects import ACTS, BUILDINGS, GOODS, ICONS, PAPERS, THINGS

VARIABLE: Final = "VICEREGAL_VISCOUNTS_DATA"
MAX_BYTES: Final = 1_000_000
LONGEST_NAME: Final = 40
DEEPEST: Final = 24  # of the JSON; effects have a limit of their own
Row = TypeVar("Row")
Data = dict[str, dict[str, dict[str, Any]]]  # table, key of the row, fields


class BadData(ViceregalError):
    """A data file that is broken, or says what cannot be."""


# What the fields hold ---------------------------------------------------------------------------------------------


class Counts(Kind):
    """How many of each of some words; those that are not named are none."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, dict):
            raise BadValue(NOT_AN_OBJECT, given=shorten(plain))
        for word in plain:
            if word not in self.words:
                raise BadValue(NOT_KNOWN_AMONG, given=shorten(word), known=", ".join(self.words))
        count = Number(0, 20)
        return tuple([count.value(plain.get(word, 0)) for word in self.words])


class Name(Kind):
    """What a card is called: a few words on one line."""

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, str):
            raise BadValue(NOT_A_TEXT, given=shorten(plain))
        if (
            not plain.strip()
            or plain != plain.strip()
            or len(plain) > LONGEST_NAME
            or not plain.isprintable()
        ):
            raise BadValue(NOT_A_NAME, given=shorten(plain), most=LONGEST_NAME)
        return plain


class InnerRow(Kind):
    """A row within a row, with all its fields."""

    def __init__(self, row: type, fields: dict[str, Kind]) -> None:
        self.row = row
        self.fields = fields

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, dict) or set(plain) != set(self.fields):
            raise BadValue(EXACT_PARTS, fields=", ".join(self.fields))
        return self.row(*[kind.value(plain[name]) for name, kind in self.fields.items()])


class Exactly(Kind):
    """A list of so many values."""

    def __init__(self, kind: Kind, count: int) -> None:
        self.kind = kind
        self.count = count

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, list) or len(plain) != self.count:
            raise BadValue(LIST_OF_SO_MANY, there=self.count)
        return tuple([self.kind.value(each) for each in plain])


class Key(Kind):
    """The key of a row of another table, as a text; whether there is one is checked with that table."""

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, str) or len(plain) > LONGEST_NAME:
            raise BadValue(NOT_A_KEY, given=shorten(plain))
        return plain


class Chart(Kind):
    """In which order the AI takes resources, and how many of each are enough."""

    def value(self, plain: Any) -> Any:
        steps = Many(InnerRow(_Step, {"good": Word(GOODS), "enough": Number(1, 99)})).value(plain)
        goods = [step.good for step in steps]
        if not goods or len(set(goods)) < len(goods) or GOODS.index("silver") in goods:
            raise BadValue(WRONG_RESOURCES)
        return tuple([(step.good, step.enough) for step in steps])


class _Step:
    def __init__(self, good: int, enough: int) -> None:
        self.good = good
        self.enough = enough


class Focus(Kind):
    """The action of a board that its schemes call the focus."""

    def value(self, plain: Any) -> Any:
        if plain in ("focus", "trade"):
            raise BadValue(NOT_AN_AI_ACTION, given=shorten(plain))
        return Word(AIMS).value(plain)


_EFFECT: Final = Nested(Effect)
_ABILITY: Final = Nested(Value)
_KINDS: Final[dict[str, Kind]] = {
    "act": Word(ACTS),
    "building": Word(BUILDINGS),
    "count": Number(1, 9),
    "effect": Nested(Effect),
    "here": Flag(),
    "paper": Word(PAPERS),
    "parts": Many(Nested(Effect)),
    "thing": Word(THINGS),
    "for an effect": _EFFECT,
    "for an ability": _ABILITY,
}
_SAYABLE: Final[list[Any]] = [
    kind
    for kind in vars(effects).values()
    if isinstance(kind, type) and issubclass(kind, (Effect, effects.Ongoing))
    if kind not in (Effect, effects.Ongoing)
]
WORDS: Final = Vocabulary(_KINDS, {}, _SAYABLE)

_ICONS: Final = Counts(ICONS)
_GOODS: Final = Counts(GOODS)
_COUNT: Final = Number(0, 9)
_EXCHANGE: Final = InnerRow(Exchange, {"icons": Number(1, 9), "gives": _EFFECT})
_SPOT: Final = InnerRow(Spot, {"side": Word(("left", "right")), "bonus": _EFFECT, "link": _EFFECT})
FIELDS: Final[dict[str, dict[str, Kind]]] = {
    "townsfolk": {
        "name": Name(),
        "value": Number(1, 4),
        "icons": _ICONS,
        "corner": _EFFECT,
        "timing": Word(TIMINGS),
        "ability": _ABILITY,
    },
    "manuscripts": {
        "ribbon": Word(RIBBONS),
        "cost": Number(1, 9),
        "effect": _EFFECT,
        "scores": Word(SCORED, or_none=True),
        "per": Number(1, 9),
        "grey_back": Flag(),
    },
    "player_cards": {"goods": _GOODS, "choices": _COUNT, "debts": _COUNT, "deeds": _COUNT, "extra": _EFFECT},
    "segments": {
        "left": _EXCHANGE,
        "right": _EXCHANGE,
        "townsfolk": InnerRow(PrintedTownsfolk, {"value": Number(1, 4), "icons": _ICONS, "corner": _EFFECT}),
        "manuscript": InnerRow(PrintedManuscript, {"cost": Number(1, 9), "effect": _EFFECT}),
        "small": Exactly(_SPOT, 4),
        "large": Exactly(_SPOT, 5),
    },
    "schemes": {
        "icons": _ICONS,
        "corrupts": Flag(),
        "bonus": _EFFECT,
        "steps": Number(1, 9),
        "acts": Many(Word(AIMS)),
        "otherwise": _EFFECT,
    },
    "ai_boards": {
        "goods": _GOODS,
        "debts": _COUNT,
        "deeds": _COUNT,
        "builds": Flag(),
        "focus": Focus(),
        "chart": Chart(),
        "pooled": Flag(),
        "removed": Exactly(Key(), 3),
        "second": _ICONS,
        "third": _ICONS,
        "guildhalls": Exactly(Word(ICONS[:4]), 3),
        "flip_cost": _COUNT,
    },
    "ai_slots": {"effect": _EFFECT},
}


# Reading ----------------------------------------------------------------------------------------------------------


def parsed(text: str) -> Data:
    """The records of a data file, by table and row; BadData says what is wrong."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData(DATA_NOT_JSON, reason=shorten(str(error))) from None
    if _is_deeper(document, DEEPEST):
        raise BadData(DATA_TOO_DEEP, deepest=DEEPEST)
    if not isinstance(document, dict):
        raise BadData(DATA_NOT_AN_OBJECT)
    made: Data = {}
    for table, records in document.items():
        if table not in FIELDS:
            raise BadData(NO_TABLE, table=shorten(table), known=", ".join(FIELDS))
        if not isinstance(records, list):
            raise BadData(AT, place=table, reason=BadValue(IT_IS_NOT_A_LIST))
        made[table] = {}
        for record in records:
            key, fields = _record(table, record)
            if key in made[table]:
                raise BadData(AT, place=f"{table}, {key}", reason=BadValue(REPLACED_TWICE))
            made[table][key] = fields
    return made


def _is_deeper(document: Any, most: int) -> bool:
    """Level by level: whoever goes down by itself would fall."""
    level = [document]
    for _ in range(most):
        below: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                below += each.values()
            elif isinstance(each, list):
                below += each
        if not below:
            return False
        level = below
    return True


def _record(table: str, record: Any) -> tuple[str, dict[str, Any]]:
    if not isinstance(record, dict) or not isinstance(record.get("key"), str):
        raise BadData(AT, place=table, reason=BadValue(ROW_FORM))
    key = record["key"]
    fields: dict[str, Any] = {}
    for name, plain in record.items():
        if name == "key":
            continue
        kind = FIELDS[table].get(name)
        if kind is None:
            raise BadData(
                NO_FIELD_OF_TABLE,
                table=table,
                row=shorten(key),
                name=shorten(name),
                known=", ".join(FIELDS[table]),
            )
        try:
            fields[name] = kind.value(plain)
        except BadValue as error:
            raise BadData(AT, place=f"{table}, {shorten(key)}, {name}", reason=error) from None
    return key, fields


def read(path: str) -> str:
    """The text of a data file."""
    try:
        data = Path(path).read_bytes()
        if len(data) > MAX_BYTES:
            raise BadData(AT, place=path, reason=BadValue(DATA_TOO_LARGE))
        return data.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(AT, place=path, reason=os_reason(error)) from None


def with_data(data: Data, table: str, keys: list[str], rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows of a table, or of a part of it, with what the data says of them."""
    found = data.get(table, {})
    made: list[Row] = []
    for key, row in zip(keys, rows, strict=True):
        fields = found.get(key)
        if fields is None:
            made.append(row)
        else:
            mark = {"mark": OWNER} if hasattr(row, "mark") else {}
            changed: Any = row
            made.append(replace(changed, **fields, **mark))
    return tuple(made)


def _loaded(path: str) -> tuple[Data, str]:
    """What a file says, and what is wrong with it, one of them empty."""
    if not path:
        return {}, ""
    try:
        return parsed(read(path)), ""
    except BadData as error:
        return {}, str(error)


PATH: Final = environ.get(VARIABLE, "")
_LOADED: Final = _loaded(PATH)
DATA: Final[Data] = _LOADED[0]
EDITION: Final = f"own-{sha256(repr(sorted(DATA.items())).encode()).hexdigest()[:8]}" if DATA else "standard"


def replaced(table: str, keys: list[str], rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows of a table as this game plays with them."""
    return with_data(DATA, table, keys, rows)


def own_name(key: str) -> str:
    """The name that a data file gives to a townsfolk, the same in every language; nothing if it gives none."""
    name: str = DATA.get("townsfolk", {}).get(key, {}).get("name", "")
    return name
