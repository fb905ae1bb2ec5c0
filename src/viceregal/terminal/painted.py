"""The base of the table's panels: a widget that paints lines of text, parts of which stand for something to choose."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

_TARGET = "target"
_CONSOLE = Console(color_system="truecolor", force_terminal=True, legacy_windows=False)


def aim(target: str, style: Style | None = None) -> Style:
    """A style whose text stands for a target: `card 5`, `house 0`, `seat 1`, `companion 3`, `key z`."""
    meta = Style(meta={_TARGET: target})
    return meta if style is None else style + meta


class Painted(Widget):
    """Paints itself anew when its content or size has changed, and says what is pointed at or chosen on it."""

    class Pointed(Message):
        """The mouse moves on a target, or has left one."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    class Chosen(Message):
        """A target was clicked."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._strips: list[Strip] | None = None
        self._blank = Strip([])
        self._painted_size = Size(0, 0)
        self._under_mouse = ""

    def paint(self, width: int, height: int) -> list[Text]:
        """The lines, top down; what is missing is left empty, what is too much is cut off."""
        raise NotImplementedError

    def repaint(self) -> None:
        self._strips = None
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as there are to paint, where the height is left to the panel."""
        return max(1, len(self.paint(width, viewport.height)))

    def render_line(self, y: int) -> Strip:
        strips = self._paint_if_needed()
        return strips[y] if y < len(strips) else self._blank

    def _paint_if_needed(self) -> list[Strip]:
        size = self.content_size
        if self._strips is None or self._painted_size != size:
            ground = self.rich_style
            self._strips = [
                _strip(line).apply_style(ground).adjust_cell_length(size.width, ground)
                for line in self.paint(size.width, size.height)
            ]
            self._blank = Strip.blank(size.width, ground)
            self._painted_size = size
        return self._strips

    def target_at(self, x: int, y: int) -> str:
        """What stands for a target at this place of the content; nothing if nothing does."""
        if not 0 <= y < len(self._strips or ()):
            return ""
        assert self._strips is not None
        for segment in self._strips[y]:
            x -= segment.cell_length
            if x < 0:
                return str(segment.style.meta.get(_TARGET, "")) if segment.style is not None else ""
        return ""

    def places_of(self, target: str) -> list[tuple[int, int]]:
        """Where a target stands, each line's first cell: tests click there."""
        found = []
        for y, strip in enumerate(self._paint_if_needed()):
            x = 0
            for segment in strip:
                if segment.style is not None and segment.style.meta.get(_TARGET) == target:
                    found.append((x, y))
                    break
                x += segment.cell_length
        return found

    def _target_of(self, event: events.MouseEvent) -> str:
        offset = event.get_content_offset(self)
        return "" if offset is None else self.target_at(offset.x, offset.y)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._point(self._target_of(event))

    def on_leave(self, event: events.Leave) -> None:
        self._point("")

    def _point(self, target: str) -> None:
        if target or self._under_mouse:
            self._under_mouse = target
            self.post_message(self.Pointed(target))

    def on_click(self, event: events.Click) -> None:
        target = self._target_of(event)
        if target:
            event.stop()
            self.post_message(self.Chosen(target))


def _strip(line: Text) -> Strip:
    """Rich leaves out the style of a text without spans; assembled, it is one."""
    rendered = Text.assemble(line).render(_CONSOLE, "")
    return Strip([Segment(each.text, each.style) for each in rendered if each.text])
