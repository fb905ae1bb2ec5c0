"""The language in which what goes wrong is said."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from viceregal.cli.flags import ENGLISH, LANGUAGE_VARIABLE
from viceregal.games.languages import LANGUAGES

_OPTION: Final = "--lang"


def language_of(args: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that the words of a command ask for, even where they make no command."""
    asked = environment.get(LANGUAGE_VARIABLE, "")
    for number, word in enumerate(args):
        name, equals, value = word.partition("=")
        if name == _OPTION:
            asked = value if equals else "".join(args[number + 1 : number + 2])
    return asked if asked in LANGUAGES else ENGLISH
