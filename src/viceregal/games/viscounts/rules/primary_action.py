"""VW-6: phase 3, the primary action: trade, construct, place workers, transcribe; and dismissing for it."""

from __future__ import annotations

from typing import Final

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Effect, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import (
    DISMISSALS,
    PASS,
    Construct,
    Dismiss,
    Pass,
    Place,
    Trade,
    Transcribe,
    construct,
    place,
    trade,
    transcribe,
)
from viceregal.games.viscounts.rules.board import INNER, exchange_at, section_at
from viceregal.games.viscounts.rules.building import build, free_spots, slots_left
from viceregal.games.viscounts.rules.card_moves import uncover
from viceregal.games.viscounts.rules.cards.deck import (
    AFTER_ACT,
    CORNER,
    FIRST_PRINTED,
    ICON,
    NO_CARD,
    VALUE,
)
from viceregal.games.viscounts.rules.castle import place_workers
from viceregal.games.viscounts.rules.effects import (
    ACTS,
    BUILDINGS,
    CONSTRUCT,
    CRIMINAL,
    GOODS,
    ICON_COUNT,
    NOTHING,
    PLACE,
    SILVER,
    TRADE,
    TRANSCRIBE,
    Destroy,
    Flip,
    Gain,
)
from viceregal.games.viscounts.rules.events import Dismissed, Paid, Passed, Traded
from viceregal.games.viscounts.rules.frames import AfterActs, AskAct, AskFund, Resolve
from viceregal.games.viscounts.rules.funding import FREE, icons_for, icons_with, payments
from viceregal.games.viscounts.rules.holdings import WORKER
from viceregal.games.viscounts.rules.lacking import lacking, lacking_even_so
from viceregal.games.viscounts.rules.player_board import (
    BUILDING_COST,
    CHEAP_DISMISSAL,
    MAX_PLACED,
    MIN_CARDS,
    WORKER_COST,
)
from viceregal.games.viscounts.rules.refusals import (
    DISMISSED_ALREADY,
    DISMISSED_FOR_ANOTHER,
    NO_BUILDING_LEFT,
    NO_FREE_SPOT,
    NO_ICON,
    TOO_DEAR_EVEN_SO,
    TOO_FEW_WORKERS,
    TOO_LITTLE_SILVER,
    WRONG_PATH,
    WRONG_PAYMENT,
)
from viceregal.games.viscounts.rules.resolving import carry_out, together
from viceregal.games.viscounts.rules.state import ACQUIRED, UNPAID, ViscountsState
from viceregal.games.viscounts.rules.transcribing import cost_at, transcribe_at

OUTER_ACTS: Final = (TRADE, CONSTRUCT)
INNER_ACTS: Final = (PLACE, TRANSCRIBE)


def acts_at(spot: int) -> tuple[int, int]:
    """VW-6.3 to VW-6.7: trade and construct on the outer path, place workers and transcribe on the inner one."""
    return INNER_ACTS if spot % 3 == INNER else OUTER_ACTS


def act_options(s: ViscountsState, ask: AskAct, seat: int) -> list[Action]:
    counts = s.icons(seat)
    silver = s.goods[seat * 4 + SILVER]
    options: list[Action] = [PASS]
    acts = acts_at(s.viscounts[seat])
    for act in acts:
        options.extend(ways(s, seat, act, counts, silver))
    card = dismissable(s, seat)
    cost = dismissal_cost(s, seat, card)
    if cost <= silver:
        more = icons_with(s, seat, card)
        for act in acts:
            # VW-R25: what its corner effect may bring is not counted on.
            if fits(card, act) and ways(s, seat, act, more, silver - cost):
                options.append(DISMISSALS[act])
    return options


def ways(s: ViscountsState, seat: int, act: int, counts: list[int], silver: int) -> list[Action]:
    """How an action can be taken with these icons and this silver."""
    if act == TRADE:
        return trades(s, seat, counts, silver)
    have = icons_for(s, seat, act, counts)
    if act == CONSTRUCT:
        return constructions(s, seat, have, silver)
    if act == PLACE:
        most = min(MAX_PLACED, s.supply[seat])
        return [
            place(count, code)
            for count in range(1, most + 1)
            for code in payments(s, seat, PLACE, WORKER_COST[count] - have, silver)
        ]
    cost = cost_at(s, s.segment_of(seat))
    return [transcribe(code) for code in payments(s, seat, TRANSCRIBE, cost - have, silver)]


# Dismiss ----------------------------------------------------------------------------------------------------------


def dismissable(s: ViscountsState, seat: int) -> int:
    """VW-6.2: the top townsfolk of the segment; if the pile is empty, the printed one."""
    segment = s.segment_of(seat)
    card = s.tops[segment]
    return FIRST_PRINTED + segment if card == NO_CARD else card


def dismissal_cost(s: ViscountsState, seat: int, card: int) -> int:
    return 1 if s.slots[seat] & CHEAP_DISMISSAL else VALUE[card]


