"""What needs the consent of others: undo, ending the game, a bot in the place of somebody absent, a clock.

Who is away, or has lent the seat to a bot, is asked like everybody else. Each proposal has a time. When it is up, nothing
is taken back or ended; a clock is set if more were for it than against it, and so is a bot unless its seat was asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from viceregal.core.match import NoUndo
from viceregal.server.problem import Problem
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.questions import Proposal
from viceregal.server.tables.seating import check
from viceregal.server.tables.table import Table

Reach = Literal["free", "vote", "no"]
MIN_CLOCK: Final = 60.0  # seconds for the first decision: a clock is no trap


def undo_reach(table: Table, seat: int | None) -> tuple[Reach, int]:
    """Can this seat take back its last decision, or row: at once, by a vote, or not; and the number of its entry."""
    match = table.match
    if match is None or table.phase != "playing" or seat is None:
        return "no", 0
    try:
        back = match.way_back(seat)
    except NoUndo:
        return "no", 0
    if back.reveals and table.settings.get("daily"):
        return "no", 0  # what has come to light stays: everybody plays the same deal once
    asked = any(not agrees_always(table, seat, other) for other in back.others)
    return ("vote" if back.reveals or asked else "free"), table.moves[back.entry]


def undo_from(table: Table, look: int | None) -> tuple[Reach, int | None]:
    """What an undo comes to for who looks from a seat, and whose decision it takes back: the last of all seats in the
    same hands. For a seat that is lent a bot decides, and nobody takes that back."""
    player = None if look is None else table.places[look].player
    own = [seat for seat in sorted(table.seats_of(player)) if not table.places[seat].level]
    found = [
        (number, reach, seat) for seat in own for reach, number in [undo_reach(table, seat)] if reach != "no"
    ]
    if not found:
        return "no", None
    _, reach, seat = max(found)
    return reach, seat


def agrees_always(table: Table, asker: int, seat: int) -> bool:
    """Bots of nobody, and seats in the hands of the one who asks."""
    return seat not in table.voters or table.places[seat].player == table.places[asker].player


def undo(commands: Commands, request: str, seat: int) -> int:
    commands.must_hold(seat)
    commands.asked_by_client(request, str(seat))
    commands.must_play(seat)
    commands.must_be_short()
    reach, back_to = undo_reach(commands.table, seat)
    if reach == "no":
        raise Problem(409, "no_undo", "there is nothing that you can take back")
    if reach == "free":
        return commands.write("undone", seat, back_to=back_to).seq
    return put_to_vote(commands, seat, Wish("undo"))


@dataclass(frozen=True)
class Wish:
    """What is to be put to the vote."""

    what: str
    whom: int | None = None
    level: str = ""
    clock: dict[str, Any] | None = None


def propose(commands: Commands, request: str, seat: int, wish: Wish) -> int:
    what, whom, level, clock = wish.what, wish.whom, wish.level, wish.clock
    commands.must_hold(seat)
    commands.asked_by_client(request, str(seat))
    commands.must_play(seat)
    commands.must_be_short()
    if what in ("replace", "clock"):
        commands.must_be_free()
    if (what == "replace") != (whom is not None):
        raise Problem(422, "invalid", "whom: a replacement names somebody, and nothing else does")
    if (what == "clock") != (clock is not None):
        raise Problem(422, "invalid", "clock: who proposes one says which")
    if whom is not None:
        if whom not in commands.table.people or whom in commands.holds:
            raise Problem(422, "invalid", "whom: must be the seat of another person")
        check(level, commands.table.settings["game"])
        must_be_missed(commands, whom)
    if clock is not None:
        if clock["bank"] + clock["grace"] < MIN_CLOCK:
            raise Problem(422, "invalid", f"clock: at least {MIN_CLOCK:.0f} seconds, bank and grace together")
        check(clock["level"], commands.table.settings["game"])
    return put_to_vote(commands, seat, wish)


def must_be_missed(commands: Commands, whom: int) -> None:
    """Who is here is asked. Who is away has some time to come back; with a clock, all the time it gives."""
    if whom in commands.here:
        return
    asked = commands.table.questions.get(whom)
    if commands.table.clocks is not None:
        raise Problem(409, "absent", "at this table the clock decides when a bot takes over")
    if asked is None or commands.now - asked.at < commands.patience.absent:
        raise Problem(
            409, "absent", f"wait: who is away has {commands.patience.absent:.0f} seconds to answer"
        )


def put_to_vote(commands: Commands, seat: int, wish: Wish) -> int:
    table = commands.table
    if table.proposal is not None:
        raise Problem(409, "phase", "another proposal waits for answers", seq=table.proposal.number)
    waiting = [
        other
        for other in sorted(table.voters)
        if not agrees_always(table, seat, other) and (other != wish.whom or other in commands.here)
    ]
    entry = commands.write(
        "proposed",
        seat,
        what=wish.what,
        whom=wish.whom,
        level=wish.level,
        waiting=waiting,
        until=commands.now + commands.patience.vote,
        clock=wish.clock,
    )
    decide(commands)
    return entry.seq


def vote(commands: Commands, request: str, seat: int, number: int, agree: bool) -> int:
    """Who has lent the seat votes, too."""
    commands.must_hold(seat)
    commands.asked_by_client(request, str(seat))
    commands.must_be("playing")
    commands.must_not_have_resigned(seat)
    proposal = commands.table.proposal
    if proposal is None or proposal.number != number:
        raise Problem(409, "no_proposal", "this proposal is not on the table any more")
    if seat not in proposal.waiting:
        raise Problem(409, "no_proposal", "you are not asked about this proposal, or have answered")
    entry = commands.write("voted", seat, proposal=number, agree=agree)
    decide(commands)
    return entry.seq


def decide(commands: Commands) -> None:
    """Carry out what is agreed to; give up what cannot be any more."""
    proposal = commands.table.proposal
    if proposal is None:
        return
    if proposal.what == "clock":
        agreed, declined, waiting = len(proposal.agreed), len(proposal.declined), len(proposal.waiting)
        if agreed > declined + waiting:
            carry_out(commands, proposal)
        elif declined >= agreed + waiting:
            commands.write("lapsed", proposal.seat, proposal=proposal.number)
    elif not proposal.waiting:
        carry_out(commands, proposal)


def lapse(commands: Commands, proposal: Proposal) -> None:
    """The time is up."""
    wanted = proposal.what == "clock" and len(proposal.agreed) > len(proposal.declined)
    unopposed = proposal.what == "replace" and proposal.whom not in proposal.waiting
    if wanted or unopposed:
        carry_out(commands, proposal)
    else:
        commands.write("lapsed", proposal.seat, proposal=proposal.number)


def carry_out(commands: Commands, proposal: Proposal) -> None:
    if proposal.what == "undo":
        _, back_to = undo_reach(commands.table, proposal.seat)
        commands.write("undone", proposal.seat, back_to=back_to)
    elif proposal.what == "end":
        commands.write("ended", proposal.seat, reason="agreed", by=proposal.seat)
    elif proposal.what == "resign":  # as earlier versions called it
        commands.write("ended", proposal.seat, reason="resigned", by=proposal.seat)
    elif proposal.what == "clock":
        assert proposal.clock is not None
        commands.write("clock", proposal.seat, **proposal.clock)
    else:
        assert proposal.whom is not None
        commands.write("bot", proposal.whom, level=proposal.level, why="vote")
