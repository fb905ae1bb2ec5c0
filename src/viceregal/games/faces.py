"""What is printed on cards, in words and as the rules write it, and how editions compare: for whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Plain = dict[str, Any]


@dataclass(frozen=True)
class FaceRow:
    """A level of a card: the colour of the gem it costs, and what it gives, in words and as the rules write it."""

    colour: str
    words: str
    effect: Plain


@dataclass(frozen=True)
class Face:
    """A card, tile or board by the key that views call it; `printed` is all that a page needs to draw it."""

    key: str
    name: str
    text: str = ""
    segments: list[str] = field(default_factory=list)
    rows: list[FaceRow] = field(default_factory=list)
    effect: Plain | None = None
    printed: Plain | None = None


@dataclass(frozen=True)
class ComparedRow:
    """A value in which editions may differ: its words, the rules that tell more of it, and it by edition."""

    key: str
    words: str
    rules: tuple[str, ...]
    values: dict[str, str]


@dataclass(frozen=True)
class Comparison:
    """The values in which editions differ, and the cards that each one lacks."""

    rows: tuple[ComparedRow, ...] = ()
    lacks: dict[str, list[str]] = field(default_factory=dict)
