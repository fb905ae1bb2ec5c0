"""What the screens of the table have in common: they speak a language, follow the light, and hear keys and clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from textual import events
from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen

from viceregal.games.languages import LANGUAGES
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.keys import key_of
from viceregal.terminal.painted import Painted
from viceregal.terminal.palette import Palette

if TYPE_CHECKING:
    from viceregal.terminal.app import TableApp


Answer = TypeVar("Answer")


class TableScreen(Screen[Answer]):
    """`press` gets every key by its name; `retell` is called when the language or the light has changed."""

    @property
    def table(self) -> TableApp:
        from viceregal.terminal.app import TableApp

        assert isinstance(self.app, TableApp)
        return self.app

    @property
    def speech(self) -> Speech:
        return self.table.speech

    @property
    def palette(self) -> Palette:
        return self.table.palette

    @property
    def game_key(self) -> str:
        """The game that the screen is about; nothing if it is about none."""
        return ""

    def retell(self) -> None:
        """Say and draw everything anew."""

    def press(self, key: str) -> bool:
        """Do what a key asks for; False if it asks for nothing here."""
        return False

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Go away, once: keys and clicks that were made before it is gone find nothing left to dismiss."""
        return super().dismiss(result) if self.is_current else AwaitComplete()

    def on_key(self, event: events.Key) -> None:
        if self.press(key_of(event)) or self.common(key_of(event)):
            event.stop()
            event.prevent_default()

    def common(self, key: str) -> bool:
        """Keys that do the same everywhere."""
        if key in ("f2", "L", "l"):
            self.table.next_language()
        elif key in ("d", "D"):
            self.table.next_light()
        elif key in ("?", "f1"):
            self.table.help()
        else:
            return False
        return True

    def on_painted_chosen(self, event: Painted.Chosen) -> None:
        kind, _, name = event.target.partition(" ")
        if kind == "lang" and name in LANGUAGES:
            self.table.speak_in(name)
        elif kind == "key":
            self.press(name) or self.common(name)
        elif kind == "rule":
            self.table.show_rule(name)
        else:
            self.choose(event.target)

    def choose(self, target: str) -> None:
        """Something else was clicked."""


class TableDialog(TableScreen[Answer], ModalScreen[Answer]):
    """A screen that lies over another one."""
