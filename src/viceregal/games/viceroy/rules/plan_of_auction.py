"""What can lie on the stack in an auction. See plan.py."""

from __future__ import annotations

from viceregal.core.errors import BadPosition
from viceregal.core.records import Frame
from viceregal.games.viceroy.rules.cards.deck import NO_CARD
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.frames import (
    AskAgainstVirtual,
    AskAttackPick,
    AskBids,
    AskBury,
    AskClaims,
    AskPick,
    AskStash,
    AskTurnUp,
    AskVirtualBid,
    BuryForVirtuals,
    CardTaken,
    DrawVirtualBids,
    EndRound,
    PassIncome,
    RenewOffer,
    RevealBids,
    SettleClaims,
    SettleGemBids,
)
from viceregal.games.viceroy.rules.plan_of_effects import FITS, check_income, strange
from viceregal.games.viceroy.rules.state import ATTACK_BID, PASS_BID, UNANSWERED, ViceroyState


def check_auction(s: ViceroyState, rest: list[Frame]) -> None:
    if isinstance(rest[0], AskTurnUp):
        check_turning_up(s, rest)
        return
    if not isinstance(rest[0], RenewOffer) or len(rest) < 2:
        raise strange(rest[0])
    if any(s.sits_out):
        raise BadPosition("somebody sits out of an auction that has begun", "VR-RUL-6")
    first, above = rest[1], rest[2:]
    if isinstance(first, RevealBids):
        _check_bidding(s, first, above)
    elif isinstance(first, EndRound):
        _check_settling(s, first.round, above)
    else:
        raise strange(first)


def check_turning_up(s: ViceroyState, asks: list[Frame]) -> None:
    """VR-SET-6, VR-AUC-13: the last colours of the line, the first of them on top."""
    colours = [ask.colour for ask in asks if isinstance(ask, AskTurnUp)]
    left = list(reversed(s.line))[: len(colours)]
    if len(colours) != len(asks) or colours != left or len(s.large) % 4 != len(colours) % 4:
        raise strange(asks[-1])
    if any(s.feet[colour] != NO_CARD for colour in colours) or len(s.large) < len(colours):
        raise BadPosition("a card is turned up where one lies", "VR-AUC-13")


# Bids -------------------------------------------------------------------------------------------------------------


def _check_bidding(s: ViceroyState, reveal: RevealBids, above: list[Frame]) -> None:
    bidders = tuple([seat for seat in range(s.seats) if s.bidding[seat]])
    if not 1 <= reveal.round <= 3 or not bidders or not above:
        raise strange(reveal)
    waiting: tuple[int, ...] = ()
    if isinstance(above[0], DrawVirtualBids):
        ask = above[1] if len(above) == 2 else None
        if above[0].round != reveal.round or not isinstance(ask, AskBids) or not ask.waiting:
            raise strange(above[0])
        waiting = ask.waiting
    else:
        _check_virtual_bids(s, above)
    if list(waiting) != sorted(set(waiting)) or not set(waiting) <= set(bidders):
        raise BadPosition("somebody bids who is not in the auction", "VR-AUC-4")
    for seat in range(s.seats):
        if (s.sealed[seat] != UNANSWERED) != (seat in bidders and seat not in waiting):
            raise BadPosition(f"seat {seat} has bid out of turn, or not at all", "VR-AUC-1")
        _check_bid(s, seat, s.sealed[seat])


def _check_bid(s: ViceroyState, seat: int, bid: int) -> None:
    if bid in (UNANSWERED, PASS_BID):
        return
    if bid == ATTACK_BID:
        fits = s.attacks[seat] > 0 and bool(s.offered())
    else:
        fits = 0 <= bid < COLOUR_COUNT and s.gems[seat][bid] > 0 and bool(s.offered_at(bid))
    if not fits:
        raise BadPosition(f"seat {seat} cannot have bid that", "VR-AUC-6")


def _check_virtual_bids(s: ViceroyState, asks: list[Frame]) -> None:
    """VR-SOL-1: gems still to be drawn, the first opponent on top."""
    drawn = [ask.virtual for ask in asks if isinstance(ask, AskVirtualBid)]
    pool = s.reserve if s.variant.virtual_gems_from_reserve else s.box
    if len(drawn) != len(asks) or drawn != sorted(set(drawn), reverse=True) or drawn[0] >= s.variant.virtual:
        raise strange(asks[-1])
    if sum(pool) < len(drawn) or not all(s.virtual_in[virtual] for virtual in drawn):
        raise BadPosition("a virtual opponent cannot bid", "VR-SOL-1")


