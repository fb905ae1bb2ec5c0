"""What can be chosen for this game, and the variant that a choice makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.errors import BadSetup
from viceregal.core.options import Option, Setup
from viceregal.games.viceroy.rules.editions.czech import CZECH
from viceregal.games.viceroy.rules.editions.edition import Edition
from viceregal.games.viceroy.rules.editions.polish import POLISH
from viceregal.games.viceroy.rules.editions.russian import RUSSIAN

EDITIONS: Final[dict[str, Edition]] = {edition.key: edition for edition in (RUSSIAN, CZECH, POLISH)}
MOST_SEATS: Final = 4

OPTIONS: Final = (
    # auto: one in a solo game, else none
    Option("virtual", ("auto", "0", "1", "2", "3"), "auto", rule="VR-SOL-5"),
    Option("virtual_gems", ("box", "reserve"), "box", rule="VR-SOL-1"),
)


@dataclass(frozen=True)
class Variant:
    """The choices as the rules ask for them; held by the state, shared by its clones."""

    setup: Setup
    edition: Edition
    seats: int
    virtual: int
    virtual_gems_from_reserve: bool


def virtual_opponents(setup: Setup) -> int:
    chosen = setup.value("virtual")
    if chosen == "auto":
        return 1 if setup.seats == 1 else 0
    return int(chosen)


def check(setup: Setup) -> None:
    """Refuse what the rules do not allow together."""
    virtual = virtual_opponents(setup)
    if setup.seats == 1 and virtual == 0:
        raise BadSetup("one player needs a virtual opponent", "VR-SOL-1")
    if setup.seats + virtual > MOST_SEATS:
        raise BadSetup(
            f"{setup.seats} players and {virtual} virtual opponents are more than four", "VR-SOL-5"
        )
    if setup.value("virtual_gems") == "reserve" and setup.edition != "pl":
        raise BadSetup(
            "only the Polish rulebook can be read so that virtual bids come from the reserve", "VR-SOL-1"
        )


def variant_of(setup: Setup) -> Variant:
    return Variant(
        setup=setup,
        edition=EDITIONS[setup.edition],
        seats=setup.seats,
        virtual=virtual_opponents(setup),
        virtual_gems_from_reserve=setup.value("virtual_gems") == "reserve",
    )
