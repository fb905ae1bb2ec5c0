"""Deeds about seats: taking, leaving, giving to a bot, coming back, and playing again.

At a table whose log is full nobody leaves and no bot is put in: then there are only so many seats to take and to come
back to, and the game may still begin and go on.
"""

from __future__ import annotations

from typing import Any

from viceregal.bots import registry
from viceregal.bots.levels import check_level
from viceregal.core.errors import BadSetup
from viceregal.server.deeds import Deeds
from viceregal.server.entries import Problem
from viceregal.server.tokens import hashed


def create(deeds: Deeds, settings: dict[str, Any]) -> None:
    """The first entry. `settings` are checked: the game, its setup, the levels of the bots."""
    deeds.write("created", None, **settings)
    deeds.begin_if_full()


def take(deeds: Deeds, seat: int, name: str, token: str) -> None:
    """Take an open seat; the token is its key."""
    table, actor = deeds.table, deeds.actor
    if not 0 <= seat < len(table.places):
        raise Problem(404, "unknown", f"this table has no seat {seat}")
    deeds.must_be("open")
    if table.places[seat].kind != "open":
        raise Problem(409, "taken", f"seat {seat} is taken")
    deeds.seat_tokens[seat] = hashed(token)
    deeds.write("seated", seat, player=actor.player, name=name)
    deeds.begin_if_full()


def leave(deeds: Deeds, seat: int) -> None:
    deeds.must_hold(seat)
    deeds.must_be("open")
    deeds.must_be_short()
    deeds.seat_tokens[seat] = None
    deeds.write("left", seat)


def give_to_bot(deeds: Deeds, seat: int, level: str) -> None:
    deeds.must_hold(seat)
    deeds.must_be("playing")
    deeds.must_be_short()
    check(level, deeds.table.settings["game"])
    if deeds.table.places[seat].level == level:
        raise Problem(409, "phase", "this bot plays for you already")
    deeds.write("bot", seat, level=level, why="asked")


def come_back(deeds: Deeds, seat: int, token: str) -> None:
    deeds.must_hold(seat)
    deeds.must_be("playing")
    if not deeds.table.places[seat].away:
        raise Problem(409, "phase", "you play this seat already")
    deeds.seat_tokens[seat] = hashed(token)
    deeds.write("back", seat)


def note_rematch(deeds: Deeds, table_id: str) -> None:
    """The old table tells where the new one is; of two who ask at once, the second finds it told."""
    if deeds.table.rematch is None:
        deeds.write("rematch", None, table=table_id)


def check(level: str, game_key: str) -> None:
    """A bot that this server offers."""
    try:
        registry.check(level, game_key)
        check_level(level, game_key)
    except BadSetup as error:
        raise Problem(400, "setup", str(error)) from None
