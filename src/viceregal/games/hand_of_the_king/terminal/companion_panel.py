"""The companions that can be had, and what each does."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.hand_of_the_king.rules.cards import COMPANION_ROWS, POOL_SIZE
from viceregal.games.hand_of_the_king.terminal.scene import Panel, Scene
from viceregal.games.hand_of_the_king.terminal.seats import area_words
from viceregal.terminal.painted import aim
from viceregal.terminal.wrapping import flow, wrapped


class CompanionPanel(Panel):
    """Numbered as they are chosen. A dashed mark says that the ability is a reconstruction (HK-COM-12)."""

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        if scene.compact and _areas_are_asked_for(scene):
            return _around_pointed(_cards_of_areas(scene, width), height)
        for most in (None, 3, 2, 1):
            lines = self._all(scene, width, most)
            if len(lines) <= height:
                break
        return lines

    def _all(self, scene: Scene, width: int, most: int | None) -> list[Text]:
        """With at most so many lines for what each does; who is pointed at is told in full in the headline."""
        pool = scene.state.pool
        count = scene.speech.say("table.companions_left", left=len(pool), all=POOL_SIZE)
        lines = [scene.heading(count, width)]
        for number, companion in enumerate(pool):
            lines += self._one(scene, number, companion, width, most)
        if not pool:
            lines.append(Text(scene.speech.say("table.no_companions"), Style(color=scene.palette.ink_3)))
        return lines

    def _one(self, scene: Scene, number: int, companion: int, width: int, most: int | None) -> list[Text]:
        target, palette = f"companion {companion}", scene.palette
        name = Style(color=palette.ink, bold=True)
        if scene.is_target(target):
            name += Style(underline=True)
        if scene.is_pointed(target):
            name = Style(color=palette.card_ink, bgcolor=palette.gold, bold=True)
        title = Text.assemble(
            (f"{number + 1} ", Style(color=palette.rubric, bold=True)),
            (scene.speech.companion(companion), name),
        )
        if scene.compact:
            if not COMPANION_ROWS[companion].known:
                title.append(" ┆*┆", Style(color=palette.gold_ink))
            lines = [title]
        else:
            lines = [title, *_about(scene, companion, width - 2, most)]
        for line in lines:
            line.stylize(aim(target))
        return lines


def _about(scene: Scene, companion: int, width: int, most: int | None) -> list[Text]:
    """What it does; that it is a reconstruction stands before it, its words kept together."""
    is_known = COMPANION_ROWS[companion].known
    mark = "" if is_known else f"┆{scene.speech.say('mark.reconstruction')}┆"
    text = f"{mark} {scene.speech.companion_text(companion)}"
    lines = wrapped(text, width, Style(color=scene.palette.ink_3), most)
    if mark:
        lines[0].stylize(Style(color=scene.palette.gold_ink, italic=True), 0, len(mark))
    return [Text.assemble("  ", line) for line in lines]


def _areas_are_asked_for(scene: Scene) -> bool:
    return any(scene.is_target(f"card {card}") for area in scene.state.areas for card in area)


def _cards_of_areas(scene: Scene, width: int) -> list[Text]:
    """On a small screen the seats show numbers only; so the cards to choose from stand here."""
    lines: list[Text] = []
    for seat, area in enumerate(scene.state.areas):
        asked_for = [card for card in sorted(area) if scene.is_target(f"card {card}")]
        if asked_for:
            lines.append(scene.heading(f"{scene.sign(seat)} {scene.names[seat]}", width))
            lines += flow(area_words(scene, asked_for), width)
    return lines


def _around_pointed(lines: list[Text], height: int) -> list[Text]:
    """As many lines as there is room for, the one that is pointed at among them."""
    here = next((y for y, line in enumerate(lines) if "◆" in line.plain), 0)
    first = max(0, min(here - height // 2, len(lines) - height))
    return lines[first:]
