"""What can lie on the stack together: the course of a turn. Positions from outside are held against it.

The stack is read from the bottom: what the turn ends with, the phases to come, then what is left of the phase under way.
"""

from __future__ import annotations

from viceregal.core.errors import BadPosition
from viceregal.core.records import Frame
from viceregal.games.viceroy.rules.cards.deck import COSTS, NO_CARD, is_law
from viceregal.games.viceroy.rules.costs import may_choose, payments, places_for
from viceregal.games.viceroy.rules.ending import recolourings
from viceregal.games.viceroy.rules.frames import (
    AskCards,
    AskGem,
    AskKeep,
    AskPay,
    AskPlace,
    AskPlaces,
    AskRecolour,
    AskTurnUp,
    AuctionPhase,
    BuildingRound,
    DiscardCard,
    EndGame,
    Finish,
    LawPhase,
    PayFor,
    PaymentPhase,
    PlayCard,
    RevealCards,
    RevealKeep,
    RevealPlaces,
    Reward,
    StartTurn,
    TakeGems,
)
from viceregal.games.viceroy.rules.plan_of_auction import check_auction
from viceregal.games.viceroy.rules.plan_of_deal import check_deal
from viceregal.games.viceroy.rules.plan_of_effects import check_effects, check_income, strange
from viceregal.games.viceroy.rules.plays import DISCARDED, LAST_BUILDING_ROUND, LAST_TURN, can_be_played
from viceregal.games.viceroy.rules.pyramid import level_of
from viceregal.games.viceroy.rules.state import UNANSWERED, ViceroyState


def check_plan(s: ViceroyState) -> None:
    """Hold the stack against the course of the game."""
    if not s.todo:
        if not s.lifted or s.turn != LAST_TURN:
            raise BadPosition("nothing is left to be done, but the game is not over", "VR-PYR-1")
        return
    if s.turn == 0:
        check_deal(s)
        return
    if not all(s.pyramids):
        raise BadPosition("somebody has no pyramid", "VR-SET-5")
    if sorted(s.line) != [0, 1, 2, 3]:
        raise BadPosition("the auction cards do not form a line", "VR-SET-2")
    check_large_deck(s)
    check_shown_cards(s)
    bottom, rest = s.todo[0], s.todo[1:]
    if isinstance(bottom, Finish):
        _check_recolouring(s, rest)
        return
    expected: Frame = StartTurn(s.turn + 1) if s.turn < LAST_TURN else EndGame()
    if bottom != expected or s.lifted:
        raise strange(bottom)
    phases = list(s.edition.phases)
    while rest and phases and rest[0] == phases[-1]:
        phases.pop()
        rest = rest[1:]
    if not rest or not phases:
        raise BadPosition("nobody is asked anything", "VR-PYR-1")
    _check_phase(s, phases[-1], rest)


def check_large_deck(s: ViceroyState) -> None:
    turning_up = len([frame for frame in s.todo if isinstance(frame, AskTurnUp)])
    if len(s.large) % len(s.line) != turning_up % len(s.line):
        raise BadPosition("the large deck gives four cards a turn", "VR-AUC-13")


def check_shown_cards(s: ViceroyState) -> None:
    """VR-AUC-12, VR-PAY-1, VR-DEV-1: whose cards lie open beside the pyramids, and until when."""
    playing = [frame.seat for frame in s.todo if isinstance(frame, PlayCard | DiscardCard | AskPlace)]
    buying = AuctionPhase() not in s.todo and any(
        [isinstance(frame, PaymentPhase | RevealKeep | RevealPlaces) for frame in s.todo]
    )
    for seat in range(s.seats):
        if s.shown[seat] == NO_CARD:
            continue
        if seat not in playing and not buying:
            raise BadPosition(f"card {s.shown[seat]} lies open before seat {seat} for nothing", "VR-AUC-12")
        if buying and (is_law(s.shown[seat]) or s.bidding[seat]):
            raise BadPosition(f"seat {seat} cannot have bought card {s.shown[seat]}", "VR-AUC-12")


def _check_phase(s: ViceroyState, phase: Frame, rest: list[Frame]) -> None:
    if isinstance(phase, AuctionPhase):
        check_auction(s, rest)
    elif isinstance(phase, PaymentPhase):
        _check_payment(s, rest)
    elif isinstance(phase, LawPhase | BuildingRound):
        _check_cards(s, rest, isinstance(phase, LawPhase))
    else:
        raise strange(phase)


