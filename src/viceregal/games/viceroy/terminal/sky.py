"""The pyramid that is looked at: the own one, or another's."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.viceroy.rules.scoring import set_count
from viceregal.games.viceroy.rules.tokens import DEFENCE, MAGIC, MAGIC_BONUS, SCIENCE
from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.terminal.pyramid_drawing import draw_pyramid
from viceregal.games.viceroy.terminal.scene import Panel, Scene


class Sky(Panel):
    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        seat = scene.looked_at
        lines = draw_pyramid(scene, seat, width, height)
        title = Text(f" {scene.sign(seat)} {scene.names[seat]} ", Style(color="#F3C94F", bold=True))
        title.append(f" {signs.POINTS} {scene.score(seat)}  ", Style(color="#F4E8CC", bold=True))
        title.append(tally(scene, seat))
        title.truncate(width)
        if lines:
            rest = lines[0][title.cell_len :]
            title.stylize_before(Style(color="#D3DCF2", bgcolor="#152A57"))
            lines[0] = Text.assemble(title, rest)
        return lines


def tally(scene: Scene, seat: int) -> Text:
    """The tokens that make sets, magic and its bonuses, and the whole sets."""
    s = scene.state
    bonus = sum([MAGIC_BONUS[token] for tokens in s.tokens[seat].values() for token in tokens])
    text = Text(f"{signs.DEFENCE}{s.count_tokens(seat, DEFENCE)} {signs.MAGIC}{s.count_tokens(seat, MAGIC)}")
    text.append(f" {signs.SCIENCE}{s.count_tokens(seat, SCIENCE)}")
    if bonus:
        text.append(f" {signs.MAGIC}×{bonus}")
    sets = set_count(s, seat)
    if sets:
        text.append(f" ({sets}×{signs.DEFENCE}{signs.MAGIC}{signs.SCIENCE})")
    for colour, count in enumerate(s.endless_gems(seat)):
        if count:
            text.append(f" {signs.ENDLESS}")
            text.append(signs.chip(colour))
            text.append(str(count) if count > 1 else "")
    return text
