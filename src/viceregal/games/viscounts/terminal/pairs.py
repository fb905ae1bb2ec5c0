"""The set-up: player cards with the heroes under them, to be chosen from."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.viscounts.rules.cards.deck import ROWS
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import NEVER, PlayerCard
from viceregal.games.viscounts.rules.effects import DEBT, DEED, RESOURCE
from viceregal.games.viscounts.terminal import signs
from viceregal.games.viscounts.terminal.scene import Scene, cut
from viceregal.games.viscounts.terminal.segment_drawing import paper
from viceregal.terminal.canvas import Canvas
from viceregal.terminal.painted import aim
from viceregal.terminal.wrapping import wrapped


def draw_pairs(scene: Scene, width: int, height: int) -> list[Text]:
    canvas = Canvas(width, height, Style(bgcolor=scene.palette.page))
    pairs = list(zip(scene.state.player_cards, scene.state.heroes, strict=True))
    column = min(24, width // max(1, len(pairs)))
    for place, (player_card, hero) in enumerate(pairs):
        _pair(scene, canvas, player_card, hero, place * column, column - 1)
    return canvas.lines()


def _pair(scene: Scene, canvas: Canvas, player_card: int, hero: int, x: int, width: int) -> None:
    target, row = f"pair {player_card}", PLAYER_CARDS[player_card]
    bar = Style(color="#F6E3AC", bgcolor="#5C3B22", bold=True)
    if scene.is_pointed(target):
        bar = Style(color=scene.palette.card_ink, bgcolor=scene.palette.gold, bold=True)
    base = aim(target, paper(scene))
    for line in range(canvas.height):
        canvas.put(x, line, " " * width, base)
    name = cut(f"{scene.mark(target)}{scene.speech.player_card(player_card)}", width)
    canvas.put(x, 0, name.ljust(width), aim(target, bar))
    town = scene.speech.say("place.town", number=row.number)
    lines = [Text(cut(town, width)), Text(cut(begins_with(row), width), Style(bold=True))]
    lines += wrapped(f"+ {signs.effect(row.extra, scene.speech)}", width, Style(color="#6B563A"), most=2)
    lines += [Text("─" * width, Style(color="#A98B55"))]
    lines += [Text(cut(scene.speech.card(hero), width), Style(bold=True))]
    card = ROWS[hero]
    lines.append(Text.assemble(f"{card.value}{signs.STEP} ", signs.icons(card.icons, paper(scene))))
    if card.timing != NEVER:
        said = f"{signs.TIMING_SIGNS[card.timing]} {signs.ability(card.ability, scene.speech)}"
        lines += wrapped(said, width, Style(), most=3)
    for number, line_text in enumerate(lines):
        canvas.put(x, 1 + number, line_text, base)


def begins_with(row: PlayerCard) -> str:
    """Goods, resources of choice, debts and deeds, in signs."""
    things = [*enumerate(row.goods), (RESOURCE, row.choices), (DEBT, row.debts), (DEED, row.deeds)]
    return " ".join([f"{count}{signs.THING_SIGNS[thing]}" for thing, count in things if count])
