"""Tournaments that are played out in a test: by a desk, with results that the test gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from viceregal.tournaments.desk import Desk
from viceregal.tournaments.games import DRAW, LOSS, WIN, Game, Pairing, Score
from viceregal.tournaments.tournament import Tournament

HOST = "host"
FIRST, SECOND, EQUAL = (
    Score(WIN, LOSS, "finished"),
    Score(LOSS, WIN, "finished"),
    Score(DRAW, DRAW, "finished"),
)
RESULTS = (FIRST, SECOND, EQUAL, Score(WIN, LOSS, "absent"), Score(LOSS, LOSS, "absent"))


def desk_of(system: str = "swiss", **settings: object) -> Desk:
    desk = Desk(Tournament("t"), 0.0, 0.0)
    usual = {"system": system, "rounds": 0, "late": 1, "fill": "", "wait": 60.0, "host": HOST}
    desk.open({**usual, **settings})
    return desk


def entered(desk: Desk, players: int) -> Desk:
    for number in range(players):
        desk.enter(f"p{number}", f"P{number}")
    return desk


def started(players: int, system: str = "swiss", **settings: object) -> Desk:
    desk = entered(desk_of(system, **settings), players)
    desk.start(HOST, "seed")
    return desk


def new_tables() -> Callable[[], str]:
    numbers = count(1)
    return lambda: f"table{next(numbers)}"


def play(desk: Desk, result: Callable[[Pairing], Score]) -> Iterator[int]:
    """Round by round to the end: the number of each, when all its games are over."""
    tables = new_tables()
    while desk.tournament.phase == "playing":
        desk.go_on(tables)
        if desk.tournament.phase != "playing":
            return
        for board in list(desk.tournament.last_round):
            if board.table is not None:
                assert desk.score(board.table, result(board.game.pairing))
        yield len(desk.tournament.rounds)


def meetings(games: list[Game]) -> list[frozenset[int]]:
    return [frozenset(game.pairing.both) for game in games if game.pairing.second is not None]
