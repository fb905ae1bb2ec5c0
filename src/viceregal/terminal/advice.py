"""Why an answer is the best, in a sentence or two for the headline."""

from __future__ import annotations

from typing import Final

from viceregal.bots.analysis import Analysis
from viceregal.i18n.game_speech import GameSpeech

MAX_REASONS: Final = 3


def why_best(found: Analysis, speech: GameSpeech) -> str:
    """What the best answer is worth, and how it differs from the next; nothing where nobody has judged it."""
    best = found.judged[0]
    if not found.nodes:
        return ""
    said = [speech.say("advice.lead", value=signed(best.value, speech))]
    if best.chance is not None and not found.exact:
        said = [
            speech.say("advice.chance", chance=round(100 * best.chance), value=signed(best.value, speech))
        ]
    if best.reasons:
        listed = [
            f"{signed(each.points, speech)} {speech.say(f'reason.{each.heading}')}"
            for each in best.reasons[:MAX_REASONS]
        ]
        said.append(speech.say("advice.why", reasons=speech.listing(listed)))
    return " ".join(said)


def signed(value: float, speech: GameSpeech) -> str:
    return speech.figures(f"{value:+.1f}")
