"""Errors in the reader's language. The program raises them in English; the catalogue knows the sentences.

A message `error.…` has as its English text the sentence as it is raised, with {places}: a sentence that fits it is said
by the same message of another language. What fits none stays as it is.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from viceregal.cli.flags import ENGLISH, LANGUAGE_VARIABLE
from viceregal.games.languages import LANGUAGES

_KIND: Final = "error."
_AROUND: Final = "error.see"  # it stands around others
_PLACE: Final = re.compile(r"\\\{(\w+)\\\}")
_OPTION: Final = "--lang"


def language_of(args: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that the words of a command ask for, even where they make no command."""
    asked = environment.get(LANGUAGE_VARIABLE, "")
    for number, word in enumerate(args):
        name, equals, value = word.partition("=")
        if name == _OPTION:
            asked = value if equals else "".join(args[number + 1 : number + 2])
    return asked if asked in LANGUAGES else ENGLISH


def said_in(lang: str, message: str) -> str:
    """An error in this language, and what it tells of too."""
    return message if lang == ENGLISH else _said(lang, " ".join(message.split()))


def _said(lang: str, message: str) -> str:
    from viceregal.i18n.catalogue import speak

    for key, sentence in _sentences():
        found = sentence.fullmatch(message)
        if found is not None:
            told = {name: _said(lang, value) for name, value in found.groupdict().items()}
            return speak(lang).say(key, **told)
    where, colon, what = message.partition(": ")
    return f"{where}: {_said(lang, what)}" if colon else message


@cache
def _sentences() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The English sentences; of several that fit, the one that says most comes first."""
    from viceregal.i18n.files import listed, read_file

    texts = [(key, text) for key, text in listed(read_file(ENGLISH, "")).items() if key.startswith(_KIND)]
    known = [(key, text) for key, text in texts if isinstance(text, str)]
    known.sort(key=lambda each: (each[0] != _AROUND, -len(re.sub(r"\{\w+\}", "", each[1]))))
    return tuple([(key, re.compile(_PLACE.sub(r"(?P<\1>.+?)", re.escape(text)))) for key, text in known])
