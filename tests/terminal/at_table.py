"""How a test sits down at the table: a pilot without a terminal, bots that answer at once, a folder of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from viceregal.bots.analysis import Analysis, Judged, Reason
from viceregal.bots.thinking import Task
from viceregal.core.records import Seat
from viceregal.games.hand_of_the_king.terminal.screen import HandTable
from viceregal.terminal.app import TableApp
from viceregal.terminal.end_screen import EndScreen
from viceregal.terminal.headline import Headline
from viceregal.terminal.keeping import Keeper
from viceregal.terminal.painted import Painted
from viceregal.terminal.picking_screen import PickingScreen
from viceregal.terminal.plan import TablePlan
from viceregal.terminal.seating import Player
from viceregal.terminal.sitting import Sitting
from viceregal.terminal.thinking import Thinker, ThinkHere

PATIENCE = 90.0  # seconds; nothing takes so long, but a busy machine may
WIDE = (120, 40)
SMALL = (80, 24)
HAND = "hand-of-the-king"
AGAINST_GREEDY = TablePlan(HAND, (Player(), Player(bot="greedy")), options={"first": "0"})


class Table:
    """The app under test, with what tests do again and again."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> HandTable:
        assert isinstance(self.app.screen, HandTable), self.app.screen
        return self.app.screen

    @property
    def is_over(self) -> bool:
        return isinstance(self.app.screen, EndScreen)

    @property
    def asked(self) -> Seat | None:
        return self.screen.sitting.asked

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Until nothing is going on any more."""
        await self.until(lambda: not any(worker.is_running for worker in self.app.workers))
        await self.pilot.pause()

    async def until(self, done: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        await self.pilot.pause()
        while not done():
            assert time.monotonic() < deadline, "it does not come to that"
            await self.pilot.pause()

    async def point_at(self, target: str, panel: str = "") -> None:
        """From elsewhere: a mouse that rests where something new has come up has not moved."""
        await self.pilot.hover("#keys", (1, 0))
        widget, offset = self.place_of(target, panel)
        await self.pilot.hover(widget, offset)
        await self.settle()

    async def click(self, target: str, panel: str = "") -> None:
        widget, offset = self.place_of(target, panel)
        await self.pilot.click(widget, offset)
        await self.settle()

    def place_of(self, target: str, panel: str = "") -> tuple[Painted, tuple[int, int]]:
        """Where a target is drawn, on a panel that is to be seen; offsets count the padding in."""
        for widget in self.app.screen.query(Painted):
            if not widget.region or (panel and widget.id != panel):
                continue
            for x, y in widget.places_of(target):
                if y < widget.content_size.height:
                    gutter = widget.gutter
                    return widget, (x + gutter.left, y + gutter.top)
        raise AssertionError(f"{target} is not to be seen")

    @property
    def said(self) -> str:
        """What stands under the question, however it is broken into lines."""
        return self.app.screen.query_one(Headline).saying.below

    def lines(self) -> list[str]:
        """All that is written on the screen on top."""
        written: list[str] = []
        for widget in self.app.screen.query("*"):
            if not widget.region:
                continue
            if isinstance(widget, Painted):
                written += [line.plain for line in widget.paint(*widget.content_size)]
            elif isinstance(widget, Static):
                written += str(widget.content).split("\n")
        return [line.strip() for line in written if line.strip()]

    def text(self) -> str:
        return "\n".join(self.lines())


def how_far(screen: HandTable | PickingScreen[Any]) -> tuple[int, int, int]:
    """What was decided, and what was chosen for a deed that is not done yet."""
    held = len(screen.held) if isinstance(screen, PickingScreen) else 0
    return len(screen.sitting.match.log), len(screen.begun), held


Script = Callable[[Table], Awaitable[None]]


def at_table(
    script: Script,
    folder: Path,
    plan: TablePlan | Sitting | None = AGAINST_GREEDY,
    *,
    size: tuple[int, int] = WIDE,
    lang: str = "en",
    seed: int | str = 7,
    thinker: Thinker | None = None,
) -> TableApp:
    """Run a script at a table of its own: at the start of a plan, in the midst of a sitting, or on the start page."""

    async def run() -> TableApp:
        app = TableApp(
            plan if isinstance(plan, TablePlan) else None,
            keeper=Keeper(folder),
            thinker=thinker or ThinkHere(),
            lang=lang,
            seed=seed,
            pace=0,
        )
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            if isinstance(plan, Sitting):
                app.play(plan)
            await table.settle()
            await script(table)
        return app

    return asyncio.run(run())


def far_on(plan: TablePlan, folder: Path, seed: int, left: int) -> Sitting:
    """A game played at random until so many decisions were left to its end."""

    def begun() -> Sitting:
        return plan.sit_down(Keeper(folder), seed, ())

    def played(sitting: Sitting, decisions: int | None) -> int:
        """All of it, or so many decisions: the same ones each time."""
        chance, count = Random(seed), 0
        while not sitting.match.over and (decisions is None or count < decisions):
            sitting.match.play(chance.choice(sitting.match.actions()))
            count += 1
        return count

    sitting = begun()
    played(sitting, played(begun(), None) - left)
    return sitting


def advice(action: str) -> Analysis:
    """This answer, for a reason."""
    why = Reason("stark", 2.0)
    return Analysis(
        0, 1.5, False, 4, 100, 0.1, [action], [Judged(action, 1.5, chance=0.88, reasons=(why,))], [why]
    )


class Waiting:
    """A bot that thinks until it is told to stop thinking."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked = 0
        self.cancelled = 0

    async def choose(self, task: Task) -> str:
        self.asked += 1
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return task.legal[0]

    async def advise(self, task: Task) -> Analysis:
        return advice(await self.choose(task))

    async def stop(self) -> None:
        return None
