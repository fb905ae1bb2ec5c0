"""Which seats, editions and options of a game go together, found by trying: its rules say what does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import product
from math import prod
from typing import Final

from viceregal.core.errors import BadSetup
from viceregal.games import game as find_game
from viceregal.games import pack

# Beyond so many ways to set up a game nothing is tried; creating a table refuses what does not fit.
MAX_TRIED: Final = 20_000


@dataclass(frozen=True)
class Way:
    """A choice of everything, whether it goes together or not; `choices` in the order of the game's options."""

    seats: int
    edition: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Lack:
    """Why a choice is refused, and what alone would have to be another: an option, or the edition or the number of seats,
    which would be one of these. Nothing of that where it is not one thing alone."""

    why: BadSetup
    option: str = ""
    editions: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


def way_of(key: str, seats: int, edition: str, options: Mapping[str, str]) -> Way:
    """What somebody wishes, as far as the game has it; the rest as usual."""
    facts = find_game(key).facts
    return Way(
        min(max(seats, facts.min_seats), facts.max_seats),
        edition if edition in facts.editions else facts.editions[0],
        tuple([_known(options.get(each.key), each.choices, each.default) for each in facts.options]),
    )


def _known(value: str | None, choices: tuple[str, ...], usual: str) -> str:
    return value if value in choices else usual


def options_of(key: str, way: Way) -> dict[str, str]:
    return {each.key: choice for each, choice in zip(find_game(key).facts.options, way.choices, strict=True)}


def with_choice(key: str, way: Way, option: str, choice: str) -> Way:
    chosen = {**options_of(key, way), option: choice}
    return replace(way, choices=tuple(chosen.values()))


@cache
def ways(key: str) -> tuple[Way, ...]:
    """All that go; none where there are too many to try."""
    facts = find_game(key).facts
    seats = range(facts.min_seats, facts.max_seats + 1)
    choices = [option.choices for option in facts.options]
    if len(seats) * len(facts.editions) * prod(map(len, choices)) > MAX_TRIED:
        return ()
    every = [Way(*each) for each in product(seats, facts.editions, product(*choices))]
    return tuple([way for way in every if why_not(key, way) is None])


def why_not(key: str, way: Way) -> BadSetup | None:
    try:
        find_game(key).setup(way.seats, way.edition, options_of(key, way))
    except BadSetup as error:
        return error
    return None


def mended(key: str, wish: Way, last: str = "") -> Way:
    """The nearest way that goes. The option that was chosen last keeps its choice if it can; by one against a seat that
    the rules play the seats follow, else seats and edition stay if they can."""
    if not ways(key):
        return wish
    follows = last != "" and last == pack(key).solo_option()
    return (
        _nearest(key, wish, last, follows)
        or _nearest(key, wish)
        or min(ways(key), key=partial(_distance, wish))
    )


def lack_of_seats(key: str, wish: Way, seats: int) -> Lack | None:
    """Nobody sits down where the rules play: for that the option stays as it is."""
    picked = replace(wish, seats=seats)
    return None if _goes(key, picked, pack(key).solo_option()) else Lack(_refused(key, picked))


def lack_of_edition(key: str, wish: Way, edition: str) -> Lack | None:
    picked = replace(wish, edition=edition)
    return None if _goes(key, picked) else Lack(_refused(key, picked))


def lack_of_choice(key: str, wish: Way, option: str, choice: str) -> Lack | None:
    """Why this choice cannot be made; None where it can, even if others then go back to what is usual."""
    picked = with_choice(key, wish, option, choice)
    if _goes(key, picked, option, follows=option == pack(key).solo_option()):
        return None
    why = _refused(key, picked)
    those = [way for way in ways(key) if options_of(key, way)[option] == choice]
    for other, chosen in options_of(key, picked).items():
        if those and chosen not in {options_of(key, way)[other] for way in those}:
            return Lack(why, option=other)
    editions = {way.edition for way in those}
    if editions and wish.edition not in editions:
        return Lack(why, editions=tuple([each for each in _editions(key) if each in editions]))
    seats = {way.seats for way in those}
    return Lack(why) if wish.seats in seats else Lack(why, seats=tuple(sorted(seats)))


def _editions(key: str) -> tuple[str, ...]:
    return find_game(key).facts.editions


def _goes(key: str, picked: Way, kept: str = "", follows: bool = False) -> bool:
    return not ways(key) or _nearest(key, picked, kept, follows) is not None


def _refused(key: str, way: Way) -> BadSetup:
    why = why_not(key, way)
    assert why is not None, "a way that goes is its own nearest"
    return why


def _nearest(key: str, wish: Way, kept: str = "", follows: bool = False) -> Way | None:
    """Of those with this edition where only options have changed, back to what is usual, and not the one that is kept;
    and with these seats, unless they follow."""
    options = find_game(key).facts.options
    allowed = [
        (choice,) if option.key == kept else (choice, option.default)
        for option, choice in zip(options, wish.choices, strict=True)
    ]
    found = [
        way
        for way in ways(key)
        if way.edition == wish.edition
        and (follows or way.seats == wish.seats)
        and all([choice in those for choice, those in zip(way.choices, allowed, strict=True)])
    ]
    return min(found, key=partial(_distance, wish), default=None)


def _distance(wish: Way, way: Way) -> tuple[int, bool, int]:
    changed = sum([a != b for a, b in zip(way.choices, wish.choices, strict=True)])
    return abs(way.seats - wish.seats), way.edition != wish.edition, changed
