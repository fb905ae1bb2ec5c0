"""Ratings by openskill (Plackett–Luce): a mean and how far off it may be, per game, anchored by the bots' levels.

What else than one's own play went into a game can cost a rating and never raise it; nor does it cost those who ended
behind it anything. So nobody gains by hints, by undo or by a bot, and nobody spares a loss by asking for one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from viceregal.career.anchors import level_rating
from viceregal.career.played import Played
from viceregal.career.scale import LUCK, MEAN, SPREAD, Rating
from viceregal.extras import needs


def is_rated(played: Played) -> bool:
    """A contest between sides whose strength can be known, with a place for each of them."""
    return (
        played.is_contest
        and len({played.side_of(number) for number in range(len(played.seats))}) > 1
        and any([seat.player is not None for seat in played.seats])
        and all([seat.place is not None and not seat.ruled for seat in played.seats])
        and all([seat.player is not None or level_rating(seat.level, played.game) for seat in played.seats])
    )


def rate(played: Played, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings of the people at a rated game; who is not known yet is new."""
    if not is_rated(played):
        return {}
    before = [
        level_rating(seat.level, played.game) if seat.player is None else known.get(seat.player, Rating())
        for seat in played.seats
    ]
    ratings = [rating for rating in before if rating is not None]
    sides = list(dict.fromkeys([played.side_of(number) for number in range(len(played.seats))]))
    made: dict[str, Rating] = {}
    for number, seat in enumerate(played.seats):
        if seat.player is None:
            continue
        after = _rate_one(number, _field_of(number, sides, played), ratings, played)
        if seat.helped and (after is None or after.mean > ratings[number].mean):
            after = None
        if after is not None:
            made[seat.player] = after
    return made


def _field_of(number: int, sides: list[tuple[int, ...]], played: Played) -> list[tuple[int, ...]]:
    """Against whom a seat is measured: nobody loses to what was helped."""
    mine = _place(played.side_of(number), played)
    return [
        side
        for side in sides
        if number in side
        or not any([played.seats[seat].helped for seat in side])
        or _place(side, played) > mine
    ]


def _place(side: tuple[int, ...], played: Played) -> int:
    return min([played.seats[seat].place or 0 for seat in side])


def _rate_one(
    number: int, field: list[tuple[int, ...]], before: list[Rating], played: Played
) -> Rating | None:
    if len(field) < 2:
        return None
    model = _model()
    teams = [
        [model.rating(mu=before[seat].mean, sigma=before[seat].spread) for seat in side] for side in field
    ]
    rated = model.rate(teams, ranks=[float(_place(side, played)) for side in field])
    for side, team in zip(field, rated, strict=True):
        for seat, rating in zip(side, team, strict=True):
            if seat == number:
                return Rating(rating.mu, rating.sigma)
    return None


@cache
def _model() -> Any:
    with needs("server"):
        from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=SPREAD, beta=LUCK)
