"""What the verdicts of a game come to: the curve of each seat, the turning points, and what was choice and what luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from viceregal.core.gamerecord import result_of
from viceregal.core.match import Match
from viceregal.games import pack
from viceregal.games.headings import open_headings, totals
from viceregal.review.ending import lead_in
from viceregal.review.verdict import SIZES, Verdict

MIN_TOLD: Final = 3  # turning points, if so many decisions lost anything
MAX_TOLD: Final = 5
WORTH_TELLING: Final = 0.04  # of the chance to win
Plain = dict[str, Any]


def summed(match: Match, verdicts: Sequence[Verdict], budget: int) -> Plain:
    setup = match.setup
    seats = range(setup.seats)
    return {
        "game": match.game.key,
        "edition": setup.edition,
        "seats": setup.seats,
        "players": list(match.players),
        "result": result_of(match),
        "winners": list(match.winners()),
        "decisions": len(match.log),
        "budget": budget,
        "curves": [_curve(match, seat, verdicts) for seat in seats],
        "scores": _scores(match),
        "turning": [each.number for each in turning_points(verdicts)],
        "shares": [_shares(match, seat, verdicts) for seat in seats],
        "mistakes": [_mistakes(seat, verdicts) for seat in seats],
        "statistics": [
            {"key": each.key, "values": list(each.values)} for each in pack(match.game.key).statistics(match)
        ],
        "verdicts": [each.to_plain() for each in verdicts],
    }


# The curve --------------------------------------------------------------------------------------------------------


def _curve(match: Match, seat: int, verdicts: Sequence[Verdict]) -> list[list[float | None]]:
    """How many decisions had been made, the chance to win and the lead expected then; at the end what it came to.

    A decision that lost something is followed by what was left: else a mistake that a rival's makes good by the next
    own decision would not be seen.
    """
    own = [each for each in verdicts if each.seat == seat]
    curve: list[list[float | None]] = []
    for each in own:
        curve.append(_point(each.number, each.chance, each.value))
        if each.lost > 0:
            curve.append(_point(each.number + 1, each.chance_played, each.value_played))
    if own and match.over:
        ended = None if own[-1].chance is None else float(seat in match.winners())
        curve.append([len(match.log), ended, float(lead_at_the_end(match, seat))])
    return curve


def _point(at: int, chance: float | None, lead: float) -> list[float | None]:
    return [at, None if chance is None else round(chance, 4), round(lead, 2)]


def lead_at_the_end(match: Match, seat: int) -> int:
    return lead_in(match.scores(), seat)


def _scores(match: Match) -> list[Plain]:
    """The points by heading as far as everybody could count them, wherever they changed."""
    found: list[Plain] = []
    for number, state in enumerate(match.states()):
        headings = open_headings(match.game, state)
        if headings is not None and (not found or found[-1]["headings"] != headings):
            found.append({"at": number, "headings": headings, "totals": totals(headings, match.setup.seats)})
    return found


# Where it turned --------------------------------------------------------------------------------------------------


def turning_points(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The decisions that lost most, in the order of the game; of a turn with several decisions only the worst."""
    worst = sorted(verdicts, key=lambda each: (-each.lost_chance, -each.lost, each.number))
    found: list[Verdict] = []
    for each in worst:
        little = each.lost_chance < WORTH_TELLING and len(found) >= MIN_TOLD
        if each.lost <= 0 or little or len(found) == MAX_TOLD:
            break
        if not any(_same_turn(each, other, verdicts) for other in found):
            found.append(each)
    return sorted(found, key=lambda each: each.number)


def _same_turn(one: Verdict, other: Verdict, verdicts: Sequence[Verdict]) -> bool:
    first, last = sorted((one.number, other.number))
    return one.seat == other.seat and all(
        each.seat == one.seat for each in verdicts if first < each.number < last
    )


def _mistakes(seat: int, verdicts: Sequence[Verdict]) -> dict[str, int]:
    own = [each for each in verdicts if each.seat == seat]
    return {
        "decisions": len(own),
        "best": sum(each.lost <= 0 for each in own),
        **{size: sum(each.size == size for each in own) for size, _ in SIZES},
    }


# Choice and luck --------------------------------------------------------------------------------------------------


def _shares(match: Match, seat: int, verdicts: Sequence[Verdict]) -> Plain:
    """What the lead that was expected first became the lead at the end by; the parts add up to the whole.

    `choices`: what the own decisions lost. `rivals`: what the decisions of the only rival lost, by what that one could
    know. `luck`: what came when chance answered or something hidden came to light. `unforeseen`: what the search had
    not looked far enough to see, and what several rivals did: whom of them it came from cannot be told, and `rivals` is
    None then, as it is where nobody else has decided anything.

    Where a game was broken off nobody has looked at what came after the last own decision: it ends there. What could
    not be told from anything else, as nothing was looked at twice, is None.
    """
    own = [each for each in verdicts if each.seat == seat]
    if not own:
        return dict.fromkeys(("start", "choices", "rivals", "luck", "unforeseen", "end"))
    ends = [(each.number, each.value) for each in own[1:]]
    last = own[-1].value_played
    if match.over:
        last = float(lead_at_the_end(match, seat))
        ends.append((len(match.log), last))
    choices = 0.0 - sum([each.lost for each in own])
    only_rival = match.setup.seats == 2 and len(own) < len(verdicts)
    rivals = luck = unforeseen = 0.0
    for each, (until, value) in zip(own, ends, strict=False):
        rest = value - each.value_played
        if only_rival:
            between = [other.lost for other in verdicts if each.number < other.number < until]
            theirs = sum(between)
            rivals += theirs
            rest -= theirs
        if _was_luck(match, each.number, until):
            luck += rest
        else:
            unforeseen += rest
    came = {"rivals": rivals if only_rival else None, "luck": luck, "unforeseen": unforeseen}
    return {
        "start": round(own[0].value, 2),
        "choices": round(choices, 2),
        **{part: None if points is None or not ends else round(points, 2) for part, points in came.items()},
        "end": round(last, 2),
    }


def _was_luck(match: Match, after: int, until: int) -> bool:
    return any(entry.reveals() for entry in match.log[after:until])
