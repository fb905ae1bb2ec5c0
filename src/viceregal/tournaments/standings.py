"""Who stands where: points, then Buchholz, Sonneborn-Berger and the games of equals among themselves; then places are shared.

A game that nobody played counts, for Buchholz, as one against somebody with one's own points, and for
Sonneborn-Berger not at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from viceregal.tournaments.games import DRAW, LOSS, WIN, Game


@dataclass(frozen=True, slots=True)
class Standing:
    """Of one entrant. Points and Buchholz are in halves, Sonneborn-Berger in quarters; `among` are the halves won against
    those who are equal in all of these, none where not all of them have met."""

    place: int
    entrant: int
    games: int
    wins: int
    draws: int
    losses: int
    halves: int
    buchholz: int
    berger: int
    among: int | None


@dataclass(frozen=True, slots=True)
class _Sums:
    halves: int
    buchholz: int
    berger: int


def standings(entrants: Sequence[int], games: Iterable[Game]) -> list[Standing]:
    """In the order of their places; those who share one in the order of `entrants`."""
    over = [game for game in games if game.score is not None]
    own = {entrant: [game for game in over if game.is_of(entrant)] for entrant in entrants}
    halves = {entrant: sum(game.halves_of(entrant) for game in own[entrant]) for entrant in entrants}
    sums = {entrant: _sums(entrant, own[entrant], halves) for entrant in entrants}
    ranks: list[tuple[list[int], int | None]] = []
    for key in sorted(set(sums.values()), key=_descending):
        equals = [entrant for entrant in entrants if sums[entrant] == key]
        ranks += _among(equals, own)
    made: list[Standing] = []
    for shared, among in ranks:
        place = len(made) + 1
        made += [_standing(place, entrant, own[entrant], sums[entrant], among) for entrant in shared]
    return made


def _descending(sums: _Sums) -> tuple[int, int, int]:
    return -sums.halves, -sums.buchholz, -sums.berger


def _sums(entrant: int, games: list[Game], halves: dict[int, int]) -> _Sums:
    buchholz = berger = 0
    for game in games:
        assert game.score is not None
        opponent = game.opponent_of(entrant)
        if not game.score.is_played or opponent is None:
            buchholz += halves[entrant]
        else:
            buchholz += halves[opponent]
            berger += game.halves_of(entrant) * halves[opponent]
    return _Sums(halves[entrant], buchholz, berger)


def _among(equals: list[int], own: dict[int, list[Game]]) -> list[tuple[list[int], int | None]]:
    """Those who are equal, in groups by what they won against each other; one group where not all have met."""
    if len(equals) == 1:
        return [(equals, None)]
    met: dict[int, list[Game]] = {
        entrant: [
            game
            for game in own[entrant]
            if game.score is not None and game.score.is_played and game.opponent_of(entrant) in equals
        ]
        for entrant in equals
    }
    everybody = len(equals) - 1
    if any(len({game.opponent_of(one) for game in met[one]}) < everybody for one in equals):
        return [(equals, None)]
    won = {entrant: sum(game.halves_of(entrant) for game in met[entrant]) for entrant in equals}
    return [
        ([entrant for entrant in equals if won[entrant] == halves], halves)
        for halves in sorted(set(won.values()), reverse=True)
    ]


def _standing(place: int, entrant: int, games: list[Game], sums: _Sums, among: int | None) -> Standing:
    played = [game for game in games if game.score is not None and game.score.is_played]
    count = {
        halves: sum(game.halves_of(entrant) == halves for game in played) for halves in (WIN, DRAW, LOSS)
    }
    return Standing(
        place,
        entrant,
        len(played),
        count[WIN],
        count[DRAW],
        count[LOSS],
        sums.halves,
        sums.buchholz,
        sums.berger,
        among,
    )
