"""What can be done at a table. Each deed checks first; then it writes entries, and the table takes them in at once.

The caller stores the new entries before anybody hears of them. If that fails, the table is read anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from viceregal.core.match import Match
from viceregal.core.records import CHANCE
from viceregal.core.rows import BrokenRow
from viceregal.server.actor import Actor
from viceregal.server.entries import Entry, Kind, Problem
from viceregal.server.foretelling import foretell_at, foretell_each_at, now_asked, parse_row
from viceregal.server.luck import chance_at
from viceregal.server.settings import ABSENT_SECONDS
from viceregal.server.table import Table

MOST_ENTRIES = 20_000  # nobody talks or takes back without end; the game itself may always go on


class Deeds:
    """The deeds at one table at one moment."""

    def __init__(
        self,
        table: Table,
        actor: Actor,
        now: float,
        here: Iterable[int] = (),
        absent_seconds: float = ABSENT_SECONDS,
    ) -> None:
        """`here` are the seats whose holders listen; who is not has so long to come back when asked."""
        self.table = table
        self.actor = actor
        self.now = max(
            now, table.updated_at
        )  # clocks of two machines may differ; the log's time never goes back
        self.here = frozenset(here)
        self.absent_seconds = absent_seconds
        self.new: list[Entry] = []
        self.seat_tokens: dict[int, str | None] = {}  # hashes to be stored with the entries
        self.request: str | None = None  # goes with the first entry

    # The tools of all deeds -------------------------------------------------------------------------------------

    def write(self, kind: Kind, seat: int | None = None, **data: Any) -> Entry:
        entry = Entry(self.table.seq + 1, self.now, kind, seat, data, self.request)
        self.request = None
        self.table.apply(entry)
        self.new.append(entry)
        return entry

    def asked_by_client(self, request: str, who: str) -> None:
        """A request that has been stored already is not carried out again."""
        self.request = f"{who}:{request}"
        if self.request in self.table.requests:
            seq = self.table.requests[self.request]
            raise Problem(409, "doubled", f"this request was stored as entry {seq}", seq=seq)

    def must_be_short(self) -> None:
        if self.table.seq >= MOST_ENTRIES:
            raise Problem(409, "phase", "the log of this table is full: only moves are taken")

    @property
    def holds(self) -> frozenset[int]:
        """The seats this actor may play."""
        seats = self.table.seats_of(self.actor.player)
        return seats if self.actor.only is None else seats & {self.actor.only}

    def must_hold(self, seat: int) -> None:
        if not 0 <= seat < len(self.table.places):
            raise Problem(404, "unknown", f"this table has no seat {seat}")
        if seat not in self.holds:
            raise Problem(403, "seat", f"seat {seat} is not yours")

    def must_play(self, seat: int) -> None:
        """Somebody must hold the seat, in a game that is going on, and play it himself."""
        self.must_hold(seat)
        self.must_be("playing")
        if self.table.places[seat].level:
            raise Problem(409, "phase", "a bot plays for you: come back first")

    def must_be(self, phase: str) -> None:
        if self.table.phase != phase:
            said = {"open": "has not begun", "playing": "is going on", "over": "is over"}
            raise Problem(409, "phase", f"the game {said[self.table.phase]}")

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def foretell(
        self, seat: int, question: int, actions: Sequence[str], lang: str, alone: bool = False
    ) -> dict[str, Any]:
        """What would come of actions. It is no deed, but whoever asks must be able to do what is asked about."""
        self.must_play(seat)
        return foretell_at(self.table, seat, question, actions, lang, alone)

    def foretell_each(
        self, seat: int, question: int, rows: Sequence[Sequence[str]], lang: str, alone: bool = False
    ) -> dict[str, Any]:
        """The same for several rows, each by itself."""
        self.must_play(seat)
        return foretell_each_at(self.table, seat, question, rows, lang, alone)

    # The game ---------------------------------------------------------------------------------------------------

    def begin_if_full(self) -> None:
        if self.table.phase == "open" and all(place.kind != "open" for place in self.table.places):
            self.write("began")
            self.settle()

    def settle(self) -> None:
        """Let chance answer; end the game where the rules do."""
        match = self.match
        while match.to_move == (CHANCE,):
            action = match.game.sample(match.state, chance_at(self.table))
            self.write("chance", action=match.game.text(action))
        if match.over:
            self.write("ended", reason="finished", by=None)

    def move(self, request: str, seat: int, question: int, actions: Sequence[str]) -> int:
        """A decision of a person, or several that are one; the number of its entry."""
        self.must_hold(seat)
        self.asked_by_client(request, str(seat))
        self.must_play(seat)
        return self.decide(seat, question, *actions)

    def decide(self, seat: int, question: int, *texts: str) -> int:
        self.must_not_be_stale(seat, question)
        actions = parse_row(self.table, texts)
        try:
            row = [self.match.game.text(action) for action in self.match.checked_row(actions, seat)]
        except BrokenRow as broken:
            raise problem_of(broken, len(texts)) from None
        data = {"action": row[0]} if len(row) == 1 else {"actions": row}
        entry = self.write("move", seat, **data)
        self.settle()
        return entry.seq

    def must_not_be_stale(self, seat: int, question: int) -> None:
        table = self.table
        asked = table.questions.get(seat)
        if asked is None and question == table.answered.get(seat):
            raise Problem(409, "stale", "you have answered this question, and are not asked now")
        if asked is not None and asked.number != question:
            raise Problem(409, "stale", now_asked(asked.number))

    # Talk -------------------------------------------------------------------------------------------------------

    def say(self, request: str, seat: int | None, text: str, private: bool) -> int:
        if seat is not None:
            self.must_hold(seat)
        elif self.actor.player is None:
            raise Problem(401, "nobody", "say who you are first (POST /api/me)")
        self.asked_by_client(request, f"w{self.actor.player}" if seat is None else str(seat))
        self.must_be_short()
        talk = self.table.talk()
        if private:
            partner = talk.partner(seat)
            if seat is None or partner is None or self.now > talk.until:
                raise Problem(403, "talk", "no private talk of yours is open", rule=talk.rule)
            return self.write("said", seat, text=text, name="", to=[seat, partner]).seq
        if not talk.open:
            raise Problem(403, "talk", "nobody talks at this table", rule=talk.rule)
        return self.write("said", seat, text=text, name=self.actor.name if seat is None else "", to=None).seq

    # The clock --------------------------------------------------------------------------------------------------

    def time_out(self) -> None:
        """Whoever's time is up is played by a bot from now on."""
        clocks, table = self.table.clocks, self.table
        if clocks is None or table.phase != "playing":
            return
        for seat in table.asked:
            deadline = clocks.deadline(seat)
            if seat in table.people and deadline is not None and deadline <= self.now:
                self.write("bot", seat, level=table.settings["clock"]["level"], why="clock")


def problem_of(broken: BrokenRow, decisions: int) -> Problem:
    """Of a single decision it is enough to say what the rules say; of several, which one it is about."""
    refusal = broken.refusal
    if refusal is None:
        problem = Problem(409, "row", str(broken))
    else:
        problem = Problem(409, "refused", str(broken if decisions > 1 else refusal), rule=refusal.rule)
        problem.refusal = refusal
    problem.index = broken.index if decisions > 1 else None
    return problem
