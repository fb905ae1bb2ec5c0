"""The rules, to be looked up by id or by words, in the language of the table."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from viceregal import rulebook
from viceregal.rulebook import Rule
from viceregal.terminal.table_screen import TableDialog


class RulesScreen(TableDialog[None]):
    """Opens at a rule. What is typed searches; up and down go through what was found."""

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule = rule
        self.found: list[Rule] = []

    @property
    def game_key(self) -> str:
        return rulebook.rule(self.rule).game

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog rules"):
            yield Static(id="title", classes="title")
            yield Input(id="search")
            with Horizontal(id="book"):
                yield OptionList(id="list")
                with VerticalScroll(id="page", can_focus=False):
                    yield Static(id="text")
            yield Static(id="dialog-keys", classes="keys")

    def on_mount(self) -> None:
        self.query_one("#list", OptionList).can_focus = False
        self.retell()

    def retell(self) -> None:
        speech = self.speech
        self.query_one("#title", Static).update(Text(speech.say("rules.title")))
        self.query_one("#dialog-keys", Static).update(Text(speech.say("rules.keys")))
        self.query_one("#search", Input).placeholder = speech.say("rules.search")
        self._search(self.query_one("#search", Input).value)

    def _search(self, words: str) -> None:
        every = list(rulebook.rules(self.game_key))
        self.found = rulebook.search(words, self.speech.lang, self.game_key) if words.strip() else every
        listed = self.query_one("#list", OptionList)
        listed.clear_options()
        lang = self.speech.lang
        listed.add_options([Option(Text(f"{rule.id}  {rule.title[lang]}")) for rule in self.found])
        ids = [rule.id for rule in self.found]
        if ids:
            listed.highlighted = ids.index(self.rule) if self.rule in ids else 0
        self._show()

    def _show(self) -> None:
        place = self.query_one("#list", OptionList).highlighted
        text = Text(self.speech.say("rules.none"))
        if self.found and place is not None:
            rule = self.found[place]
            self.rule = rule.id
            text = self._page(rule)
        self.query_one("#text", Static).update(text)
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def _page(self, rule: Rule) -> Text:
        lang, palette, speech = self.speech.lang, self.palette, self.speech
        marks = speech.listing([speech.say(f"mark.{mark}") for mark in rule.marks])
        return Text.assemble(
            (rule.id, Style(color=palette.rubric, bold=True)),
            ("  " + rule.title[lang] + "\n\n", Style(color=palette.ink, bold=True)),
            (rule.text[lang] + "\n\n", Style(color=palette.ink)),
            (f"{marks} · {rule.place}", Style(color=palette.ink_3, italic=True)),
        )

    def on_input_changed(self, event: Input.Changed) -> None:
        self._search(event.value)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._show()

    def on_key(self, event: events.Key) -> None:
        listed, page = self.query_one("#list", OptionList), self.query_one("#page", VerticalScroll)
        match event.key:
            case "escape":
                self.dismiss()
            case "up":
                listed.action_cursor_up()
            case "down":
                listed.action_cursor_down()
            case "pageup":
                page.scroll_page_up(animate=False)
            case "pagedown":
                page.scroll_page_down(animate=False)
            case "f2":
                self.table.next_language()
            case _:
                return
        event.stop()
        event.prevent_default()
