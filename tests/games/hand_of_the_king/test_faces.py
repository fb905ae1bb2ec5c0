"""What is printed on the cards, as pages and general tables are told it."""

from __future__ import annotations

import pytest

from viceregal.games import pack
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANION_ROWS
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.i18n import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_companion_has_a_face(lang: str) -> None:
    speech = HandSpeech(lang)
    faces = {face.key: face for face in pack("hand-of-the-king").faces(speech, "standard")}
    assert set(faces) == {*CARDS, *[row.name for row in COMPANION_ROWS]}
    for number, row in enumerate(COMPANION_ROWS):
        face = faces[row.name]
        assert (face.name, face.text) == (speech.companion(number), speech.companion_text(number))
        assert face.printed == {"reconstruction": not row.known}  # HK-COM-12


def test_the_page_is_told_who_is_of_which_house() -> None:
    members = pack("hand-of-the-king").page_facts()["members"]
    assert [card for house in members.values() for card in house] == list(CARDS[:-1])
