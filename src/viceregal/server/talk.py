"""Who may talk to whom at a table. Games that say nothing about it let everybody talk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from viceregal.core.match import Match
from viceregal.games.hand_of_the_king.talk import raven_talk

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


# For each game with rules about talk: the rule that closes it, and the two who may talk, if two may.
_RULES: Final[dict[str, Callable[[Match], tuple[str | None, tuple[int, ...]]]]] = {
    "hand-of-the-king": raven_talk,
}


def talk_at(match: Match, started: Mapping[int, float]) -> Talk:
    """`started` says since when each seat is asked: a private talk begins with the question that it precedes."""
    ask = _RULES.get(match.game.key)
    if ask is None:
        return Talk()
    rule, pair = ask(match)
    since = [started[seat] for seat in pair if seat in started]
    if not since:
        return Talk(rule is None, rule)
    return Talk(rule is None, rule, pair, since[0] + TALK_SECONDS)
