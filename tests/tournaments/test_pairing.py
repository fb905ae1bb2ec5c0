"""Who plays whom: properties that hold for any number of entrants and any results."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.playing import RESULTS, meetings, play, started
from viceregal.tournaments import round_robin, swiss
from viceregal.tournaments.games import DRAW, Game, Pairing, Score
from viceregal.tournaments.matching import max_pairs

NUMBERS = st.integers(2, 16)


def paired_once(pairings: list[Pairing], entrants: set[int]) -> bool:
    return sorted(number for pairing in pairings for number in pairing.both) == sorted(entrants)


@given(NUMBERS)
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int) -> None:
    rounds = round_robin.schedule(range(entrants))
    assert len(rounds) == round_robin.rounds_of(entrants)
    assert all(paired_once(pairings, set(range(entrants))) for pairings in rounds)
    met = Counter(
        frozenset(pairing.both) for pairings in rounds for pairing in pairings if pairing.second is not None
    )
    assert met == Counter(frozenset(two) for two in combinations(range(entrants), 2))


@given(NUMBERS)
def test_in_a_round_robin_everybody_sits_first_as_often_as_second(entrants: int) -> None:
    games = [pairing for pairings in round_robin.schedule(range(entrants)) for pairing in pairings]
    rests = Counter(pairing.first for pairing in games if pairing.second is None)
    assert rests == (Counter(range(entrants)) if entrants % 2 else Counter())
    for number in range(entrants):
        first = sum(pairing.first == number and pairing.second is not None for pairing in games)
        second = sum(pairing.second == number for pairing in games)
        assert abs(first - second) <= (entrants + 1) % 2


def test_alone_there_is_nobody_to_meet() -> None:
    assert round_robin.schedule([1]) == [] and round_robin.rounds_of(1) == 0


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 20), st.integers(0, 2**32))
def test_swiss_rounds_pair_everybody_once_and_nobody_twice_with_the_same(entrants: int, luck: int) -> None:
    """As many rounds as there are opponents: to the last of them no meeting comes again, by whatever results."""
    drawn = Random(luck)
    desk = started(entrants, rounds=swiss.usual_rounds(entrants))
    for _ in play(desk, lambda _: drawn.choice(RESULTS[:3])):
        pairings = [board.game.pairing for board in desk.tournament.last_round]
        assert paired_once(pairings, set(desk.tournament.order))
    met = Counter(meetings(desk.tournament.games))
    assert max(met.values()) == 1
    rests = Counter(game.pairing.first for game in desk.tournament.games if game.pairing.second is None)
    assert all(times == 1 for times in rests.values())


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 9), st.integers(0, 2**32), st.integers(1, 9))
def test_a_swiss_round_has_as_few_second_meetings_as_there_must_be(
    entrants: int, luck: int, rounds: int
) -> None:
    """Counted once more the slow way: by trying all pairings."""
    drawn = Random(luck)
    games: list[Game] = []
    for number in range(1, rounds + 1):
        before = Counter(meetings(games))
        pairings = swiss.pair(range(entrants), games)
        rests = [pairing.first for pairing in pairings if pairing.second is None]
        assert len(rests) == entrants % 2
        again = sum(before[frozenset(pairing.both)] > 0 for pairing in pairings)
        playing = [entrant for entrant in range(entrants) if entrant not in rests]
        assert again == fewest_again(playing, before)
        games += [Game(number, pairing, drawn.choice(RESULTS[:3])) for pairing in pairings]
        byes = Counter(game.pairing.first for game in games if game.pairing.second is None)
        if entrants % 2:
            assert max(byes.values()) - min(byes[entrant] for entrant in range(entrants)) <= 1


def fewest_again(playing: list[int], met: Counter[frozenset[int]]) -> int:
    if not playing:
        return 0
    one, *others = playing
    return min(
        (met[frozenset((one, other))] > 0) + fewest_again([each for each in others if each != other], met)
        for other in others
    )


@settings(deadline=None)
@given(st.integers(0, 2**32))
def test_score_groups_meet_among_themselves(luck: int) -> None:
    """Eight of whom somebody wins each game: after two rounds two, four and two have as many points."""
    drawn = Random(luck)
    desk = started(8, rounds=3)
    for number in play(desk, lambda _: drawn.choice(RESULTS[:2])):
        before = [game for game in desk.tournament.games if game.round < number]
        halves = Counter(dict.fromkeys(desk.tournament.order, 0))
        for game in before:
            for entrant in game.pairing.both:
                halves[entrant] += game.halves_of(entrant)
        for board in desk.tournament.last_round:
            first, second = board.game.pairing.both
            assert abs(halves[first] - halves[second]) <= (0 if number < 3 else 2)


@settings(deadline=None, max_examples=40)
@given(st.integers(4, 24), st.integers(0, 2**32))
def test_nobody_sits_first_or_second_much_more_often(entrants: int, luck: int) -> None:
    drawn = Random(luck)
    desk = started(entrants)
    for _ in play(desk, lambda _: drawn.choice(RESULTS[:3])):
        pass
    lead: Counter[int] = Counter()
    for game in desk.tournament.games:
        if game.pairing.second is not None:
            lead[game.pairing.first] += 1
            lead[game.pairing.second] -= 1
    assert all(abs(lead[entrant]) <= 3 for entrant in desk.tournament.order)


def test_the_top_half_of_a_group_meets_its_lower_half() -> None:
    pairs = [set(pairing.both) for pairing in swiss.pair([1, 2, 3, 4, 5, 6, 7, 8], [])]
    assert pairs == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]


def test_who_has_won_without_a_game_has_no_bye_as_long_as_others_have_none() -> None:
    walkover = Game(1, Pairing(3, 2), Score(2, 0, "absent"))
    last = Game(1, Pairing(1, None), Score(2, 0, "bye"))
    assert swiss.pair([1, 2, 3], [walkover, last])[-1] == Pairing(2, None)


def test_sixty_four_are_paired_for_fifteen_rounds() -> None:
    desk = started(64, rounds=15)
    assert len(list(play(desk, lambda _: Score(DRAW, DRAW, "agreed")))) == 15
    assert max(Counter(meetings(desk.tournament.games)).values()) == 1


@given(st.integers(2, 8), st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7))))
def test_the_most_pairs_are_those_found_by_trying_all(vertices: int, edges: set[tuple[int, int]]) -> None:
    def may(one: int, two: int) -> bool:
        return (one, two) in edges or (two, one) in edges

    def tried(left: list[int]) -> int:
        if not left:
            return 0
        one, *others = left
        with_one = [
            1 + tried([each for each in others if each != other]) for other in others if may(one, other)
        ]
        return max([tried(others), *with_one])

    assert max_pairs(range(vertices), may) == tried(list(range(vertices)))


@pytest.mark.parametrize(("entrants", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (64, 6)])
def test_so_many_rounds_leave_one_without_a_loss(entrants: int, rounds: int) -> None:
    assert swiss.usual_rounds(entrants) == rounds
