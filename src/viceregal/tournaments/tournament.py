"""A tournament as the fold of its log: whoever reads the same entries comes to the same tournament."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from viceregal.tournaments.games import Game, Pairing, Score
from viceregal.tournaments.log import TournamentEntry
from viceregal.tournaments.standings import Standing, standings

System = Literal["round-robin", "swiss"]
Phase = Literal["open", "playing", "over"]
MAX_ENTRANTS: Final[dict[str, int]] = {"round-robin": 16, "swiss": 64}


@dataclass(slots=True)
class Entrant:
    """A player, or a bot of a level, by the number under which all else speaks of it."""

    number: int
    player: str | None
    name: str
    level: str = ""
    left: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A game of a round and the table at which it is played; none where nobody has to play."""

    game: Game
    table: str | None


@dataclass
class Tournament:
    id: str
    seq: int = 0
    created_at: float = 0.0
    updated_at: float = 0.0
    settings: dict[str, Any] = field(default_factory=dict)
    entrants: dict[int, Entrant] = field(default_factory=dict)
    order: list[int] = field(
        default_factory=list
    )  # drawn at the start; whoever comes later stands at its end
    all_rounds: int = 0
    rounds: list[list[Board]] = field(default_factory=list)
    paired: float = 0.0  # when the last round was, by the time of the clocks
    phase: Phase = "open"
    cancelled: bool = False
    removed: set[str] = field(default_factory=set)  # players whom the host does not want
    entries: list[TournamentEntry] = field(default_factory=list)

    # Looking ----------------------------------------------------------------------------------------------------

    @property
    def system(self) -> System:
        system: System = self.settings["system"]
        return system

    @property
    def host(self) -> str | None:
        host: str | None = self.settings["host"]
        return host

    @property
    def active(self) -> list[Entrant]:
        """Who has entered and not left."""
        return [entrant for entrant in self.entrants.values() if not entrant.left]

    @property
    def games(self) -> list[Game]:
        return [board.game for boards in self.rounds for board in boards]

    @property
    def takes_entries(self) -> bool:
        """Before the start; a Swiss one, until the round is paired that its host has named."""
        if self.phase == "open":
            return True
        return (
            self.phase == "playing"
            and self.system == "swiss"
            and len(self.rounds) < min(self.settings["late"], self.all_rounds)
        )

    @property
    def is_between(self) -> bool:
        """All games of all rounds so far are over."""
        return all(board.game.score is not None for board in self.last_round)

    @property
    def last_round(self) -> list[Board]:
        return self.rounds[-1] if self.rounds else []

    @property
    def come_until(self) -> float:
        """Until when, by the time of the clocks, one must have sat down in the last round."""
        wait: float = self.settings["wait"]
        return self.paired + wait

    def entrant_of(self, player: str | None) -> Entrant | None:
        """Somebody's own entry; none of one who has left."""
        if player is None:
            return None
        return next((entrant for entrant in self.active if entrant.player == player), None)

    def known_as(self, player: str | None) -> Entrant | None:
        """The same, even of one who has left: a game that goes on is still to be played."""
        found = [each for each in self.entrants.values() if player is not None and each.player == player]
        return found[-1] if found else None

    def board_of(self, number: int) -> Board | None:
        """Where an entrant plays, or has played, in the last round."""
        return next((board for board in self.last_round if board.game.is_of(number)), None)

    def standings(self) -> list[Standing]:
        """Of all who have played, those who left among them; before the start of all who have entered."""
        known = self.order or list(self.entrants)
        return standings(known, self.games)

    # Folding ----------------------------------------------------------------------------------------------------

    def apply(self, entry: TournamentEntry) -> None:
        """Take one more entry in. Entries were checked before they were written."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} after {self.seq}"
        _FOLDS[entry.kind](self, entry)
        self.seq = entry.seq
        self.updated_at = entry.at
        self.entries.append(entry)

    def _opened(self, entry: TournamentEntry) -> None:
        self.settings = entry.data
        self.created_at = entry.at

    def _entered(self, entry: TournamentEntry) -> None:
        data = entry.data
        self.entrants[data["number"]] = Entrant(data["number"], data["player"], data["name"], data["level"])
        if self.phase == "playing":
            self.order.append(data["number"])

    def _left(self, entry: TournamentEntry) -> None:
        number = entry.data["number"]
        player = self.entrants[number].player
        if entry.data["by"] == "host" and player is not None:
            self.removed.add(player)
        if self.phase == "open":
            del self.entrants[number]
        else:
            self.entrants[number].left = True

    def _started(self, entry: TournamentEntry) -> None:
        self.phase = "playing"
        self.order = list(entry.data["order"])
        self.all_rounds = entry.data["rounds"]

    def _paired(self, entry: TournamentEntry) -> None:
        number = len(self.rounds) + 1
        self.rounds.append([_board(number, plain) for plain in entry.data["games"]])
        self.paired = entry.ticks

    def _scored(self, entry: TournamentEntry) -> None:
        at, boards = entry.data["game"], self.last_round
        score = Score(entry.data["first"], entry.data["second"], entry.data["why"])
        boards[at] = replace(boards[at], game=replace(boards[at].game, score=score))

    def _ended(self, entry: TournamentEntry) -> None:
        self.phase = "over"

    def _cancelled(self, entry: TournamentEntry) -> None:
        self.phase = "over"
        self.cancelled = True


def _board(round_: int, plain: dict[str, Any]) -> Board:
    pairing = Pairing(plain["first"], plain["second"])
    score = None if plain["score"] is None else Score(*plain["score"])
    return Board(Game(round_, pairing, score), plain["table"])


_FOLDS: dict[str, Callable[[Tournament, TournamentEntry], None]] = {
    "opened": Tournament._opened,
    "entered": Tournament._entered,
    "left": Tournament._left,
    "started": Tournament._started,
    "paired": Tournament._paired,
    "scored": Tournament._scored,
    "ended": Tournament._ended,
    "cancelled": Tournament._cancelled,
}
