"""A game on paper: every question with all its answers, every decision with what was told, and how it ended."""

from __future__ import annotations

import json
from textwrap import fill
from typing import Any

from viceregal.core.match import Decision, Match
from viceregal.core.records import CHANCE
from viceregal.core.rules import State

_WIDTH = 110


def transcript(match: Match) -> str:
    """The whole match, from its log."""
    setup = match.setup
    chosen = " ".join([f"{key}={value}" for key, value in setup.values])
    lines = [f"{match.game.key}, edition {setup.edition}, {setup.seats} seats, {chosen}", ""]
    for number, (entry, before) in enumerate(zip(match.log, match.states(), strict=False), start=1):
        lines += _decision(match, number, entry, before)
    lines += ["", "final position", json.dumps(match.open_view(), indent=1, ensure_ascii=False), ""]
    for line in match.score_sheet():
        lines.append(f"seat {line.seat}: {line.heading} {line.points} {' '.join(line.sources)}".rstrip())
    winners = " ".join([str(seat) for seat in match.winners()])
    return "\n".join([*lines, f"scores {' '.join(map(str, match.scores()))}, won by {winners}", ""])


def _decision(match: Match, number: int, entry: Decision, before: State) -> list[str]:
    game = match.game
    who = "*" if entry.seat == CHANCE else str(entry.seat)
    lines = []
    if game.is_countable(before):
        texts = [game.text(action) for action in game.legal(before, entry.seat)]
        lines.append(_wrapped(f"{who} may: ", texts))
    lines.append(f"{number}. {who} {game.text(entry.action)}")
    for told in entry.told:
        ears = "" if told.only is None else f" (to {' '.join(map(str, told.only))})"
        lines.append(f"     - {_said(game.words.plain(told.event))}{ears}")
    return lines


def _wrapped(head: str, texts: list[str]) -> str:
    """Lines are broken between the texts, never within one."""
    glued = ", ".join([text.replace(" ", "_") for text in texts])
    return fill(head + glued, _WIDTH, initial_indent="     ", subsequent_indent="       ").replace("_", " ")


def _said(plain: dict[str, Any]) -> str:
    parts = [f"{name} {_value(value)}" for name, value in plain.items() if name != "is"]
    return f"{plain['is']}{': ' if parts else ''}{', '.join(parts)}"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return f"({_said(value)})"
    if isinstance(value, list):
        return " ".join([_value(each) for each in value]) or "nothing"
    return "-" if value is None else str(value)
