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
from viceregal.server.tables.table import Place, Table


def settings_of(
    wanted: TableWanted, actor: Actor, test_seed: str = "", longest: float = 0.0
) -> dict[str, Any]:
    """What the first entry of a table says. `longest` is the time for one decision where strangers play."""
    try:
        setup = find_game(wanted.game).setup(len(wanted.seats), wanted.edition, wanted.options)
    except BadSetup as error:
        raise Problem(400, "setup", error.sentence(), rule=error.rule or None) from None
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Problem(422, "invalid", "seats: only one of them is you; the others at this screen are here")
    public = _or(wanted.public, any(seat.kind == "open" for seat in wanted.seats))
    return {
        "game": wanted.game,
        "version": setup.version,
        "edition": setup.edition,
        "options": dict(setup.values),
        "maker": actor.player,
        "seats": [_seat(seat, wanted, actor) for seat in wanted.seats],
        "public": public,
        "hints": _or(wanted.hints, sum(seat.kind != "bot" for seat in wanted.seats) < 2),
        "clock": None if wanted.clock is None else clock_of(wanted.clock, wanted.game),
        "longest": (longest or None) if public else None,
        "rematch_of": None,
        "seed": seed_for(wanted.seed, test_seed),
    }


def _or(said: bool | None, usual: bool) -> bool:
    return usual if said is None else said


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


def clock_of(clock: ClockWanted, game_key: str) -> dict[str, Any]:
    level = clock.level or quick_level(game_key)
    check(level, game_key)
    return {"bank": clock.bank, "grace": clock.grace, "level": level}


def again(table: Table, asker: str | None) -> dict[str, Any]:
    """The same once more: who asks on the own seats, bots where bots were from the beginning; by the newest rules.

    The seats of the others are kept for them, until they accept or decline.
    """
    seats = [_seat_again(place, asker) for place in table.places]
    settings = table.settings
    setup = table.game.setup(len(seats), settings["edition"], settings["options"])
    renewed = {
        "version": setup.version,
        "options": dict(setup.values),
        "seats": seats,
        "maker": asker,
        "rematch_of": table.id,
        "start": None,
    }
    if settings.get("daily"):  # a day has one deal: once more is another one
        renewed |= {"daily": None, "seed": None, "hints": True}
    if settings.get("tournament"):  # that is over: once more is between the two
        renewed |= {"tournament": None}
    return {**settings, **renewed}


def _seat_again(place: Place, asker: str | None) -> dict[str, Any]:
    if place.player is None:
        return {"player": None, "name": "", "level": place.level}
    if place.player == asker:
        return {"player": place.player, "name": place.name, "level": ""}
    return {"player": None, "name": "", "level": "", "kept_for": place.player, "kept_name": place.name}
