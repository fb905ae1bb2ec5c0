"""Whether something is true of what the learner did."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from operator import eq, ge, gt, le, lt, ne
from typing import Any

from viceregal.core.match import Match
from viceregal.core.records import Seat
from viceregal.core.rules import State
from viceregal.lessons.lesson import Comparison, Condition, Plain

SIGNS = {">=": ge, "<=": le, "!=": ne, ">": gt, "<": lt, "=": eq}
Numbers = dict[str, int]


@dataclass(frozen=True)
class Deed:
    """All that was done and came of it since a step began."""

    actions: tuple[str, ...]
    events: tuple[Plain, ...]
    numbers: Numbers
    asked: str
    over: bool
    won: bool


def is_like(action: str, patterns: tuple[str, ...]) -> bool:
    """`move * stark` is like every move to a Stark."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)


def is_true(condition: Condition, deed: Deed) -> bool:
    return (
        (not condition.did or any(is_like(action, condition.did) for action in deed.actions))
        and all(_happened(wanted, deed.events) for wanted in condition.event)
        and not any(_happened(wanted, deed.events) for wanted in condition.without)
        and condition.asked in ("", deed.asked)
        and all(_compares(each, deed.numbers) for each in condition.holds)
        and condition.over in (None, deed.over)
        and condition.won in (None, deed.won)
    )


def _happened(wanted: Plain, events: tuple[Plain, ...]) -> bool:
    return any(all(_same(event.get(name), value) for name, value in wanted.items()) for event in events)


def _same(told: Any, wanted: Any) -> bool:
    """A file has no word for nothing: it says `none`."""
    return bool(told == (None if wanted == "none" else wanted))


def _compares(comparison: Comparison, numbers: Numbers) -> bool:
    return bool(SIGNS[comparison.sign](number(comparison.left, numbers), number(comparison.right, numbers)))


def number(name: str, numbers: Numbers) -> int:
    """A number that is written out, or one that has a name; what nobody has is nought."""
    return int(name) if name.lstrip("-").isdigit() else numbers.get(name, 0)


def measured(match: Match, before: State, seat: Seat) -> Numbers:
    """What can be counted, by name.

    `mine.` and `theirs.` (of the others, the most) are holdings, `seat1.` those of one seat, `gained.` what came to the
    learner since; `points.mine`, `points.theirs`, `points.gained` are scores, `heading.` the learner's by heading.
    """
    game, state = match.game, match.state
    held = [game.holdings(state, each) for each in range(match.setup.seats)]
    had = game.holdings(before, seat)
    found: Numbers = {}
    for key, own in held[seat].items():
        found[f"mine.{key}"] = own
        found[f"gained.{key}"] = own - had.get(key, 0)
        found[f"theirs.{key}"] = max(
            [each[key] for other, each in enumerate(held) if other != seat], default=0
        )
        found |= {f"seat{other}.{key}": each[key] for other, each in enumerate(held)}
    return found | _points(match, before, seat)


def counted(actions: tuple[str, ...]) -> Numbers:
    """`done.gem` is how many gems were taken: the actions of the step by their verb."""
    verbs = [action.split()[0] for action in actions]
    return {f"done.{verb}": verbs.count(verb) for verb in verbs}


def _points(match: Match, before: State, seat: Seat) -> Numbers:
    game = match.game
    sheet = game.known_score_sheet(match.state, seat)
    points = [sum(line.points for line in sheet if line.seat == each) for each in range(match.setup.seats)]
    had = sum(line.points for line in game.known_score_sheet(before, seat) if line.seat == seat)
    others = [each for other, each in enumerate(points) if other != seat]
    found = {"points.mine": points[seat], "points.gained": points[seat] - had}
    found["points.theirs"] = max(others, default=0)
    for line in sheet:
        if line.seat == seat:
            found[f"heading.{line.heading}"] = found.get(f"heading.{line.heading}", 0) + line.points
    return found
