"""What is missing where an action is not paid for: so much silver, so many of a resource, by name."""

from __future__ import annotations

from viceregal.core.records import Action
from viceregal.games.viscounts.rules.actions import Construct, Place, Trade, Transcribe
from viceregal.games.viscounts.rules.board import exchange_at
from viceregal.games.viscounts.rules.building import free_spots, slots_left
from viceregal.games.viscounts.rules.effects import (
    BUILDINGS,
    CONSTRUCT,
    GOODS,
    PLACE,
    SILVER,
    TRADE,
    TRANSCRIBE,
    Gain,
)
from viceregal.games.viscounts.rules.funding import PAID_IN, help_on_board, icons_for
from viceregal.games.viscounts.rules.holdings import WORKER
from viceregal.games.viscounts.rules.player_board import BUILDING_COST, MAX_PLACED, WORKER_COST
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.rules.transcribing import cost_at


def lacking(s: ViscountsState, seat: int, action: Action, counts: list[int]) -> dict[str, int]:
    """With these icons. What the seat has not is named first; where it has enough, what the payment leaves open."""
    if isinstance(action, Trade):
        return lacking_to_trade(s, seat, action, counts)
    if not isinstance(action, Construct | Place | Transcribe):
        return {}
    if isinstance(action, Place) and not 0 < action.count <= MAX_PLACED:
        return {}  # so many are never placed, whatever one has
    act, cost = icons_of(s, seat, action)
    short = cost - icons_for(s, seat, act, counts)
    goods = s.goods[seat * 4 : seat * 4 + 4]
    pays = [action.pays.count(good) for good in range(4)]
    unaffordable = to_be_added(s, seat, act, short, goods)
    if unaffordable:
        return {GOODS[PAID_IN[act]]: unaffordable}
    beyond = {GOODS[good]: pays[good] - goods[good] for good in range(4) if pays[good] > goods[good]}
    return beyond or {GOODS[PAID_IN[act]]: to_be_added(s, seat, act, short, pays)}


def icons_of(s: ViscountsState, seat: int, action: Trade | Construct | Place | Transcribe) -> tuple[int, int]:
    """Which action it is, and how many icons it takes."""
    if isinstance(action, Trade):
        return TRADE, action.times * exchange_at(s.viscounts[seat]).icons
    if isinstance(action, Construct):
        return CONSTRUCT, BUILDING_COST[action.building]
    if isinstance(action, Place):
        return PLACE, WORKER_COST[action.count]
    return TRANSCRIBE, cost_at(s, s.segment_of(seat))


def lacking_to_trade(s: ViscountsState, seat: int, action: Trade, counts: list[int]) -> dict[str, int]:
    need = silver_for(s, seat, action, counts)
    beyond = max(need, action.silver) - s.goods[seat * 4 + SILVER]
    return {GOODS[SILVER]: beyond if beyond > 0 else need - action.silver} if need else {}


def silver_for(s: ViscountsState, seat: int, action: Trade, counts: list[int]) -> int:
    """VW-6.3: silver fills up where icons do not suffice; but not in an exchange for silver."""
    gives = exchange_at(s.viscounts[seat]).gives
    if isinstance(gives, Gain) and gives.thing == SILVER:
        return 0
    return max(0, icons_of(s, seat, action)[1] - icons_for(s, seat, TRADE, counts))


def to_be_added(s: ViscountsState, seat: int, act: int, short: int, pays: list[int]) -> int:
    """VW-6.1: how many more of the resource that pays for the action, beside these goods."""
    doubled, pairs, others = help_on_board(s, seat, act)
    good = PAID_IN[act]
    worth = pays[SILVER] // 2 if pairs else 0
    if others:
        worth += sum(pays[1:]) - pays[good]
    more = 0
    while worth + pays[good] + more + min(pays[good] + more, doubled) < short:
        more += 1
    return more


def lacking_even_so(s: ViscountsState, seat: int, act: int, counts: list[int], silver: int) -> dict[str, int]:
    """What is missing to take an action at its cheapest, with all goods and so much silver."""
    if act == TRADE:
        return {GOODS[SILVER]: silver_for(s, seat, Trade(1, 0), counts) - silver}
    if act == PLACE and not s.supply[seat]:
        return {WORKER: 1}
    if act == CONSTRUCT and not free_spots(s, seat, True):
        return {}
    costs = {PLACE: WORKER_COST[1], TRANSCRIBE: cost_at(s, s.segment_of(seat))}
    left = [building for building in range(len(BUILDINGS)) if slots_left(s, seat, building)]
    costs[CONSTRUCT] = min([BUILDING_COST[building] for building in left], default=0)
    goods = [silver, *s.goods[seat * 4 + 1 : seat * 4 + 4]]
    short = costs[act] - icons_for(s, seat, act, counts)
    return {GOODS[PAID_IN[act]]: to_be_added(s, seat, act, short, goods)}
