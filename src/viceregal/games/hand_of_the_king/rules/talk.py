"""HK-VAR-2 to HK-VAR-4: with the Three-Eyed Raven nobody talks, but two do, for a minute, when a token is spent."""

from __future__ import annotations

from viceregal.core.records import NOBODY, Seat
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.rules.state import HandState


def raven_talk(s: State, asked: tuple[Seat, ...]) -> tuple[str | None, tuple[Seat, ...]]:
    """The rule that closes the table's talk, if one does, and the two who talk in private."""
    assert isinstance(s, HandState)
    if not s.variant.ravens:
        return None, ()
    rule = "HK-VAR-3" if s.variant.teams else "HK-VAR-2"
    if s.talk == NOBODY or not asked:
        return rule, ()
    return rule, (asked[0], s.talk)