def _check_recolouring(s: ViceroyState, asks: list[Frame]) -> None:
    """VR-END-2: the seats that can still recolour, the first on top."""
    seats = []
    for ask in asks:
        if (
            not isinstance(ask, AskRecolour)
            or ask.seat >= s.seats
            or not recolourings(s, ask.seat, ask.place)
        ):
            raise strange(ask)
        seats.append(ask.seat)
    if not seats or seats != sorted(set(seats), reverse=True) or not s.lifted or s.turn != LAST_TURN:
        raise BadPosition("this is not the end of the game", "VR-END-1")


# Playing cards ----------------------------------------------------------------------------------------------------


def _check_cards(s: ViceroyState, rest: list[Frame], is_law_phase: bool) -> None:
    """A round of hand cards: chosen in secret, or being placed one after the other."""
    first = rest[0]
    if isinstance(first, RevealCards):
        _check_choosing(s, first, rest[1:], is_law_phase)
        return
    if isinstance(first, BuildingRound):
        if is_law_phase or not 1 < first.round <= LAST_BUILDING_ROUND:
            raise strange(first)
        check_seats(s, first.players)
        rest = rest[1:]
    queued: list[int] = []
    while rest and isinstance(rest[0], PlayCard | DiscardCard):
        play = rest[0]
        if isinstance(play, PlayCard) and play.free != is_law_phase:
            raise strange(play)
        if isinstance(play, DiscardCard) and not s.edition.discard_gems:
            raise strange(play)
        _check_shown(s, play.seat, play.card, queued)
        rest = rest[1:]
    _check_one_play(s, rest, queued, is_law_phase)


def _check_choosing(s: ViceroyState, reveal: RevealCards, above: list[Frame], is_law_phase: bool) -> None:
    ask = above[0] if len(above) == 1 else None
    if not isinstance(ask, AskCards) or ask.free != is_law_phase or (reveal.round == 0) != is_law_phase:
        raise strange(reveal)
    check_sealed(s, reveal.players, ask.waiting)
    for seat in reveal.players:
        sealed = s.sealed[seat]
        card = sealed % DISCARDED
        if not s.hands[seat] or s.shown[seat] != NO_CARD:
            raise strange(ask)
        if sealed == UNANSWERED or card == NO_CARD:
            continue
        fits = bool(s.edition.discard_gems) if sealed > DISCARDED else can_be_played(s, seat, card, ask.free)
        if card not in s.hands[seat] or not fits:
            raise BadPosition(f"seat {seat} cannot have chosen card {card}", "VR-DEV-1")


def _check_shown(s: ViceroyState, seat: int, card: int, queued: list[int]) -> None:
    """Each seat has at most one card that is turned up and not yet placed."""
    if seat >= s.seats or seat in queued or s.shown[seat] != card or card == NO_CARD:
        raise BadPosition(f"card {card} is not the one that seat {seat} has turned up", "VR-DEV-1")
    queued.append(seat)


def _check_one_play(s: ViceroyState, rest: list[Frame], queued: list[int], free: bool) -> None:
    """The card whose turn it is: to be placed, to be paid for, or giving what it gives."""
    if not rest:
        raise BadPosition("nobody is asked where a card goes", "VR-DEV-1")
    first = rest[0]
    if isinstance(first, AskPlace) and len(rest) == 1:
        _check_shown(s, first.seat, first.card, queued)
        if first.free != free or not can_be_played(s, first.seat, first.card, free):
            raise strange(first)
        return
    if isinstance(first, Reward):
        _check_laid(s, first.seat, first.card, first.place)
        if len(rest) != 2 or not _is_payment(s, rest[1], first) or free:
            raise strange(first)
        return
    check_effects(s, rest, queued)


def _check_laid(s: ViceroyState, seat: int, card: int, place: int) -> None:
    if seat >= s.seats or s.pyramids[seat].get(place) != card:
        raise BadPosition(f"card {card} does not lie where it is said to", "VR-PYR-3")