def fits(card: int, act: int) -> bool:
    """Does it have an icon of the action, or a criminal?"""
    return ICON[card * ICON_COUNT + act] + ICON[card * ICON_COUNT + CRIMINAL] > 0


def dismiss(s: ViscountsState, seat: int, act: int, emit: Emit | None) -> None:
    """VW-6.2: paid, removed, its corner effect at once; its icons help to pay for the action that follows."""
    card = dismissable(s, seat)
    cost = dismissal_cost(s, seat, card)
    s.goods[seat * 4 + SILVER] -= cost
    if emit is not None:
        emit(Dismissed(seat, card, cost, act))
    s.todo.append(AskFund(seat, act, card))
    s.todo.append(Resolve(seat, CORNER[card]))
    if card < FIRST_PRINTED:
        s.gone.append(card)
        uncover(s, s.segment_of(seat))


def fund_options(s: ViscountsState, ask: AskFund, seat: int) -> list[Action]:
    counts = icons_with(s, seat, ask.card)
    return ways(s, seat, ask.act, counts, s.goods[seat * 4 + SILVER])


# Trade ------------------------------------------------------------------------------------------------------------


def trades(s: ViscountsState, seat: int, counts: list[int], silver: int) -> list[Action]:
    """VW-6.3: as often as affordable. For the same silver more exchanges are better, but flips may be unwelcome.

    VW-R26: all of it is paid first, so silver of a card destroyed in this trade comes too late for it.
    """
    exchange = exchange_at(s.viscounts[seat])
    have = icons_for(s, seat, TRADE, counts)
    gives = exchange.gives
    if isinstance(gives, Gain) and gives.thing == SILVER:
        return [trade(have, 0)] if have else []
    free = have // exchange.icons
    most = (have + silver) // exchange.icons
    least = max(free, 1)
    if isinstance(gives, Flip):
        most = min(most, max(1, s.papers[seat * 4 + UNPAID] + s.papers[seat * 4 + ACQUIRED]))
        least = 1
    elif isinstance(gives, Destroy):
        most = min(most, max(1, s.card_count(seat) - MIN_CARDS))
        least = min(least, most)
    return [trade(times, max(0, times * exchange.icons - have)) for times in range(max(least, 1), most + 1)]


def answer_trade(s: ViscountsState, seat: int, action: Trade, emit: Emit | None) -> None:
    s.goods[seat * 4 + SILVER] -= action.silver
    if emit is not None:
        emit(Traded(seat, s.viscounts[seat], action.times, action.silver))
    gives = exchange_at(s.viscounts[seat]).gives
    effect: Effect = gives
    if isinstance(gives, Gain):
        effect = Gain(gives.thing, action.times)
    elif isinstance(gives, Flip):
        effect = Flip(gives.paper, action.times)
    elif isinstance(gives, Destroy):
        effect = Destroy(action.times)
    carry_out(s, seat, effect, emit)


# The others -------------------------------------------------------------------------------------------------------


def constructions(s: ViscountsState, seat: int, have: int, silver: int) -> list[Action]:
    """VW-6.4: a free spot on this side of the river, and any of the buildings left."""
    if not free_spots(s, seat, True):
        return []
    return [
        construct(building, code)
        for building in range(len(BUILDINGS))
        if slots_left(s, seat, building)
        for code in payments(s, seat, CONSTRUCT, BUILDING_COST[building] - have, silver)
    ]


def pay(s: ViscountsState, seat: int, act: int, pays: tuple[int, ...], emit: Emit | None) -> None:
    for good in pays:
        s.goods[seat * 4 + good] -= 1
    if emit is not None and pays:
        emit(Paid(seat, act, pays))


def answer_act(
    s: ViscountsState, ask: AskAct | AskFund, seat: int, action: Action, emit: Emit | None
) -> None:
    if isinstance(action, Dismiss):
        dismiss(s, seat, action.act, emit)
    elif isinstance(action, Pass):
        if emit is not None:
            emit(Passed(seat))
    elif isinstance(action, Trade):
        s.todo.append(AfterActs(seat, TRADE))
        answer_trade(s, seat, action, emit)
    elif isinstance(action, Construct):
        s.todo.append(AfterActs(seat, CONSTRUCT))
        pay(s, seat, CONSTRUCT, action.pays, emit)
        build(s, seat, action.building, True, emit)
    elif isinstance(action, Place):
        s.todo.append(AfterActs(seat, PLACE))
        pay(s, seat, PLACE, action.pays, emit)
        place_workers(s, seat, section_at(s.layout, s.segment_of(seat)), action.count, emit)
    elif isinstance(action, Transcribe):
        s.todo.append(AfterActs(seat, TRANSCRIBE))
        pay(s, seat, TRANSCRIBE, action.pays, emit)
        transcribe_at(s, seat, s.segment_of(seat), emit)


