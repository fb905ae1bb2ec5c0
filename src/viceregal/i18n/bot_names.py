"""What bots are called: at a table as people are, and by the title of their level where it is said how strong they are."""

from __future__ import annotations

from collections.abc import Collection

from viceregal.i18n.catalogue import Words

_ROMAN = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")


def bot_name(number: int, people: Collection[str], speech: Words) -> str:
    """By its seat or number, so that it stays whoever else comes or goes; nobody's own name, unless all are."""
    names = speech.say("bot.names").split(", ")
    free = [name for name in names if name not in people] or names
    return free[number % len(free)] + roman(number // len(free))


def bot_title(bot: str, speech: Words) -> str:
    """The title of a bot or level, given as `regent` or `alphabeta:seconds=1`; by its own word where it has none."""
    kind = bot.partition(":")[0]
    key = f"bot.{kind}"
    return speech.say(key) if speech.has(key) else kind


def with_title(name: str, bot: str, speech: Words) -> str:
    """A bot's name, and how strong it is beside."""
    return speech.say("bot.titled", name=name, level=bot_title(bot, speech))


def roman(before: int) -> str:
    """Tells somebody from so many of the same name before."""
    return _ROMAN[before] if before < len(_ROMAN) else f" {before + 1}"
