"""The terminal table: `run()` opens it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text
from textual.app import App

from viceregal.bots import registry
from viceregal.bots.complaints import BOTS_FOR_SEATS
from viceregal.bots.levels import quick_level
from viceregal.core.complaints import Complaint
from viceregal.core.errors import BadSetup
from viceregal.games import game as rules
from viceregal.games.languages import LANGUAGES
from viceregal.i18n.catalogue import Speech, preferred_language, speak
from viceregal.terminal.dialogs import Ask, Confirm, Reading
from viceregal.terminal.keeping import Keeper, record_name
from viceregal.terminal.palette import PALETTES, PARCHMENT, Palette
from viceregal.terminal.plan import TablePlan, first_plan
from viceregal.terminal.rules_screen import RulesScreen
from viceregal.terminal.seating import Player
from viceregal.terminal.sitting import Sitting
from viceregal.terminal.start_screen import StartScreen
from viceregal.terminal.table_screen import TableScreen
from viceregal.terminal.tables import parts_of
from viceregal.terminal.thinking import ThinkApart, Thinker

INPUT_IS_NO_TERMINAL: Final = Complaint(
    "input_is_no_terminal", "the terminal table needs a terminal, and the input is not one"
)
ERRORS_ARE_NO_TERMINAL: Final = Complaint(
    "errors_are_no_terminal", "the terminal table needs a terminal, and the error stream is not one"
)

PACE = 1.1  # seconds that a bot's move is shown before it is made


class TableApp(App[None]):
    """Holds what all screens share: the language, the light, the keeper of games, the bots' thinking."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Viceregal"

    def __init__(
        self,
        plan: TablePlan | None = None,
        *,
        keeper: Keeper | None = None,
        thinker: Thinker | None = None,
        lang: str | None = None,
        seed: int | str | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.keeper = keeper or Keeper()
        self.thinker: Thinker = thinker or ThinkApart()
        self.first_plan = plan
        self.first_game: str | None = None  # that the start page opens with
        self.seed = seed
        self.pace = pace
        chosen = self.keeper.choices()
        self.palette: Palette = PALETTES.get(str(chosen.get("light")), PARCHMENT)
        self.speech: Speech = speak(lang or _known(chosen.get("lang")) or preferred_language())

        for palette in PALETTES.values():
            self.register_theme(palette.theme())
        self.theme = self.palette.name

    def on_mount(self) -> None:
        if self.first_plan is None:
            self.to_start()
        else:
            self.sit_down(self.first_plan)

    async def on_unmount(self) -> None:
        await self.thinker.stop()

    # From screen to screen --------------------------------------------------------------------------------------

    def to_start(self) -> None:
        plan = TablePlan.from_plain(self.keeper.choices().get("plan"))
        if self.first_game is not None and self.first_game != plan.game_key:
            plan = plan.with_game(self.first_game)
        self.first_game = None  # it was asked for once
        self._show_only(StartScreen(plan))

    def sit_down(self, plan: TablePlan) -> None:
        self.keeper.remember(plan=plan.to_plain())
        self.play(plan.sit_down(self.keeper, self.seed, plan.titles(self.speech)))
        self.seed = None  # one seed, one game

    def play(self, sitting: Sitting) -> None:
        sitting.keep()
        self._show_only(parts_of(sitting.match.game.key).screen(sitting))

    def _show_only(self, screen: TableScreen[Any]) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def again(self, sitting: Sitting) -> None:
        """The same game with the same players."""
        setup = sitting.match.setup
        self.sit_down(TablePlan(sitting.match.game.key, sitting.seating, dict(setup.values), setup.edition))

    def leave(self, sitting: Sitting | None, *, to_start: bool) -> None:
        """Away from the table; a game that is on is kept, but one does not leave it by mistake."""

        def away(sure: bool | None) -> None:
            if sure:
                self.to_start() if to_start else self.exit()

        if sitting is None or sitting.match.over:
            away(True)
        else:
            self.push_screen(Confirm("leave.to_start" if to_start else "leave.quit"), away)

    def show_rule(self, rule: str) -> None:
        self.push_screen(RulesScreen(rule))

    def read(self, title: str, text: Callable[[Speech, Palette], Text]) -> None:
        self.push_screen(Reading(title, text))

    def help(self) -> None:
        """The keys and signs of the game that is played, or that the start page is about."""
        if not isinstance(self.screen, Reading):
            keys = [screen.game_key for screen in self.screen_stack if isinstance(screen, TableScreen)]
            named = [key for key in keys if key]
            key = named[-1] if named else first_plan().game_key
            self.push_screen(Reading("help.title", parts_of(key).help_text))

    def save(self, sitting: Sitting) -> None:
        """Write the record to a file that is asked for."""
        sitting.match.players = sitting.titles(self.speech)

        def write(name: str | None) -> None:
            if not name:
                return
            try:
                path = self.keeper.save_record(sitting.match, name)
            except OSError as error:
                self.notify(self.speech.say("save.failed", reason=error), severity="error", markup=False)
            else:
                self.notify(self.speech.say("save.done", path=path), markup=False)

        self.push_screen(Ask("save.title", record_name(sitting.match)), write)

    # Language and light -----------------------------------------------------------------------------------------

    def speak_in(self, lang: str) -> None:
        self.speech = speak(lang)
        self.keeper.remember(lang=lang)
        self._retell()

    def next_language(self) -> None:
        self.speak_in(LANGUAGES[(LANGUAGES.index(self.speech.lang) + 1) % len(LANGUAGES)])

    def next_light(self) -> None:
        lights = list(PALETTES.values())
        self.palette = lights[(lights.index(self.palette) + 1) % len(lights)]
        self.theme = self.palette.name
        self.keeper.remember(light=self.palette.name)
        self._retell()

    def _retell(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen) and screen.is_mounted:
                screen.retell()


def _known(lang: object) -> str:
    return lang if isinstance(lang, str) and lang in LANGUAGES else ""


def run(  # noqa: PLR0913  # as many as the command has options
    game: str | None = None,
    *,
    seats: int | None = None,
    bots: Sequence[str] | None = None,
    lang: str | None = None,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
    edition: str = "",
) -> None:
    """Open the table. With seats, bots or options it deals at once; otherwise it asks what to play.

    `bots` sit on the last seats, in this order; people sit on the others. BadSetup for what cannot be played, and
    where there is no terminal to play in.
    """
    check_terminal()
    app = TableApp(plan_of(game, seats, bots, options, edition), lang=lang, seed=seed)
    app.first_game = game
    app.run()


def check_terminal() -> None:
    """Keys come from the input and the table goes to the error stream, as long as they are a terminal."""
    for stream, complaint in (
        (sys.__stdin__, INPUT_IS_NO_TERMINAL),
        (sys.__stderr__, ERRORS_ARE_NO_TERMINAL),
    ):
        if stream is None or stream.closed or not stream.isatty():
            raise BadSetup(complaint)


def plan_of(
    game: str | None,
    seats: int | None,
    bots: Sequence[str] | None,
    options: Mapping[str, str] | None,
    edition: str = "",
) -> TablePlan | None:
    """What was asked for on the command line; nothing if nothing was."""
    if seats is None and bots is None and not options and not edition:
        return None
    key = game or first_plan().game_key
    count = seats or max(2, 1 + len(bots or ()))
    sitting_bots = list(bots) if bots is not None else [quick_level(key)] * (count - 1)
    if len(sitting_bots) > count:
        raise BadSetup(BOTS_FOR_SEATS, bots=len(sitting_bots), seats=count)
    for spec in sitting_bots:
        registry.check(spec, key)
    people = (Player(),) * (count - len(sitting_bots))
    rules(key).setup(count, edition, options)
    seating = people + tuple(Player(bot=spec) for spec in sitting_bots)
    return TablePlan(key, seating, dict(options or {}), edition)
