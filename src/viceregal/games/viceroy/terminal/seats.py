"""The other seats: name, points, a small pyramid, and what is known of hand and screen."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.games.viceroy.rules.scoring import HEADINGS, open_score_sheet
from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.terminal.offer import bid_sign
from viceregal.games.viceroy.terminal.pyramid_drawing import cut, draw_pyramid
from viceregal.games.viceroy.terminal.scene import Panel, Scene
from viceregal.games.viceroy.terminal.sky import tally
from viceregal.terminal.painted import aim

_HIGHEST: Final = 16  # lines of a small pyramid: five levels and the earth

_LOWER: Final = 11  # the same, with several to be shown


class Seats(Panel):
    """Those whose pyramid does not stand in the middle, in the order of the seats from there."""

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        others = _others(scene)
        if scene.compact:
            return [line for seat in range(len(scene.names)) for line in _brief(scene, seat, width)]
        lines: list[Text] = []
        room = (height - len(scene.state.virtual_in)) // max(1, len(others)) - 4
        tall = max(3, min(_HIGHEST if len(others) == 1 else _LOWER, room))
        for seat in others:
            lines += [_title(scene, seat, width), *draw_pyramid(scene, seat, width, tall, small=True)]
            lines += [tally(scene, seat), _behind(scene, seat), Text("")]
        lines += _virtuals(scene)
        if len(lines) + len(HEADINGS) + 3 <= height:
            lines += [*[Text("")] * (height - len(lines) - len(HEADINGS) - 3), *_score(scene, width)]
        return lines


def _score(scene: Scene, width: int) -> list[Text]:
    """The seven headings by seat, as they stand."""
    s, palette = scene.state, scene.palette
    lines = [scene.heading(scene.speech.say("table.score"), width)]
    sheet = open_score_sheet(s) if all(s.pyramids) else ()
    column = 4
    label = width - column * s.seats
    head = Text(" " * label)
    for seat in range(s.seats):
        head.append(scene.sign(seat).rjust(column), Style(color=palette.rubric, bold=True))
    lines.append(head)
    for heading in HEADINGS:
        name = scene.speech.say(f"heading.short.{heading}")
        line = Text(name[: label - 1].ljust(label), Style(color=palette.ink_2))
        for seat in range(s.seats):
            points = sum([each.points for each in sheet if (each.seat, each.heading) == (seat, heading)])
            line.append(str(points or "–").rjust(column), Style(color=palette.ink))
        lines.append(line)
    return lines


def _others(scene: Scene) -> list[int]:
    seats = len(scene.names)
    return [(scene.looked_at + step) % seats for step in range(1, seats)]


def _brief(scene: Scene, seat: int, width: int) -> list[Text]:
    """Two lines for each seat on a small screen."""
    behind = _behind(scene, seat)
    return [
        _title(scene, seat, width),
        Text.assemble(behind, "  ", cut(tally(scene, seat), width - behind.cell_len - 2)),
    ]


def _title(scene: Scene, seat: int, width: int) -> Text:
    """A red ribbon lies on whoever is asked; a closed fist stands for a secret answer."""
    palette = scene.palette
    style = Style(color=palette.ink, bgcolor=palette.raised, bold=True)
    if seat in scene.asked:
        style = Style(color=palette.on_strong, bgcolor=palette.rubric_fill, bold=True)
    state = "● " if scene.view["answered"][seat] else "○ " if seat in scene.asked else ""
    right = Text.assemble(
        bid_sign(scene, scene.state.bids[seat]), f" {state}{signs.POINTS} {scene.score(seat)} "
    )
    name = f" {scene.sign(seat)} {scene.names[seat]}"
    room = width - right.cell_len
    name = name if len(name) <= room else name[: room - 1] + "…"
    line = Text.assemble(name.ljust(room), right)
    line.stylize_before(aim(f"seat {seat}", style))
    return line


def _behind(scene: Scene, seat: int) -> Text:
    """Gems and attack tokens behind the screen, and the hand: characters, laws."""
    known, characters, laws = scene.hidden_cards(seat)
    count = len(known) + characters + laws
    ink = Style(color=scene.palette.ink_2)
    text = (
        f"{signs.ANY_GEM}{scene.gem_count(seat)} {signs.ATTACK}{scene.attack_count(seat)} {signs.CARD}{count}"
    )
    return Text(f"{text} (§{laws})" if laws else text, ink)


def _virtuals(scene: Scene) -> list[Text]:
    lines = []
    for virtual, still_in in enumerate(scene.state.virtual_in):
        style = Style(color=scene.palette.ink_2 if still_in else scene.palette.ink_3, bold=still_in)
        bid = bid_sign(scene, scene.state.virtual_bids[virtual])
        lines.append(Text.assemble((f"◌ {scene.speech.virtual(virtual)} ", style), bid))
    return lines
