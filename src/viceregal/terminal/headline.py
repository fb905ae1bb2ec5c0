"""The question is the headline; under it stands what would happen, or why something is refused."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from viceregal.terminal.painted import Painted, aim
from viceregal.terminal.palette import PARCHMENT, Palette
from viceregal.terminal.wrapping import wrapped

_INITIAL_WIDTH = 8


@dataclass(frozen=True)
class Notice:
    """Something to be said in the headline: a refusal with its rule, a hint, a trouble."""

    text: str
    rule: str = ""
    is_refusal: bool = False
    after: str = ""  # said after what would come of the choice


@dataclass(frozen=True)
class Saying:
    """The words of the headline."""

    question: str
    below: str
    rule: str
    is_refusal: bool = False
    asked: str = ""  # who is, with the sign of the seat


class Headline(Painted):
    palette: Palette = PARCHMENT
    saying = Saying("", "", "")

    def tell(self, palette: Palette, saying: Saying) -> None:
        self.palette, self.saying = palette, saying
        self.repaint()

    def paint(self, width: int, height: int) -> list[Text]:
        has_initial = height >= 4 and width >= 50
        room = width - 1 - (_INITIAL_WIDTH if has_initial else 0)
        lines = [self._title(room)]
        ink = self.palette.rubric if self.saying.is_refusal else self.palette.ink_2
        lines += wrapped(self.saying.below, room, Style(color=ink), most=max(1, height - 1))
        if not has_initial:
            return lines
        initial = _initial(self.palette, self.saying.question)
        lines += [Text("")] * (3 - len(lines))
        blank = Text(" " * _INITIAL_WIDTH)
        return [
            Text.assemble(initial[y] if y < len(initial) else blank, line) for y, line in enumerate(lines)
        ]

    def _title(self, width: int) -> Text:
        palette, saying = self.palette, self.saying
        rule = Text(saying.rule, aim(f"rule {saying.rule}", Style(color=palette.rubric, underline=True)))
        title = Text.assemble(
            (saying.asked + "  " if saying.asked else "", Style(color=palette.rubric, bold=True)),
            (saying.question, Style(color=palette.ink, bold=True)),
        )
        title.truncate(width - rule.cell_len - 2, overflow="ellipsis")
        return Text.assemble(title, " " * (width - title.cell_len - rule.cell_len), rule)


def _initial(palette: Palette, question: str) -> list[Text]:
    """The first letter of the question, gold on lapis in a red field."""
    letter = next((sign for sign in question if sign.isalpha()), "V").upper()
    frame = Style(color=palette.gold, bgcolor="#A3221B", bold=True)
    field = Style(color="#F6E3AC", bgcolor="#1F4690", bold=True)
    return [
        Text.assemble(("◆─────◆", frame), " "),
        Text.assemble(("│", frame), (f"  {letter}  ", field), ("│", frame), " "),
        Text.assemble(("◆─────◆", frame), " "),
    ]
