"""Walking through the log of a match, forwards and backwards. The match itself stays as it is."""

from __future__ import annotations

from viceregal.core.complaints import NO_SUCH_STEP
from viceregal.core.errors import ViceregalError
from viceregal.core.game import Document, View
from viceregal.core.match import Decision, Match
from viceregal.core.records import Seat
from viceregal.core.rules import State


class Stepping:
    """A place in the log: `at` decisions, players' and chance's, have been made, and `state` is what came of them."""

    def __init__(self, match: Match, at: int = 0) -> None:
        self.match = match
        self.at = 0
        self.state: State = match.state_before(0)
        if at:
            self.go_to(at)

    def __repr__(self) -> str:
        return f"<Stepping: {self.at} of {len(self.match.log)} decisions of {self.match!r}>"

    def forward(self) -> Decision | None:
        """Make the next decision; the entry of the log, or None at the end."""
        log = self.match.log
        if self.at == len(log):
            return None
        entry = log[self.at]
        self.match.game.apply(self.state, entry.seat, entry.action)
        self.at += 1
        return entry

    def back(self) -> Decision | None:
        """Take the last decision back; the entry of the log, or None at the beginning."""
        if self.at == 0:
            return None
        self.go_to(self.at - 1)
        return self.match.log[self.at]

    def go_to(self, at: int) -> None:
        """Go where so many decisions have been made."""
        if not 0 <= at <= len(self.match.log):
            raise ViceregalError(NO_SUCH_STEP, there=len(self.match.log), at=at)
        self.state = self.match.state_before(at)
        self.at = at

    def view(self, seat: Seat | None = None) -> View:
        """What a seat could know there; without a seat: what a spectator could."""
        self.match.check_seat(seat)
        return self.match.game.view(self.state, seat)

    def position(self) -> Document:
        """The position there, as a document that can be read again."""
        return self.match.position(self.at)