def after_acts(s: ViscountsState, frame: AfterActs, emit: Emit | None) -> None:
    """VW-6.9: abilities of cards on the board, now that the action is complete."""
    found: list[Effect] = []
    for space in range(3 * frame.seat, 3 * frame.seat + 3):
        card = s.board[space]
        if card != NO_CARD:
            effect = AFTER_ACT[card * 4 + frame.act]
            if effect is not NOTHING:
                found.append(effect)
    if found:
        together(s, frame.seat, found, emit)


# Refusals ---------------------------------------------------------------------------------------------------------

_ACT_RULES: Final = ("VW-6.3", "VW-6.4", "VW-6.6", "VW-6.7")


def act_of(action: Action) -> int:
    """Which primary action it is, or is meant for; -1 if none."""
    if isinstance(action, Dismiss):
        return action.act
    if isinstance(action, Trade):
        return TRADE
    if isinstance(action, Construct):
        return CONSTRUCT
    if isinstance(action, Place):
        return PLACE
    return TRANSCRIBE if isinstance(action, Transcribe) else -1


def why_not_act(s: ViscountsState, ask: AskAct | AskFund, seat: int, action: Action) -> Refusal | None:
    act = act_of(action)
    if act < 0:
        return None
    rule = _ACT_RULES[act]
    if act not in acts_at(s.viscounts[seat]):
        path = "outer" if act in OUTER_ACTS else "inner"
        return Refusal(rule, WRONG_PATH, act=ACTS[act], path=path)
    if isinstance(ask, AskFund) and act != ask.act:
        return Refusal("VW-6.2", DISMISSED_FOR_ANOTHER)
    if isinstance(action, Dismiss):
        return why_not_dismiss(s, ask, seat, act)
    if act == CONSTRUCT and not free_spots(s, seat, True):
        return Refusal(rule, NO_FREE_SPOT)
    if isinstance(action, Construct) and not slots_left(s, seat, action.building):
        return Refusal(rule, NO_BUILDING_LEFT, building=BUILDINGS[action.building])
    if isinstance(action, Place) and action.count > s.supply[seat]:
        missing = {WORKER: action.count - s.supply[seat]}
        return Refusal("VW-R15", TOO_FEW_WORKERS, missing=missing)
    counts = icons_with(s, seat, ask.card) if isinstance(ask, AskFund) else s.icons(seat)
    missing = lacking(s, seat, action, counts)
    return Refusal("VW-6.1", WRONG_PAYMENT, missing=missing)


def why_not_dismiss(s: ViscountsState, ask: AskAct | AskFund, seat: int, act: int) -> Refusal:
    if isinstance(ask, AskFund):
        return Refusal("VW-6.2", DISMISSED_ALREADY)
    card = dismissable(s, seat)
    if not fits(card, act):
        return Refusal("VW-6.2", NO_ICON, act=ACTS[act])
    silver = s.goods[seat * 4 + SILVER] - dismissal_cost(s, seat, card)
    if silver < 0:
        return Refusal("VW-6.2", TOO_LITTLE_SILVER, missing={GOODS[SILVER]: -silver})
    missing = lacking_even_so(s, seat, act, icons_with(s, seat, card), silver)
    return Refusal("VW-6.2", TOO_DEAR_EVEN_SO, missing=missing, act=ACTS[act])


# What one looks for, payable or not -----------------------------------------------------------------------------


def barred_acts(s: ViscountsState, ask: AskAct, seat: int) -> list[Action]:
    """Exchange, buildings, workers and manuscript of the place that cannot be paid for, and dismissals of no use."""
    offered = act_options(s, ask, seat)
    acts = acts_at(s.viscounts[seat])
    dismissals = [DISMISSALS[act] for act in acts if DISMISSALS[act] not in offered]
    return [*[plain for act in acts for plain in unpayable(act, offered)], *dismissals]


def barred_funds(s: ViscountsState, ask: AskFund, seat: int) -> list[Action]:
    return unpayable(ask.act, fund_options(s, ask, seat))


def unpayable(act: int, offered: list[Action]) -> list[Action]:
    """All that an action is taken for, unless some payment for it is offered."""
    if act == TRADE:
        return [] if any(isinstance(each, Trade) for each in offered) else [trade(1, 0)]
    if act == TRANSCRIBE:
        return [] if any(isinstance(each, Transcribe) for each in offered) else [transcribe(FREE)]
    if act == CONSTRUCT:
        built = {each.building for each in offered if isinstance(each, Construct)}
        return [construct(building, FREE) for building in range(len(BUILDINGS)) if building not in built]
    placed = {each.count for each in offered if isinstance(each, Place)}
    return [place(count, FREE) for count in range(1, MAX_PLACED + 1) if count not in placed]


def add_to(rules: Rules) -> None:
    rules.question(AskAct, rule="VW-6.1", options=act_options, answer=answer_act, why_not=why_not_act)
    rules.question(AskFund, rule="VW-6.2", options=fund_options, answer=answer_act, why_not=why_not_act)
    rules.bar(AskAct, barred_acts)
    rules.bar(AskFund, barred_funds)
    rules.step(AfterActs, after_acts)
