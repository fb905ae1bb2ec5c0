"""What can be chosen for this game, and the variant that a choice makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.errors import BadSetup
from viceregal.core.options import Option, Setup
from viceregal.games.viceroy.rules.complaints import (
    BIDS_FROM_THE_RESERVE,
    MORE_THAN_FOUR,
    NEEDS_A_VIRTUAL_OPPONENT,
    SOLO_CHOICE_IS_FOR_ONE,
)
from viceregal.games.viceroy.rules.editions.czech import CZECH
from viceregal.games.viceroy.rules.editions.edition import Edition
from viceregal.games.viceroy.rules.editions.polish import POLISH
from viceregal.games.viceroy.rules.editions.russian import RUSSIAN

EDITIONS: Final[dict[str, Edition]] = {edition.key: edition for edition in (RUSSIAN, CZECH, POLISH)}
MAX_SEATS: Final = 4

# In plain solo the print knows no choice; the first version of these rules offered that of VR-SOL-7 all the same.
SOLO_CHOICE: Final = Option("solo_choice", ("no", "yes"), "no", rule="VR-RUL-20", since=2, before="yes")
# What everybody saw come and go behind the screens can be kept in mind: is it told, too?
MEMORY: Final = Option("memory", ("hidden", "shown"), "hidden", rule="VR-SET-4", since=2, before="shown")

OPTIONS: Final = (
    # auto: one in a solo game, else none
    Option("virtual", ("auto", "0", "1", "2", "3"), "auto", rule="VR-SOL-5"),
    Option("virtual_gems", ("box", "reserve"), "box", rule="VR-SOL-1"),
    SOLO_CHOICE,
    MEMORY,
)


@dataclass(frozen=True)
class Variant:
    """The choices as the rules ask for them; held by the state, shared by its clones."""

    setup: Setup
    edition: Edition
    seats: int
    virtual: int
    virtual_gems_from_reserve: bool
    chooses_against_virtual: bool  # VR-SOL-7: where both bid on a colour with two cards
    memory_shown: bool  # VR-SET-4: what is behind the others' screens, as far as it came and went openly


def virtual_opponents(setup: Setup) -> int:
    chosen = setup.value("virtual")
    if chosen == "auto":
        return 1 if setup.seats == 1 else 0
    return int(chosen)


def check(setup: Setup) -> None:
    """Refuse what the rules do not allow together."""
    virtual = virtual_opponents(setup)
    if setup.seats == 1 and virtual == 0:
        raise BadSetup(NEEDS_A_VIRTUAL_OPPONENT, "VR-SOL-1")
    if setup.seats + virtual > MAX_SEATS:
        raise BadSetup(MORE_THAN_FOUR, "VR-SOL-5", seats=setup.seats, virtual=virtual)
    if setup.value("virtual_gems") == "reserve" and setup.edition != "pl":
        raise BadSetup(BIDS_FROM_THE_RESERVE, "VR-SOL-1")
    if dict(setup.values).get(SOLO_CHOICE.key) == "yes" and setup.seats > 1:
        raise BadSetup(SOLO_CHOICE_IS_FOR_ONE, "VR-RUL-20")


def is_plain_solo(setup: Setup) -> bool:
    """VR-RUL-20: one player against one virtual opponent, with none added."""
    return setup.seats == 1 and virtual_opponents(setup) == 1


def variant_of(setup: Setup) -> Variant:
    return Variant(
        setup=setup,
        edition=EDITIONS[setup.edition],
        seats=setup.seats,
        virtual=virtual_opponents(setup),
        virtual_gems_from_reserve=setup.value("virtual_gems") == "reserve",
        chooses_against_virtual=not is_plain_solo(setup) or setup.value_of(SOLO_CHOICE) == "yes",
        memory_shown=setup.value_of(MEMORY) == "shown",
    )
