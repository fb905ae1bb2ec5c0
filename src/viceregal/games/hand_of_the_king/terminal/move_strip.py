"""All legal moves in a row, by direction; each foretells when pointed at, and is made by a click."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.hand_of_the_king.rules.actions import Move, SendRaven
from viceregal.games.hand_of_the_king.terminal.choices import Choice
from viceregal.games.hand_of_the_king.terminal.heraldry import ARROWS, LETTERS, tincture
from viceregal.games.hand_of_the_king.terminal.scene import Panel, Scene
from viceregal.terminal.painted import aim
from viceregal.terminal.wrapping import flow


class MoveStrip(Panel):
    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        words: list[Text] = []
        direction = None
        for number, choice in enumerate(scene.choices.every):
            action = choice.actions[0]
            if isinstance(action, Move):
                word = _move(scene, number, choice, action.house)
                if action.direction != direction:
                    direction = action.direction
                    arrow = Style(color=scene.palette.rubric, bold=True)
                    word = Text.assemble((f" {ARROWS[direction]} ", arrow), word)
                words.append(word)
            elif isinstance(action, SendRaven):
                words.append(_raven(scene, number, action.seat))
        return flow(words, width)


def _move(scene: Scene, number: int, choice: Choice, house: int) -> Text:
    colours = tincture(scene.palette, house)
    chip = Style(color=colours.charge, bgcolor=colours.field, bold=True)
    count = Style(color=scene.palette.ink, bgcolor=scene.palette.raised)
    if scene.pointed == number:
        count = Style(color=scene.palette.card_ink, bgcolor=scene.palette.gold, bold=True, underline=True)
    text = Text.assemble((f" {LETTERS[house]} ", chip), (f" {len(choice.foretold.taken)} ", count))
    text.stylize(aim(f"choice {number}"))
    return text


def _raven(scene: Scene, number: int, seat: int) -> Text:
    style = Style(color=scene.palette.ink, bgcolor=scene.palette.raised)
    if scene.pointed == number:
        style = Style(color=scene.palette.card_ink, bgcolor=scene.palette.gold, bold=True, underline=True)
    return Text(f" ◉→{scene.sign(seat)} ", aim(f"choice {number}", style))
