"""Commands that may need the consent of all: undo, giving up, putting a bot in the place of somebody absent."""

from __future__ import annotations

from typing import Literal

from viceregal.core.match import NoUndo
from viceregal.server.problem import Problem
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.seating import check
from viceregal.server.tables.table import Table

Reach = Literal["free", "vote", "no"]


def undo_reach(table: Table, seat: int | None) -> tuple[Reach, int]:
    """Can this seat take back its last decision, or row: at once, by a vote, or not; and the number of its entry."""
    match = table.match
    if match is None or table.phase != "playing" or seat is None:
        return "no", 0
    try:
        back = match.way_back(seat)
    except NoUndo:
        return "no", 0
    asked = any(not agrees_always(table, seat, other) for other in back.others)
    return ("vote" if back.reveals or asked else "free"), table.moves[back.entry]


def agrees_always(table: Table, asker: int, seat: int) -> bool:
    """Bots, and seats in the hands of the one who asks."""
    return seat not in table.people or table.places[seat].player == table.places[asker].player


def undo(commands: Commands, request: str, seat: int) -> int:
    commands.must_hold(seat)
    commands.asked_by_client(request, str(seat))
    commands.must_play(seat)
    commands.must_be_short()
    reach, back_to = undo_reach(commands.table, seat)
    if reach == "no":
        raise Problem(409, "no_undo", "you have decided nothing yet")
    if reach == "free":
        return commands.write("undone", seat, back_to=back_to).seq
    return put_to_vote(commands, seat, "undo")


def propose(commands: Commands, request: str, seat: int, what: str, whom: int | None, level: str) -> int:
    commands.must_hold(seat)
    commands.asked_by_client(request, str(seat))
    commands.must_play(seat)
    commands.must_be_short()
    if what == "replace":
        if whom is None or whom not in commands.table.people or whom in commands.holds:
            raise Problem(422, "invalid", "whom: must be the seat of another person")
        check(level, commands.table.settings["game"])
        must_be_missed(commands, whom)
    elif whom is not None:
        raise Problem(422, "invalid", "whom: only a replacement names somebody")
    return put_to_vote(commands, seat, what, whom, level)


def must_be_missed(commands: Commands, whom: int) -> None:
    """Who is here is asked. Who is away has some time to come back; with a clock, all the time it gives."""
    if whom in commands.here:
        return
    asked = commands.table.questions.get(whom)
    if commands.table.clocks is not None:
        raise Problem(409, "absent", "at this table the clock decides when a bot takes over")
    if asked is None or commands.now - asked.at < commands.absent_seconds:
        raise Problem(409, "absent", f"wait: who is away has {commands.absent_seconds:.0f} seconds to answer")


def put_to_vote(commands: Commands, seat: int, what: str, whom: int | None = None, level: str = "") -> int:
    table = commands.table
    if table.proposal is not None:
        raise Problem(409, "phase", "another proposal waits for answers", seq=table.proposal.number)
    waiting = [
        other
        for other in sorted(table.people)
        if not agrees_always(table, seat, other) and (other != whom or other in commands.here)
    ]
    entry = commands.write("proposed", seat, what=what, whom=whom, level=level, waiting=waiting)
    carry_out_if_agreed(commands)
    return entry.seq


def vote(commands: Commands, request: str, seat: int, number: int, agree: bool) -> int:
    commands.must_hold(seat)
    commands.asked_by_client(request, str(seat))
    commands.must_play(seat)
    proposal = commands.table.proposal
    if proposal is None or proposal.number != number:
        raise Problem(409, "no_proposal", "this proposal is not on the table any more")
    if seat not in proposal.waiting:
        raise Problem(409, "no_proposal", "you are not asked about this proposal, or have answered")
    entry = commands.write("voted", seat, proposal=number, agree=agree)
    carry_out_if_agreed(commands)
    return entry.seq


def carry_out_if_agreed(commands: Commands) -> None:
    proposal = commands.table.proposal
    if proposal is None or proposal.waiting:
        return
    if proposal.what == "undo":
        _, back_to = undo_reach(commands.table, proposal.seat)
        commands.write("undone", proposal.seat, back_to=back_to)
    elif proposal.what == "resign":
        commands.write("ended", proposal.seat, reason="resigned", by=proposal.seat)
    else:
        assert proposal.whom is not None
        commands.write("bot", proposal.whom, level=proposal.level, why="vote")
