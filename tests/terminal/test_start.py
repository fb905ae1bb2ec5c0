"""The start page: who plays what, by keys and mouse; and what the command line may ask for."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from tests.terminal.at_table import SMALL, WIDE, Table, Waiting, at_table
from viceregal.bots.levels import levels, quick_level
from viceregal.core.errors import BadSetup
from viceregal.games.hand_of_the_king.terminal.screen import HandTable
from viceregal.games.viceroy.terminal.screen import ViceroyTable
from viceregal.i18n import LANGUAGES
from viceregal.terminal.app import plan_of
from viceregal.terminal.plan import TablePlan, first_plan
from viceregal.terminal.seating import Player
from viceregal.terminal.start_screen import StartScreen

HAND = "hand-of-the-king"


def opponents(game_key: str) -> list[str]:
    return [each.level for each in levels(game_key)]


def _start(table: Table) -> StartScreen:
    assert isinstance(table.app.screen, StartScreen)
    return table.app.screen


def test_one_key_starts_a_game_against_a_decent_bot(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert isinstance(table.app.screen, HandTable)
        assert table.screen.sitting.seating == (Player(), Player(bot=quick_level(HAND)))

    at_table(script, tmp_path, None, seed=7, thinker=Waiting())


async def _to_row(table: Table, label: str) -> None:
    for _ in range(30):
        if _start(table).rows()[_start(table).row].label == label:
            return
        await table.press("down")
    raise AssertionError(f"no row {label}")


def test_everything_can_be_chosen_by_keys(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await _to_row(table, "Players")
        await table.press("right", "right", "right")
        assert _start(table).plan.seats == 4
        await _to_row(table, "Seat 3")
        decent = opponents(HAND).index(quick_level(HAND))
        await table.press("left")
        assert _start(table).plan.seating[2].bot == opponents(HAND)[decent - 1]
        await table.press("right")
        assert _start(table).plan.seating[2].bot == opponents(HAND)[decent]
        await table.press("right")
        assert _start(table).plan.seating[2] == Player(), "after the strongest come people again"
        await _to_row(table, "Variant")
        await table.press("right")
        assert _start(table).plan.options == {"variant": "teams"}
        await _to_row(table, "Companions")
        await table.press("left")
        await _to_row(table, "Players")
        await table.press("left", "left")
        assert _start(table).plan.options == {"companions": "none"}, "teams are for four"
        await table.press("left")
        assert _start(table).plan.seats == 2

    at_table(script, tmp_path, None)


def test_only_what_can_be_played_is_offered(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await _to_row(table, "Variant")
        await table.press("right", "right")
        assert _start(table).plan.options.get("variant", "base") == "base", "two players have no variant"

    at_table(script, tmp_path, None)


def test_everything_can_be_chosen_by_mouse(tmp_path: Path) -> None:
    waiting = Waiting()
    waiting.go.set()  # it answers at once

    async def script(table: Table) -> None:
        rows = [row.label for row in _start(table).rows()]
        await table.click(f"more {rows.index('Players')}")
        assert _start(table).plan.seats == 3
        await table.click(f"less {rows.index('Players')}")
        assert _start(table).plan.seats == 2
        await table.click("lang pl")
        assert "Zaczynamy" in table.text()
        await table.click(f"do {rows.index('Start')}")
        assert isinstance(table.app.screen, HandTable)

    at_table(script, tmp_path, None, thinker=waiting)


def test_a_person_can_have_a_name(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await _to_row(table, "Seat 1")
        await table.press("e")
        table.app.screen.query_one(Input).value = "Ania"
        await table.press("enter")
        assert _start(table).plan.seating[0] == Player(name="Ania")
        assert "Ania – Greta (Regent)" in table.text()
        await table.press("e", "escape")

    at_table(script, tmp_path, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_every_row_is_to_be_seen(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    async def script(table: Table) -> None:
        await _to_row(table, _start(table).rows()[-1].label)
        text = table.text()
        for row in _start(table).rows():
            assert row.label in text and row.value in text

    at_table(script, tmp_path, None, size=size, lang=lang)


# The command line -----------------------------------------------------------------------------------------------


def test_without_a_wish_the_table_asks() -> None:
    assert plan_of(None, None, None, None) is None
    assert plan_of("hand-of-the-king", None, None, {}) is None


@pytest.mark.parametrize(
    ("seats", "bots", "people", "machines"),
    [
        (None, ["greedy"], 1, ["greedy"]),
        (3, None, 1, [quick_level(HAND)] * 2),
        (3, ["random"], 2, ["random"]),
        (4, [], 4, []),
        (2, ["greedy", "random"], 0, ["greedy", "random"]),
    ],
)
def test_seats_and_bots(seats: int | None, bots: list[str] | None, people: int, machines: list[str]) -> None:
    plan = plan_of("hand-of-the-king", seats, bots, None)
    assert plan is not None
    assert [player.bot for player in plan.seating] == [""] * people + machines


@pytest.mark.parametrize(
    ("seats", "bots", "options"),
    [(2, ["greedy"] * 3, None), (5, None, None), (2, ["nobody"], None), (2, None, {"variant": "teams"})],
)
def test_what_cannot_be_played_is_refused(
    seats: int, bots: list[str] | None, options: dict[str, str] | None
) -> None:
    with pytest.raises(BadSetup):
        plan_of("hand-of-the-king", seats, bots, options)


def test_a_seat_goes_through_people_and_all_bots() -> None:
    plan, seen = first_plan(), []
    for _ in range(len(opponents(HAND)) + 1):
        plan = plan.with_next_player(1, 1)
        seen.append(plan.seating[1].bot)
    assert sorted(seen) == sorted(["", *opponents(HAND)])


def test_another_game_in_another_edition(tmp_path: Path) -> None:
    """The same people, decent bots of that game, and options that fit."""

    async def script(table: Table) -> None:
        await _to_row(table, "Game")
        await table.press("right")
        plan = _start(table).plan
        assert (plan.game_key, plan.seating) == ("viceroy", (Player(), Player(bot=quick_level("viceroy"))))
        await _to_row(table, "Edition")
        await table.press("right", "right")
        assert _start(table).plan.edition == "pl"
        await _to_row(table, "Virtual bids are drawn from")
        await table.press("right")
        assert _start(table).plan.options == {"virtual_gems": "reserve"}
        await _to_row(table, "Edition")
        await table.press("left")
        assert (_start(table).plan.edition, _start(table).plan.options) == ("cs", {})
        await _to_row(table, "Start")
        await table.press("enter")
        assert isinstance(table.app.screen, ViceroyTable)
        assert table.app.screen.sitting.match.setup.edition == "cs"
        assert TablePlan.from_plain(table.app.keeper.choices()["plan"]).edition == "cs"

    at_table(script, tmp_path, None)


def test_the_seat_of_an_ai_board_is_named_and_not_chosen(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        plan = TablePlan("viscounts", (Player(), Player(bot="greedy")), {"rival": "builder"})
        table.app._show_only(StartScreen(plan))
        await table.settle()
        lines = table.lines()
        seat = next(line for line in lines if line.startswith("Seat 2"))
        assert "Builder" in seat and "◂" not in seat
        assert any("You – AI (Builder)" in line for line in lines)

    at_table(script, tmp_path, None)
