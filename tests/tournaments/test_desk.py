"""What can be done with a tournament, what cannot, and that its log is all there is to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.playing import (
    EQUAL,
    FIRST,
    HOST,
    RESULTS,
    desk_of,
    entered,
    new_tables,
    play,
    started,
)
from viceregal.tournaments.desk import MAX_ENTRIES, Desk, NotSo, next_round
from viceregal.tournaments.games import Score
from viceregal.tournaments.tournament import MAX_ENTRANTS, Tournament


def refused(deed: Callable[[], object]) -> str:
    with pytest.raises(NotSo) as why:
        deed()
    return why.value.code


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(["swiss", "round-robin"]), st.integers(3, 10), st.integers(0, 2**32), st.booleans())
def test_the_log_alone_gives_the_tournament_again(system: str, players: int, luck: int, fill: bool) -> None:
    """Pairings among it: before each round the log so far pairs just what was paired."""
    drawn = Random(luck)
    desk = started(players, system, fill="bot" if fill else "", late=2 if system == "swiss" else 1)
    for number in play(desk, lambda _: drawn.choice(RESULTS)):
        if number == 1 and desk.tournament.takes_entries:
            desk.enter("late", "Late")
        if number == 2:
            desk.leave("p1")
    again = Tournament("t")
    for entry in desk.new:
        if entry.kind == "paired":
            written = [(each["first"], each["second"]) for each in entry.data["games"]]
            assert [(pairing.first, pairing.second) for pairing in next_round(again)] == written
        again.apply(entry)
    assert again == desk.tournament
    assert again.standings() == desk.tournament.standings()


def test_with_an_odd_number_a_bot_makes_it_even_if_the_host_says_so() -> None:
    filled = started(3, "round-robin", fill="bot").tournament
    assert len(filled.active) == 4 and filled.all_rounds == 3
    assert [entrant.level for entrant in filled.active] == ["", "", "", "bot"]
    assert len(started(3, "round-robin").tournament.active) == 3
    assert len(started(4, "round-robin", fill="bot").tournament.active) == 4


def test_too_few_twice_the_same_and_strangers_change_nothing() -> None:
    desk = entered(desk_of(), 1)
    before = desk.tournament.seq
    assert refused(lambda: desk.start(HOST, "s")) == "few"
    assert refused(lambda: desk.enter("p0", "Other")) == "taken"
    assert refused(lambda: desk.enter("p9", "p0")) == "name"
    assert refused(lambda: desk.start("p0", "s")) == "maker"
    assert refused(lambda: desk.start(None, "s")) == "maker"
    assert refused(lambda: desk.add_bot("p0", "bot")) == "maker"
    assert refused(lambda: desk.cancel("p0")) == "maker"
    assert refused(lambda: desk.remove("p0", 1)) == "maker"
    assert refused(lambda: desk.remove(HOST, 7)) == "unknown"
    assert refused(lambda: desk.leave("p9")) == "unknown"
    assert refused(lambda: desk.go_on(new_tables())) == "phase"
    assert desk.tournament.seq == before


def test_after_the_start_nobody_enters_a_round_robin() -> None:
    desk = started(2, "round-robin")
    assert refused(lambda: desk.enter("p9", "P9")) == "phase"
    assert refused(lambda: desk.start(HOST, "s")) == "phase"
    assert refused(lambda: desk.add_bot(HOST, "bot")) == "phase"


def test_a_swiss_one_takes_entries_until_the_round_that_was_named_is_paired() -> None:
    desk = started(4, rounds=3, late=2)
    rounds = play(desk, lambda _: EQUAL)
    next(rounds)
    desk.enter("p9", "P9")
    next(rounds)
    assert 5 in {number for board in desk.tournament.last_round for number in board.game.pairing.both}
    assert refused(lambda: desk.enter("p10", "P10")) == "phase"


def test_who_leaves_loses_the_games_that_are_left() -> None:
    desk = started(3, "round-robin")
    rounds = play(desk, lambda _: FIRST)
    next(rounds)
    left = desk.tournament.entrant_of("p0")
    desk.leave("p0")
    assert refused(lambda: desk.leave("p0")) == "unknown"
    assert refused(lambda: desk.enter("p0", "P0")) == "phase"
    list(rounds)
    assert left is not None
    later = [game for game in desk.tournament.games if game.round > 1 and game.is_of(left.number)]
    assert later and all(game.score is not None and game.score.why == "left" for game in later)
    assert all(game.halves_of(left.number) == 0 for game in later)


def test_with_one_left_the_tournament_is_over() -> None:
    desk = started(2, rounds=1)
    desk.leave("p0")
    desk.go_on(new_tables())
    assert desk.tournament.phase == "over" and not desk.tournament.cancelled


def test_whom_the_host_removes_does_not_come_back() -> None:
    desk = entered(desk_of(), 2)
    desk.remove(HOST, 1)
    assert refused(lambda: desk.enter("p0", "P0")) == "kicked"
    desk.leave("p1")
    desk.enter("p1", "P1")
    assert [entrant.number for entrant in desk.tournament.active] == [3]


def test_a_score_is_written_once_and_for_tables_of_the_last_round_alone() -> None:
    desk = started(2)
    desk.go_on(new_tables())
    assert not desk.score("table9", FIRST)
    assert desk.score("table1", FIRST)
    assert not desk.score("table1", EQUAL)
    assert desk.tournament.last_round[0].game.score == FIRST


def test_a_round_waits_for_all_games() -> None:
    desk = started(4)
    tables = new_tables()
    desk.go_on(tables)
    desk.score("table1", FIRST)
    assert refused(lambda: desk.go_on(tables)) == "phase"
    desk.score("table2", Score(0, 0, "absent"))
    desk.go_on(tables)
    assert len(desk.tournament.rounds) == 2


def test_a_full_tournament_and_one_with_a_full_log_take_nobody() -> None:
    most = MAX_ENTRANTS["round-robin"]
    assert refused(lambda: entered(desk_of("round-robin"), most + 1)) == "taken"
    desk = desk_of()
    while desk.tournament.seq < MAX_ENTRIES:
        desk.enter("p", "P")
        desk.leave("p")
    assert refused(lambda: desk.enter("p", "P")) == "phase"


def test_what_is_cancelled_is_over() -> None:
    desk: Desk = started(2)
    desk.go_on(new_tables())
    desk.cancel(HOST)
    assert desk.tournament.phase == "over" and desk.tournament.cancelled
    assert not desk.score("table1", FIRST)
    assert refused(lambda: desk.cancel(HOST)) == "phase"
    assert refused(lambda: desk.enter("p9", "P9")) == "phase"
    assert refused(lambda: desk.leave("p0")) == "phase"
