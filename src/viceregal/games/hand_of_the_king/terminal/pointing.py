"""Finding a choice by keys: by direction and house, by place, by number."""

from __future__ import annotations

from viceregal.games.hand_of_the_king.rules.actions import Move
from viceregal.games.hand_of_the_king.rules.board import SIDE
from viceregal.games.hand_of_the_king.rules.cards import HOUSE_COUNT
from viceregal.games.hand_of_the_king.terminal.heraldry import LETTERS
from viceregal.games.hand_of_the_king.terminal.scene import Scene

WAYS = {"up": 0, "down": 1, "left": 2, "right": 3}
_STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def house_of_key(key: str) -> int | None:
    """The house whose letter a key is."""
    house = LETTERS.find(key.upper()) if len(key) == 1 else -1
    return None if house < 0 else house


def next_in_direction(scene: Scene, way: int) -> int | None:
    """The first move of a direction; if one of them is pointed at, the next."""
    there = scene.choices.directions(way)
    if not there:
        return None
    if scene.pointed in there:
        return there[(there.index(scene.pointed) + 1) % len(there)]
    return there[0]


def next_of_house(scene: Scene, house: int) -> int | None:
    """The next move to a house, whatever the direction; for a question after a house, the house itself."""
    named = scene.choices.by_target(f"house {house}")
    if named is not None:
        return named
    there = [
        number
        for number, choice in enumerate(scene.choices.every)
        if isinstance(choice.actions[0], Move) and choice.actions[0].house == house
    ]
    if not there:
        return None
    later = [number for number in there if scene.pointed is not None and number > scene.pointed]
    return later[0] if later else there[0]


def next_in_order(scene: Scene, step: int) -> int | None:
    every = len(scene.choices.every)
    if not every:
        return None
    if scene.pointed is None:
        return 0 if step > 0 else every - 1
    return (scene.pointed + step) % every


def next_by_place(scene: Scene, way: int) -> int | None:
    """The nearest choice on the board in a direction; where none lies on the board, the next or the one before."""
    places = {
        scene.state.grid.index(card): number
        for number, choice in enumerate(scene.choices.every)
        for card in _cards_of(choice.targets)
        if card in scene.state.grid
    }
    if not places:
        return next_in_order(scene, 1 if way in (WAYS["down"], WAYS["right"]) else -1)
    here = next((place for place, number in places.items() if number == scene.pointed), None)
    if here is None:
        return places[min(places, key=lambda place: _distance(scene.state.varys, place))]
    down, right = _STEPS[way]
    ahead = [place for place in places if _ahead(here, place, down, right) > 0]
    if not ahead:
        return scene.pointed
    return places[min(ahead, key=lambda place: _detour(here, place, down, right))]


def by_digit(scene: Scene, digit: int) -> int | None:
    """A companion by its number in the pool; or a seat; or, of houses, one by its place in the order."""
    if 1 <= digit <= len(scene.state.pool):
        companion = scene.choices.by_target(f"companion {scene.state.pool[digit - 1]}")
        if companion is not None:
            return companion
    seat = scene.choices.by_target(f"seat {digit - 1}")
    if seat is not None:
        return seat
    return scene.choices.by_target(f"house {digit - 1}") if digit <= HOUSE_COUNT else None


def _cards_of(targets: tuple[str, ...]) -> list[int]:
    return [int(target.removeprefix("card ")) for target in targets if target.startswith("card ")]


def _ahead(here: int, there: int, down: int, right: int) -> int:
    return (there // SIDE - here // SIDE) * down + (there % SIDE - here % SIDE) * right


def _detour(here: int, there: int, down: int, right: int) -> int:
    """Straight ahead first: a step aside weighs as much as three ahead."""
    aside = abs((there // SIDE - here // SIDE) * right) + abs((there % SIDE - here % SIDE) * down)
    return _ahead(here, there, down, right) + 3 * aside


def _distance(here: int, there: int) -> int:
    return abs(here // SIDE - there // SIDE) + abs(here % SIDE - there % SIDE)
