"""Whole games of Viceroy at the table: by keyboard and by mouse, in every edition, on large and small screens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.terminal.at_table import Table, at_table, how_far
from viceregal.core.chance import Chance
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.games.viceroy.rules.scoring import HEADINGS
from viceregal.games.viceroy.terminal.screen import ViceroyTable
from viceregal.terminal.end_screen import EndScreen
from viceregal.terminal.keeping import Keeper
from viceregal.terminal.plan import TablePlan
from viceregal.terminal.seating import Player
from viceregal.terminal.sitting import Sitting

WIDE, MIDDLE, SMALL = (140, 45), (100, 35), (80, 24)


def screen(table: Table) -> ViceroyTable:
    assert isinstance(table.app.screen, ViceroyTable), table.app.screen
    return table.app.screen


def plan(edition: str, *bots: str, people: int = 1, **options: str) -> TablePlan:
    return TablePlan(
        "viceroy", (Player(),) * people + tuple(Player(bot=bot) for bot in bots), options, edition
    )


def far_on(what: TablePlan, folder: Path, seed: int, turn: int) -> Sitting:
    """A game played at random until so many turns were played."""
    sitting = what.sit_down(Keeper(folder), seed, ())
    chance = Chance(seed)
    while sitting.match.state.turn < turn and not sitting.match.over:  # type: ignore[attr-defined]
        seat = sitting.match.to_move[0]
        sitting.match.play(chance.pick(sitting.match.actions(seat)), seat)
    return sitting


async def by_keyboard(table: Table, chance: Random) -> None:
    """One decision: a number twice, or arrows and Enter."""
    number = chance.randrange(len(screen(table).scene.choices.every))
    if number < 9:
        await table.press(str(number + 1), str(number + 1))
    else:
        await table.press(*["down"] * (number + 1), "enter")


async def by_mouse(table: Table, chance: Random) -> None:
    """One decision: a click on the thing itself where it is drawn, else on the list."""
    choices = screen(table).scene.choices
    number = chance.randrange(len(choices.every))
    places = [*choices.every[number].targets, f"choice {number}"]
    for target in places:
        try:
            widget, offset = table.place_of(target)
        except AssertionError:
            continue
        await table.pilot.click(widget, offset)
        await table.settle()
        return
    await by_keyboard(table, chance)


How = Callable[[Table, Random], Awaitable[None]]


def play(folder: Path, how: How, what: TablePlan | Sitting, size: tuple[int, int], seed: int) -> set[str]:
    """Play to the end, and give the kinds of questions that people were asked."""
    asked: set[str] = set()

    async def script(table: Table) -> None:
        chance = Random(seed)
        for _ in range(600):
            if table.is_over:
                break
            here = screen(table)
            if here.covered:
                assert not here.scene.choices.every and here.scene.viewer is None
                await table.press("enter")
            before = how_far(here)
            asked.add(type(here.sitting.match.state.todo[-1]).__name__)
            await how(table, chance)
            if not table.is_over:
                assert how_far(here) != before, "the decision was not taken"
        end = table.app.screen
        assert isinstance(end, EndScreen)
        text = table.text()
        for heading in HEADINGS:
            assert end.sitting.match.game.key == "viceroy"
            assert table.app.speech.of("viceroy").say(f"heading.{heading}") in text
        for points in end.sitting.match.scores():
            assert str(points) in text

    at_table(script, folder, what, size=size, seed=seed)
    return asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_by_keyboard_against_bots(tmp_path: Path, edition: str) -> None:
    asked = play(tmp_path, by_keyboard, plan(edition, "greedy"), WIDE, 1)
    assert {"AskFirst", "AskBids", "AskCards", "AskGem"} <= asked


@pytest.mark.parametrize(("edition", "size"), [("ru", MIDDLE), ("cs", SMALL), ("pl", WIDE)])
def test_by_mouse_against_bots(tmp_path: Path, edition: str, size: tuple[int, int]) -> None:
    what = far_on(plan(edition, "random", "greedy"), tmp_path, 4, 11)
    assert "AskBids" in play(tmp_path, by_mouse, what, size, 5)


def test_alone_against_virtual_opponents(tmp_path: Path) -> None:
    what = far_on(plan("cs", virtual="3"), tmp_path, 3, 11)
    assert "AskBids" in play(tmp_path, by_keyboard, what, MIDDLE, 2)


def test_two_people_at_one_screen(tmp_path: Path) -> None:
    """Hands are covered whenever the screen changes hands."""
    what = far_on(plan("pl", "random", people=2), tmp_path, 6, 12)
    assert "AskBids" in play(tmp_path, by_keyboard, what, WIDE, 3)


def test_bots_alone_play_on_by_themselves(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        assert table.is_over

    what = far_on(TablePlan("viceroy", (Player(bot="greedy"), Player(bot="random"))), tmp_path, 5, 12)
    at_table(script, tmp_path, what)
