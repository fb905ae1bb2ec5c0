"""The line at the top, with what is played and the languages, and the line of keys at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from viceregal.games.languages import LANGUAGES
from viceregal.i18n.catalogue import own_words
from viceregal.terminal.painted import Painted, aim
from viceregal.terminal.palette import PARCHMENT, Palette


class TopBar(Painted):
    """Name of the program, what is played, the languages to click on."""

    palette: Palette = PARCHMENT
    parts: Sequence[str] = ()
    lang = "en"

    def tell(self, palette: Palette, lang: str, parts: Sequence[str]) -> None:
        self.palette, self.lang, self.parts = palette, lang, parts
        self.repaint()

    def paint(self, width: int, height: int) -> list[Text]:
        palette = self.palette
        line = Text.assemble(
            (" V ", Style(color="#F6E3AC", bgcolor="#1F4690", bold=True)),
            (" VICEREGAL ", Style(color=palette.ink, bold=True)),
        )
        for number, part in enumerate(self.parts):
            line.append("  " if number == 0 else " ◆ ", Style(color=palette.rubric))
            line.append(part, Style(color=palette.ink if number == 0 else palette.ink_2, bold=number == 0))
        right = self._right()
        line.truncate(max(0, width - right.cell_len - 1), overflow="ellipsis")
        return [Text.assemble(line, " " * (width - line.cell_len - right.cell_len), right)]

    def _right(self) -> Text:
        palette = self.palette
        right = Text()
        for lang in LANGUAGES:
            style = Style(color=palette.ink_3)
            if lang == self.lang:
                style = Style(color=palette.sheet, bgcolor=palette.ink, bold=True)
            right.append(f" {own_words(lang, 'language.sign') or lang.upper()} ", aim(f"lang {lang}", style))
        right.append(" ☾ " if not palette.dark else " ☀ ", aim("key d", Style(color=palette.gold_ink)))
        return right


class KeyBar(Painted):
    """The keys that do something now; a click does the same."""

    palette: Palette = PARCHMENT
    keys: Sequence[tuple[str, str, str]] = ()

    def tell(self, palette: Palette, keys: Sequence[tuple[str, str, str]]) -> None:
        """Each key with how it is shown, what it does in a word, and its target."""
        self.palette, self.keys = palette, keys
        self.repaint()

    def paint(self, width: int, height: int) -> list[Text]:
        line = Text(" ")
        for shown, does, target in self.keys:
            item = Text.assemble(
                (shown, Style(color=self.palette.rubric, bold=True)),
                (f" {does}", Style(color=self.palette.ink_2)),
            )
            if line.cell_len + item.cell_len > width:
                break
            item.stylize(aim(target))
            line.append(item)
            line.append("  ")
        return [line]
