"""What is printed on the cards of a game, in words: for readers that have no drawing of their own for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from viceregal.core.records import Effect
from viceregal.games import game as find_game
from viceregal.games.hand_of_the_king.cards import CARDS, HOUSE_OF, HOUSES, VARYS
from viceregal.games.viceroy.cards.deck import BOTTOM, LAST_CARD, TOP_LEFT, TOP_RIGHT, character, is_law, law
from viceregal.games.viceroy.effects import COLOURS, InOrder, OneOf
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.models import Face, FaceRow
from viceregal.server.words import PlainSpeech, speech_of


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
    return [_viceroy_card(speech, card, edition) for card in range(1, LAST_CARD + 1)]


def _viceroy_card(speech: GameSpeech, card: int, edition: str) -> Face:
    segments = [COLOURS[side[card]] for side in (TOP_LEFT, TOP_RIGHT, BOTTOM)]
    if is_law(card):
        text = _law_text(speech, card, edition)
        effect = _plain(law(card).effect)
        return Face(
            key=str(card), name=_name(speech, card), text=text, segments=segments, rows=[], effect=effect
        )
    printed = character(card)
    rows = [
        FaceRow(colour=COLOURS[cost], words=_effect(speech, reward), effect=_plain(reward))
        for cost, reward in zip(printed.costs, printed.rewards, strict=True)
    ]
    return Face(key=str(card), name=_name(speech, card), text="", segments=segments, rows=rows)


def _name(speech: GameSpeech, card: int) -> str:
    key = "card.law" if is_law(card) else f"card.{character(card).name}"
    if speech.has(key):
        return speech.say(key, number=card)
    return f"Law {card}" if is_law(card) else character(card).name.replace("_", " ").capitalize()


def _law_text(speech: Any, card: int, edition: str) -> str:
    """Some laws say what their edition makes of them."""
    if isinstance(speech, PlainSpeech):
        return _effect(speech, law(card).effect)
    text: str = speech.law_text(card, _edition(edition))
    return text


def _edition(key: str) -> Any:
    game: Any = find_game("viceroy")
    return game.new(game.setup(2, key)).variant.edition


def _plain(effect: Effect) -> dict[str, Any]:
    """As the notation writes it: for pages that draw it."""
    plain: dict[str, Any] = find_game("viceroy").words.plain(effect)
    return plain


def _effect(speech: GameSpeech, effect: Effect) -> str:
    if not isinstance(speech, PlainSpeech):
        return speech.effect(effect)
    if isinstance(effect, InOrder | OneOf):
        return (" + " if isinstance(effect, InOrder) else " / ").join(
            [_effect(speech, part) for part in effect.parts]
        )
    plain = _plain(effect)
    spaced = "".join([f" {sign.lower()}" if sign.isupper() else sign for sign in plain["is"]]).strip()
    return " ".join([spaced, *[str(value) for name, value in plain.items() if name != "is"]])


_FACES: Final[dict[str, Callable[[GameSpeech, str], list[Face]]]] = {
    "hand-of-the-king": _hand_of_the_king,
    "viceroy": _viceroy,
}
