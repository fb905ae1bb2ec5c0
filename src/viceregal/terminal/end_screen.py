"""The end of a game: who has won, the score sheet, and how a tie was broken."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from viceregal.terminal.sitting import Sitting
from viceregal.terminal.table_screen import TableDialog
from viceregal.terminal.tables import parts_of


class EndScreen(TableDialog[bool]):
    """Its answer: is the last decision to be taken back? Esc goes back to look at the table."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.parts = parts_of(sitting.match.game.key)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog end broad" if self.sitting.match.setup.seats > 2 else "dialog end"):
            yield Static(id="title", classes="title")
            with VerticalScroll(id="sheet-page", can_focus=False):
                yield Static(id="sheet")
            yield Static(id="dialog-keys", classes="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        speech, sitting = self.speech, self.sitting
        winners = sitting.match.winners()
        names = sitting.names(speech)
        listed = speech.listing([names[seat] for seat in winners])
        self.query_one("#title", Static).update(
            Text(speech.say_n("end.winners", len(winners), winners=listed))
        )
        self.query_one("#sheet", Static).update(self.parts.score_sheet(sitting, speech, self.palette))
        self.query_one("#dialog-keys", Static).update(Text(speech.say("end.keys")))

    def press(self, key: str) -> bool:
        match key.lower():
            case "up" | "down":
                page = self.query_one("#sheet-page", VerticalScroll)
                page.scroll_up(animate=False) if key == "up" else page.scroll_down(animate=False)
            case "escape":
                self.dismiss(False)
            case "enter":
                self.table.again(self.sitting)
            case "n":
                self.table.to_start()
            case "s":
                self.table.save(self.sitting)
            case "z":
                self.dismiss(True)
            case "r":
                self.table.show_rule(self.parts.end_rule)
            case "q":
                self.table.exit()
            case _:
                return False
        return True
