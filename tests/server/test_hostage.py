"""Nobody is held hostage: votes of who is away, votes with a time, giving up alone, clocks by majority, tables cancelled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.seated import JAN, OLEK, PEOPLE, ZOFIA, SeatedTable
from viceregal.server.problem import Problem
from viceregal.server.tables import ending, seating, votes
from viceregal.server.tables.summary import outcome_of
from viceregal.server.tables.votes import Wish

CLOCK = {"bank": 600.0, "grace": 15.0, "level": "random"}


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Problem) as caught:
        yield
    assert caught.value.code == code


# Votes -------------------------------------------------------------------------------------------------------------


def test_who_has_lent_the_seat_is_asked_before_anything_of_it_is_taken_back() -> None:
    seated = SeatedTable(2)
    first = seated.move(1)
    seating.give_to_bot(seated.at(2, PEOPLE[1 - first]), 1 - first, "random")
    seated.move(3)  # by the bot
    reach, _ = votes.undo_reach(seated.table, first)
    assert reach == "vote"
    number = votes.undo(seated.at(4, PEOPLE[first]), "u", first)
    assert seated.last == "proposed" and seated.table.proposal is not None
    assert seated.table.proposal.waiting == {1 - first}
    votes.vote(seated.at(5, PEOPLE[1 - first]), "v", 1 - first, number, True)
    assert seated.last == "undone"


def test_no_game_is_ended_over_the_head_of_who_is_away() -> None:
    seated = SeatedTable(3)
    seating.give_to_bot(seated.at(1, ZOFIA), 2, "random")
    votes.propose(seated.at(2), "p", 0, Wish("end"))
    assert seated.table.proposal is not None and seated.table.proposal.waiting == {1, 2}
    votes.vote(seated.at(3, OLEK), "v", 1, seated.table.proposal.number, True)
    assert seated.table.phase == "playing"
    votes.vote(seated.at(4, ZOFIA), "w", 2, seated.table.proposal.number, True)
    assert seated.table.ended == {"reason": "agreed", "by": 0}


def test_a_proposal_has_a_time_and_lapses_then() -> None:
    seated = SeatedTable(2)
    votes.propose(seated.at(10), "p", 0, Wish("end"))
    assert seated.table.proposal is not None
    assert seated.table.proposal.until == seated.table.deadline() == 110
    ending.time_out(seated.at(109))
    assert seated.last == "proposed"
    ending.time_out(seated.at(110))
    assert seated.last == "lapsed" and seated.table.proposal is None and seated.table.phase == "playing"


def test_a_clock_is_set_by_the_majority() -> None:
    seated = SeatedTable(4)
    votes.propose(seated.at(10), "p", 0, Wish("clock", clock=CLOCK))
    number = seated.table.seq
    votes.vote(seated.at(11, JAN), "no", 3, number, False)
    assert seated.table.clocks is None
    votes.vote(seated.at(12, OLEK), "yes", 1, number, True)
    assert seated.table.clocks is None  # two of four
    votes.vote(seated.at(13, ZOFIA), "yes", 2, number, True)
    assert seated.last == "clock" and seated.table.clocks is not None
    assert seated.table.settings["clock"] == CLOCK
    assert seated.table.deadline() == 13 + 615


def test_who_says_nothing_does_not_keep_a_clock_away() -> None:
    """A present player who never moves and never votes."""
    seated = SeatedTable(2)
    asked = seated.table.asked[0]
    other = PEOPLE[1 - asked]
    votes.propose(seated.at(10, other), "p", 1 - asked, Wish("clock", clock=CLOCK))
    assert seated.table.clocks is None
    ending.time_out(seated.at(110, other))
    assert seated.table.clocks is not None
    ending.time_out(seated.at(110 + 615, other))
    assert seated.table.places[asked].level == "random" and seated.table.places[asked].away


def test_a_clock_is_not_set_against_half_of_the_table() -> None:
    seated = SeatedTable(2)
    number = votes.propose(seated.at(10), "p", 0, Wish("clock", clock=CLOCK))
    votes.vote(seated.at(11, OLEK), "no", 1, number, False)
    assert seated.last == "lapsed" and seated.table.clocks is None


def test_a_move_does_not_drop_the_proposal_of_a_clock() -> None:
    seated = SeatedTable(3)
    votes.propose(seated.at(10), "p", 0, Wish("clock", clock=CLOCK))
    seated.move(11)
    assert seated.table.proposal is not None


def test_a_clock_is_no_trap() -> None:
    seated = SeatedTable(2)
    with refused("invalid"):
        votes.propose(seated.at(1), "p", 0, Wish("clock", clock={**CLOCK, "bank": 0.0}))
    with refused("invalid"):
        votes.propose(seated.at(1), "p", 0, Wish("clock"))
    assert seated.table.proposal is None


def test_at_a_public_table_a_decision_has_a_longest_time() -> None:
    seated = SeatedTable(2, longest=1000.0)
    asked = seated.table.asked[0]
    assert seated.table.deadline() == 1000
    ending.time_out(seated.at(1000))
    assert seated.table.places[asked].away and seated.last == "bot"
    assert SeatedTable(2, longest=1000.0, public=False).table.deadline() is None


# Giving up alone ---------------------------------------------------------------------------------------------------


def test_of_two_who_stays_has_won() -> None:
    seated = SeatedTable(2)
    ending.resign(seated.at(1, OLEK), "r", 1)  # whoever is asked
    outcome = outcome_of(seated.table)
    assert outcome is not None
    assert (outcome["reason"], outcome["by"], outcome["winners"]) == ("resigned", 1, [0])
    assert outcome["places"] == [1, 2]


def test_of_three_the_others_go_on_and_who_gave_up_is_last() -> None:
    seated = SeatedTable(3)
    ending.resign(seated.at(1, OLEK), "r", 1)
    assert seated.table.phase == "playing" and seated.last == "resigned"
    place = seated.table.places[1]
    assert place.resigned and not place.away and place.level
    for forbidden in (
        lambda: seating.come_back(seated.at(2, OLEK), 1, "vs_x"),
        lambda: ending.resign(seated.at(2, OLEK), "again", 1),
        lambda: votes.propose(seated.at(2, OLEK), "p", 1, Wish("end")),
    ):
        with refused("phase"):
            forbidden()
    votes.propose(seated.at(2), "p", 0, Wish("end"))
    assert seated.table.proposal is not None and seated.table.proposal.waiting == {2}
    seated.play_out(3)
    match, outcome = seated.table.match, outcome_of(seated.table)
    assert match is not None and outcome is not None
    assert outcome["places"][1] == 3 and outcome["reason"] == "finished"
    assert outcome["winners"] == list(match.game.best_of(match.state, (0, 2)))
    assert sorted(outcome["places"]) == [1, 2, 3]


def test_with_the_last_person_the_game_ends() -> None:
    seated = SeatedTable(1, bots=2)
    ending.resign(seated.at(1), "r", 0)
    outcome = outcome_of(seated.table)
    assert outcome is not None and outcome["reason"] == "resigned" and outcome["places"][0] == 3
    assert outcome["winners"] == []


def test_who_has_lent_the_seat_may_give_up_too_and_the_order_of_giving_up_counts() -> None:
    seated = SeatedTable(4)
    seating.give_to_bot(seated.at(1, JAN), 3, "random")
    ending.resign(seated.at(2, JAN), "r", 3)
    ending.resign(seated.at(3, OLEK), "r", 1)
    assert seated.table.phase == "playing"
    ending.resign(seated.at(4, ZOFIA), "r", 2)
    outcome = outcome_of(seated.table)
    assert outcome is not None and outcome["places"] == [1, 3, 2, 4] and outcome["winners"] == [0]


def test_a_team_stays_in_the_game_with_one_of_it() -> None:
    seated = SeatedTable(4, options={"variant": "teams"})
    ending.resign(seated.at(1, OLEK), "r", 1)
    match = seated.table.match
    assert match is not None
    seated.play_out(2)
    best = match.game.best_of(match.state, (0, 2, 3))
    assert best in ((0, 2), (3,))
    outcome = outcome_of(seated.table)
    assert outcome is not None and outcome["winners"] == list(best)


# The maker ---------------------------------------------------------------------------------------------------------


def opened() -> SeatedTable:
    return SeatedTable(1, open_seats=2)


def test_who_has_opened_a_table_cancels_it_before_the_first_move() -> None:
    seated = opened()
    with refused("maker"):
        ending.cancel(seated.at(1, OLEK))
    ending.cancel(seated.at(1))
    outcome = outcome_of(seated.table)
    assert seated.table.phase == "over" and outcome is not None and outcome["reason"] == "cancelled"
    with refused("phase"):
        seating.take(seated.at(2, OLEK), 1, "Olek", "vs_1")
    begun = SeatedTable(2)
    ending.cancel(begun.at(1))
    assert begun.table.phase == "over"
    moved = SeatedTable(2)
    moved.move(1)
    with refused("phase"):
        ending.cancel(moved.at(2))


def test_whoever_was_asked_to_leave_does_not_sit_down_again() -> None:
    seated = opened()
    seating.take(seated.at(1, OLEK), 1, "Olek", "vs_1")
    with refused("maker"):
        ending.kick(seated.at(2, OLEK), 1)
    with refused("phase"):
        ending.kick(seated.at(2), 0)
    ending.kick(seated.at(2), 1)
    assert seated.table.places[1].kind == "open"
    with refused("kicked"):
        seating.take(seated.at(3, OLEK), 2, "Olek", "vs_2")
    seating.take(seated.at(3, ZOFIA), 1, "Zofia", "vs_3")


# Hints by the back door --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hints", [True, False])
def test_without_hints_a_seat_given_to_a_bot_stays_the_bots(hints: bool) -> None:
    """Else one would have it think, see what it does, come back and take it back."""
    seated = SeatedTable(2, hints=hints)
    seating.give_to_bot(seated.at(1), 0, "random")
    if hints:
        seating.come_back(seated.at(2), 0, "vs_x")
        assert not seated.table.places[0].away
    else:
        with refused("hints"):
            seating.come_back(seated.at(2), 0, "vs_x")


def test_whoever_ran_out_of_time_comes_back_without_hints_too() -> None:
    seated = SeatedTable(2, hints=False, longest=50.0)
    asked = seated.table.asked[0]
    ending.time_out(seated.at(60))
    seating.come_back(seated.at(61, PEOPLE[asked]), asked, "vs_x")


# A lost answer -----------------------------------------------------------------------------------------------------

KEY = "a-key-of-two-and-twenty"


def test_a_seat_taken_with_a_key_is_known_by_it() -> None:
    seated = opened()
    seating.take(seated.at(1, OLEK), 1, "Olek", "vs_1", KEY)
    assert seating.holder_by_key(seated.table, 1, KEY) == "olek"
    assert seating.holder_by_key(seated.table, 2, KEY) is None
    assert seating.sits_by_key(seated.at(2, OLEK), 1, KEY)
    assert not seating.sits_by_key(seated.at(2, ZOFIA), 1, KEY)
    assert KEY not in str(seated.table.entries)  # it opens the seat: it is kept hashed
    seating.leave(seated.at(3, OLEK), 1)
    assert seating.holder_by_key(seated.table, 1, KEY) is None
    with refused("taken"):
        seating.take(seated.at(4, OLEK), 1, "Olek", "vs_1", KEY)
