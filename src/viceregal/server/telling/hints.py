"""A hint in words: the best few answers, each with what it brings, what it is worth and why."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from viceregal.bots.analysis import EXPLAINED, Analysis, Judged, Reason
from viceregal.core.foretell import ASKED, as_known_to, foretell_in
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.shapes.models import MAX_IN_A_ROW
from viceregal.server.tables.table import Table
from viceregal.server.telling.foretelling import tell_foretelling
from viceregal.server.telling.words import names_of, speech_of

Plain = dict[str, Any]
MAX_REASONS: Final = 4


def tell_hint(table: Table, found: Analysis, question: int, thorough: bool, lang: str) -> Plain:
    """For the seat that was asked; the table must still ask it."""
    tried = [each for each in found.judged if each.visits] or found.judged
    sure, unsure = in_order(tried[:EXPLAINED])
    judged = found.nodes > 0
    choices = [
        *[_tell_choice(table, found, each, lang, judged) for each in sure],
        *[_tell_choice(table, found, each, lang, False) for each in unsure],
    ]
    return {
        "action": choices[0]["action"],
        "words": choices[0]["words"],
        "question": question,
        "thorough": thorough,
        "exact": found.exact,
        "row": _row(table, found),
        "choices": choices,
    }


def in_order(judged: list[Judged]) -> tuple[list[Judged], list[Judged]]:
    """The answer that is advised, with those behind it by their worth; and those that only seem to be better.

    What was hardly tried can come out ahead by luck, and some answers are given by a rule that knows more than the
    playouts: a worth beside them would speak against the advice.
    """
    first, *others = judged
    worth = round(first.value, 2)
    behind = sorted([each for each in others if round(each.value, 2) <= worth], key=lambda each: -each.value)
    if behind and behind[0] is not others[0]:
        reasons = tuple([Reason(each.heading, -each.points) for each in behind[0].reasons])
        first = replace(first, reasons=reasons)  # it was compared with another one
    if not behind:
        first = replace(first, reasons=())
    return [first, *behind], [each for each in others if round(each.value, 2) > worth]


def _row(table: Table, found: Analysis) -> list[str]:
    """The answers that are advised in a row, as far as the seat can know: several gems, a companion and its victims."""
    match = table.match
    assert match is not None
    game = match.game
    row = [found.judged[0].action]
    for text in found.line[1:MAX_IN_A_ROW]:
        actions = [game.parse(each) for each in row]
        made = foretell_in(game, as_known_to(game, match.state, found.seat), found.seat, actions)
        if made.stop != ASKED:
            break
        row.append(text)
    return row


def _tell_choice(table: Table, found: Analysis, judged: Judged, lang: str, valued: bool) -> Plain:
    match = table.match
    assert match is not None
    game, speech = match.game, speech_of(lang, match.game.key)
    action = game.parse(judged.action)
    made = foretell_in(game, as_known_to(game, match.state, found.seat), found.seat, [action])
    return {
        "action": judged.action,
        "words": speech.answer(match.state.todo[-1], action, names_of(table, lang)),
        "value": round(judged.value, 2) if valued else None,
        "error": round(judged.error, 2),
        "chance": None if judged.chance is None else round(judged.chance, 3),
        "reasons": [tell_reason(each, speech) for each in judged.reasons[:MAX_REASONS]],
        "foretold": tell_foretelling(table, made, lang, False),
    }


def tell_reason(reason: Reason, speech: GameSpeech) -> Plain:
    return {**reason.to_plain(), "words": speech.say(f"reason.{reason.heading}")}
