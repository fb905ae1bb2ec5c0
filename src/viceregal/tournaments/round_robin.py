"""Everybody meets everybody once: the circle method, with the seats of Berger's tables.

One stays, the others walk around a circle; who stand opposite each other meet. With an odd number the one who stays is
nobody, and who meets nobody has a bye.
"""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.tournaments.games import Pairing


def rounds_of(entrants: int) -> int:
    """How many rounds so many entrants need."""
    return entrants - 1 + entrants % 2 if entrants > 1 else 0


def schedule(order: Sequence[int]) -> list[list[Pairing]]:
    """All rounds for entrants in this order. Nobody sits first more than once more often, or more rarely, than second."""
    if len(order) < 2:
        return []
    circle: list[int | None] = [*order]
    if len(circle) % 2:
        circle.append(None)
    return [_round(circle, number) for number in range(len(circle) - 1)]


def _round(circle: list[int | None], number: int) -> list[Pairing]:
    around, stays = len(circle) - 1, circle[-1]
    opposite = circle[number]
    pairs = [(stays, opposite) if number % 2 else (opposite, stays)]
    for step in range(1, len(circle) // 2):
        ahead, behind = circle[(number + step) % around], circle[(number - step) % around]
        pairs.append((ahead, behind) if step % 2 else (behind, ahead))
    return [_pairing(*pair) for pair in pairs]


def _pairing(first: int | None, second: int | None) -> Pairing:
    if first is None:
        first, second = second, None
    assert first is not None
    return Pairing(first, second)