def _is_payment(s: ViceroyState, ask: Frame, reward: Reward) -> bool:
    """The question how to pay, where there can be a choice."""
    if not isinstance(ask, AskPay) or is_law(ask.card):
        return False
    if (ask.seat, ask.card, ask.place) != (reward.seat, reward.card, reward.place):
        return False
    cost = COSTS[ask.card][level_of(ask.place)]
    return may_choose(s, ask.seat, cost) and bool(payments(s, ask.seat, cost))


# The phase of payment ---------------------------------------------------------------------------------------------


def _check_payment(s: ViceroyState, rest: list[Frame]) -> None:
    first = rest[0]
    if isinstance(first, RevealKeep):
        ask = rest[1] if len(rest) == 2 else None
        if not isinstance(ask, AskKeep):
            raise strange(first)
        _check_holders(s, first.players, ask.waiting)
    elif isinstance(first, RevealPlaces):
        places = rest[1] if len(rest) > 1 else None
        if not isinstance(places, AskPlaces):
            raise strange(first)
        _check_holders(s, first.players, places.waiting, kept=True)
        if len(rest) > 2:
            check_income(s, rest[2:], list(first.players))
    elif all(isinstance(frame, TakeGems | AskGem) for frame in rest):
        check_income(s, rest, [])
    else:
        _check_rewards(s, rest)


def _check_holders(
    s: ViceroyState, players: tuple[int, ...], waiting: tuple[int, ...], kept: bool = False
) -> None:
    """VR-PAY-1: bought cards lie before the players; sealed are `keep` (1), `discard` (0), or a place."""
    check_sealed(s, players, waiting)
    for seat in players:
        card, sealed = s.shown[seat], s.sealed[seat]
        if card == NO_CARD or is_law(card):
            raise BadPosition(f"seat {seat} has no bought card", "VR-PAY-1")
        places = places_for(s, seat, card, False)
        if sealed != UNANSWERED and (sealed not in places if kept else sealed > 1):
            raise BadPosition(f"seat {seat} cannot have chosen that place", "VR-PAY-3")
        if (kept or sealed == 1) and not places:
            raise BadPosition(f"seat {seat} cannot pay for card {card}", "VR-PAY-4")


def _check_rewards(s: ViceroyState, rest: list[Frame]) -> None:
    """VR-PAY-3: rewards to come, then costs to come, then the question how to pay, or one reward under way."""
    due: list[Reward] = []
    while rest and isinstance(rest[0], Reward):
        frame = rest[0]
        _check_laid(s, frame.seat, frame.card, frame.place)
        if frame.seat in [each.seat for each in due] or is_law(frame.card):
            raise strange(frame)
        due.append(frame)
        rest = rest[1:]
    paying: list[int] = []
    while rest and isinstance(rest[0], PayFor):
        cost = rest[0]
        if Reward(cost.seat, cost.card, cost.place) not in due or cost.seat in paying:
            raise strange(cost)
        if not payments(s, cost.seat, COSTS[cost.card][level_of(cost.place)]):
            raise BadPosition(f"seat {cost.seat} cannot pay for card {cost.card}", "VR-PAY-4")
        paying.append(cost.seat)
        rest = rest[1:]
    if len(rest) == 1 and isinstance(rest[0], AskPay):
        if rest[0].seat in paying or not any([_is_payment(s, rest[0], reward) for reward in due]):
            raise strange(rest[0])
        return
    if not rest or paying:
        raise BadPosition("nobody is asked to pay", "VR-PAY-3")
    check_effects(s, rest, [reward.seat for reward in due])


# Answers in secret ------------------------------------------------------------------------------------------------


def check_seats(s: ViceroyState, seats: tuple[int, ...]) -> None:
    if not seats or list(seats) != sorted(set(seats)) or seats[-1] >= s.seats:
        raise BadPosition("these are not seats of the table, in order", "VR-ORD-2")


def check_sealed(s: ViceroyState, asked: tuple[int, ...], waiting: tuple[int, ...]) -> None:
    """Of those asked, all have answered but those who are waited for; nobody else has."""
    check_seats(s, asked)
    check_seats(s, waiting)
    for seat in range(s.seats):
        answered = s.sealed[seat] != UNANSWERED
        if answered != (seat in asked and seat not in waiting) or (seat in waiting and seat not in asked):
            raise BadPosition(f"seat {seat} has answered out of turn, or not at all", "VR-AUC-1")
