"""What is printed on the cards of Hand of the King, in words."""

from __future__ import annotations

from viceregal.games.faces import Face
from viceregal.games.hand_of_the_king.rules.cards import (
    CARDS,
    COMPANION_ROWS,
    HOUSE_OF,
    HOUSES,
    VARYS,
)
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.i18n.game_speech import GameSpeech


def faces(speech: GameSpeech) -> list[Face]:
    assert isinstance(speech, HandSpeech)
    characters = [
        Face(
            key=key,
            name=speech.say(f"card.{key}"),
            text="" if card == VARYS else speech.say(f"house.of.{HOUSES[HOUSE_OF[card]]}"),
        )
        for card, key in enumerate(CARDS)
    ]
    companions = [
        Face(
            key=row.name,
            name=speech.companion(number),
            text=speech.companion_text(number),
            printed={"reconstruction": not row.known},
        )
        for number, row in enumerate(COMPANION_ROWS)
    ]
    return [*characters, *companions]
