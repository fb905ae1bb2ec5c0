"""Clocks: time for nothing, then one's own; then a bot plays on."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.client import AtTable
from tests.server.serving import Server
from tests.server.test_moves import first_action, two_players
from viceregal.server.shapes.models import TableWanted
from viceregal.server.tables import ending, seating, votes
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.clock import Clocks
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import settings_of
from viceregal.server.tables.table import Table

ANIA, OLEK = Actor("ania", "Ania"), Actor("olek", "Olek")
PEOPLE = [{"kind": "me"}, {"kind": "open"}]


def test_only_what_goes_beyond_the_grace_is_taken_from_the_bank() -> None:
    clocks = Clocks(2, bank=10, grace=5)
    clocks.start(0, at=100)
    assert clocks.deadline(0) == 115
    clocks.decide(0, at=104)
    assert clocks.bank == [10, 10] and clocks.deadline(0) is None
    clocks.start(0, at=110, extra=60)
    assert clocks.deadline(0) == 185
    clocks.decide(0, at=178)
    assert clocks.bank == [7, 10]
    clocks.start(0, at=200)
    clocks.decide(0, at=999)
    assert clocks.bank == [0, 10]


def test_whose_time_is_up_is_played_by_a_bot_and_may_come_back(server: Server, ania: httpx.Client) -> None:
    """The seconds are real ones here, and so many that whoever does something at once is never too late."""

    async def course(one: AtTable, other: AtTable) -> None:
        seat = one.holds[0]
        clock = one.position["clocks"][seat]
        assert clock["bank"] == 19 and clock["deadline"] == pytest.approx(clock["since"] + 20)
        assert other.position["clocks"][other.holds[0]]["since"] is None
        await other.until(lambda me: me.table["seats"][seat]["away"])
        assert [line["why"] for line in other.lines if line["is"] == "bot"] == ["clock"]
        await other.until(lambda me: me.question is not None)
        assert other.table["seats"][seat]["level"] == "random"
        headers = {"Authorization": f"Bearer {one.hello['token']}"}
        back = ania.post(f"/api/tables/{one.table_id}/seats/{seat}/back", json={}, headers=headers)
        assert back.status_code == 200
        assert (await other.move(first_action(other)))["type"] == "accepted"
        await other.until(lambda me: me.position["clocks"][seat]["since"] is not None)
        assert other.position["clocks"][seat]["bank"] == 0

    two_players(server, ania, course, clock={"bank": 19, "grace": 1, "level": "random"})


def test_without_a_clock_nobody_is_hurried(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        assert one.position["clocks"] is None and one.table["clock"] is None
        await asyncio.sleep(0)

    two_players(server, ania, course)


# What time it is says the test: a table without a server -----------------------------------------------------------


class Clocked:
    """A table of Hand of the King, where Ania may do something at a moment. Nothing there is hidden: undo is free."""

    def __init__(
        self, seats: list[dict[str, Any]], bank: float = 0.0, grace: float = 10.0, **more: Any
    ) -> None:
        self.table = Table("clocked")
        clock = {"bank": bank, "grace": grace, "level": "random"}
        body = {"game": "hand-of-the-king", "seats": seats, "clock": clock, **more}
        wanted = TableWanted.model_validate(body)
        seating.create(self.at(0), settings_of(wanted, ANIA, "tests"))
        for seat, place in enumerate(self.table.places):
            if place.kind == "open":
                seating.take(self.at(0, OLEK), seat, "Olek", f"vs_{seat}")

    def at(self, now: float, actor: Actor = ANIA) -> Commands:
        return Commands(self.table, actor, now)

    def move(self, now: float) -> int:
        """Whoever is asked does something; the seat."""
        seat, match = self.table.asked[0], self.table.match
        assert match is not None
        self.at(now).decide(seat, self.table.questions[seat].number, match.legal(seat)[0])
        return seat

    def undo(self, now: float, seat: int) -> None:
        actor = next(a for a in (ANIA, OLEK) if a.player == self.table.places[seat].player)
        votes.undo(self.at(now, actor), f"undo-{now:g}", seat)

    @property
    def deadline(self) -> float | None:
        return self.table.deadline()


def test_what_is_taken_back_has_its_seconds_once() -> None:
    clocked = Clocked(PEOPLE)
    assert clocked.deadline == 10
    seat = clocked.move(9)
    clocked.undo(9.5, seat)
    assert clocked.deadline == pytest.approx(10.5)  # one second is left
    clocked.move(10)
    clocked.undo(10, seat)
    assert clocked.deadline == pytest.approx(10.5)
    ending.time_out(clocked.at(10.5))
    assert clocked.table.places[seat].level == "random"


def test_what_was_paid_from_the_bank_is_paid_once() -> None:
    clocked = Clocked(PEOPLE, bank=20)
    seat = clocked.move(15)
    clocks = clocked.table.clocks
    assert clocks is not None and clocks.bank[seat] == 15
    clocked.undo(16, seat)
    assert clocked.deadline == 31  # nothing is for nothing any more
    clocked.move(18)
    assert clocks.bank[seat] == 13


def test_no_later_decision_gets_its_seconds_again_either() -> None:
    """Ania plays both seats: taking back the first seat's move does not give the second one new time."""
    clocked = Clocked([{"kind": "me"}, {"kind": "here"}])
    first = clocked.move(1)
    clocked.undo(10, first)  # the second seat has thought for nine seconds
    clocked.move(10)
    assert clocked.deadline == 11


def test_whose_turn_somebody_else_takes_away_begins_anew() -> None:
    """Otherwise a move and an undo would cost the other one's time."""
    clocked = Clocked(PEOPLE, bank=5)
    first = clocked.move(1)
    clocked.undo(13, first)  # the other one has thought for twelve seconds
    clocked.move(14)
    assert clocked.deadline == 29


def test_a_bot_in_between_gives_nobody_new_time() -> None:
    clocked = Clocked([{"kind": "me"}, {"kind": "here"}], hints=True)  # without, the bot would stay
    seat = clocked.table.asked[0]
    for now in (9.0, 100.0):
        seating.give_to_bot(clocked.at(now), seat, "random")
        seating.come_back(clocked.at(now + 1), seat, "vs_again")
        assert clocked.deadline == pytest.approx(now + (2 if now == 9.0 else 1))


def test_a_bot_does_not_spend_the_time_of_whom_it_plays_for() -> None:
    clocked = Clocked([{"kind": "me"}, {"kind": "here"}], bank=5)
    clocks, seat = clocked.table.clocks, 1 - clocked.table.asked[0]
    assert clocks is not None
    seating.give_to_bot(clocked.at(1), seat, "random")
    clocked.move(2)
    assert clocked.deadline is None
    assert clocked.move(99) == seat and clocks.bank[seat] == 5
