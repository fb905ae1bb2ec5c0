"""Who may talk to whom at a table, and until when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from viceregal.core.match import Match
from viceregal.games import pack

TALK_SECONDS: Final = 60.0


@dataclass(frozen=True)
class Talk:
    """Whether the talk of the table is open, by which rule it is not, and which two talk in private until when."""

    open: bool = True
    rule: str | None = None
    pair: tuple[int, ...] = ()
    until: float = 0.0

    def partner(self, seat: int | None) -> int | None:
        if seat is None or seat not in self.pair:
            return None
        return self.pair[1] if self.pair[0] == seat else self.pair[0]


def talk_at(match: Match, started: Mapping[int, float]) -> Talk:
    """`started` says since when each seat is asked: a private talk begins with the question that it precedes."""
    rule = pack(match.game.key).talk(match)
    since = [started[seat] for seat in rule.pair if seat in started]
    if not since:
        return Talk(rule.closed_by is None, rule.closed_by)
    return Talk(rule.closed_by is None, rule.closed_by, rule.pair, since[0] + TALK_SECONDS)
