"""Undo, hint, rules, help, save, quit: the keys around the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Key
from textual.widgets import Input, OptionList

import viceregal
from tests.marks import rule
from tests.terminal.at_table import SMALL, Table, Waiting, advice, at_table
from viceregal import rulebook
from viceregal.bots.analysis import Analysis
from viceregal.bots.thinking import Task
from viceregal.games.hand_of_the_king.terminal.screen import HandTable
from viceregal.terminal.dialogs import Ask, Confirm, Reading
from viceregal.terminal.rules_screen import RulesScreen
from viceregal.terminal.start_screen import StartScreen
from viceregal.terminal.thinking import ThinkHere, ThinkingFailed


def test_undo_takes_back_the_own_move_and_the_bots(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        match = table.screen.sitting.match
        start = match.position()
        await table.press("tab", "enter")
        assert [entry.seat for entry in match.log][-2:] == [0, 1]
        await table.press("z")
        assert match.position() == start and table.asked == 0
        await table.press("z")
        assert "There is nothing to undo." in table.text()
        assert match.position() == start

    at_table(script, tmp_path)


def test_undo_while_the_bot_thinks_stops_it(tmp_path: Path) -> None:
    waiting = Waiting()

    async def script(table: Table) -> None:
        await table.pilot.press("tab", "enter")
        await table.pilot.pause()
        assert "is thinking" in table.text() and waiting.asked == 1
        await table.pilot.press("z")
        await table.settle()
        assert waiting.cancelled == 1 and table.asked == 0
        assert table.screen.scene.choices.every

    at_table(script, tmp_path, thinker=waiting)


def test_the_table_stays_alive_while_a_bot_thinks(tmp_path: Path) -> None:
    waiting = Waiting()

    async def script(table: Table) -> None:
        await table.pilot.press("tab", "enter")
        await table.pilot.pause()
        await table.pilot.press("tab", "enter", "r")
        await table.pilot.pause()
        assert isinstance(table.app.screen, RulesScreen)
        await table.pilot.press("escape", "L", "L")  # Czech, then Polish
        await table.pilot.pause()
        assert "myśli" in table.text()
        waiting.go.set()
        await table.settle()
        assert table.asked == 0

    at_table(script, tmp_path, thinker=waiting)


class _Broken(ThinkHere):
    async def choose(self, task: Task) -> str:
        raise ThinkingFailed("out of ideas")

    async def advise(self, task: Task) -> Analysis:
        raise ThinkingFailed("out of ideas")


def test_a_broken_bot_does_not_end_the_game(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("tab", "enter")
        assert table.asked == 0 and len(table.screen.sitting.match.log) == 4
        assert "out of ideas" in table.said

    at_table(script, tmp_path, thinker=_Broken())


def test_a_hint_points_at_a_legal_choice_and_does_nothing(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        before = table.screen.sitting.match.position()
        await table.press("h")
        assert table.screen.scene.choice is not None
        assert table.said.startswith("Maester suggests: You send Varys")
        assert table.said.endswith(
            "Lead +1.5, 88% to win. Compared with the next choice: +2.0 the banner of House Stark."
        )
        assert table.screen.sitting.match.position() == before

    class Quick(ThinkHere):
        async def advise(self, task: Task) -> Analysis:
            return advice(task.legal[-1])

    at_table(script, tmp_path, thinker=Quick())


def test_a_hint_without_an_adviser(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("h")
        assert table.said == "No hint: out of ideas"

    at_table(script, tmp_path, thinker=_Broken())


def test_answering_before_the_hint_has_come(tmp_path: Path) -> None:
    waiting = Waiting()

    async def script(table: Table) -> None:
        await table.pilot.press("h")
        await table.pilot.pause()
        assert "is studying the table" in table.said
        await table.pilot.press("tab", "enter")
        await table.pilot.pause()
        assert waiting.cancelled == 1 and waiting.asked == 2
        waiting.go.set()
        await table.settle()
        assert table.asked == 0

    at_table(script, tmp_path, thinker=waiting)


# Refusals and rules ---------------------------------------------------------------------------------------------


@rule("HK-MOV-1")
def test_a_house_that_is_not_there_is_refused_with_its_rule(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        scene = table.screen.scene
        way = scene.choices.every[0].actions[0].direction  # type: ignore[attr-defined]
        house = next(house for house in range(7) if scene.choices.by_move(way, house) is None)
        await table.press(("up", "down", "left", "right")[way], "SGLTBYU"[house].lower())
        assert "There is nobody of that house in that direction" in table.text()
        assert table.screen.scene.pointed is None
        await table.press("r")
        assert isinstance(table.app.screen, RulesScreen) and table.app.screen.rule == "HK-MOV-1"

    at_table(script, tmp_path)


def test_a_click_on_a_card_out_of_reach_is_refused(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        scene = table.screen.scene
        card = next(
            card for card in scene.state.grid if scene.choices.by_target(f"card {card}") is None and card < 35
        )
        await table.click(f"card {card}")
        assert "You cannot choose that now." in table.text()
        assert len(table.screen.sitting.match.log) == 2

    at_table(script, tmp_path)


def test_the_rule_id_in_the_headline_opens_the_rule(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.click("rule HK-MOV-1")
        assert rulebook.rule("HK-MOV-1").text["en"] in table.text()
        await table.press("escape")
        assert isinstance(table.app.screen, HandTable)

    at_table(script, tmp_path)


@pytest.mark.parametrize(
    ("lang", "words", "found"),
    [
        ("en", "melisandre turn", "HK-COM-10"),
        ("pl", "chorągiew remis", "HK-END-3"),
        ("ru", "варис", "HK-COM-5"),
    ],
)
def test_rules_are_searched_in_the_language_of_the_table(
    tmp_path: Path, lang: str, words: str, found: str
) -> None:
    async def script(table: Table) -> None:
        await table.press("r")
        screen = table.app.screen
        assert isinstance(screen, RulesScreen)
        screen.query_one(Input).value = words
        await table.settle()
        assert found in [each.id for each in screen.found]
        assert len(screen.found) < len(rulebook.rules("hand-of-the-king"))
        before = screen.query_one(OptionList).highlighted
        assert before is not None
        await table.press("down")
        assert screen.query_one(OptionList).highlighted == (before + 1) % len(screen.found)
        assert screen.rule == screen.found[(before + 1) % len(screen.found)].id
        await table.press("f2")
        assert table.app.speech.lang != lang
        screen.query_one(Input).value = "xyzzy"
        await table.settle()
        assert screen.speech.say("rules.none") in table.text()

    at_table(script, tmp_path, lang=lang)


# Reading, saving, leaving ---------------------------------------------------------------------------------------


def test_help_names_every_key(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("?")
        assert isinstance(table.app.screen, Reading)
        text = table.text()
        assert all(
            key in text for key in ("Tab", "Enter", "Esc", "Z", "H", "R", "C", "D", "N", "Q", "F2", "⇧S")
        )
        await table.press("down", "pagedown", "up", "pageup", "escape")
        assert isinstance(table.app.screen, HandTable)

    at_table(script, tmp_path)


def test_the_chronicle_tells_every_turn(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("tab", "enter", "c")
        assert "Turn 1: you." in table.text() and "Turn 2: Greta." in table.text()

    at_table(script, tmp_path, size=SMALL)


def test_a_saved_record_replays(tmp_path: Path) -> None:
    file = tmp_path / "records" / "mine.txt"

    async def script(table: Table) -> None:
        await table.press("tab", "enter", "S")
        screen = table.app.screen
        assert isinstance(screen, Ask)
        screen.query_one(Input).value = str(file)
        await table.press("enter")
        [again] = viceregal.replay(file.read_text(encoding="utf-8"))
        assert again.position() == table.screen.sitting.match.position()
        assert again.players == ("You", "Greta (Treasurer)")

    at_table(script, tmp_path)


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def script(table: Table) -> None:
        await table.press("S")
        table.app.screen.query_one(Input).value = str(tmp_path / "file" / "below.txt")
        await table.press("enter")
        [notice] = table.app._notifications
        assert "could not be saved" in notice.message

    at_table(script, tmp_path)


def test_quitting_a_running_game_asks_first(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("q")
        assert isinstance(table.app.screen, Confirm)
        await table.press("escape")
        assert isinstance(table.app.screen, HandTable)
        await table.press("q", "enter")
        assert table.app._exit

    at_table(script, tmp_path)


@pytest.mark.parametrize(
    ("opens", "closes"), [("q", "enter"), ("q", "escape"), ("question_mark", "enter"), ("S", "escape")]
)
def test_keys_struck_faster_than_a_dialog_goes_are_let_go(tmp_path: Path, opens: str, closes: str) -> None:
    async def script(table: Table) -> None:
        await table.press(opens)
        dialog = table.app.screen
        for _ in range(6):
            dialog.post_message(Key(closes, None))
        await table.settle()
        assert table.app.screen is not dialog or table.app._exit

    at_table(script, tmp_path)


def test_a_new_game_from_a_running_one(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("n", "enter")
        assert isinstance(table.app.screen, StartScreen)
        assert len(table.app.screen.kept) == 1

    at_table(script, tmp_path)
