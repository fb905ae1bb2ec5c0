"""HK-VAR-2 to HK-VAR-4: with the Three-Eyed Raven nobody talks, but two do, for a minute, when a token is spent."""

from __future__ import annotations

from viceregal.core.match import Match
from viceregal.core.records import NOBODY
from viceregal.games.hand_of_the_king.rules.state import HandState


def raven_talk(match: Match) -> tuple[str | None, tuple[int, ...]]:
    """The rule that closes the table's talk, if one does, and the two who talk in private."""
    s = match.state
    assert isinstance(s, HandState)
    if not s.variant.ravens:
        return None, ()
    rule = "HK-VAR-3" if s.variant.teams else "HK-VAR-2"
    asked = match.to_move
    if s.talk == NOBODY or not asked:
        return rule, ()
    return rule, (asked[0], s.talk)
