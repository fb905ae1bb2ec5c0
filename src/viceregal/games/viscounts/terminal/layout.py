"""How the table of Viscounts is laid out, and how a scene comes onto it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.terminal.about import about_choice
from viceregal.games.viscounts.terminal.choices import Choice, Choices, group_of, said_of, targets_of
from viceregal.games.viscounts.terminal.chronicle import ai_turn_text, chronicle, last_ai_turn
from viceregal.games.viscounts.terminal.ledger import ChoiceList
from viceregal.games.viscounts.terminal.player_board import BOARD_LINES, PlayerBoard
from viceregal.games.viscounts.terminal.ring import RING_LINES, Ring
from viceregal.games.viscounts.terminal.scene import Panel, Scene
from viceregal.games.viscounts.terminal.seats import Seats
from viceregal.games.viscounts.terminal.words import keys_now, title_parts
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.bars import KeyBar, TopBar
from viceregal.terminal.chronicle import Chronicle, ChronicleLine
from viceregal.terminal.headline import Headline
from viceregal.terminal.palette import Palette
from viceregal.terminal.picking_screen import PickingScreen
from viceregal.terminal.sitting import Sitting

_WIDE: Final = 112  # columns for ring and choices side by side
_TALL: Final = 3 + RING_LINES + BOARD_LINES + 2  # lines for headline, ring, player board and bars
_SIDE: Final = 36


class ViscountsLayout(PickingScreen[Scene]):
    """The panels, and what is shown in them."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.turned = False  # on a small screen: the other half is shown
        self.sizes: tuple[int, ...] = ()

    def compose(self) -> ComposeResult:
        yield TopBar(id="top")
        with Horizontal(id="table"):
            with Vertical(id="middle"):
                yield Headline(id="headline")
                yield Ring(id="ring")
                yield PlayerBoard(id="player-board")
            with Vertical(id="side"):
                yield Seats(id="viscounts")
                yield ChoiceList(id="choices")
                with VerticalScroll(id="chronicle", can_focus=False):
                    yield Chronicle(id="log")
        yield KeyBar(id="keys")

    def _compact(self) -> bool:
        return self.app.size.width < _WIDE or self.app.size.height < _TALL

    def _fit(self, scene: Scene) -> None:
        """A small screen shows the ring or the player board, whichever the question is about."""
        width, height = self.app.size
        compact = scene.compact
        self.set_class(compact, "compact")
        self.set_class(compact and scene.wants_ring, "on-ring")
        self.set_class(compact and not scene.wants_ring, "on-board")
        side = _SIDE if width >= _WIDE else max(27, min(32, width - 54))
        spare = height - _TALL
        headline = 3 if compact else 3 + max(0, min(2, spare))
        seats = 2 * len(scene.names)
        room = max(4, height - 2 - seats - 6)
        choices = max(4, min(len(scene.choices.groups()) + 1, room // 2 if not compact else room))
        sizes = (width - side, headline, choices)
        if sizes != self.sizes:  # or everything would be laid out anew with every key
            self.sizes = sizes
            self.query_one("#middle").styles.width = sizes[0]
            self.query_one("#headline").styles.height = headline
            self.query_one("#choices").styles.height = choices

    @property
    def words(self) -> ViscountsSpeech:
        return words_of(self.speech)

    def make_scene(self) -> Scene:
        sitting, viewer = self.sitting, self.viewer
        view, state = self.known()
        assert isinstance(state, ViscountsState)
        names = sitting.names(self.speech)
        first = sitting.asked if sitting.asked is not None else 0
        at_hand = viewer if viewer is not None else first
        scene = Scene(
            palette=self.palette,
            speech=self.words,
            names=names,
            view=view,
            state=state,
            asked=sitting.match.to_move,
            viewer=viewer,
            looked_at=at_hand if self.looked_at is None else self.looked_at,
            compact=self._compact(),
            turned=self.turned,
        )
        return replace(scene, choices=self._choices(scene, first))

    def _choices(self, scene: Scene, asked: int) -> Choices:
        return Choices(
            [
                Choice(
                    action,
                    said_of(self.words, scene.state, action, scene.names),
                    targets_of(scene.state, asked, action),
                    group_of(action),
                )
                for action in self.answers(scene.state)
            ]
        )

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self._fit(scene)
        for panel in self.query(Panel):
            panel.show(scene)
        self.say(scene, about_choice(scene))
        self.query_one(TopBar).tell(self.palette, self.speech.lang, title_parts(scene, self.sitting))
        self.query_one(KeyBar).tell(self.palette, keys_now(scene))

    def log_lines(self, speech: Speech, palette: Palette) -> list[ChronicleLine]:
        names = self.sitting.names(speech)
        sitting, words = self.sitting, words_of(speech)
        return chronicle(sitting.match, self.viewer, words, names, palette, sitting.reader)

    def ai_turn(self, speech: Speech, palette: Palette) -> Text:
        """The last turn of the AI, step by step."""
        turn = last_ai_turn(self.sitting.match, self.scene.state.ai)
        sitting = self.sitting
        return ai_turn_text(turn, words_of(speech), sitting.names(speech), palette, sitting.reader)


def words_of(speech: Speech) -> ViscountsSpeech:
    words = speech.of(GAME.key)
    assert isinstance(words, ViscountsSpeech)
    return words
