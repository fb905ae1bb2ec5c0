"""What can be done with a tournament. Each deed is checked first; then it writes entries, and the tournament takes them in.

The caller stores the new entries before anybody hears of them. If that fails, the tournament is read anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from viceregal.tournaments import round_robin, swiss
from viceregal.tournaments.games import BYE, LOSS, WIN, Pairing, Score
from viceregal.tournaments.log import Kind, TournamentEntry
from viceregal.tournaments.tournament import MAX_ENTRANTS, Entrant, Tournament

MAX_ENTRIES: Final = 2_000  # nobody comes and goes without end; rounds and their scores are always written
MAX_ROUNDS: Final = 15


class NotSo(Exception):
    """What was asked for cannot be: nothing has changed. `code` says in which way."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Desk:
    """The desk of one tournament at one moment; `now` is the time by which clocks run, `at` that of the day."""

    def __init__(self, tournament: Tournament, now: float, at: float) -> None:
        self.tournament = tournament
        self.now = now
        self.at = at
        self.new: list[TournamentEntry] = []

    def write(self, kind: Kind, **data: Any) -> None:
        entry = TournamentEntry(self.tournament.seq + 1, self.at, self.now, kind, data)
        self.tournament.apply(entry)
        self.new.append(entry)

    # What is asked for first --------------------------------------------------------------------------------------

    def must_be_host(self, player: str | None) -> None:
        if player is None or self.tournament.host != player:
            raise NotSo("maker", "only who has opened the tournament may do that")

    def must_be(self, phase: str) -> None:
        if self.tournament.phase != phase:
            said = {"open": "has not begun", "playing": "has begun", "over": "is over"}
            raise NotSo("phase", f"the tournament {said[self.tournament.phase]}")

    def must_be_short(self) -> None:
        if self.tournament.seq >= MAX_ENTRIES:
            raise NotSo("phase", "too many have come and gone: this tournament takes no more entries")

    # Coming and going ---------------------------------------------------------------------------------------------

    def open(self, settings: dict[str, Any]) -> None:
        self.write("opened", **settings)

    def enter(self, player: str, name: str) -> None:
        if self.tournament.entrant_of(player) is not None:
            raise NotSo("taken", "you have entered already")
        if player in self.tournament.removed:
            raise NotSo("kicked", "you were asked to leave this tournament")
        if any(entrant.player == player for entrant in self.tournament.entrants.values()):
            raise NotSo("phase", "you have left this tournament")
        if any(entrant.name.casefold() == name.casefold() for entrant in self.tournament.active):
            raise NotSo("name", "somebody of this name has entered already: take another")
        self._must_take_one()
        self._enter(player, name, "")

    def add_bot(self, host: str | None, level: str) -> None:
        """`level` is one that the game has."""
        self.must_be_host(host)
        self.must_be("open")
        self._must_take_one()
        self._enter(None, "", level)

    def _must_take_one(self) -> None:
        tournament = self.tournament
        if not tournament.takes_entries:
            self.must_be("open")
        most = MAX_ENTRANTS[tournament.system]
        if len(tournament.active) >= most:
            raise NotSo("taken", f"the tournament is full: it has {most} entrants")
        self.must_be_short()

    def _enter(self, player: str | None, name: str, level: str) -> None:
        seen = [entry.data["number"] for entry in self.tournament.entries if entry.kind == "entered"]
        self.write("entered", number=max(seen, default=0) + 1, player=player, name=name, level=level)

    def leave(self, player: str | None) -> None:
        """Before the start as if one had never come. Afterwards a game that goes on is played; later ones are lost."""
        entrant = self.tournament.entrant_of(player)
        if entrant is None:
            raise NotSo("unknown", "you have not entered this tournament")
        self._leave(entrant, "self")

    def remove(self, host: str | None, number: int) -> None:
        self.must_be_host(host)
        entrant = self.tournament.entrants.get(number)
        if entrant is None or entrant.left:
            raise NotSo("unknown", f"nobody plays here under the number {number}")
        self._leave(entrant, "host")

    def _leave(self, entrant: Entrant, by: str) -> None:
        if self.tournament.phase == "over":
            self.must_be("playing")
        self.write("left", number=entrant.number, by=by)

    # Its course ---------------------------------------------------------------------------------------------------

    def start(self, host: str | None, seed: str) -> None:
        """Draw the order. With an odd number a bot makes it even, if the host has said so."""
        tournament = self.tournament
        self.must_be_host(host)
        self.must_be("open")
        fill, count = tournament.settings["fill"], len(tournament.active)
        fills = bool(fill) and count % 2 == 1
        if count + fills < 2:
            raise NotSo("few", "a tournament needs at least two entrants")
        if fills:
            self._enter(None, "", fill)
        order = [entrant.number for entrant in tournament.active]
        Random(seed).shuffle(order)
        self.write("started", seed=seed, order=order, rounds=self._rounds_for(len(order)))

    def _rounds_for(self, entrants: int) -> int:
        if self.tournament.system == "round-robin":
            return round_robin.rounds_of(entrants)
        wanted = self.tournament.settings["rounds"] or swiss.usual_rounds(entrants)
        return min(int(wanted), swiss.max_rounds(entrants))

    def go_on(self, new_table: Callable[[], str]) -> None:
        """Pair the next round if all games are over; end the tournament after the last, or when nobody is left to play."""
        tournament = self.tournament
        self.must_be("playing")
        if not tournament.is_between:
            raise NotSo("phase", "not all games of this round are over")
        if len(tournament.rounds) >= tournament.all_rounds or len(tournament.active) < 2:
            self.write("ended")
            return
        games = [self._game(pairing, new_table) for pairing in next_round(tournament)]
        self.write("paired", games=games)

    def _game(self, pairing: Pairing, new_table: Callable[[], str]) -> dict[str, Any]:
        score = self._known(pairing)
        return {
            "first": pairing.first,
            "second": pairing.second,
            "table": new_table() if score is None else None,
            "score": None if score is None else [score.first, score.second, score.why],
        }

    def _known(self, pairing: Pairing) -> Score | None:
        """What is known before anybody plays: a bye, or that somebody has left."""
        entrants, second = self.tournament.entrants, pairing.second
        first_is_here = not entrants[pairing.first].left
        if second is None:
            return BYE if first_is_here else Score(LOSS, LOSS, "left")
        second_is_here = not entrants[second].left
        if first_is_here and second_is_here:
            return None
        return Score(WIN if first_is_here else LOSS, WIN if second_is_here else LOSS, "left")

    def score(self, table: str, score: Score) -> bool:
        """What came of a table of the last round; False if it was known, or is not one of it."""
        for at, board in enumerate(self.tournament.last_round):
            if board.table == table and board.game.score is None and self.tournament.phase == "playing":
                self.write("scored", game=at, first=score.first, second=score.second, why=score.why)
                return True
        return False

    def cancel(self, host: str | None) -> None:
        self.must_be_host(host)
        if self.tournament.phase == "over":
            self.must_be("playing")
        self.write("cancelled")


def next_round(tournament: Tournament) -> Sequence[Pairing]:
    """By the log alone: whoever reads it finds the same."""
    if tournament.system == "round-robin":
        return round_robin.schedule(tournament.order)[len(tournament.rounds)]
    here = [number for number in tournament.order if not tournament.entrants[number].left]
    return swiss.pair(here, tournament.games)
