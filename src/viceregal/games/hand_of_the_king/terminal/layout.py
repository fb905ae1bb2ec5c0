"""How the table of Hand of the King is laid out, and how a scene comes onto it."""

from __future__ import annotations

from dataclasses import replace

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size

from viceregal.core.records import Action, Frame
from viceregal.games.hand_of_the_king.rules.board import SIDE
from viceregal.games.hand_of_the_king.rules.frames import AskSwapWith
from viceregal.games.hand_of_the_king.terminal.board import Board, card_size
from viceregal.games.hand_of_the_king.terminal.choices import Choices, choices
from viceregal.games.hand_of_the_king.terminal.chronicle import chronicle
from viceregal.games.hand_of_the_king.terminal.companion_panel import CompanionPanel
from viceregal.games.hand_of_the_king.terminal.foretell import foretell, state_of
from viceregal.games.hand_of_the_king.terminal.move_strip import MoveStrip
from viceregal.games.hand_of_the_king.terminal.scene import Panel, Scene
from viceregal.games.hand_of_the_king.terminal.seats import Seats
from viceregal.games.hand_of_the_king.terminal.words import keys_now, saying, title_parts
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.bars import KeyBar, TopBar
from viceregal.terminal.chronicle import Chronicle, ChronicleLine
from viceregal.terminal.foretold import Told
from viceregal.terminal.headline import Headline
from viceregal.terminal.palette import Palette
from viceregal.terminal.play_screen import PlayScreen
from viceregal.terminal.seating import bots_of
from viceregal.terminal.sitting import Sitting

_WIDE = 114  # columns for three panels side by side
_GRAND = 150  # columns for larger cards


class HandLayout(PlayScreen):
    """`scene` is what the panels show.

    A companion and whom it touches are put together before they are done: `begun` are the first answers of that.
    """

    scene: Scene

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.begun: tuple[Action, ...] = ()

    def compose(self) -> ComposeResult:
        yield TopBar(id="top")
        with Horizontal(id="table"):
            yield Seats(id="seats")
            with Vertical(id="middle"):
                yield Headline(id="headline")
                yield Board(id="board")
                yield MoveStrip(id="moves")
            with Vertical(id="side"):
                yield Seats(id="seats-small")
                yield CompanionPanel(id="companions")
                with VerticalScroll(id="chronicle", can_focus=False):
                    yield Chronicle(id="log")
        yield KeyBar(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)
        self.retell()

    def _fit(self, size: Size) -> None:
        """Three panels side by side, or two; the board as high as its cards, so that the moves stand right below."""
        compact = self._compact()
        self.set_class(compact, "compact")
        middle = 74 if size.width >= _GRAND else 56 if compact else 62
        headline, bars_and_moves = (3, 1) if compact else (4, 4)
        cards = card_size(middle, size.height - headline - bars_and_moves)
        self.query_one("#middle").styles.width = middle
        self.query_one("#headline").styles.height = headline
        self.query_one("#board").styles.height = SIDE * cards.tall + 2

    def _compact(self) -> bool:
        return self.app.size.width < _WIDE

    @property
    def words(self) -> HandSpeech:
        speech = self.speech.of(self.sitting.match.game.key)
        assert isinstance(speech, HandSpeech)
        return speech

    def retell(self) -> None:
        """The same scene, in the language and the light of now."""
        old = getattr(self, "scene", None)
        made = self.make_scene(None if old is None else old.choices.picked)
        self.show(made if old is None else replace(made, pointed=old.pointed, shown=old.shown))
        self.show_log()

    def make_scene(self, picked: int | None = None) -> Scene:
        sitting, match = self.sitting, self.sitting.match
        asked = sitting.asked
        state = state_of(match.game, match.view(asked))
        offered = Choices()
        if asked is not None and not sitting.bot_is_asked:
            state = foretell(match.game, state, asked, self.begun).after
            offered = choices(match.game, state, asked, match.game.legal(state, asked), picked)
        return Scene(
            palette=self.palette,
            speech=self.words,
            names=sitting.names(self.speech),
            state=state,
            bots=bots_of(sitting.seating),
            asked=asked,
            choices=offered,
            compact=self._compact(),
        )

    def show(self, scene: Scene) -> None:
        self.scene = scene
        for panel in self.query(Panel):
            panel.show(scene)
        self.foretell(self._told(scene))
        words = saying(scene, self.sitting, self.notice, self._question(), self._said_so_far())
        self.query_one(Headline).tell(self.palette, words)
        self.query_one(TopBar).tell(self.palette, self.speech.lang, title_parts(scene, self.sitting))
        self.query_one(KeyBar).tell(self.palette, keys_now(scene))

    def _question(self) -> str:
        return (
            ""
            if self.sitting.match.over
            else self.words.question(self.ask, self.scene.names, self.scene.asked)
        )

    @property
    def ask(self) -> Frame:
        """What is asked; of two cards that are asked for one after the other, the second."""
        scene = self.scene
        if scene.choices.picked is not None and scene.asked is not None:
            return AskSwapWith(scene.asked, scene.choices.picked)
        return scene.state.todo[-1]

    @property
    def rule(self) -> str:
        return self.sitting.rule_in(self.scene.state)

    def _told(self, scene: Scene) -> Told | None:
        """What comes of the choice that is pointed at. Of two cards, the first brings nothing about yet."""
        if scene.choice is None or scene.shown is None or scene.choices.is_first_of_two:
            return None
        return Told(scene.shown.made, scene.speech, scene.names)

    def _said_so_far(self) -> str:
        """What was chosen and is not yet done."""
        said = [self.words.action(each, self.scene.names) for each in self.begun]
        if self.scene.choices.picked is not None:
            said.append(self.words.card(self.scene.choices.picked))
        return self.speech.say("table.chosen_so_far", what=self.words.listing(said)) if said else ""

    def log_lines(self, speech: Speech, palette: Palette) -> list[ChronicleLine]:
        words = speech.of(self.sitting.match.game.key)
        assert isinstance(words, HandSpeech)
        sitting = self.sitting
        return chronicle(sitting.match, words, sitting.names(speech), palette, sitting.reader)
