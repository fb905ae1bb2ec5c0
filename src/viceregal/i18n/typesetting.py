"""How a text is set: no-break spaces where a line must not break. The catalogues have plain spaces only."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

# The message that lists the words which never end a line: one-letter prepositions and conjunctions.
CLINGING: Final = "typesetting.clinging"
# The message that is the decimal sign: a point, or a comma, which then cannot part thousands.
DECIMAL: Final = "typesetting.decimal"
# The message that says how much of a hundred: some languages part the sign from its number.
PERCENT: Final = "typesetting.percent"
NO_BREAK: Final = "\u00a0"
MINUS: Final = "−"

_AFTER_A_NUMBER: Final = re.compile(r"(\d|\{(?:n|count|seconds)\}) (?=[^\W\d_])")
_BEFORE_A_DASH: Final = re.compile(r" (?=[–—] )")
_BEFORE_A_PERCENT: Final = re.compile(r"(?<=[\d}]) (?=%)")
_MINUS: Final = re.compile(r"(?<![\w.,])-(?=\d)")


@cache
def hold_together(text: str, clinging: str) -> str:
    """A number and its noun or its per cent sign, a dash and what stands before it, and a word that clings to the next.

    It is done to a message before its places are filled in, so what people call themselves stays as it is.
    """
    text = _AFTER_A_NUMBER.sub(rf"\1{NO_BREAK}", text)
    text = _BEFORE_A_DASH.sub(NO_BREAK, text)
    text = _BEFORE_A_PERCENT.sub(NO_BREAK, text)
    return _after(clinging).sub(NO_BREAK, text)


@cache
def _after(clinging: str) -> re.Pattern[str]:
    """A blank after one of these words, which may stand in a row ("i w")."""
    words = "|".join([rf"(?<=\b{re.escape(word)})" for word in clinging.split()])
    return re.compile(rf"(?:{words}) ", re.IGNORECASE)


def with_marks(figures: str, decimal: str) -> str:
    """Figures as Python writes them, with a true minus, the decimal sign of a language and thousands parted as goes with it."""
    figures = _MINUS.sub(MINUS, figures)
    return figures if decimal == "." else figures.replace(",", NO_BREAK).replace(".", decimal)


def with_minus(value: object) -> object:
    """A number below nothing as it is printed; anything else as it is."""
    return f"{MINUS}{-value}" if isinstance(value, int) and value < 0 else value
