"""An analysis in words: each answer with what it is worth, how surely, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from viceregal.bots.analysis import Analysis, Judged
from viceregal.core.game import Game
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.telling.hints import tell_reason

Plain = dict[str, Any]


def tell_analysis(game: Game, found: Analysis, names: Sequence[str], speech: GameSpeech) -> Plain:
    """For anybody who may see the position."""

    def worded(action: str) -> Plain:
        return {"action": action, "words": speech.action(game.parse(action), names)}

    return {
        "seat": found.seat,
        "value": round(found.value, 2),
        "exact": found.exact,
        "depth": found.depth,
        "nodes": found.nodes,
        "line": [worded(action) for action in found.line],
        "candidates": [{**worded(each.action), **_tell_judged(each, speech)} for each in found.judged],
        "reasons": [tell_reason(each, speech) for each in found.reasons],
    }


def _tell_judged(judged: Judged, speech: GameSpeech) -> Plain:
    return {
        "value": round(judged.value, 2),
        "error": round(judged.error, 2) if judged.visits else None,
        "chance": None if judged.chance is None else round(judged.chance, 3),
        "visits": judged.visits,
        "reasons": [tell_reason(each, speech) for each in judged.reasons],
    }
