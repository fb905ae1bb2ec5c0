"""A table that a game is played on, whatever the game: bots take their turns, hints, undo and the keys of every table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text
from textual.containers import VerticalScroll

from viceregal.bots import registry
from viceregal.core.errors import Refusal
from viceregal.core.records import Action
from viceregal.core.rules import State
from viceregal.i18n import speak
from viceregal.i18n.bot_names import bot_title
from viceregal.i18n.catalogue import Speech
from viceregal.i18n.foretelling import why
from viceregal.terminal.advice import why_best
from viceregal.terminal.chronicle import Chronicle, ChronicleLine, as_text
from viceregal.terminal.end_screen import EndScreen
from viceregal.terminal.foretold import Told
from viceregal.terminal.headline import Notice
from viceregal.terminal.palette import Palette
from viceregal.terminal.sitting import Sitting
from viceregal.terminal.table_screen import TableScreen
from viceregal.terminal.thinking import ThinkHere, ThinkingFailed

_LATEST: Final = 80  # lines of the chronicle beside the table; C shows all


class PlayScreen(TableScreen[None]):
    """`notice` is said in the headline until something else is pointed at. `hint_bot` is asked for hints where nobody
    analyses the game."""

    hint_bot = "greedy"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.notice: Notice | None = None
        self.hurry = asyncio.Event()
        self.written: list[ChronicleLine] = []
        self.is_telling = False  # a foretelling stands in the place of the chronicle

    @property
    def game_key(self) -> str:
        return self.sitting.match.game.key

    @property
    def rule(self) -> str:
        """The rule that asks what is asked."""
        return self.sitting.rule

    def on_mount(self) -> None:
        self.go_on()

    # What each game's table does --------------------------------------------------------------------------------

    def show_position(self) -> None:
        """Draw what is now, with nothing pointed at."""
        raise NotImplementedError

    def show_again(self) -> None:
        """Draw the same once more: the notice has changed."""
        raise NotImplementedError

    def log_lines(self, speech: Speech, palette: Palette) -> list[ChronicleLine]:
        """All that the viewer may know to have happened."""
        raise NotImplementedError

    def show_bots_answer(self, action: Action) -> None:
        """Foretell what a bot is about to do."""

    def pace_of(self, action: Action) -> float:
        """How much of the usual time a bot's answer is shown."""
        return 1.0

    def has_choices(self) -> bool:
        """Is a person asked?"""
        raise NotImplementedError

    def drop_half_done(self) -> bool:
        """Forget what was begun and not yet answered; False if there is nothing like that."""
        return False

    def point(self, number: int | None, notice: Notice | None = None) -> None:
        raise NotImplementedError

    def number_of_answer(self, action: Action) -> int | None:
        """The choice that an answer belongs to."""
        raise NotImplementedError

    # The chronicle, and what stands in its place -----------------------------------------------------------------

    def show_log(self) -> None:
        self.written = self.log_lines(self.speech, self.palette)[-_LATEST:]
        if not self.is_telling:
            self._tell(self.written, at_end=True)

    def log_text(self, speech: Speech, palette: Palette) -> Text:
        """All that has happened, to be read on a page of its own."""
        return as_text(self.log_lines(speech, palette))

    def foretell(self, told: Told | None) -> None:
        """What would come of what is pointed at, in the place of the chronicle; without anything, the chronicle."""
        if told is not None:
            self._tell(told.sheet(self.palette), at_end=False)
        elif self.is_telling:
            self._tell(self.written, at_end=True)
        self.is_telling = told is not None

    def _tell(self, lines: list[ChronicleLine], *, at_end: bool) -> None:
        panel, scroll = self.query_one(Chronicle), self.query_one("#chronicle", VerticalScroll)
        if lines != panel.lines:
            panel.tell(lines)
            scroll.scroll_end(animate=False) if at_end else scroll.scroll_home(animate=False)

    def why(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why something is refused, and what is missing."""
        return why(refusal, self.speech.of(self.game_key), names, self.sitting.asked)

    # Going on ---------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show what is now, and let the bots play if it is theirs."""
        if self.sitting.keeper.failed:
            self.notice = Notice(self.speech.say("table.not_kept", reason=self.sitting.keeper.failed))
        self.show_position()
        self.show_log()
        if self.sitting.match.over:
            self.app.push_screen(EndScreen(self.sitting), self._after_the_end)
        elif self.sitting.bot_is_asked:
            self.run_worker(self._let_bots_play(), group="bots", exclusive=True)

    def _after_the_end(self, take_back: bool | None) -> None:
        if take_back:
            self.undo()

    async def _let_bots_play(self) -> None:
        sitting = self.sitting
        while sitting.bot_is_asked:
            action = await self._bots_answer()
            self.show_bots_answer(action)
            await self._wait_a_little(self.pace_of(action))
            sitting.play(action)
            self.show_position()
            self.show_log()
        self.call_later(self.go_on)

    async def _bots_answer(self) -> Action:
        sitting, parse = self.sitting, self.sitting.match.game.parse
        assert sitting.asked is not None
        task = sitting.task(sitting.seating[sitting.asked].bot)
        try:
            return parse(await self.table.thinker.choose(task))
        except ThinkingFailed as failure:
            self.notice = Notice(self.speech.say("table.bot_failed", reason=failure), is_refusal=True)
            return parse(await ThinkHere().choose(replace(task, bot="random")))

    async def _wait_a_little(self, share: float) -> None:
        self.hurry.clear()
        try:
            await asyncio.wait_for(self.hurry.wait(), self.table.pace * share)
        except TimeoutError:
            return

    def undo(self) -> None:
        self.workers.cancel_group(self, "bots")
        self.workers.cancel_group(self, "hint")
        self.notice = None
        if self.drop_half_done():
            return
        if not self.sitting.undo():
            self.notice = Notice(self.speech.say("table.no_undo"))
        self.go_on()

    def hint(self) -> None:
        """Ask a bot what it would do, and point at that."""
        if self.has_choices():
            self.show_position()
            self.run_worker(self._find_hint(), group="hint", exclusive=True)

    async def _find_hint(self) -> None:
        adviser = bot_title(registry.analyst_name(self.game_key) or self.hint_bot, self.speech)
        self.note(self.speech.say("table.hint_wait", bot=adviser))
        try:
            found = await self.table.thinker.advise(self.sitting.task(self.hint_bot, self.begun_state()))
        except ThinkingFailed as failure:
            self.note(self.speech.say("table.hint_failed", reason=failure))
            return
        number = self.number_of_answer(self.sitting.match.game.parse(found.judged[0].action))
        said = self.speech.say("table.hint", bot=adviser)
        self.point(number, Notice(said, after=why_best(found, speak(self.speech.lang).of(self.game_key))))

    def begun_state(self) -> State | None:
        """The position that a deed which is not done yet leads to; none if nothing was begun."""
        return None

    def note(self, text: str) -> None:
        self.notice = Notice(text)
        self.show_again()

    # Keys -------------------------------------------------------------------------------------------------------

    def press_command(self, key: str) -> bool:
        """The keys that every table has."""
        match key.lower():
            case "z":
                self.undo()
            case "h":
                self.hint()
            case "r":
                self.table.show_rule(self.notice.rule if self.notice and self.notice.rule else self.rule)
            case "n":
                self.table.leave(self.sitting, to_start=True)
            case "q":
                self.table.leave(self.sitting, to_start=False)
            case "s":
                self.table.save(self.sitting)
            case "c":
                self.table.read("table.chronicle", self.log_text)
            case "space":
                self.hurry.set()
            case "pageup" | "pagedown":
                scroll = self.query_one("#chronicle", VerticalScroll)
                scroll.scroll_page_up() if key == "pageup" else scroll.scroll_page_down()
            case _:
                return False
        return True
