"""What can be done at a table. Each command checks first; then it writes entries, and the table takes them in at once.

The caller stores the new entries before anybody hears of them. If that fails, the table is read anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from viceregal.core.errors import BadAction
from viceregal.core.game import Game
from viceregal.core.match import Decision, Match
from viceregal.core.records import CHANCE, Action
from viceregal.core.rows import BrokenRow
from viceregal.server.problem import Problem
from viceregal.server.settings import PATIENCE, Patience
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.entries import Entry, Kind
from viceregal.server.tables.questions import now_asked
from viceregal.server.tables.table import Table

MAX_ENTRIES = 20_000  # nobody talks or takes back without end; the game itself may always go on


class Commands:
    """The commands at one table at one moment."""

    def __init__(
        self,
        table: Table,
        actor: Actor,
        now: float,
        here: Iterable[int] = (),
        patience: Patience = PATIENCE,
        at: float | None = None,
    ) -> None:
        """`now` is the time by which clocks run, `at` that of the day, if it is another. `here` are the seats whose
        holders listen."""
        self.table = table
        self.actor = actor
        # The times of two machines may differ; the log's time never goes back.
        self.now = max(now, table.time)
        self.at = max(now if at is None else at, table.updated_at)
        self.here = frozenset(here)
        self.patience = patience
        self.new: list[Entry] = []
        self.seat_tokens: dict[int, str | None] = {}  # hashes to be stored with the entries
        self.request: str | None = None  # goes with the first entry

    # The tools of all commands -------------------------------------------------------------------------------------

    def write(self, kind: Kind, seat: int | None = None, **data: Any) -> Entry:
        entry = Entry(self.table.seq + 1, self.at, kind, seat, data, self.request, self.now)
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
        if self.table.seq >= MAX_ENTRIES:
            raise Problem(409, "phase", "the log of this table is full: only moves are taken")

    @property
    def holds(self) -> frozenset[int]:
        """The seats this actor may play."""
        return self.table.held_by(self.actor)

    def must_hold(self, seat: int) -> None:
        if not 0 <= seat < len(self.table.places):
            raise Problem(404, "unknown", f"this table has no seat {seat}")
        if seat not in self.holds:
            raise Problem(403, "seat", f"seat {seat} is not yours")

    def must_play(self, seat: int) -> None:
        """Somebody must hold the seat, in a game that is going on, and play it himself."""
        self.must_hold(seat)
        self.must_be("playing")
        self.must_not_have_resigned(seat)
        if self.table.places[seat].level:
            raise Problem(409, "phase", "a bot plays for you: come back first")

    def must_not_have_resigned(self, seat: int) -> None:
        if self.table.places[seat].resigned:
            raise Problem(409, "phase", "you have resigned")

    def must_be(self, phase: str) -> None:
        if self.table.phase != phase:
            said = {"open": "has not begun", "playing": "is going on", "over": "is over"}
            raise Problem(409, "phase", f"the game {said[self.table.phase]}")

    def must_be_free(self) -> None:
        """In a tournament nobody plays for another, and seats are kept to the end."""
        if self.table.settings.get("tournament"):
            raise Problem(409, "tournament", "not in a tournament: resign if you cannot play on")

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    # The game ---------------------------------------------------------------------------------------------------

    def begin_if_full(self) -> None:
        if self.table.phase == "open" and all(place.kind != "open" for place in self.table.places):
            self.write("began")
            self.match.settle()
            self.write_played()

    def write_played(self) -> None:
        """What the match has played beyond the log: the decisions of a seat, answers of chance, the end of the game."""
        match, text = self.match, self.match.game.text
        for made in decisions(match.log[len(self.table.moves) :]):
            row = [text(each.action) for each in made]
            data = {"action": row[0]} if len(row) == 1 else {"actions": row}
            if made[0].seat == CHANCE:
                self.write("chance", **data)
            else:
                self.write("move", made[0].seat, **data)
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
        actions = parse_row(self.table.game, texts)
        number = self.table.seq + 1
        try:
            self.match.play_row(actions, seat)
        except BrokenRow as broken:
            raise problem_of(broken, len(texts)) from None
        self.write_played()
        return number

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


def decisions(log: Sequence[Decision]) -> Iterator[list[Decision]]:
    """Those that were made as one, together."""
    row: list[Decision] = []
    for made in log:
        if row and not made.joined:
            yield row
            row = []
        row.append(made)
    if row:
        yield row


def parse_row(game: Game, texts: Sequence[str]) -> list[Action]:
    """The actions of texts; a problem with one of several says which."""
    actions = []
    for number, text in enumerate(texts, start=1):
        try:
            actions.append(game.parse(text))
        except BadAction as error:
            place = f"action {number}: " if len(texts) > 1 else ""
            raise Problem(400, "action", f"{place}{error}") from None
    return actions


def problem_of(broken: BrokenRow, decisions: int) -> Problem:
    """Of a single decision it is enough to say what the rules say; of several, which one it is about."""
    refusal = broken.refusal
    if refusal is None:
        problem = Problem(409, "row", str(broken))
        problem.error = broken
    else:
        problem = Problem(409, "refused", str(broken if decisions > 1 else refusal), rule=refusal.rule)
        problem.refusal = refusal
    problem.index = broken.index if decisions > 1 else None
    return problem
