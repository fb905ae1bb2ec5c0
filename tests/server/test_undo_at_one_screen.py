"""Whose decision an undo takes back, of all seats in the same hands; the look may have gone on to the next by then."""

from __future__ import annotations

from tests.server.offline import OLEK, Offline
from viceregal.server.tables import seating, votes
from viceregal.server.tables.votes import undo_from

GAME = "hand-of-the-king"
TWO_OF_THREE = ({"kind": "me"}, {"kind": "here"}, {"kind": "open"})


def decide(offline: Offline, now: float) -> int:
    seat = offline.seat
    offline.at(now).decide(seat, offline.question, offline.match.legal(seat)[0])
    return seat


def test_before_the_first_decision_and_for_who_watches_there_is_nothing() -> None:
    offline = Offline(GAME)
    assert undo_from(offline.table, 0) == undo_from(offline.table, None) == ("no", None)
    decide(offline, 1)
    assert undo_from(offline.table, None) == ("no", None)


def test_the_last_decision_goes_back_wherever_one_looks_from_then_the_one_before() -> None:
    offline = Offline(GAME)
    deciders = [decide(offline, now) for now in (1, 2, 3)]
    for seat in reversed(deciders):
        assert undo_from(offline.table, 0) == undo_from(offline.table, 1) == ("free", seat)
        votes.undo(offline.at(5), f"u{offline.table.seq}", seat)
    assert undo_from(offline.table, 0) == ("no", None)


def test_who_sits_elsewhere_is_asked_after_a_decision_of_his() -> None:
    offline = Offline(GAME, TWO_OF_THREE)
    assert decide(offline, 1) in (0, 1, 2)
    while not any(undo_from(offline.table, seat)[0] == "vote" for seat in (0, 2)):
        decide(offline, 2)
    assert undo_from(offline.table, 0) == undo_from(offline.table, 1)
    assert undo_from(offline.table, 2)[1] in (None, 2)


def test_what_a_bot_decides_for_a_seat_that_is_lent_is_not_taken_back() -> None:
    offline = Offline(GAME, ({"kind": "me"}, {"kind": "open"}))
    first = decide(offline, 1)
    actor = OLEK if first == 1 else offline.at(0).actor
    assert undo_from(offline.table, first) == ("free", first)
    seating.give_to_bot(offline.at(2, actor), first, "random")
    assert undo_from(offline.table, first) == ("no", None)
