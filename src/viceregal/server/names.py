"""What somebody may be called, and what may be said: nothing that cannot be seen, or that turns other text around."""

from __future__ import annotations

import unicodedata
from typing import Final

MAX_MARKS: Final = 3  # accents on one letter
JOINERS: Final = "\u200c\u200d"  # in talk: they hold emoji and the letters of some scripts together
# Drawn as nothing, though Unicode calls them letters or symbols.
BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
# Controls, formats (bidirectional ones among them), surrogates, private and unassigned ones, separators of lines.
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean_name(name: str) -> str:
    """In the one form that Unicode has for it, with single spaces; ValueError for what nobody could read."""
    composed = " ".join(unicodedata.normalize("NFC", name).split())
    for letter in composed:
        if unicodedata.category(letter) in HIDDEN or letter in BLANKS:
            raise ValueError("must hold no control, invisible or direction characters")
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in composed):
        raise ValueError("must hold a letter, a digit or a symbol")
    _check_marks(composed)
    return composed


def clean_text(text: str) -> str:
    """What is said: the same, but spaces and joined emoji stay."""
    composed = unicodedata.normalize("NFC", text)
    for letter in composed:
        if letter not in JOINERS and unicodedata.category(letter) in HIDDEN:
            raise ValueError("must hold no control, invisible or direction characters")
    _check_marks(composed)
    return composed


def _check_marks(text: str) -> None:
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            raise ValueError("must not pile up accents")


def account_key(name: str) -> str:
    """Names that look or sound the same to a keyboard are the same account: letter case, width and form aside."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:80]
