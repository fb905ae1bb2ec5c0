"""What a game is called in a language; a game whose words are not written goes by what stands on its box."""

from __future__ import annotations

from viceregal.core.game import Game
from viceregal.i18n.catalogue import Words


def title_of(game: Game, words: Words) -> str:
    return said_or(words, "game.title", game.facts.title)


def said_or(words: Words, key: str, otherwise: str) -> str:
    return words.say(key) if words.has(key) else otherwise
