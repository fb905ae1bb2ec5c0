"""How a text is set: no-break spaces where a line must not break. The catalogues have plain spaces only."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

# The message that lists the words which never end a line: one-letter prepositions and conjunctions.
CLINGING: Final = "typesetting.clinging"
# The message that is the decimal sign: a point, or a comma, which then cannot part thousands.
DECIMAL: Final = "typesetting.decimal"
NO_BREAK: Final = "\u00a0"

_AFTER_A_NUMBER: Final = re.compile(r"(\d|\{(?:n|count|seconds)\}) (?=[^\W\d_])")
_BEFORE_A_DASH: Final = re.compile(r" (?=[–—] )")


@cache
def hold_together(text: str, clinging: str) -> str:
    """A number and its noun, a dash and what stands before it, and a word that clings to the next.

    It is done to a message before its places are filled in, so what people call themselves stays as it is.
    """
    text = _AFTER_A_NUMBER.sub(rf"\1{NO_BREAK}", text)
    text = _BEFORE_A_DASH.sub(NO_BREAK, text)
    return _after(clinging).sub(NO_BREAK, text)


@cache
def _after(clinging: str) -> re.Pattern[str]:
    """A blank after one of these words, which may stand in a row ("i w")."""
    words = "|".join([rf"(?<=\b{re.escape(word)})" for word in clinging.split()])
    return re.compile(rf"(?:{words}) ", re.IGNORECASE)


def with_marks(figures: str, decimal: str) -> str:
    """Figures as Python writes them, with the decimal sign of a language and thousands parted as goes with it."""
    return figures if decimal == "." else figures.replace(",", NO_BREAK).replace(".", decimal)
