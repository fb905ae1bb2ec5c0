"""How the table of Viceroy is laid out, and how a scene comes onto it."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.terminal.about import about_choice
from viceregal.games.viceroy.terminal.card_drawing import CARD_HEIGHT
from viceregal.games.viceroy.terminal.choices import said_of, targets_of
from viceregal.games.viceroy.terminal.chronicle import chronicle
from viceregal.games.viceroy.terminal.hand import Hand, hand_rows
from viceregal.games.viceroy.terminal.ledger import Reserve
from viceregal.games.viceroy.terminal.offer import FOLDED_HEIGHT, OPEN_HEIGHT, Offer
from viceregal.games.viceroy.terminal.scene import Scene
from viceregal.games.viceroy.terminal.seats import Seats
from viceregal.games.viceroy.terminal.sky import Sky
from viceregal.games.viceroy.terminal.words import title_parts
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.bars import KeyBar, TopBar
from viceregal.terminal.choice_list import ChoiceList
from viceregal.terminal.choices import Choice, Choices
from viceregal.terminal.chronicle import Chronicle, ChronicleLine
from viceregal.terminal.headline import Headline
from viceregal.terminal.palette import Palette
from viceregal.terminal.picking_screen import PickingScreen
from viceregal.terminal.scene import ScenePanel
from viceregal.terminal.sitting import Sitting

_WIDE: Final = 128  # columns for three panels side by side
_TALL: Final = 30  # lines that leave room for the bar at the top


class ViceroyLayout(PickingScreen[Scene]):
    """The panels, and what is shown in them."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.sizes: tuple[int, ...] = ()

    def compose(self) -> ComposeResult:
        yield TopBar(id="top")
        with Horizontal(id="table"):
            yield Seats(id="seats")
            with Vertical(id="middle"):
                yield Headline(id="headline")
                yield Offer(id="offer")
                yield Sky(id="sky")
                yield Hand(id="hand")
            with Vertical(id="side"):
                yield Seats(id="seats-small")
                yield Reserve(id="reserve")
                yield ChoiceList(id="choices")
                with VerticalScroll(id="chronicle", can_focus=False):
                    yield Chronicle(id="log")
        yield KeyBar(id="keys")

    def _compact(self) -> bool:
        return self.app.size.width < _WIDE

    def _fit(self, scene: Scene) -> None:
        """What is decided on is the large thing: the offer in an auction, the hand and the pyramid otherwise."""
        width, height = self.app.size
        compact = scene.compact
        self.set_class(compact, "compact")
        self.set_class(height < _TALL, "low")
        side = 36 if not compact else max(26, min(32, width - 68))
        middle = width - side - (0 if compact else 30)
        headline = 4 if height >= 33 else 3
        offer = OPEN_HEIGHT if scene.is_auction else FOLDED_HEIGHT
        rows = 1 if scene.is_auction else hand_rows(scene, middle)
        choices = max(4, min(len(scene.choices.every) + 2, height // 2 - 6))
        sizes = (middle, headline, offer, 1 + rows * CARD_HEIGHT, choices)
        if sizes != self.sizes:  # or everything would be laid out anew with every key
            self.sizes = sizes
            self.query_one("#middle").styles.width = middle
            for name, size in zip(("#headline", "#offer", "#hand", "#choices"), sizes[1:], strict=True):
                self.query_one(name).styles.height = size

    @property
    def words(self) -> ViceroySpeech:
        speech = self.speech.of(GAME.key)
        assert isinstance(speech, ViceroySpeech)
        return speech

    def make_scene(self) -> Scene:
        sitting, viewer = self.sitting, self.viewer
        view, state = self.known()
        assert isinstance(state, ViceroyState)
        names = sitting.names(self.speech)
        first = sitting.asked if sitting.asked is not None else 0
        offered = [
            Choice(action, said_of(self.words, state, first, action, names), targets_of(state, action))
            for action in self.answers(state)
        ]
        at_hand = viewer if viewer is not None else first
        return Scene(
            palette=self.palette,
            speech=self.words,
            names=names,
            view=view,
            state=state,
            asked=sitting.match.to_move,
            viewer=viewer,
            looked_at=at_hand if self.looked_at is None else self.looked_at,
            choices=Choices(offered),
            compact=self._compact(),
        )

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self._fit(scene)
        for panel in self.query(ScenePanel):
            panel.show(scene)
        self.say(scene, about_choice(scene))
        self.query_one(TopBar).tell(self.palette, self.speech.lang, title_parts(scene, self.sitting))
        self.query_one(KeyBar).tell(self.palette, self.keys_now(scene, (("V", "keys.look", "v"),)))

    def log_lines(self, speech: Speech, palette: Palette) -> list[ChronicleLine]:
        words = speech.of(GAME.key)
        assert isinstance(words, ViceroySpeech)
        sitting = self.sitting
        names = sitting.names(speech)
        return chronicle(sitting.match, self.viewer, words, names, palette, sitting.reader)
