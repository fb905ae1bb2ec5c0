"""Small screens over the table: a question to be sure of, a line to write, a text to read."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, Static

from viceregal.i18n.catalogue import Speech
from viceregal.terminal.palette import Palette
from viceregal.terminal.table_screen import TableDialog


class Confirm(TableDialog[bool]):
    """Enter is yes, Esc is no."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(id="title", classes="title")
            yield Static(id="dialog-keys", classes="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one("#title", Static).update(Text(self.speech.say(self.key)))
        self.query_one("#dialog-keys", Static).update(Text(self.speech.say("confirm.keys")))

    def press(self, key: str) -> bool:
        if key in ("enter", "y", "Y"):
            self.dismiss(True)
        elif key in ("escape", "n", "N", "q", "Q"):
            self.dismiss(False)
        else:
            return False
        return True


class Ask(TableDialog[str]):
    """One line to be written; Esc gives none."""

    def __init__(self, key: str, value: str) -> None:
        super().__init__()
        self.key = key
        self.value = value

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(id="title", classes="title")
            yield Input(self.value, id="line")
            yield Static(id="dialog-keys", classes="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one("#title", Static).update(Text(self.speech.say(self.key)))
        self.query_one("#dialog-keys", Static).update(Text(self.speech.say("ask.keys")))

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class Reading(TableDialog[None]):
    """A text with a title, to be scrolled."""

    def __init__(self, title: str, text: Callable[[Speech, Palette], Text]) -> None:
        super().__init__()
        self.title_key = title
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog reading"):
            yield Static(id="title", classes="title")
            with VerticalScroll(id="page", can_focus=False):
                yield Static(id="text")
            yield Static(id="dialog-keys", classes="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one("#title", Static).update(Text(self.speech.say(self.title_key)))
        self.query_one("#text", Static).update(self.text(self.speech, self.palette))
        self.query_one("#dialog-keys", Static).update(Text(self.speech.say("reading.keys")))

    def press(self, key: str) -> bool:
        page = self.query_one("#page", VerticalScroll)
        match key:
            case "escape" | "enter" | "q" | "?" | "f1":
                self.dismiss()
            case "up":
                page.scroll_up(animate=False)
            case "down":
                page.scroll_down(animate=False)
            case "pageup":
                page.scroll_page_up(animate=False)
            case "pagedown" | "space":
                page.scroll_page_down(animate=False)
            case _:
                return False
        return True

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()
