"""Errors in the reader's language. The program raises them in English; the catalogue knows the sentences.

A message `error.…` or `refusal.…`, of the program or of a game, has as its English text the sentence as it is raised, with {places}: a
sentence that fits it is said by the same message of another language. What fits none stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from viceregal.games import GAMES
from viceregal.games.languages import DEFAULT
from viceregal.i18n.catalogue import Words
from viceregal.i18n.files import listed, read_file

_KINDS: Final = ("error.", "refusal.")
_SEAT: Final = "board.seat"
_AROUND: Final = "error.see"  # it stands around others
_PLACE: Final = re.compile(r"\\\{(\w+)\\\}")


def said_in(lang: str, message: str) -> str:
    """An error in this language, and what it tells of too."""
    return message if lang == DEFAULT else _said(lang, " ".join(message.split()))


def _said(lang: str, message: str) -> str:
    for game, key, sentence in _sentences():
        found = sentence.fullmatch(message)
        if found is not None:
            told = {name: _said(lang, value) for name, value in found.groupdict().items()}
            return Words(lang, game).say(key, **told)
    where, colon, what = message.partition(": ")
    return f"{where}: {_said(lang, what)}" if colon else message


@cache
def _sentences() -> tuple[tuple[str, str, re.Pattern[str]], ...]:
    """The English sentences of the program and of each game; of several that fit, the one that says most comes first."""
    known = [(game, key, text) for game in ("", *GAMES) for key, text in _raised(game)]
    known.sort(key=lambda each: (each[1] != _AROUND, -len(re.sub(r"\{\w+\}", "", each[2]))))
    return tuple([(game, key, _pattern(text)) for game, key, text in known])


def _raised(game: str) -> Iterator[tuple[str, str]]:
    """Errors and refusals, as they are raised, and a seat as refusals call it."""
    for key, text in listed(read_file(DEFAULT, game)).items():
        if (key.startswith(_KINDS) or key == _SEAT) and isinstance(text, str):
            yield key, text


def _pattern(text: str) -> re.Pattern[str]:
    """What fits a sentence; apostrophes are typed in the code."""
    return re.compile(_PLACE.sub(r"(?P<\1>.+?)", re.escape(text)).replace("’", "[’']"))
