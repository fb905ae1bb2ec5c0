"""VW-5.6 to VW-5.8: phase 2, movement."""

from __future__ import annotations

from typing import Final

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import MOVES, Move
from viceregal.games.viscounts.rules.board import (
    EVERYWHERE,
    LAYOUTS,
    MAX_STEPS,
    PLACE_COUNT,
    PLACES,
    REACH,
    WHERE,
    way_of,
)
from viceregal.games.viscounts.rules.cards.deck import VALUE
from viceregal.games.viscounts.rules.effects import GOODS, SILVER, Rearrange
from viceregal.games.viscounts.rules.events import ViscountMoved, ViscountsMet
from viceregal.games.viscounts.rules.frames import AskMove, Resolve
from viceregal.games.viscounts.rules.player_board import FREE_STEP
from viceregal.games.viscounts.rules.refusals import TOO_LITTLE_SILVER, WRONG_RIDE
from viceregal.games.viscounts.rules.state import ViscountsState

REARRANGE: Final = Rearrange()


def _offers(start: int, value: int, free: int) -> list[tuple[int, int]]:
    """Where a viscount can go, and for how much silver at least; more for the same place is dominated."""
    found: list[tuple[int, int]] = []
    seen = 0
    for steps in range(value, MAX_STEPS + 1):
        fresh = REACH[start][steps] & ~seen
        seen |= fresh
        cost = max(0, steps - value - free)
        found.extend([(place, cost) for place in range(PLACE_COUNT) if fresh >> place & 1])
        if seen == EVERYWHERE:
            break
    return found


MAX_VALUE: Final = max(VALUE)
# By start (a place by position in the ring), value and free step: (start * 4 + value) * 2 + free.
OFFERS: Final[list[list[tuple[int, int]]]] = [
    _offers(start, value, free)
    for start in range(PLACE_COUNT)
    for value in range(MAX_VALUE + 1)
    for free in range(2)
]


def offers(s: ViscountsState, seat: int) -> list[tuple[int, int]]:
    """VW-5.6, VW-5.7: exactly the value of the card played, a free step perhaps, and a step for each silver.

    Places by position in the ring, and the silver for each, however much there is.
    """
    here = s.viscounts[seat]
    start = WHERE[s.layout][here // 3] * 3 + here % 3
    free = 1 if s.slots[seat] & FREE_STEP else 0
    return OFFERS[(start * (MAX_VALUE + 1) + VALUE[s.played]) * 2 + free]


def move_options(s: ViscountsState, ask: AskMove, seat: int) -> list[Action]:
    ring = LAYOUTS[s.layout].ring
    silver = s.goods[seat * 4 + SILVER]
    options: list[Action] = []
    for place, cost in offers(s, seat):
        if cost > silver:
            break
        options.append(MOVES[ring[place // 3] * 3 + place % 3][cost])
    return options


def answer_move(s: ViscountsState, ask: AskMove, seat: int, action: Move, emit: Emit | None) -> None:
    s.goods[seat * 4 + SILVER] -= action.silver
    way = ridden(s, seat, action.place) if emit is not None else ()
    arrive(s, seat, action.place, action.silver, way, emit)


def ridden(s: ViscountsState, seat: int, place: int) -> tuple[int, ...]:
    """The shortest way that the card played allows."""
    ring, here = LAYOUTS[s.layout].ring, s.viscounts[seat]
    start = WHERE[s.layout][here // 3] * 3 + here % 3
    end = WHERE[s.layout][place // 3] * 3 + place % 3
    steps = VALUE[s.played]
    while not REACH[start][steps] >> end & 1:
        steps += 1
    return tuple([ring[each // 3] * 3 + each % 3 for each in way_of(start, end, steps)])


def arrive(
    s: ViscountsState, seat: int, place: int, silver: int, way: tuple[int, ...], emit: Emit | None
) -> None:
    """VW-5.8: whoever stands there already may rearrange; the AI takes a resource for it (VW-12.9)."""
    s.viscounts[seat] = place
    if emit is not None:
        emit(ViscountMoved(seat, place, silver, way))
    meetings: list[Resolve] = []
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if s.viscounts[other] == place:
            if emit is not None:
                emit(ViscountsMet(seat, other))
            meetings.append(Resolve(other, REARRANGE))
    s.todo.extend(reversed(meetings))


def why_not_move(s: ViscountsState, ask: AskMove, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Move):
        return None
    short = max(action.silver, min_silver(s, seat, action.place)) - s.goods[seat * 4 + SILVER]
    if short > 0:
        return Refusal("VW-5.6", TOO_LITTLE_SILVER, missing={GOODS[SILVER]: short})
    return Refusal("VW-5.6", WRONG_RIDE, place=PLACES[action.place])


def min_silver(s: ViscountsState, seat: int, place: int) -> int:
    """What a ride to a place costs; nothing where no ride leads."""
    at = WHERE[s.layout][place // 3] * 3 + place % 3
    return next((cost for other, cost in offers(s, seat) if other == at), 0)


def out_of_reach(s: ViscountsState, ask: AskMove, seat: int) -> list[Action]:
    """The places that no ride of this turn leads to."""
    reached = {action.place for action in move_options(s, ask, seat) if isinstance(action, Move)}
    return [MOVES[place][0] for place in range(PLACE_COUNT) if place not in reached]


def add_to(rules: Rules) -> None:
    rules.question(AskMove, rule="VW-5.6", options=move_options, answer=answer_move, why_not=why_not_move)
    rules.bar(AskMove, out_of_reach)
