"""A hint in words: the best few answers, each with what it brings, what it is worth and why."""

from __future__ import annotations

from typing import Any, Final

from viceregal.bots.analysis import EXPLAINED, Analysis, Judged, Reason
from viceregal.core.foretell import as_known_to, foretell_in
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.tables.table import Table
from viceregal.server.telling.foretelling import tell_foretelling
from viceregal.server.telling.words import names_of, speech_of

Plain = dict[str, Any]
MAX_REASONS: Final = 4


def tell_hint(table: Table, found: Analysis, question: int, thorough: bool, lang: str) -> Plain:
    """For the seat that was asked; the table must still ask it."""
    tried = [each for each in found.judged if each.visits] or found.judged
    choices = [_tell_choice(table, found, each, lang) for each in tried[:EXPLAINED]]
    return {
        "action": choices[0]["action"],
        "words": choices[0]["words"],
        "question": question,
        "thorough": thorough,
        "exact": found.exact,
        "choices": choices,
    }


def _tell_choice(table: Table, found: Analysis, judged: Judged, lang: str) -> Plain:
    match = table.match
    assert match is not None
    game, speech = match.game, speech_of(lang, match.game.key)
    action = game.parse(judged.action)
    made = foretell_in(game, as_known_to(game, match.state, found.seat), found.seat, [action])
    is_judged = found.nodes > 0
    return {
        "action": judged.action,
        "words": speech.answer(match.state.todo[-1], action, names_of(table, lang)),
        "value": round(judged.value, 2) if is_judged else None,
        "error": round(judged.error, 2),
        "chance": None if judged.chance is None else round(judged.chance, 3),
        "reasons": [tell_reason(each, speech) for each in judged.reasons[:MAX_REASONS]],
        "foretold": tell_foretelling(table, made, lang, False),
    }


def tell_reason(reason: Reason, speech: GameSpeech) -> Plain:
    return {**reason.to_plain(), "words": speech.say(f"reason.{reason.heading}")}
