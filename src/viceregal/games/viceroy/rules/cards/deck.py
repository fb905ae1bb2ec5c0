"""All cards by number: 1 to 64 are characters, 65 to 88 laws. 0 stands for no card."""

from __future__ import annotations

from typing import Final

from viceregal._mypyc import i64
from viceregal.games.viceroy.rules.cards.characters import CHARACTERS, Character
from viceregal.games.viceroy.rules.cards.laws import LAWS, Law

NO_CARD: Final = 0
LAST_CHARACTER: Final = 64
LAST_CARD: Final = 88

_CHARACTERS: Final[list[Character]] = list(CHARACTERS)
_LAWS: Final[list[Law]] = list(LAWS)

# The segments of each card by its number, so that circles are found without asking what kind of card it is.
TOP_LEFT: Final = [0, *[card.segments[0] for card in (*CHARACTERS, *LAWS)]]
TOP_RIGHT: Final = [0, *[card.segments[1] for card in (*CHARACTERS, *LAWS)]]
BOTTOM: Final = [0, *[card.segments[2] for card in (*CHARACTERS, *LAWS)]]


def is_law(number: int) -> bool:
    return number > LAST_CHARACTER


def character(number: int) -> Character:
    return _CHARACTERS[number - 1]


def law(number: int) -> Law:
    return _LAWS[number - LAST_CHARACTER - 1]


# VR-COS-1: the colours of the gems that levels 1 to 5 add to the price. Level 5 costs the fourth colour once more.
COST_COLOURS: Final = [(), *[(*card.costs, card.costs[3]) for card in CHARACTERS]]


# What each character costs on levels 1 to 5, as gems of each colour: COSTS[number][level].
def _costs(card: Character) -> list[list[int]]:
    levels = [[0, 0, 0, 0]]
    for colour in COST_COLOURS[card.number]:
        cost = levels[-1][:]
        cost[colour] += 1
        levels.append(cost)
    return levels


COSTS: Final[list[list[list[int]]]] = [[], *[_costs(card) for card in CHARACTERS]]


def take_out(pool: list[int], card: int) -> None:
    """The card leaves the deck or the hand it is in. Numbers are compared natively here, which `remove` does not do."""
    wanted: i64 = card
    at: i64
    for at in range(len(pool)):
        there: i64 = pool[at]
        if there == wanted:
            del pool[at]
            return
    raise ValueError(f"card {card} is not there")


def by_number(cards: list[int]) -> list[int]:
    """A new list of them in order. They are few, and put in order natively here, which `sorted` does not do."""
    ordered = cards[:]
    place: i64
    for place in range(1, len(ordered)):
        card: i64 = ordered[place]
        at: i64 = place
        while at > 0:
            before: i64 = ordered[at - 1]
            if before <= card:
                break
            ordered[at] = before
            at -= 1
        if at != place:
            ordered[at] = card
    return ordered
