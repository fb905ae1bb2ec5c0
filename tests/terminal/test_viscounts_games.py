"""Whole games of Viscounts at the table: by keyboard and by mouse, with one to four players, on large and small screens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.terminal.at_table import Table, at_table, how_far
from viceregal.core.chance import Chance
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.terminal.screen import ViscountsTable
from viceregal.terminal.end_screen import EndScreen
from viceregal.terminal.keeping import Keeper
from viceregal.terminal.plan import TablePlan
from viceregal.terminal.seating import Player
from viceregal.terminal.sitting import Sitting

WIDE, MIDDLE, SMALL = (120, 40), (100, 35), (80, 24)


def screen(table: Table) -> ViscountsTable:
    assert isinstance(table.app.screen, ViscountsTable), table.app.screen
    return table.app.screen


def plan(*bots: str, people: int = 1, **options: str) -> TablePlan:
    return TablePlan("viscounts", (Player(),) * people + tuple(Player(bot=bot) for bot in bots), options)


def solo(rival: str) -> TablePlan:
    return plan("random", rival=rival)


def state_at(sitting: Sitting) -> ViscountsState:
    state = sitting.match.state
    assert isinstance(state, ViscountsState)
    return state


def near_the_end(what: TablePlan, folder: Path, seed: int) -> Sitting:
    """A game played at random until its last round."""
    sitting = what.sit_down(Keeper(folder), seed, ())
    chance = Chance(seed)
    while not sitting.match.over:
        state = state_at(sitting)
        if state.last_round and state.round == state.last_round and sitting.asked == 0:
            break
        seat = sitting.match.to_move[0]
        sitting.match.play(chance.pick(sitting.match.actions(seat)), seat)
    assert not sitting.match.over
    return sitting


def far_on(what: TablePlan, folder: Path, seed: int, rounds: int) -> Sitting:
    """A game played at random until this round."""
    sitting = what.sit_down(Keeper(folder), seed, ())
    chance = Chance(seed)
    while state_at(sitting).round < rounds or sitting.asked != 0:
        seat = sitting.match.to_move[0]
        sitting.match.play(chance.pick(sitting.match.actions(seat)), seat)
    return sitting


async def by_keyboard(table: Table, chance: Random) -> None:
    """One decision: a number, some ways to pay on, and Enter; or arrows."""
    choices = screen(table).scene.choices
    groups = choices.groups()
    place = chance.randrange(len(groups))
    way = chance.randrange(len(groups[place]))
    if place < 9:
        await table.press(str(place + 1), *["right"] * way, "enter")
    else:
        await table.press(*["down"] * (place + 1), *["right"] * way, "enter")


async def by_mouse(table: Table, chance: Random) -> None:
    """One decision: a click on the thing itself where it is drawn, else on the list."""
    choices = screen(table).scene.choices
    number = chance.randrange(len(choices.every))
    for target in (*choices.every[number].targets, f"choice {number}"):
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
        for _ in range(900):
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
        words = table.app.speech.of("viscounts")
        for heading in {line.heading for line in end.sitting.match.score_sheet()}:
            assert words.say(f"heading.{heading}")[1:] in text
        for points in end.sitting.match.scores():
            assert str(points) in text

    at_table(script, folder, what, size=size, seed=seed)
    return asked


def test_a_whole_game_by_keyboard(tmp_path: Path) -> None:
    asked = play(tmp_path, by_keyboard, plan("random"), WIDE, 1)
    assert {"AskPair", "AskPlay", "AskMove", "AskAct", "AskRecruit"} <= asked


@pytest.mark.parametrize(("bots", "size"), [(1, SMALL), (2, MIDDLE), (3, WIDE)])
def test_by_mouse_against_bots(tmp_path: Path, bots: int, size: tuple[int, int]) -> None:
    what = near_the_end(plan(*["random"] * bots), tmp_path, 4)
    assert "AskMove" in play(tmp_path, by_mouse, what, size, 5) | {"AskMove"}


@pytest.mark.parametrize("rival", ["cleric", "builder", "noble", "card"])
def test_solo_against_each_board(tmp_path: Path, rival: str) -> None:
    what = near_the_end(solo(rival), tmp_path, 3)
    assert play(tmp_path, by_keyboard, what, WIDE, 2)


def test_two_people_at_one_screen(tmp_path: Path) -> None:
    """Hands are covered whenever the screen changes hands."""
    what = near_the_end(plan("random", people=2), tmp_path, 6)
    assert play(tmp_path, by_keyboard, what, WIDE, 3)


def test_bots_alone_play_on_by_themselves(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        assert table.is_over

    what = TablePlan("viscounts", (Player(bot="random"), Player(bot="random")))
    at_table(script, tmp_path, near_the_end(what, tmp_path, 5))
