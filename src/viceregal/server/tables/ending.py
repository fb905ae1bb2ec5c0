"""Commands that nobody else has to agree to: giving up, cancelling a table, asking somebody to leave; and time that is up."""

from __future__ import annotations

from viceregal.bots.levels import quick_level
from viceregal.server.problem import Problem
from viceregal.server.tables import votes
from viceregal.server.tables.commands import Commands


def resign(commands: Commands, request: str, seat: int) -> int:
    """At any time. Where at least two others are left, and a person among them, a bot plays the seat to the end."""
    commands.must_hold(seat)
    commands.asked_by_client(request, str(seat))
    commands.must_be("playing")
    commands.must_not_have_resigned(seat)
    table = commands.table
    others = [place for number, place in enumerate(table.places) if number != seat and not place.resigned]
    if len(others) < 2 or all(place.player is None for place in others):
        return commands.write("ended", seat, reason="resigned", by=seat, alone=True).seq
    return commands.write("resigned", seat, level=quick_level(table.settings["game"])).seq


def must_be_maker(commands: Commands) -> None:
    maker = commands.table.settings.get("maker")  # tables of earlier versions do not say
    if maker is None or commands.actor.player != maker or commands.actor.only is not None:
        raise Problem(403, "maker", "only who has opened the table may do that")


def cancel(commands: Commands) -> None:
    """As long as no person has moved."""
    must_be_maker(commands)
    table = commands.table
    if table.phase == "over":
        commands.must_be("open")
    if any(entry.kind == "move" and entry.seat in table.voters for entry in table.entries):
        raise Problem(409, "phase", "the game is going on: resign, or propose to end it")
    commands.write("ended", None, reason="cancelled", by=None)


def kick(commands: Commands, seat: int) -> None:
    """Before the game begins. Whoever had to leave does not come back under the same name and session."""
    must_be_maker(commands)
    commands.must_be("open")
    commands.must_be_short()
    place = commands.table.places[seat] if 0 <= seat < len(commands.table.places) else None
    if place is None or place.player is None:
        raise Problem(404, "unknown", f"nobody sits on seat {seat}")
    if place.player == commands.actor.player:
        raise Problem(409, "phase", "this seat is yours: leave it")
    commands.seat_tokens[seat] = None
    commands.write("left", seat, kicked=place.player)


def time_out(commands: Commands) -> None:
    """Proposals whose time is up lapse; whoever's time is up is played by a bot from now on, or loses a tournament's game."""
    table = commands.table
    if table.phase != "playing":
        return
    proposal = table.proposal
    if proposal is not None and proposal.until is not None and proposal.until <= commands.now:
        votes.lapse(commands, proposal)
    if table.phase != "playing":
        return
    level = (table.settings["clock"] or {}).get("level") or quick_level(table.settings["game"])
    for seat in table.asked:
        deadline = table.deadline_of(seat)
        if seat in table.people and deadline is not None and deadline <= commands.now:
            if table.settings.get("tournament"):
                commands.write("ended", seat, reason="time", by=seat, alone=True)
                return
            commands.write("bot", seat, level=level, why="clock")
