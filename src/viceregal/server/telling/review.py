"""A review told to a reader, made in a bot's process: the game has to be played again for its words."""

from __future__ import annotations

from typing import Any

import orjson

from viceregal.core.chance import Chance
from viceregal.core.errors import BadRecord, BadSetup
from viceregal.core.match import Match
from viceregal.core.records import CHANCE, Seat
from viceregal.i18n.complaints import said_in
from viceregal.i18n.game_speech import names_or_number
from viceregal.review import making
from viceregal.review.telling import tell_review
from viceregal.server.problem import Problem
from viceregal.server.tables.summary import summary_of
from viceregal.server.tables.table import Table
from viceregal.server.telling.foretelling import foretell_each_at
from viceregal.server.telling.lobby import tell_summary
from viceregal.server.telling.practice import practice_table, tell_practice
from viceregal.server.telling.words import speech_of

Plain = dict[str, Any]


def check_record(text: str, lang: str) -> None:
    """Problem for what cannot be reviewed."""
    try:
        making.plan(text)
    except (BadRecord, BadSetup) as error:
        raise Problem(400, "record", said_in(lang, error)) from None


def write_review(review_id: str, text: str, made: Plain, lang: str) -> bytes:
    """The whole answer; the names are those of this text."""
    told = tell_review(made, making.match_of(text), lang)
    return orjson.dumps({"id": review_id, "done": 1, "all": 1, "review": told})


def position_at(text: str, at: int) -> Plain:
    """What a table needs to go on from a decision of the game."""
    match = _match_at(text, at)
    setup = match.setup
    return {
        "game": match.game.key,
        "version": setup.version,
        "edition": setup.edition,
        "options": dict(setup.values),
        "seats": setup.seats,
        "start": match.position(at),
    }


def _match_at(text: str, at: int) -> Match:
    match = making.match_of(text)
    if at >= len(match.log):
        raise Problem(404, "unknown", f"the game has {len(match.log)} decisions")
    return match


# The table then ---------------------------------------------------------------------------------------------------


def write_then(text: str, at: int, lang: str) -> bytes:
    """The table as it was when a player decided, as that player saw it, with what was asked."""
    table, seat = _table_then(text, at, lang)
    holds = frozenset({seat})
    told = {
        "table": tell_summary(summary_of(table), lang, holds, holds),
        "lines": [],
        "position": tell_practice(table, seat, lang, goes_on=True, undo=False),
    }
    return orjson.dumps(told)


def write_foretold_then(
    text: str, at: int, question: int, rows: list[list[str]], alone: bool, lang: str
) -> bytes:
    """What would have come of each of these rows of answers, as far as that player could know."""
    table, seat = _table_then(text, at, lang)
    return orjson.dumps(foretell_each_at(table, seat, question, rows, lang, alone))


def _table_then(text: str, at: int, lang: str) -> tuple[Table, Seat]:
    match = _match_at(text, at)
    seat = match.log[at].seat
    if seat == CHANCE:
        raise Problem(404, "unknown", "nobody decided there: it was chance")
    speech = speech_of(lang, match.game.key)
    names = [names_or_number(speech, each, match.players) for each in range(match.setup.seats)]
    there = Match.at(match.game, match.position(at), Chance(0), tuple(names))
    return practice_table(f"review-{at}", there, seat, lang, names), seat
