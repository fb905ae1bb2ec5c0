"""A review told to a reader, made in a bot's process: the game has to be played again for its words."""

from __future__ import annotations

from typing import Any

import orjson

from viceregal.core.errors import BadRecord, BadSetup
from viceregal.i18n.complaints import said_in
from viceregal.review import making
from viceregal.review.telling import tell_review
from viceregal.server.problem import Problem

Plain = dict[str, Any]


def check_record(text: str, lang: str) -> None:
    """Problem for what cannot be reviewed."""
    try:
        making.plan(text)
    except BadRecord as error:
        raise Problem(400, "record", said_in(lang, str(error))) from None
    except BadSetup as error:
        raise Problem(400, "record", said_in(lang, error.message)) from None


def write_review(review_id: str, text: str, made: Plain, lang: str) -> bytes:
    """The whole answer; the names are those of this text."""
    told = tell_review(made, making.match_of(text), lang)
    return orjson.dumps({"id": review_id, "done": 1, "all": 1, "review": told})


def position_at(text: str, at: int) -> Plain:
    """What a table needs to go on from a decision of the game."""
    match = making.match_of(text)
    if at >= len(match.log):
        raise Problem(404, "unknown", f"the game has {len(match.log)} decisions")
    setup = match.setup
    return {
        "game": match.game.key,
        "version": setup.version,
        "edition": setup.edition,
        "options": dict(setup.values),
        "seats": setup.seats,
        "start": match.position(at),
    }
