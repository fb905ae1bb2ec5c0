"""Who stands where, and why."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.playing import EQUAL, FIRST, RESULTS, SECOND, play, started
from viceregal.tournaments.games import BYE, WIN, Game, Pairing, Score
from viceregal.tournaments.standings import standings


def places(entrants: list[int], games: list[Game]) -> list[tuple[int, int]]:
    return [(each.place, each.entrant) for each in standings(entrants, games)]


def game(first: int, second: int, score: Score, round_: int = 1) -> Game:
    return Game(round_, Pairing(first, second), score)


@settings(deadline=None, max_examples=50)
@given(st.sampled_from(["swiss", "round-robin"]), st.integers(2, 12), st.integers(0, 2**32))
def test_points_add_up_and_places_have_no_gaps(system: str, entrants: int, luck: int) -> None:
    drawn = Random(luck)
    desk = started(entrants, system)
    for _ in play(desk, lambda _: drawn.choice(RESULTS)):
        pass
    tournament = desk.tournament
    table = tournament.standings()
    given_out = sum(
        board.game.score.first + board.game.score.second
        for boards in tournament.rounds
        for board in boards
        if board.game.score is not None
    )
    assert sum(each.halves for each in table) == given_out
    assert sorted(each.entrant for each in table) == sorted(tournament.order)
    for at, each in enumerate(table):
        better = [other for other in table[:at] if other.place < each.place]
        assert each.place == len(better) + 1
        assert all(other.halves >= each.halves for other in table[:at])
    played = sum(game.score is not None and game.score.is_played for game in tournament.games)
    assert sum(each.games for each in table) == 2 * played
    assert all(each.wins + each.draws + each.losses == each.games for each in table)


def test_points_come_first() -> None:
    assert places([1, 2, 3], [game(3, 1, FIRST), game(2, 1, EQUAL, 2)]) == [(1, 3), (2, 1), (3, 2)]


def test_of_equals_first_is_who_met_the_stronger_ones() -> None:
    """1 and 4 have won one game each: 1 against 2, who has won another, 4 against 3, who has not."""
    table = standings([4, 1, 2, 3], [game(1, 2, FIRST), game(4, 3, FIRST), game(2, 3, FIRST, 2)])
    of = {each.entrant: each for each in table}
    assert of[1].buchholz == 2 and of[4].buchholz == 0
    assert of[1].place < of[4].place


def test_then_who_beat_the_stronger_ones() -> None:
    """1 and 2 both met 3 and 4; 1 has beaten 3, who has more points, 2 has beaten 4."""
    games = [
        game(1, 3, FIRST),
        game(1, 4, SECOND),
        game(2, 3, SECOND),
        game(2, 4, FIRST),
        game(3, 5, FIRST),
    ]
    of = {each.entrant: each for each in standings([2, 1, 3, 4, 5], games)}
    assert of[1].buchholz == of[2].buchholz and of[1].halves == of[2].halves
    assert of[1].berger > of[2].berger and of[1].place < of[2].place


def test_then_who_won_the_game_between_them() -> None:
    games = [
        game(1, 2, FIRST),
        game(1, 3, FIRST),
        game(1, 4, EQUAL),
        game(2, 3, EQUAL),
        game(2, 4, FIRST),
        game(3, 4, SECOND),
    ]
    table = standings([4, 3, 2, 1], games)
    assert [(each.place, each.entrant, each.among) for each in table[1:3]] == [(2, 2, WIN), (3, 4, 0)]
    assert (table[1].halves, table[1].buchholz, table[1].berger) == (
        table[2].halves,
        table[2].buchholz,
        table[2].berger,
    )


def test_of_a_ring_each_has_won_as_much() -> None:
    ring = standings([1, 2, 3], [game(1, 2, FIRST), game(2, 3, FIRST), game(3, 1, FIRST)])
    assert {(each.place, each.among) for each in ring} == {(1, WIN)}


def test_a_bye_counts_as_somebody_with_ones_own_points() -> None:
    table = standings([1, 2], [game(1, 2, FIRST), Game(2, Pairing(2, None), BYE)])
    assert [(each.entrant, each.halves, each.buchholz) for each in table] == [(2, 2, 4), (1, 2, 2)]


def test_who_are_equal_in_all_share_a_place() -> None:
    table = standings([1, 2, 3], [game(1, 2, EQUAL), game(3, 1, EQUAL, 2), game(2, 3, EQUAL, 3)])
    assert [each.place for each in table] == [1, 1, 1]


def test_a_game_that_nobody_played_is_no_game() -> None:
    first, second = standings([1, 2], [game(1, 2, Score(2, 0, "absent"))])
    assert (first.games, first.halves, first.buchholz, first.berger) == (0, 2, 2, 0)
    assert (second.games, second.losses, second.halves) == (0, 0, 0)
