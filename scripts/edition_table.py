"""Writes docs/reference/viceroy-editions.md: what differs between the editions of Viceroy, from the edition values.

    python scripts/edition_table.py [--check]

With --check nothing is written, and the exit code is 1 where the page is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from viceregal.games.viceroy.editions.edition import Edition
from viceregal.games.viceroy.frames import AuctionPhase, BuildingRound, LawPhase, PaymentPhase
from viceregal.games.viceroy.options import EDITIONS
from viceregal.rulebook import rules

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "reference" / "viceroy-editions.md"
HEAD = """# Viceroy: the editions compared

Three rulebooks of one game. What differs stands in the values of `src/viceregal/games/viceroy/editions/`, from which this page is written by
`python scripts/edition_table.py`. `viceregal rules viceroy VR-AUC-11` shows a rule in full, with its places in the rulebooks.
"""
PHASES: dict[type, str] = {
    LawPhase: "laws",
    AuctionPhase: "auction",
    PaymentPhase: "payment",
    BuildingRound: "building (three rounds)",
}


def either(true: str, false: str) -> Callable[[Any], str]:
    return lambda value: true if value else false


def number(value: Any) -> str:
    return str(value)


def count(value: Any) -> str:
    return str(len(value))


def levels(value: Any) -> str:
    return " / ".join(str(points) for points in value)


def phases(value: Any) -> str:
    return ", ".join(PHASES[type(phase)] for phase in value)


# Each value of an edition: what it says, the rules that tell more, and how it is written.
ROWS: dict[str, tuple[str, str, Callable[[Any], str]]] = {
    "title": ("the box", "VR-SET-1", str),
    "characters": ("characters", "VR-SET-1, VR-RUL-2", count),
    "laws": ("laws", "VR-SET-1, VR-RUL-2", count),
    "phases": ("phases of a turn", "VR-LAW-1, VR-DEV-1, VR-PAY-1", phases),
    "first_cards.dealt": ("characters dealt for the first card", "VR-SET-5", number),
    "first_cards.kept": ("of these kept in hand", "VR-SET-5", number),
    "first_cards.from_small_deck": (
        "they are dealt from",
        "VR-SET-5",
        either("the small deck", "all characters"),
    ),
    "attack_comes_first": (
        "an attack token takes a card",
        "VR-AUC-11",
        either("before the gem bids", "after the gem bids"),
    ),
    "won_into_hand": (
        "a card that was won",
        "VR-AUC-12",
        either("goes to the hand", "is played or discarded at once"),
    ),
    "level_five_rows": (
        "a character on level 5 gives",
        "VR-PAY-5, VR-DEV-5",
        either("rows 1 to 3, or 15 points", "15 points"),
    ),
    "discard_gems": (
        "gems for a hand card that is discarded",
        "VR-DEV-3",
        lambda gems: str(gems) if gems else "not possible",
    ),
    "free_top_level": (
        "free cards",
        "VR-PYR-7",
        either("ends of rows, and the whole top level", "ends of rows"),
    ),
    "skips_next_auction": (
        "law 69 sits out the auction",
        "VR-RUL-6",
        either("of the next turn", "of the same turn"),
    ),
    "park_all": ("law 76 takes", "VR-RUL-11", either("eight gems", "up to eight gems")),
    "scoring.circle_by_level": (
        "circles and endless gems score",
        "VR-END-3, VR-END-4",
        either("their level", "a fixed value"),
    ),
    "scoring.circle": ("that value", "VR-END-3, VR-END-4", lambda value: str(value) if value else "—"),
    "scoring.token_set": ("points for a set", "VR-END-8", number),
    "scoring.attack": ("points lost by an attack", "VR-END-9", number),
    "scoring.tuck_free_card": ("law 74 scores on levels 1 / 2 / 3 / 4", "VR-RUL-10", levels),
}


def main() -> int:
    check = "--check" in sys.argv[1:]
    if is_current():
        return 0
    if not check:
        PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {'out of date' if check else 'written'}")
    return int(check)


def is_current() -> bool:
    return PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()


def values_of(edition: Any, before: str = "") -> dict[str, Any]:
    """All values of an edition by name; those of its parts as `scoring.attack`. The key is no value."""
    found: dict[str, Any] = {}
    for field in fields(edition):
        value = getattr(edition, field.name)
        if is_dataclass(value):
            found |= values_of(value, f"{field.name}.")
        elif before or field.name != "key":
            found[before + field.name] = value
    return found


def page() -> str:
    columns = {key: values_of(edition) for key, edition in EDITIONS.items()}
    return "\n".join([HEAD, *_values(columns), "", *_left_out(EDITIONS), "", *_rules(), ""])


def _values(columns: dict[str, dict[str, Any]]) -> list[str]:
    lines = [
        "## Values",
        f"| | rules | {' | '.join(f'`{key}`' for key in columns)} |",
        "|---|---|---|---|---|",
    ]
    for name, (what, ids, shown) in ROWS.items():
        cells = [shown(values[name]) for values in columns.values()]
        lines.append(f"| {what} | {ids} | {' | '.join(cells)} |")
    return lines


def _left_out(editions: dict[str, Edition]) -> list[str]:
    """VR-RUL-2: which cards a smaller box lacks; numbers up to 64 are characters."""
    every = {card for edition in editions.values() for card in (*edition.characters, *edition.laws)}
    lines = ["## Cards that an edition lacks"]
    for key, edition in editions.items():
        missing = sorted(every - {*edition.characters, *edition.laws})
        lines.append(f"- `{key}`: {', '.join(str(card) for card in missing) or 'none'}")
    return lines


def _rules() -> list[str]:
    lines = ["## Rules that hold in some editions only", "| rule | editions |", "|---|---|"]
    for rule in rules("viceroy"):
        if set(rule.editions) != set(EDITIONS):
            named = ", ".join(f"`{key}`" for key in rule.editions)
            lines.append(f"| **{rule.id}** {rule.title['en']} | {named} |")
    return lines


if __name__ == "__main__":
    sys.exit(main())
