"""The end screen: who has won and why, again, back, away."""

from __future__ import annotations

from pathlib import Path

from tests.marks import rule
from tests.terminal.at_table import AGAINST_GREEDY, HAND, Table, at_table, far_on
from viceregal.games.hand_of_the_king.terminal.screen import HandTable
from viceregal.terminal.end_screen import EndScreen
from viceregal.terminal.plan import TablePlan, first_plan
from viceregal.terminal.rules_screen import RulesScreen
from viceregal.terminal.seating import Player
from viceregal.terminal.sitting import Sitting
from viceregal.terminal.start_screen import StartScreen


@rule("HK-END-3")
def test_the_end_screen_explains_a_tie(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        end = table.app.screen
        assert isinstance(end, EndScreen)
        assert "HK-END-3" in table.text() and "is the largest, so its banner decides" in table.text()
        await table.press("r")
        assert isinstance(table.app.screen, RulesScreen) and table.app.screen.rule == "HK-END-3"

    plan = TablePlan(HAND, (Player(bot="random"),) * 4)
    sitting = next(
        sitting for sitting in (far_on(plan, tmp_path, seed, 0) for seed in range(50)) if _tied(sitting)
    )
    at_table(script, tmp_path, sitting)


def _tied(sitting: Sitting) -> bool:
    return any(line.heading == "tie_break" for line in sitting.match.score_sheet())


def test_after_the_end(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        assert isinstance(table.app.screen, EndScreen)
        await table.press("escape")
        assert "The game is over" in table.text()
        await table.press("q")
        assert table.app._exit

    at_table(script, tmp_path, far_on(AGAINST_GREEDY, tmp_path, 6, 0))


def test_another_game_with_the_same_players(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        first = table.app.screen
        assert isinstance(first, EndScreen)
        await table.press("enter")
        assert table.screen.sitting.seating == first.sitting.seating
        assert table.screen.sitting.match is not first.sitting.match and table.asked == 0

    at_table(script, tmp_path, far_on(AGAINST_GREEDY, tmp_path, 6, 0))


def test_the_last_decision_can_be_taken_back(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        while not table.is_over:
            await table.press("tab", "enter")
        await table.press("z")
        assert isinstance(table.app.screen, HandTable) and table.screen.scene.choices.every
        while not table.is_over:
            await table.press("tab", "enter")
        await table.press("n")
        assert isinstance(table.app.screen, StartScreen)

    at_table(script, tmp_path, far_on(AGAINST_GREEDY, tmp_path, 6, 3))


def test_the_default_plan_is_a_game_against_a_decent_bot() -> None:
    assert [player.bot_name for player in first_plan().seating] == ["", "regent"]
    assert AGAINST_GREEDY.is_possible()
