"""What is printed on the cards of Hand of the King, in words."""

from __future__ import annotations

from viceregal.games.faces import Face
from viceregal.games.hand_of_the_king.rules.cards import CARDS, HOUSE_OF, HOUSES, VARYS
from viceregal.i18n.game_speech import GameSpeech


def faces(speech: GameSpeech) -> list[Face]:
    return [
        Face(
            key=key,
            name=speech.say(f"card.{key}"),
            text="" if card == VARYS else speech.say(f"house.of.{HOUSES[HOUSE_OF[card]]}"),
        )
        for card, key in enumerate(CARDS)
    ]
