"""What is printed on the cards of a game, in words: for readers that have no drawing of their own for it."""

from __future__ import annotations

from dataclasses import asdict

from viceregal.games import pack
from viceregal.i18n import speak
from viceregal.server.shapes.library import Face


def faces(game_key: str, edition: str, lang: str) -> list[Face]:
    """The cards in the order of their keys in views; none for a game that draws all of its own."""
    printed = pack(game_key).faces(speak(lang).of(game_key), edition)
    return [Face.model_validate(asdict(face)) for face in printed]
