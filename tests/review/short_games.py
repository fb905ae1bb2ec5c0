"""Records of the last decisions of the golden games: reviewed in a moment."""

from __future__ import annotations

from pathlib import Path

from viceregal.core import gamerecord
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.games import game as find_game

GOLDEN = Path(__file__).parents[1] / "golden"


def last_of(name: str, decisions: int = 14) -> str:
    """The record of a game that begins so many decisions before its end."""
    whole = gamerecord.replay(
        gamerecord.read((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))[0], find_game
    )
    first = len(whole.log) - decisions
    match = Match.at(whole.game, whole.position(first), Chance(""))
    for entry in whole.log[first:]:
        match.enter(entry.seat, entry.action)
    return match.record()
