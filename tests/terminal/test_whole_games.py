"""Whole games at the table, by keyboard and by mouse, on large and small screens, in every way to play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from tests.marks import rule
from tests.terminal.at_table import AGAINST_GREEDY, HAND, SMALL, WIDE, Table, at_table, far_on, how_far
from viceregal.core.records import CHANCE
from viceregal.games.hand_of_the_king.rules.actions import Move
from viceregal.games.hand_of_the_king.terminal.heraldry import LETTERS
from viceregal.terminal.end_screen import EndScreen
from viceregal.terminal.plan import TablePlan
from viceregal.terminal.seating import Player
from viceregal.terminal.sitting import Sitting

ARROW_KEYS = ("up", "down", "left", "right")


async def _by_keyboard(table: Table, chance: Random) -> None:
    """One decision: an arrow and a letter for a move, digits for companions, Tab for all else."""
    scene = table.screen.scene
    choice = chance.choice(scene.choices.every)
    action = choice.actions[0]
    if isinstance(action, Move):
        await table.press(ARROW_KEYS[action.direction], LETTERS[action.house].lower(), "enter")
    elif choice.targets[0].startswith("companion "):
        number = scene.state.pool.index(int(choice.targets[0].removeprefix("companion "))) + 1
        await table.press(str(number), str(number))
    else:
        await table.press(*["tab"] * (1 + scene.choices.every.index(choice)), "enter")


async def _by_mouse(table: Table, chance: Random) -> None:
    """One decision: a click on the card, the companion, the seat or the house itself."""
    choice = chance.choice(table.screen.scene.choices.every)
    target = chance.choice(choice.targets)
    await table.point_at(target)
    assert table.screen.scene.choice is not None
    assert table.screen.scene.choice.actions == choice.actions
    await table.click(target)


How = Callable[[Table, Random], Awaitable[None]]


def _play(folder: Path, how: How, plan: TablePlan | Sitting, size: tuple[int, int], seed: int) -> set[str]:
    """Play to the end, and give the kinds of questions that people were asked."""
    asked: set[str] = set()

    async def script(table: Table) -> None:
        chance = Random(seed)
        for _ in range(200):
            if table.is_over:
                break
            before = how_far(table.screen), table.screen.scene.choices.picked
            asked.add(type(table.screen.sitting.match.state.todo[-1]).__name__)
            await how(table, chance)
            if not table.is_over:
                after = how_far(table.screen), table.screen.scene.choices.picked
                assert after != before, "the decision was not taken"
        end = table.app.screen
        assert isinstance(end, EndScreen)
        match = end.sitting.match
        assert match.over
        winners = [end.sitting.names(table.app.speech)[seat] for seat in match.winners()]
        assert all(name in table.text() for name in winners)

    at_table(script, folder, plan, size=size, seed=seed)
    return asked


def test_by_keyboard_against_a_bot(tmp_path: Path) -> None:
    assert "AskTurn" in _play(tmp_path, _by_keyboard, AGAINST_GREEDY, WIDE, 1)


def test_by_mouse_against_a_bot_on_a_small_screen(tmp_path: Path) -> None:
    assert "AskTurn" in _play(tmp_path, _by_mouse, AGAINST_GREEDY, SMALL, 3)


@rule("HK-VAR-2")
def test_three_people_at_one_screen_with_ravens(tmp_path: Path) -> None:
    plan = TablePlan(HAND, (Player(),) * 3, options={"variant": "raven"})
    assert "AskCompanion" in _play(tmp_path, _by_mouse, far_on(plan, tmp_path, 3, 16), WIDE, 3)


@rule("HK-VAR-1")
def test_four_people_in_teams_on_a_small_screen(tmp_path: Path) -> None:
    plan = TablePlan(HAND, (Player(),) * 4, options={"variant": "teams"})
    assert "AskCompanion" in _play(tmp_path, _by_keyboard, far_on(plan, tmp_path, 14, 16), SMALL, 14)


def test_bots_alone_play_on_by_themselves(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        assert table.is_over

    plan = TablePlan(HAND, (Player(bot="greedy"), Player(bot="random")))
    at_table(script, tmp_path, far_on(plan, tmp_path, 5, 4))


def test_every_decision_is_in_the_record(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        match = table.screen.sitting.match
        await table.press("tab", "enter")
        people = [entry.seat for entry in match.log if entry.seat != CHANCE]
        assert people[:2] == [0, 1]

    at_table(script, tmp_path)
