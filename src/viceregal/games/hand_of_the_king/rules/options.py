"""What can be chosen for this game, and the variant that a choice makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.errors import BadSetup
from viceregal.core.options import Option, Setup
from viceregal.core.records import NOBODY
from viceregal.games.hand_of_the_king.rules.cards import COMPANION_ROWS
from viceregal.games.hand_of_the_king.rules.complaints import (
    RAVEN_FOR_MORE_PLAYERS,
    SEAT_CANNOT_BEGIN,
    TEAMS_FOR_FOUR,
)

OPTIONS: Final = (
    Option("companions", ("all", "known", "none"), "all", rule="HK-COM-12"),
    Option("variant", ("base", "teams", "raven"), "base", rule="HK-VAR-1"),
    Option("first", ("lot", "0", "1", "2", "3"), "lot", rule="HK-SET-3"),
    Option("ramsay_moves_varys", ("yes", "no"), "yes", rule="HK-COM-9"),
)


@dataclass(frozen=True)
class Variant:
    """The choices as the rules ask for them; held by the state, shared by its clones."""

    setup: Setup
    seats: int
    teams: bool
    ravens: bool
    deck: tuple[int, ...]  # the companions that may be dealt
    first: int  # NOBODY: by lot
    ramsay_moves_varys: bool
    standing_ties_stay: bool  # HK-BAN-8; before it, the user of a companion decided those as well

    def side(self, seat: int) -> int:
        """Partners sit opposite: seats 0 and 2 against 1 and 3 (HK-VAR-1)."""
        return seat % 2 if self.teams else seat

    def sides(self) -> int:
        return 2 if self.teams else self.seats


def check(setup: Setup) -> None:
    """Refuse what the rules do not allow together."""
    variant, first = setup.value("variant"), setup.value("first")
    if variant == "teams" and setup.seats != 4:
        raise BadSetup(TEAMS_FOR_FOUR, "HK-VAR-1", seats=setup.seats)
    if variant == "raven" and setup.seats < 3:
        raise BadSetup(RAVEN_FOR_MORE_PLAYERS, "HK-VAR-2")
    if first != "lot" and int(first) >= setup.seats:
        raise BadSetup(SEAT_CANNOT_BEGIN, "HK-SET-3", seat=first, last=setup.seats - 1)


def variant_of(setup: Setup) -> Variant:
    variant, first, companions = setup.value("variant"), setup.value("first"), setup.value("companions")
    return Variant(
        setup=setup,
        seats=setup.seats,
        teams=variant == "teams" or (variant == "raven" and setup.seats == 4),  # HK-VAR-3
        ravens=variant == "raven",
        deck=tuple(
            [
                i
                for i, row in enumerate(COMPANION_ROWS)
                if companions == "all" or (companions == "known" and row.known)
            ]
        ),
        first=NOBODY if first == "lot" else int(first),
        ramsay_moves_varys=setup.value("ramsay_moves_varys") == "yes",
        standing_ties_stay=setup.version >= 2,
    )
