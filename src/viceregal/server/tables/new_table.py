"""From what somebody wants to what a table is: checked before anything is written."""

from __future__ import annotations

from typing import Any

from viceregal.bots.levels import quick_level
from viceregal.core.errors import BadSetup
from viceregal.games import game as find_game
from viceregal.server.problem import Problem
from viceregal.server.shapes.models import ClockWanted, SeatWanted, TableWanted
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.luck import seed_for
from viceregal.server.tables.seating import check
from viceregal.server.tables.table import Table


def settings_of(wanted: TableWanted, actor: Actor, test_seed: str = "") -> dict[str, Any]:
    """What the first entry of a table says."""
    try:
        setup = find_game(wanted.game).setup(len(wanted.seats), wanted.edition, wanted.options)
    except BadSetup as error:
        raise Problem(400, "setup", error.message, rule=error.rule or None) from None
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Problem(422, "invalid", "seats: only one of them is you; the others at this screen are here")
    return {
        "game": wanted.game,
        "version": setup.version,
        "edition": setup.edition,
        "options": dict(setup.values),
        "maker": actor.player,
        "seats": [_seat(seat, wanted, actor) for seat in wanted.seats],
        "public": wanted.public,
        "hints": wanted.hints,
        "clock": _clock(wanted.clock, wanted.game),
        "rematch_of": None,
        "seed": seed_for(wanted.seed, test_seed),
    }


def _seat(seat: SeatWanted, wanted: TableWanted, actor: Actor) -> dict[str, Any]:
    if seat.kind == "bot":
        if seat.level is None or seat.name is not None:
            raise Problem(422, "invalid", "seats: a bot has a level, and no name")
        check(seat.level, wanted.game)
        return {"player": None, "name": "", "level": seat.level}
    if seat.level is not None:
        raise Problem(422, "invalid", "seats: only a bot has a level")
    if seat.kind == "open":
        if seat.name is not None:
            raise Problem(422, "invalid", "seats: an open seat has no name yet")
        return {"player": None, "name": "", "level": ""}
    name = seat.name or ""
    if seat.kind == "me":
        name = name or wanted.name or actor.name
    return {"player": actor.player, "name": name, "level": ""}


def _clock(clock: ClockWanted | None, game_key: str) -> dict[str, Any] | None:
    if clock is None:
        return None
    level = clock.level or quick_level(game_key)
    check(level, game_key)
    return {"bank": clock.bank, "grace": clock.grace, "level": level}


def again(table: Table) -> dict[str, Any]:
    """The same once more: people on their seats, bots where bots were from the beginning; by the newest rules."""
    seats = [
        {
            "player": place.player,
            "name": place.name if place.player is not None else "",
            "level": place.level if place.player is None else "",
        }
        for place in table.places
    ]
    settings = table.settings
    setup = table.game.setup(len(seats), settings["edition"], settings["options"])
    renewed = {
        "version": setup.version,
        "options": dict(setup.values),
        "seats": seats,
        "rematch_of": table.id,
        "start": None,
    }
    return {**settings, **renewed}
