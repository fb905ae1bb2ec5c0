"""The board of the AI: its schemes on the three spaces, row by row as it carries them out."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.viscounts.rules.cards.ai_boards import (
    ALL,
    ON_COLLISION,
    ON_FLIP,
    ON_SCHEME_GAINED,
    ON_SHUFFLE,
    ON_SHUFFLE_TOO,
    WHEN_BUILT,
)
from viceregal.games.viscounts.rules.cards.deck import NO_CARD
from viceregal.games.viscounts.rules.cards.rows import (
    TAKE_CONSTRUCT,
    TAKE_FLIP,
    TAKE_FOCUS,
    TAKE_PLACE,
    TAKE_TRANSCRIBE,
    Scheme,
)
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.terminal import signs
from viceregal.games.viscounts.terminal.scene import Scene, cut
from viceregal.games.viscounts.terminal.segment_drawing import paper
from viceregal.terminal.canvas import Canvas
from viceregal.terminal.painted import aim
from viceregal.terminal.wrapping import wrapped

_AIM_SIGNS = {
    TAKE_CONSTRUCT: signs.ICON_SIGNS[1],
    TAKE_PLACE: signs.ICON_SIGNS[2],
    TAKE_TRANSCRIBE: signs.ICON_SIGNS[3],
    TAKE_FOCUS: "✹",
    TAKE_FLIP: "↻",
}


def draw_schemes(scene: Scene, width: int, height: int) -> list[Text]:
    canvas = Canvas(width, height, Style(bgcolor=scene.palette.page))
    column = max(13, min(18, width // 4 - 1))
    for space in range(3):
        _space(scene, canvas, space, space * (column + 1), column)
    for row, line in enumerate(_about_board(scene, width - 3 * (column + 1) - 1)):
        canvas.put(3 * (column + 1) + 1, row, line)
    return canvas.lines()


def _space(scene: Scene, canvas: Canvas, space: int, x: int, width: int) -> None:
    number, board = scene.state.schemes[space], scene.state.variant.ai_board
    if number == NO_CARD:
        ground = Style(color=scene.palette.ink_3, bgcolor=scene.palette.inset)
        for row in range(canvas.height):
            canvas.put(x, row, " " * width, ground)
        canvas.put(x + 1, 0, str(space + 1), ground)
        icons = (None, board.second, board.third)[space]
        if icons is not None:
            canvas.put(x + 1, 2, signs.icons(icons, Style(bgcolor=scene.palette.card_paper)))
        return
    base = aim(f"scheme {number}", paper(scene))
    for row in range(canvas.height):
        canvas.put(x, row, " " * width, base)
    scheme = SCHEMES[number]
    canvas.put(x, 0, cut(scene.speech.scheme(number), width - 3), base + Style(bold=True))
    canvas.put(x + width - 3, 0, signs.icons(scheme.icons, base))
    for row, said in enumerate(scheme_rows(scene, scheme)):
        canvas.put(x, 1 + row, cut(said, width), base)


def scheme_rows(scene: Scene, scheme: Scheme) -> list[str]:
    """Corruption and bonus, steps, what it tries from left to right, and the last entry."""
    first = f"{signs.ICON_SIGNS[4]}:{signs.CORRUPTION} " if scheme.corrupts else ""
    tries = "/".join([_AIM_SIGNS[each] for each in scheme.acts])
    return [
        first + signs.effect(scheme.bonus, scene.speech),
        f"{scheme.steps}{signs.STEP}",
        tries,
        f"/ {signs.effect(scheme.otherwise, scene.speech)}",
    ]


def ai_slot_signs(scene: Scene) -> tuple[str, ...]:
    """What the nine slots of the AI give: icons under guildhalls, and what some events bring under the others."""
    icons = scene.state.variant.ai_board.guildhalls
    return (
        signs.effect(WHEN_BUILT, scene.speech),
        f"{signs.COLLISION}:{signs.effect(ON_COLLISION, scene.speech)}",
        f"↻:{signs.effect(ON_FLIP, scene.speech)}",
        *[signs.ICON_SIGNS[icon] for icon in icons],
        f"+{signs.SCHEME}:{signs.effect(ON_SCHEME_GAINED, scene.speech)}",
        f"{signs.SHUFFLE}:{signs.effect(ON_SHUFFLE, scene.speech)}",
        f"{signs.SHUFFLE}:{signs.effect(ON_SHUFFLE_TOO, scene.speech)}",
    )


def _about_board(scene: Scene, width: int) -> list[Text]:
    """Which board it is, its focus, its chart, and its piles."""
    s, say = scene.state, scene.speech.say
    board = s.variant.ai_board
    chart = " > ".join(
        [f"{signs.THING_SIGNS[good]}{enough if enough < ALL else ''}" for good, enough in board.chart]
    )
    secret = scene.view["schemes"]["secret"]
    pile = len(scene.view["schemes"]["pile"]) + secret
    future = len(scene.view["schemes"]["future"]) - secret
    lines = [
        f"{scene.speech.ai_board(s.variant.board)}: ✹ {scene.speech.aim(board.focus)}",
        f"{signs.RESOURCE} = {chart}",
        say("table.schemes", pile=pile, discards=len(s.scheme_discards), future=future),
        say("table.key_rival"),
    ]
    ink = Style(color=scene.palette.ink_2)
    return [row for line in lines for row in wrapped(line, width, ink)]
