"""A game that was played, as far as a player's record needs it: who sat where, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

# How a game can end with a result: by its rules, or because somebody gave up and one alone was left.
WITH_RESULT = frozenset({"finished", "resigned", "time"})


@dataclass(frozen=True)
class PlayedSeat:
    """A seat at the end of a game. `player` is who held it; nobody holds the seat of a bot or of the rules.

    `helped`: something else than the holder's own play went into it: a hint, a decision taken back after somebody
    had answered it, a bot for a while.
    """

    player: str | None
    name: str = ""
    level: str = ""  # of a bot that sat here from the beginning
    ruled: bool = False  # the rules play it
    points: int = 0
    place: int | None = None
    won: bool = False
    resigned: bool = False
    helped: bool = False
    headings: Mapping[str, int] = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)  # the game's statistics
    rating: tuple[float, float] | None = None  # its mean before and after the game, if that was rated

    @property
    def is_person(self) -> bool:
        """Somebody who has deleted the account since is still a person."""
        return self.player is not None or not (self.level or self.ruled)

    @property
    def is_bot(self) -> bool:
        return not self.is_person and not self.ruled


@dataclass(frozen=True)
class Played:
    """A game with all its seats."""

    id: str
    game: str
    edition: str
    options: Mapping[str, str]
    ended_at: float
    reason: str
    seats: tuple[PlayedSeat, ...]
    from_start: bool = True  # and not from a position that somebody has chosen
    public: bool = False
    partners: tuple[tuple[int, ...], ...] = ()

    def seats_of(self, player: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Who plays together with a seat, itself among them."""
        return next((side for side in self.partners if seat in side), (seat,))

    @property
    def is_at_one_screen(self) -> bool:
        """Somebody held several seats: whoever won, it was not against somebody else."""
        held = [seat.player for seat in self.seats if seat.player is not None]
        return len(set(held)) != len(held)

    @property
    def is_alone(self) -> bool:
        """One person, and nobody else but the rules."""
        others = [seat for seat in self.seats if not seat.ruled]
        return len(others) == 1 and others[0].player is not None

    @property
    def counts(self) -> bool:
        """Whether it goes into wins, roads and medals; all others are told in the history alone."""
        has_result = self.reason in WITH_RESULT and any([seat.won for seat in self.seats])
        return has_result and self.from_start and not self.is_at_one_screen

    @property
    def is_contest(self) -> bool:
        """Whether somebody could have lost it."""
        return self.counts and len(self.seats) > 1
