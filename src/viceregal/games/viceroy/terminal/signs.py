"""Gems, tokens and rewards as they are drawn: a shape goes with every colour, a sign with every token."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.core.records import Effect
from viceregal.games.viceroy.rules import effects
from viceregal.games.viceroy.rules.tokens import TOKENS
from viceregal.i18n.game_speech import GameSpeech
from viceregal.terminal.painted import aim
from viceregal.terminal.palette import Tincture

# Blue, red, green, yellow: nothing is told by colour alone (VR-UI-1).
SHAPES: Final = "◆●▲■"
TINCTURES: Final = (
    Tincture(field="#2A5BB8", dark="#17386F", charge="#F4F7FF"),
    Tincture(field="#B3261E", dark="#6B0D13", charge="#FFE3D6"),
    Tincture(field="#2E7136", dark="#184A1F", charge="#EAF7DF"),
    Tincture(field="#E8B63A", dark="#A87712", charge="#2A1C06"),
)

MAGIC: Final = "✶"
SCIENCE: Final = "⚗"
DEFENCE: Final = "♜"
ATTACK: Final = "⚔"
POINTS: Final = "♛"
ANY_GEM: Final = "✦"
CARD: Final = "▯"
ENDLESS: Final = "∞"
HIDDEN: Final = "?"
SEAT_SIGNS: Final = "☀☾★☄"

_COUNTED: Final = {
    effects.Gems: ANY_GEM,
    effects.DrawCards: CARD,
    effects.Science: SCIENCE,
    effects.Magic: MAGIC,
    effects.Defence: DEFENCE,
    effects.Attack: ATTACK,
}


def chip(colour: int, text: str = "", target: str = "") -> Text:
    """The shape of a colour on its field."""
    tincture = TINCTURES[colour]
    style = Style(color=tincture.charge, bgcolor=tincture.field, bold=True)
    return Text(text or SHAPES[colour], aim(target, style) if target else style)


def reward(effect: Effect, speech: GameSpeech) -> Text:
    """What a row of a character gives, in signs; in words where there are none for it."""
    if isinstance(effect, effects.InOrder):
        return Text("").join([reward(part, speech) for part in effect.parts])
    if isinstance(effect, effects.OneOf):
        return Text("/").join([reward(part, speech) for part in effect.parts])
    if isinstance(effect, effects.Points):
        return Text(f"{effect.value}{POINTS}")
    if isinstance(effect, effects.EndlessGem):
        return Text.assemble(ENDLESS, chip(effect.colour))
    if isinstance(effect, effects.EndlessGemOfChoice):
        return Text(f"{ENDLESS}{ANY_GEM}")
    if isinstance(effect, effects.MagicBonus):
        return Text(f"{MAGIC}+{effect.value}")
    if isinstance(effect, effects.CircleBonus):
        return Text.assemble(chip(effect.colour), f"+{effect.value}")
    if type(effect) not in _COUNTED:
        return Text(speech.effect(effect))
    sign = _COUNTED[type(effect)]
    count: int = effect.count  # type: ignore[attr-defined]  # all the others are counted
    if isinstance(effect, effects.Gems | effects.DrawCards):
        return Text(f"{count}{sign}")
    return Text(sign * count)


def token(number: int) -> Text:
    """A token as it lies on a card."""
    word = TOKENS[number]
    kind, _, rest = word.partition("-")
    if kind == "points":
        return Text(f"{rest}{POINTS}")
    if kind == "gem":
        return Text.assemble(ENDLESS, chip(effects.COLOURS.index(rest)))
    if kind == "circle":
        colour, _, value = rest.partition("+")
        return Text.assemble(chip(effects.COLOURS.index(colour)), f"+{value}")
    kind, plus, value = word.partition("+")
    if plus:
        return Text(f"{MAGIC}+{value}")
    return Text({"magic": MAGIC, "science": SCIENCE, "defence": DEFENCE}[kind])


def gems(counts: list[int], order: list[int], target: str = "", *, tight: bool = False) -> Text:
    """How many gems of each colour, in the order of the auction line."""
    text = Text()
    for number, colour in enumerate(order):
        text.append("  " if number else "")
        shape = SHAPES[colour] if tight else f" {SHAPES[colour]} "
        text.append(chip(colour, shape, f"{target} {colour}" if target else ""))
        text.append(f" {counts[colour]}", Style(bold=True))
    return text
