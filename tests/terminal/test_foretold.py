"""Every table shows what the kernel foretells of the answer pointed at; and a refusal says what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from textual.containers import VerticalScroll

from tests.terminal.at_table import HAND, SMALL, WIDE, Table, at_table
from tests.terminal.test_viceroy_games import plan as viceroy
from tests.terminal.test_viscounts_games import far_on
from tests.terminal.test_viscounts_games import plan as viscounts
from viceregal import plugins
from viceregal.core.foretell import ASKED, OTHERS
from viceregal.core.match import Match
from viceregal.core.records import Action
from viceregal.games.hand_of_the_king.terminal.screen import HandTable
from viceregal.i18n import speak
from viceregal.i18n.foretelling import heading_words, things
from viceregal.terminal.chronicle import Chronicle
from viceregal.terminal.picking_screen import PickingScreen
from viceregal.terminal.plan import TablePlan
from viceregal.terminal.play_screen import PlayScreen
from viceregal.terminal.seating import Player

MINI = Path(__file__).parents[2] / "examples" / "mini" / "viceregal_mini"
PLANS = {
    "hand-of-the-king": TablePlan(HAND, (Player(), Player(bot="random"))),
    "viceroy ru": viceroy("ru", "random"),
    "viceroy cs": viceroy("cs", "random"),
    "viscounts": TablePlan("viscounts", (Player(), Player(bot="random"))),
    "mini": TablePlan("mini", (Player(), Player(bot="random"))),
}


@pytest.fixture(autouse=True)
def mini_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(plugins.VARIABLE, "")
    plugins.load(str(MINI))


def at_the_table(table: Table) -> PlayScreen:
    assert isinstance(table.app.screen, PlayScreen), table.app.screen
    return table.app.screen


def rows(screen: PlayScreen) -> list[tuple[Action, ...]]:
    """The answers that each choice stands for, with those that were chosen before it."""
    if isinstance(screen, HandTable):
        return [(*screen.begun, *each.actions) for each in screen.scene.choices.every]
    assert isinstance(screen, PickingScreen)
    return [(*screen.begun, *screen.held, each.action) for each in screen.scene.choices.every]


def shown(table: Table) -> list[str]:
    return [line.said for line in table.app.screen.query_one(Chronicle).lines]


def expected(match: Match, names: Sequence[str], row: tuple[Action, ...], skip: int) -> Iterator[str]:
    """What must be told of a row whose first answers were chosen before: the kernel's words, cost and points."""
    made = match.foretell(row, 0, len(match.to_move) > 1)
    before = match.foretell(row[:skip], 0) if skip else None
    words = speak("en").of(match.game.key)
    for event in made.events[len(before.events) if before else 0 :]:
        if type(event).__name__ not in ("Answered", "AnswersRevealed"):
            yield words.event(event, names, 0)
    if before is None:
        if made.cost:
            yield f"You pay: {things(made.cost, words)}"
        if made.gain:
            yield f"You gain: {things(made.gain, words)}"
        for change in made.scores:
            if change.before != change.after:
                whose = "" if change.seat == 0 else f"{names[change.seat]}: "
                yield f"{whose}{heading_words(change.heading, words)} {change.before} → {change.after}"
    if made.stop in (ASKED, OTHERS) and made.asked is not None:
        yield words.question(made.asked, names, 0)


@pytest.mark.parametrize("name", PLANS)
def test_the_answer_pointed_at_shows_what_the_kernel_foretells(tmp_path: Path, name: str) -> None:
    chance = Random(name)

    async def script(table: Table) -> None:
        told = 0
        for _ in range(14):
            if table.is_over:
                break
            screen = at_the_table(table)
            offered, names = rows(screen), screen.sitting.names(table.app.speech)
            skip = len(screen.begun)  # type: ignore[attr-defined]
            for number in chance.sample(range(len(offered)), min(3, len(offered))):
                screen.point(number)
                if isinstance(screen, HandTable) and screen.scene.choices.is_first_of_two:
                    continue
                lines = shown(table)
                assert lines[0] == "If you do this"
                for sentence in expected(screen.sitting.match, names, offered[number], skip):
                    assert any(sentence.lower() in line.lower() for line in lines), (sentence, lines)
                    told += 1
            screen.commit()  # type: ignore[attr-defined]
            await table.settle()
        assert told > 20, "there was something to tell"

    at_table(script, tmp_path, PLANS[name], seed=3)


def test_the_chronicle_comes_back(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        before = shown(table)
        await table.press("tab")
        assert shown(table) != before and shown(table)[0] == "If you do this"
        await table.press("escape")
        assert shown(table) == before
        await table.press("tab", "enter")
        assert shown(table)[: len(before)] == before and len(shown(table)) > len(before)

    at_table(script, tmp_path)


def test_nothing_hidden_is_foretold(tmp_path: Path) -> None:
    """Cards that nobody has seen, dealt otherwise: what is shown of every answer stays the same."""

    async def script(table: Table) -> None:
        screen = at_the_table(table)
        match = screen.sitting.match
        told: list[list[list[str]]] = []
        for seed in range(3):
            match.game.redeal(match.state, 0, type(match.chance)(seed))
            screen.show_position()
            told.append([])
            for number in range(len(rows(screen))):
                screen.point(number)
                told[-1].append(shown(table))
        assert told[0] == told[1] == told[2]

    at_table(script, tmp_path, viceroy("cs", "random"), seed=3)


@pytest.mark.parametrize("size", [SMALL, WIDE], ids=["small", "wide"])
def test_the_chronicle_comes_back_at_its_end(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(table: Table) -> None:
        pane = table.app.screen.query_one("#chronicle", VerticalScroll)
        await table.press("tab")
        assert pane.scroll_offset.y == 0
        await table.press("escape")
        await table.until(lambda: 0 < pane.max_scroll_y == pane.scroll_offset.y)

    at_table(script, tmp_path, far_on(viscounts("random"), tmp_path, 2, 6), size=size)
