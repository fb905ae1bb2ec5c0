"""A data file held against the tables: rows that are there, and tables that still make a game."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.complaints import AT
from viceregal.core.errors import BadValue
from viceregal.games.viscounts.rules.cards.ai_boards import PRINTED_AI_BOARDS, PRINTED_AI_SLOTS
from viceregal.games.viscounts.rules.cards.checking_effects import check_effects
from viceregal.games.viscounts.rules.cards.complaints import (
    NO_ROW,
    NO_SCHEME,
    ONGOING_ABILITY,
    TIMING_OF_NO_ABILITY,
    WRONG_GREY_BACKS,
    WRONG_SCHEMES_REMOVED,
)
from viceregal.games.viscounts.rules.cards.manuscripts import PRINTED_MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.neutral import PRINTED_NEUTRAL
from viceregal.games.viscounts.rules.cards.own import PRINTED_HEROES, PRINTED_STARTERS
from viceregal.games.viscounts.rules.cards.own_data import (
    PATH,
    VARIABLE,
    BadData,
    Data,
    parsed,
    read,
    with_data,
)
from viceregal.games.viscounts.rules.cards.player_cards import PRINTED_PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import NEVER, ONGOING, Townsfolk
from viceregal.games.viscounts.rules.cards.schemes import PRINTED_SCHEMES
from viceregal.games.viscounts.rules.cards.segments import PRINTED_SEGMENTS
from viceregal.games.viscounts.rules.effects import Nothing, Ongoing

GREY_BACKS: Final = 5


def check_data(text: str) -> list[str]:
    """What a data file replaces, a line each; BadData says what is wrong with it."""
    data = parsed(text)
    people = (*PRINTED_NEUTRAL, *PRINTED_HEROES, *PRINTED_STARTERS)
    tables: dict[str, list[tuple[str, Any]]] = {
        "townsfolk": [(row.key, row) for row in people],
        "manuscripts": [(row.key, row) for row in PRINTED_MANUSCRIPTS],
        "player_cards": [(str(row.number), row) for row in PRINTED_PLAYER_CARDS],
        "segments": [(row.key, row) for row in PRINTED_SEGMENTS],
        "schemes": [(row.key, row) for row in PRINTED_SCHEMES],
        "ai_boards": [(row.key, row) for row in PRINTED_AI_BOARDS],
        "ai_slots": [(row.key, row) for row in PRINTED_AI_SLOTS],
    }
    for table, records in data.items():
        keys = [key for key, _ in tables[table]]
        for key in records:
            if key not in keys:
                raise BadData(AT, place=table, reason=BadValue(NO_ROW, row=repr(key)))
    _check_townsfolk(with_data(data, "townsfolk", [row.key for row in people], people))
    _check_grey_backs(data)
    _check_removed(data)
    check_effects(data)
    return [
        f"{table}, {key}: {', '.join(fields) or 'as it is'}"
        for table in data
        for key, fields in data[table].items()
    ]


def _check_townsfolk(rows: tuple[Townsfolk, ...]) -> None:
    """When an ability works must fit what it is."""
    for row in rows:
        if isinstance(row.ability, Ongoing) != (row.timing == ONGOING):
            raise BadData(ONGOING_ABILITY, row=row.key)
        if isinstance(row.ability, Nothing) != (row.timing == NEVER):
            raise BadData(TIMING_OF_NO_ABILITY, row=row.key)


def _check_grey_backs(data: Data) -> None:
    rows = with_data(data, "manuscripts", [row.key for row in PRINTED_MANUSCRIPTS], PRINTED_MANUSCRIPTS)
    grey = len([row for row in rows if row.grey_back])
    if grey != GREY_BACKS:
        raise BadData(WRONG_GREY_BACKS, grey=grey, backs=GREY_BACKS)


def _check_removed(data: Data) -> None:
    """A board takes one scheme of the start away, and two of the future, as the printed ones do."""
    future = {row.key: row.future for row in PRINTED_SCHEMES}
    for key, fields in data.get("ai_boards", {}).items():
        removed = fields.get("removed")
        if removed is None:
            continue
        for scheme in removed:
            if scheme not in future:
                raise BadData(NO_SCHEME, row=key, scheme=repr(scheme))
        later = [scheme for scheme in set(removed) if future[scheme]]
        if len(set(removed)) != 3 or len(later) != 2:
            raise BadData(WRONG_SCHEMES_REMOVED, row=key)


def check_own_data() -> None:
    """The data file that this game was loaded with."""
    if PATH:
        try:
            check_data(read(PATH))
        except BadData as error:
            raise BadData(AT, place=VARIABLE, reason=error) from None
