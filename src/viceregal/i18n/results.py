"""How a game came out, in a line."""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.core.match import Match
from viceregal.i18n.game_speech import GameSpeech


def result_words(match: Match, speech: GameSpeech, names: Sequence[str]) -> str:
    """The scores by name and who has won; that it goes on, if it does."""
    if not match.over:
        return speech.say("replay.unfinished")
    scores = [
        speech.say("replay.score", player=names[seat], score=score)
        for seat, score in enumerate(match.scores())
    ]
    winners = [names[seat] for seat in match.winners()]
    return speech.say_n(
        "replay.result", len(winners), scores=speech.listing(scores), winners=speech.series(winners)
    )
