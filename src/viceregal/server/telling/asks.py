"""What a choice before a game asks for, found by trying: the rules of each game say what goes together."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import prod
from typing import Final

from viceregal.core.errors import BadSetup
from viceregal.core.game import Game
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.server.shapes.library import Asks, Partners

# Beyond so many ways to set up a game nothing is tried; creating a table refuses what does not fit.
MAX_TRIED: Final = 20_000
NOTHING: Final = Asks(seats=[], editions=[], options={})

Way = tuple[int, str, tuple[str, ...]]


@cache
def asks(key: str) -> dict[tuple[str, str], Asks]:
    """By option and choice. The usual choice asks for nothing: others go back to it."""
    game = find_game(key)
    ways = _ways(game)
    found = {}
    for number, option in enumerate(game.facts.options):
        for choice in option.choices:
            those = [way for way in ways if way[2][number] == choice]
            usual = choice == option.default or not those
            found[option.key, choice] = NOTHING if usual else _common(game, number, those)
    return found


@cache
def partners(key: str) -> list[Partners]:
    """With which choice, the others being usual, and how many seats who plays together."""
    game, found = find_game(key), []
    for seats in range(game.facts.least_seats, game.facts.most_seats + 1):
        for option in game.facts.options:
            for choice in option.choices:
                try:
                    sides = pack(key).partners(seats, {option.key: choice})
                except BadSetup:
                    continue
                if sides:
                    told = [list(side) for side in sides]
                    found.append(Partners(option=option.key, choice=choice, seats=seats, sides=told))
    return found


def _ways(game: Game) -> list[Way]:
    facts = game.facts
    seats = range(facts.least_seats, facts.most_seats + 1)
    choices = [option.choices for option in facts.options]
    if len(seats) * len(facts.editions) * prod(map(len, choices)) > MAX_TRIED:
        return []
    every = product(seats, facts.editions, product(*choices))
    return [way for way in every if _goes(game, way)]


def _goes(game: Game, way: Way) -> bool:
    seats, edition, choices = way
    values = {option.key: choice for option, choice in zip(game.facts.options, choices, strict=True)}
    try:
        game.setup(seats, edition, values)
    except BadSetup:
        return False
    return True


def _common(game: Game, number: int, ways: list[Way]) -> Asks:
    facts = game.facts
    seats = sorted({way[0] for way in ways})
    editions = [edition for edition in facts.editions if any(way[1] == edition for way in ways)]
    options = {}
    for other, option in enumerate(facts.options):
        going = [choice for choice in option.choices if any(way[2][other] == choice for way in ways)]
        if other != number and len(going) < len(option.choices):
            options[option.key] = going
    return Asks(
        seats=[] if len(seats) == facts.most_seats - facts.least_seats + 1 else seats,
        editions=[] if len(editions) == len(facts.editions) else editions,
        options=options,
    )
