"""What is printed on the cards of Viceroy: in words, and as the notation writes it, for pages that draw it."""

from __future__ import annotations

from viceregal.games.faces import Face, FaceRow
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
from viceregal.games.viceroy.rules.vocabulary import WORDS
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.i18n.game_speech import GameSpeech


def faces(speech: GameSpeech, edition: str) -> list[Face]:
    assert isinstance(speech, ViceroySpeech)
    return [_card(speech, card, edition) for card in range(1, LAST_CARD + 1)]


def _card(speech: ViceroySpeech, card: int, edition: str) -> Face:
    segments = [COLOURS[side[card]] for side in (TOP_LEFT, TOP_RIGHT, BOTTOM)]
    text = ""
    rows: list[FaceRow] = []
    effect = None
    if is_law(card):
        text = speech.law_text(card, EDITIONS[edition])
        effect = WORDS.plain(law(card).effect)
    else:
        printed = character(card)
        rows = [
            FaceRow(COLOURS[cost], speech.effect(reward), WORDS.plain(reward))
            for cost, reward in zip(printed.costs, printed.rewards, strict=True)
        ]
    return Face(str(card), speech.card(card), text, segments, rows, effect)
