"""Errors in the reader's language: each names a complaint, which the catalogues have as `error.…`, and of refusals as `refusal.…`."""

from __future__ import annotations

from functools import cache

from viceregal.core.complaints import Complaint
from viceregal.core.errors import Refusal, ViceregalError
from viceregal.games import GAMES
from viceregal.games.languages import DEFAULT
from viceregal.i18n.catalogue import Words
from viceregal.i18n.files import listed, read_file


def said_in(lang: str, error: ViceregalError) -> str:
    """What is wrong, by which rule and why; what no catalogue has stays in English."""
    said = sentence_in(lang, error)
    return f"{error.rule}: {said}" if error.rule else said


def sentence_in(lang: str, error: ViceregalError) -> str:
    """The same without the rule."""
    if lang == DEFAULT or error.complaint is None:
        return error.sentence()
    key = f"{'refusal' if isinstance(error, Refusal) else 'error'}.{error.complaint.key}"
    words = _words(lang, key, error.complaint.english)
    if words is None:
        return error.sentence()
    told = {name: _value(lang, value) for name, value in error.values.items()}
    if isinstance(error, Refusal) and "seat" in told:
        told["seat"] = words.say("board.seat", seat=told["seat"])
    return words.say(key, **told)


def _value(lang: str, value: object) -> object:
    """An error in an error tells why; a complaint is a part of the sentence."""
    if isinstance(value, ViceregalError):
        return said_in(lang, value)
    if isinstance(value, Complaint):
        return said_in(lang, ViceregalError(value))
    return value


@cache
def _words(lang: str, key: str, english: str) -> Words | None:
    """Of the program or of the game whose catalogue has it; two games may have complaints of one name."""
    for game in ("", *GAMES):
        if listed(read_file(DEFAULT, game)).get(key) == english:
            return Words(lang, game)
    return None
