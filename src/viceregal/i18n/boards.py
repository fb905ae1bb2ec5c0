"""What stands below a board that is drawn in letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from viceregal.core.notation import Vocabulary
from viceregal.core.records import CHANCE, Frame
from viceregal.i18n.game_speech import GameSpeech


def asked_now(
    view: dict[str, Any], words: Vocabulary, speech: GameSpeech, names: Sequence[str], when: str
) -> str:
    """What is asked of whom, or that nothing is."""
    if not view["todo"]:
        return speech.say("the game is over")
    frame = words.record(view["todo"][-1], Frame)
    assert isinstance(frame, Frame)
    if frame.deciders() in ((), (CHANCE,)):
        return speech.say("board.chance")
    question = speech.question(frame, names or seat_names(speech, view["seats"]))
    return speech.say("board.asked", when=when, question=question)


def seat_names(speech: GameSpeech, seats: int) -> list[str]:
    """Seats by their numbers, as the notation counts them."""
    return [speech.say("board.seat", seat=seat) for seat in range(seats)]
