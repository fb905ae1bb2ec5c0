"""Commands about seats: taking, leaving, giving to a bot, coming back, and playing again.

At a table whose log is full nobody leaves and no bot is put in: then there are only so many seats to take and to come
back to, and the game may still begin and go on.
"""

from __future__ import annotations

from typing import Any

from viceregal.bots import registry
from viceregal.bots.levels import check_level
from viceregal.core.errors import BadSetup
from viceregal.server.credentials import hashed
from viceregal.server.problem import Problem
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.table import Table


def create(commands: Commands, settings: dict[str, Any]) -> None:
    """The first entry. `settings` are checked: the game, its setup, the levels of the bots."""
    commands.write("created", None, **settings)
    commands.begin_if_full()


def by_key(seat: int, key: str) -> str:
    """How a client's key for taking a seat is kept: hashed, for it opens the seat."""
    return f"take{seat}:{hashed(key)}"


def holder_by_key(table: Table, seat: int, key: str) -> str | None:
    """Who has taken this seat with this key, and sits there."""
    seq = table.requests.get(by_key(seat, key))
    if seq is None:
        return None
    player: str | None = table.entries[seq - 1].data["player"]
    return player if table.places[seat].player == player else None


def sits_by_key(commands: Commands, seat: int, key: str | None) -> bool:
    if key is None:
        return False
    holder = holder_by_key(commands.table, seat, key)
    return holder is not None and holder == commands.actor.player


def take(commands: Commands, seat: int, name: str, token: str, key: str | None = None) -> None:
    """Take an open seat; the token opens it from then on."""
    table, actor = commands.table, commands.actor
    if not 0 <= seat < len(table.places):
        raise Problem(404, "unknown", f"this table has no seat {seat}")
    commands.must_be("open")
    if table.places[seat].kind != "open":
        raise Problem(409, "taken", f"seat {seat} is taken")
    if actor.player in table.kicked:
        raise Problem(403, "kicked", "you were asked to leave this table")
    place = table.places[seat]
    if place.kept_for not in ("", actor.player) and not place.declined:
        raise Problem(409, "kept", f"seat {seat} is kept for {place.kept_name or 'somebody else'}")
    commands.seat_tokens[seat] = hashed(token)
    if key is not None:
        commands.request = by_key(seat, key)
        if commands.request in table.requests:
            raise Problem(409, "taken", "this key has been used: take another")
    commands.write("seated", seat, player=actor.player, name=name)
    commands.begin_if_full()


def leave(commands: Commands, seat: int) -> None:
    commands.must_hold(seat)
    commands.must_be("open")
    commands.must_be_free()
    commands.must_be_short()
    commands.seat_tokens[seat] = None
    commands.write("left", seat)


def give_to_bot(commands: Commands, seat: int, level: str) -> None:
    """A bot plays on for the holder of a seat; or, before the game, takes a seat that is open."""
    if commands.table.phase == "open":
        fill_with_bot(commands, seat, level)
        return
    commands.must_hold(seat)
    commands.must_be("playing")
    commands.must_not_have_resigned(seat)
    commands.must_be_free()
    commands.must_be_short()
    check(level, commands.table.settings["game"])
    if commands.table.places[seat].level == level:
        raise Problem(409, "phase", "this bot plays for you already")
    commands.write("bot", seat, level=level, why="asked")


def fill_with_bot(commands: Commands, seat: int, level: str) -> None:
    """Whoever sits at the table need not wait any longer for somebody who does not come."""
    if not commands.holds:
        raise Problem(403, "seat", "only who sits here can ask a bot to the table")
    if not 0 <= seat < len(commands.table.places):
        raise Problem(404, "unknown", f"this table has no seat {seat}")
    if commands.table.places[seat].kind != "open":
        raise Problem(409, "taken", f"seat {seat} is taken")
    commands.must_be_free()
    commands.must_be_short()
    check(level, commands.table.settings["game"])
    commands.write("bot", seat, level=level, why="open")
    commands.begin_if_full()


def come_back(commands: Commands, seat: int, token: str) -> None:
    commands.must_hold(seat)
    commands.must_be("playing")
    commands.must_not_have_resigned(seat)
    if not commands.table.places[seat].away:
        raise Problem(409, "phase", "you play this seat already")
    if seat in commands.table.lent and not commands.table.settings["hints"]:
        raise Problem(403, "hints", "without hints, a seat that was given to a bot is the bot's to the end")
    commands.seat_tokens[seat] = hashed(token)
    commands.write("back", seat)


def note_rematch(commands: Commands, table_id: str) -> None:
    """The old table tells who asks and where the new one is; of two who ask at once, the second finds it told."""
    if commands.table.rematch is None:
        commands.write("rematch", min(commands.holds, default=None), table=table_id)


def accept_rematch(commands: Commands, tokens: dict[int, str]) -> None:
    """Sit down on the seats that are kept for this player; who sits there already stays."""
    player = commands.actor.player
    for seat, place in enumerate(commands.table.places):
        if player is not None and place.kind == "open" and place.kept_for == player:
            take(commands, seat, place.kept_name, tokens[seat])


def decline_rematch(commands: Commands) -> None:
    """Said once for each seat, as long as the table waits."""
    player = commands.actor.player
    for seat, place in enumerate(commands.table.places):
        waits = place.kind == "open" and place.kept_for == player and not place.declined
        if player is not None and waits and commands.table.phase == "open":
            commands.write("no_rematch", seat, name=place.kept_name)


def check(level: str, game_key: str) -> None:
    """A bot that this server offers."""
    try:
        registry.check(level, game_key)
        check_level(level, game_key)
    except BadSetup as error:
        raise Problem(400, "setup", str(error)) from None