# Who gets what ----------------------------------------------------------------------------------------------------


def _check_settling(s: ViceroyState, number: int, above: list[Frame]) -> None:
    """What is left of a round: income, virtual discards, attack and gem bids, and a question on top."""
    if not above or not 1 <= number <= 3:
        raise BadPosition("nobody is asked in the auction", "VR-AUC-5")
    if not isinstance(above[0], PassIncome):
        check_income(s, above, [seat for seat in range(s.seats) if s.bidding[seat]])
        return
    if above[0].round != number or len(above) < 2:
        raise strange(above[0])
    rest = above[1:]
    if isinstance(rest[0], BuryForVirtuals):
        if rest[0].round != number or len(rest) < 2:
            raise strange(rest[0])
        rest = rest[1:]
    elif not isinstance(rest[0], AskBury):
        raise strange(rest[0])
    _check_questions(s, rest)


def _check_questions(s: ViceroyState, frames: list[Frame]) -> None:
    """Each question fits the open bids; only what is queued by one settlement lies under the top."""
    settled = False
    seats: list[int] = []
    for number, frame in enumerate(frames):
        top = number == len(frames) - 1
        if isinstance(frame, SettleGemBids):
            if settled or top:
                raise strange(frame)
            settled = True
        elif isinstance(frame, SettleClaims):
            _check_claims(s, frame, frames[number + 1] if not top else None)
        elif isinstance(frame, CardTaken | AskStash):
            if frame.seat >= s.seats or not FITS[type(frame)](s, frame) or top != isinstance(frame, AskStash):
                raise strange(frame)
        elif not isinstance(frame, AskClaims):
            _check_pick(s, frame, seats)


def _check_claims(s: ViceroyState, settle: SettleClaims, ask: Frame | None) -> None:
    claimants, colour = settle.claimants, settle.colour
    if not isinstance(ask, AskClaims) or ask.colour != colour or not ask.waiting:
        raise strange(settle)
    if len(claimants) != 2 or not claimants[0] < claimants[1] < s.seats or len(s.offered_at(colour)) != 2:
        raise BadPosition("these two do not claim two cards", "VR-AUC-9")
    if list(ask.waiting) != sorted(set(ask.waiting)) or not set(ask.waiting) <= set(claimants):
        raise strange(ask)
    for seat in claimants:
        sealed = s.sealed[seat]
        if s.bids[seat] != colour or not s.bidding[seat] or (sealed == UNANSWERED) != (seat in ask.waiting):
            raise BadPosition(f"seat {seat} does not claim a card", "VR-AUC-9")
        if sealed not in (UNANSWERED, NO_CARD) and sealed not in s.offered_at(colour):
            raise BadPosition(f"seat {seat} cannot have claimed card {sealed}", "VR-AUC-9")


def _check_pick(s: ViceroyState, frame: Frame, seats: list[int]) -> None:
    if isinstance(frame, AskBury):
        if frame.virtual >= s.variant.virtual or frame.seat >= s.seats or not s.virtual_in[frame.virtual]:
            raise strange(frame)
        return
    if not isinstance(frame, AskPick | AskAttackPick | AskAgainstVirtual):
        raise strange(frame)
    if frame.seat >= s.seats or frame.seat in seats or not s.bidding[frame.seat]:
        raise BadPosition(f"seat {frame.seat} is not in the auction any more", "VR-AUC-2")
    seats.append(frame.seat)
    bid = s.bids[frame.seat]
    if isinstance(frame, AskAttackPick):
        fits = bid == ATTACK_BID
    else:
        fits = bid == frame.colour and len(s.offered_at(frame.colour)) == 2
    if isinstance(frame, AskAgainstVirtual):
        if not s.variant.chooses_against_virtual:
            raise BadPosition("in plain solo nobody chooses: it is the next round", "VR-RUL-20")
        fits = fits and frame.colour in s.virtual_bids
    if not fits:
        raise BadPosition(f"seat {frame.seat} did not bid for that", "VR-AUC-2")
