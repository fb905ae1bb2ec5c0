"""What is printed on the cards of a game, in words: for readers that have no drawing of their own for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from viceregal.core.records import Effect
from viceregal.games import game as find_game
from viceregal.games.hand_of_the_king.rules.cards import CARDS, HOUSE_OF, HOUSES, VARYS
from viceregal.games.viceroy.rules.cards.deck import (
    BOTTOM,
    LAST_CARD,
    TOP_LEFT,
    TOP_RIGHT,
    character,
    is_law,
    law,
)
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.games.viscounts.faces import viscounts_faces
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.models import Face, FaceRow
from viceregal.server.words import speech_of


def faces(game_key: str, edition: str, lang: str) -> list[Face]:
    """The cards in the order of their keys in views; none for a game that draws all of its own."""
    make = _FACES.get(game_key)
    return make(speech_of(lang, game_key), edition) if make else []


def _hand_of_the_king(speech: GameSpeech, edition: str) -> list[Face]:
    return [
        Face(
            key=key,
            name=speech.say(f"card.{key}"),
            text="" if card == VARYS else speech.say(f"house.of.{HOUSES[HOUSE_OF[card]]}"),
            segments=[],
            rows=[],
        )
        for card, key in enumerate(CARDS)
    ]


def _viceroy(speech: GameSpeech, edition: str) -> list[Face]:
    assert isinstance(speech, ViceroySpeech)
    return [_viceroy_card(speech, card, edition) for card in range(1, LAST_CARD + 1)]


def _viceroy_card(speech: ViceroySpeech, card: int, edition: str) -> Face:
    segments = [COLOURS[side[card]] for side in (TOP_LEFT, TOP_RIGHT, BOTTOM)]
    text = ""
    rows: list[FaceRow] = []
    effect = None
    if is_law(card):
        text = speech.law_text(card, EDITIONS[edition])
        effect = _plain(law(card).effect)
    else:
        printed = character(card)
        rows = [
            FaceRow(colour=COLOURS[cost], words=speech.effect(reward), effect=_plain(reward))
            for cost, reward in zip(printed.costs, printed.rewards, strict=True)
        ]
    name = speech.card(card)
    return Face(key=str(card), name=name, text=text, segments=segments, rows=rows, effect=effect)


def _plain(effect: Effect) -> dict[str, Any]:
    """As the notation writes it: for pages that draw it."""
    plain: dict[str, Any] = find_game("viceroy").words.plain(effect)
    return plain


_FACES: Final[dict[str, Callable[[GameSpeech, str], list[Face]]]] = {
    "hand-of-the-king": _hand_of_the_king,
    "viceroy": _viceroy,
    "viscounts": viscounts_faces,
}
