"""Texts with plain blanks, to be compared with what is written in a test."""

from viceregal.i18n.typesetting import NO_BREAK


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ")
