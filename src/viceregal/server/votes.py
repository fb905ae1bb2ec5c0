"""Deeds that may need the consent of all: undo, giving up, putting a bot in the place of somebody absent."""

from __future__ import annotations

from typing import Literal

from viceregal.server.deeds import Deeds
from viceregal.server.entries import Problem
from viceregal.server.seating import check
from viceregal.server.table import Table

Reach = Literal["free", "vote", "no"]


def undo_reach(table: Table, seat: int | None) -> tuple[Reach, int]:
    """Can this seat take back its last decision, or row: at once, by a vote, or not; and the number of its entry."""
    match = table.match
    if match is None or table.phase != "playing" or seat is None:
        return "no", 0
    mine = [number for number, entry in enumerate(match.log) if entry.seat == seat]
    if not mine:
        return "no", 0
    willing = {number for number in range(len(table.places)) if agrees_always(table, seat, number)}
    back_to = table.moves[mine[-1]]
    since = match.log[table.moves.index(back_to) :]
    hidden = any(entry.reveals() for entry in since)
    others = any(entry.seat >= 0 and entry.seat not in willing for entry in since)
    return ("vote" if hidden or others else "free"), back_to


def agrees_always(table: Table, asker: int, seat: int) -> bool:
    """Bots, and seats in the hands of the one who asks."""
    return seat not in table.people or table.places[seat].player == table.places[asker].player


def undo(deeds: Deeds, request: str, seat: int) -> int:
    deeds.must_hold(seat)
    deeds.asked_by_client(request, str(seat))
    deeds.must_play(seat)
    deeds.must_be_short()
    reach, back_to = undo_reach(deeds.table, seat)
    if reach == "no":
        raise Problem(409, "no_undo", "you have decided nothing yet")
    if reach == "free":
        return deeds.write("undone", seat, back_to=back_to).seq
    return put_to_vote(deeds, seat, "undo")


def propose(deeds: Deeds, request: str, seat: int, what: str, whom: int | None, level: str) -> int:
    deeds.must_hold(seat)
    deeds.asked_by_client(request, str(seat))
    deeds.must_play(seat)
    deeds.must_be_short()
    if what == "replace":
        if whom is None or whom not in deeds.table.people or whom in deeds.holds:
            raise Problem(422, "invalid", "whom: must be the seat of another person")
        check(level, deeds.table.settings["game"])
        must_be_missed(deeds, whom)
    elif whom is not None:
        raise Problem(422, "invalid", "whom: only a replacement names somebody")
    return put_to_vote(deeds, seat, what, whom, level)


def must_be_missed(deeds: Deeds, whom: int) -> None:
    """Who is here is asked. Who is away has some time to come back; with a clock, all the time it gives."""
    if whom in deeds.here:
        return
    asked = deeds.table.questions.get(whom)
    if deeds.table.clocks is not None:
        raise Problem(409, "absent", "at this table the clock decides when a bot takes over")
    if asked is None or deeds.now - asked.at < deeds.absent_seconds:
        raise Problem(409, "absent", f"wait: who is away has {deeds.absent_seconds:.0f} seconds to answer")


def put_to_vote(deeds: Deeds, seat: int, what: str, whom: int | None = None, level: str = "") -> int:
    table = deeds.table
    if table.proposal is not None:
        raise Problem(409, "phase", "another proposal waits for answers", seq=table.proposal.number)
    waiting = [
        other
        for other in sorted(table.people)
        if not agrees_always(table, seat, other) and (other != whom or other in deeds.here)
    ]
    entry = deeds.write("proposed", seat, what=what, whom=whom, level=level, waiting=waiting)
    carry_out_if_agreed(deeds)
    return entry.seq


def vote(deeds: Deeds, request: str, seat: int, number: int, agree: bool) -> int:
    deeds.must_hold(seat)
    deeds.asked_by_client(request, str(seat))
    deeds.must_play(seat)
    proposal = deeds.table.proposal
    if proposal is None or proposal.number != number:
        raise Problem(409, "no_proposal", "this proposal is not on the table any more")
    if seat not in proposal.waiting:
        raise Problem(409, "no_proposal", "you are not asked about this proposal, or have answered")
    entry = deeds.write("voted", seat, proposal=number, agree=agree)
    carry_out_if_agreed(deeds)
    return entry.seq


def carry_out_if_agreed(deeds: Deeds) -> None:
    proposal = deeds.table.proposal
    if proposal is None or proposal.waiting:
        return
    if proposal.what == "undo":
        _, back_to = undo_reach(deeds.table, proposal.seat)
        deeds.write("undone", proposal.seat, back_to=back_to)
    elif proposal.what == "resign":
        deeds.write("ended", proposal.seat, reason="resigned", by=proposal.seat)
    else:
        assert proposal.whom is not None
        deeds.write("bot", proposal.whom, level=proposal.level, why="vote")
