"""What a review says of one decision, judged by what the player could know."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import hypot
from typing import Any, Final

from viceregal.bots.analysis import Analysis, Judged, Reason
from viceregal.bots.base import Analyst, sensible
from viceregal.core.match import Match
from viceregal.core.records import CHANCE
from viceregal.review.ending import counted_out

# How much of the chance to win is lost, and how a decision is called that lost it. Where nobody can say how near a win
# is, points of lead take the place of the chance: a slip is a point.
SIZES: Final = (("blunder", 0.20), ("mistake", 0.10), ("slip", 0.04))
POINTS_OF_A_WIN: Final = 25.0
SURE: Final = 2.0  # standard errors by which two answers must differ


@dataclass(frozen=True)
class Verdict:
    """A decision of the log: what was played and what would have been best, in points of lead and chance to win.

    `lost` and `lost_chance` are 0 for the best answer, and for one that cannot be told from it. `reasons` say by which
    headings the best is ahead of what was played.
    """

    number: int
    seat: int
    played: str
    best: str
    value: float  # of the best
    value_played: float
    error: float
    chance: float | None
    chance_played: float | None
    lost: float
    lost_chance: float
    size: str
    exact: bool
    thorough: bool
    line: tuple[str, ...]
    reasons: tuple[tuple[str, float], ...]

    def to_plain(self) -> dict[str, Any]:
        plain = asdict(self)
        for name in ("value", "value_played", "error", "chance", "chance_played", "lost", "lost_chance"):
            if plain[name] is not None:
                plain[name] = round(plain[name], 4)
        plain["line"] = list(self.line)
        plain["reasons"] = [[heading, round(points, 2)] for heading, points in self.reasons]
        return plain

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Verdict:
        reasons = tuple([(heading, points) for heading, points in plain["reasons"]])
        return cls(**{**plain, "line": tuple(plain["line"]), "reasons": reasons})


def decisions(match: Match) -> list[int]:
    """The numbers of the decisions at which a player had a choice."""
    found = []
    for number, state in enumerate(match.states()):
        if number == len(match.log):
            break
        entry = match.log[number]
        if entry.seat == CHANCE or entry.action.is_for_people():
            continue
        if len(sensible(match.game.legal(state, entry.seat))) > 1:
            found.append(number)
    return found


def judge(match: Match, number: int, analyst: Analyst, thorough: bool) -> Verdict:
    """What the decision of this number was worth to who made it."""
    entry, game, state = match.log[number], match.game, match.state_before(number)
    played = game.text(entry.action)
    found = analyst.analyse(game.view(state, entry.seat), [played])
    found = counted_out(game, state, entry.seat, found)
    mine = found.of(played)
    assert mine is not None, f"{played} was legal and is not judged"
    return _verdict(number, found, _best_of(found), mine, thorough)


def _best_of(found: Analysis) -> Judged:
    """The first, unless another that was tried enough is plainly better."""
    best = found.judged[0]
    for each in found.judged[1:]:
        tried_enough = not best.visits or each.visits * 2 >= best.visits
        if tried_enough and each.value - best.value > SURE * hypot(each.error, best.error):
            best = each
    return best


def _verdict(number: int, found: Analysis, best: Judged, mine: Judged, thorough: bool) -> Verdict:
    lost = best.value - mine.value
    if mine.action == best.action or lost <= SURE * hypot(best.error, mine.error):
        lost = 0.0
    lost_chance = lost / POINTS_OF_A_WIN
    if best.chance is not None and mine.chance is not None:
        lost_chance = max(0.0, best.chance - mine.chance) if lost > 0 else 0.0
    return Verdict(
        number=number,
        seat=found.seat,
        played=mine.action,
        best=best.action,
        value=best.value,
        value_played=best.value - lost,
        error=hypot(best.error, mine.error),
        chance=best.chance,
        chance_played=None if best.chance is None else best.chance - lost_chance,
        lost=lost,
        lost_chance=lost_chance,
        size=next((name for name, least in SIZES if lost_chance >= least), ""),
        exact=found.exact,
        thorough=thorough,
        line=tuple(found.line) if best.action == found.judged[0].action else (best.action,),
        reasons=_against(mine.reasons) if lost > 0 else (),
    )


def _against(reasons: tuple[Reason, ...]) -> tuple[tuple[str, float], ...]:
    """Reasons of an answer against the best, turned round: of the best against it."""
    return tuple([(each.heading, -each.points) for each in reasons])
