"""The general table: any game whose choices can be listed is played on it."""

from __future__ import annotations

from rich.style import Style
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from viceregal.core.records import Action
from viceregal.i18n.catalogue import Speech
from viceregal.i18n.game_speech import GameSpeech
from viceregal.terminal.bars import KeyBar, TopBar
from viceregal.terminal.choice_list import ChoiceList
from viceregal.terminal.choices import Choice, Choices
from viceregal.terminal.chronicle import Chronicle, ChronicleLine
from viceregal.terminal.general.scene import GeneralScene, ViewPanel
from viceregal.terminal.headline import Headline
from viceregal.terminal.painted import Painted
from viceregal.terminal.palette import Palette
from viceregal.terminal.picking_screen import PickingScreen
from viceregal.terminal.scene import ScenePanel
from viceregal.terminal.titles import title_of


class GeneralTable(PickingScreen[GeneralScene]):
    """The view on the left; the choices and the chronicle beside it."""

    DEFAULT_CSS = """
    GeneralTable #middle { width: 2fr; }
    GeneralTable #headline { height: 4; }
    GeneralTable #view-page { height: 1fr; padding: 0 1; background: $background; scrollbar-size-vertical: 1; }
    GeneralTable #view { height: auto; }
    GeneralTable #choices { height: 1fr; }
    """
    hint_bot = "random"

    def compose(self) -> ComposeResult:
        yield TopBar(id="top")
        with Horizontal(id="table"):
            with Vertical(id="middle"):
                yield Headline(id="headline")
                with VerticalScroll(id="view-page", can_focus=False):
                    yield ViewPanel(id="view")
            with Vertical(id="side"):
                yield ChoiceList(id="choices")
                with VerticalScroll(id="chronicle", can_focus=False):
                    yield Chronicle(id="log")
        yield KeyBar(id="keys")

    @property
    def words(self) -> GameSpeech:
        return self.speech.of(self.game_key)

    def make_scene(self) -> GeneralScene:
        sitting, match = self.sitting, self.sitting.match
        view, state = self.known()
        names = sitting.names(self.speech)
        offered = [
            Choice(action, self.words.answer(state.todo[-1], action, names), ())
            for action in self.answers(state)
        ]
        return GeneralScene(
            palette=self.palette,
            speech=self.words,
            names=names,
            view=view,
            state=state,
            asked=match.to_move,
            viewer=self.viewer,
            looked_at=0,
            choices=Choices(offered),
        )

    def show(self, scene: GeneralScene) -> None:
        self.scene = scene
        for panel in self.query(ScenePanel):
            panel.show(scene)
            panel.refresh(layout=True)
        self.say(scene)
        title = title_of(self.sitting.match.game, self.words)
        self.query_one(TopBar).tell(self.palette, self.speech.lang, [title])
        self.query_one(KeyBar).tell(self.palette, self.keys_now(scene))

    def log_lines(self, speech: Speech, palette: Palette) -> list[ChronicleLine]:
        words, names = speech.of(self.game_key), self.sitting.names(speech)
        style = Style(color=palette.ink_2)
        told = self.sitting.match.events(self.viewer)
        return [ChronicleLine(words.event(event, names, self.sitting.reader), style) for event in told]

    def wished(self, target: str) -> Action | None:
        return None

    # Keys and mouse ---------------------------------------------------------------------------------------------

    def on_painted_pointed(self, event: Painted.Pointed) -> None:
        if event.target.startswith("choice "):
            self.point(int(event.target.removeprefix("choice ")))

    def choose(self, target: str) -> None:
        if target.startswith("choice "):
            self.point(int(target.removeprefix("choice ")))
            self.commit()
        elif self.covered:
            self.commit()

    def press(self, key: str) -> bool:
        if key == "escape":
            self.point(None)
            return True
        return self.press_to_pick(key) or self.press_command(key)
