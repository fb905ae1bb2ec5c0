"""The numbers of Viscounts' actions.

A ride is named by its end and a trade by how often: the silver for it follows, since only the cheapest way is legal. What
is paid in goods is said good by good, after what it is paid for.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from viceregal.envs.numbers import SEATS_ON, Form, Numbers, Part, seat_on
from viceregal.games.viscounts.rules import actions
from viceregal.games.viscounts.rules.board import PLACES, SEGMENT_COUNT, printed_cost
from viceregal.games.viscounts.rules.cards.deck import TILE_COST
from viceregal.games.viscounts.rules.effects import BUILDINGS, GOODS, SILVER
from viceregal.games.viscounts.rules.player_board import BUILDING_COST, MAX_PLACED, WORKER_COST
from viceregal.games.viscounts.rules.vocabulary import WORDS

# What players answer, in the order of their numbers; forms follow, and the rest is said by chance.
KINDS: Final = (
    actions.TakePair,
    actions.TakeResource,
    actions.Play,
    actions.Dismiss,
    actions.Pass,
    actions.Decline,
    actions.EmptySlot,
    actions.BuildOn,
    actions.ResolveGroup,
    actions.Shift,
    actions.PlaceIn,
    actions.Hire,
    actions.TakeManuscript,
    actions.DiscardCard,
    actions.DiscardTop,
    actions.DestroyCard,
    actions.DestroyTop,
    actions.FlipPaper,
    actions.Choose,
    actions.Arrange,
)
MAX_TRADES: Final = 63  # exchanges in one trade: as much silver as a payment can say
_DEAREST: Final = max(
    *BUILDING_COST, *WORKER_COST, *TILE_COST, *[printed_cost(segment) for segment in range(SEGMENT_COUNT)]
)


def _paid(good: int) -> Part:
    """How much of a good is paid. Two silver stand for an icon, one of any other good does."""
    most = 2 * _DEAREST if good == SILVER else _DEAREST

    def index(action: Any, s: Any, seat: int) -> int:
        paid: int = action.pays.count(good)
        return paid

    return Part(f"pay {GOODS[good]}", tuple([str(count) for count in range(most + 1)]), index)


@cache
def numbers() -> Numbers:
    place = Part("", PLACES, lambda action, s, seat: action.place)
    times = Part(
        "",
        tuple([str(count) for count in range(1, MAX_TRADES + 1)]),
        lambda action, s, seat: action.times - 1,
    )
    building = Part("", BUILDINGS, lambda action, s, seat: action.building)
    workers = Part(
        "",
        tuple([str(count) for count in range(1, MAX_PLACED + 1)]),
        lambda action, s, seat: action.count - 1,
    )
    manuscript = Part("", ("",), lambda action, s, seat: 0)
    paid = tuple([_paid(good) for good in range(len(GOODS))])
    return Numbers(
        WORDS,
        KINDS,
        [
            Form(actions.Move, (place,)),
            Form(actions.Trade, (times,)),
            Form(actions.Construct, (building, *paid)),
            Form(actions.Place, (workers, *paid)),
            Form(actions.Transcribe, (manuscript, *paid)),
            Form(actions.Bump, (Part("of", SEATS_ON, seat_on),)),
        ],
    )
