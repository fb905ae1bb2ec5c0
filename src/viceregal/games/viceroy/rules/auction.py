"""VR-AUC, VR-SOL: bids in secret, up to three rounds, and who gets which card."""

from __future__ import annotations

from typing import Final

from viceregal._mypyc import i64
from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit, Frame
from viceregal.core.rules import Rules, then, then_all
from viceregal.games.viceroy.rules.actions import BID_ATTACK, BIDS, PASS, Bid, BidAttack, Pass, VirtualBid
from viceregal.games.viceroy.rules.cards.deck import NO_CARD
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.events import BidsRevealed, OfferRenewed, Passed, VirtualBidDrawn
from viceregal.games.viceroy.rules.frames import (
    AskAttackPick,
    AskBids,
    AskClaims,
    AskPick,
    AskTurnUp,
    AskVirtualBid,
    AuctionPhase,
    BiddingRound,
    BuildingRound,
    BuryForVirtuals,
    DrawVirtualBids,
    EndRound,
    PassIncome,
    PaymentPhase,
    RenewOffer,
    RevealBids,
    SettleClaims,
    SettleGemBids,
    TakeGems,
)
from viceregal.games.viceroy.rules.refusals import NO_ATTACK, NO_GEM, NOTHING_IN_THIS_COLOUR
from viceregal.games.viceroy.rules.sealing import seal, unseal, without
from viceregal.games.viceroy.rules.state import ATTACK_BID, NO_BID, PASS_BID, ViceroyState

LAST_ROUND: Final = 3
PASS_GEMS: Final = 3
# For each set of colours, a bit each, the bids on them in order.
BIDS_OF: Final[list[list[Action]]] = [
    [BIDS[colour] for colour in range(COLOUR_COUNT) if colours >> colour & 1]
    for colours in range(1 << COLOUR_COUNT)
]


def auction_phase(s: ViceroyState, frame: AuctionPhase, emit: Emit | None) -> None:
    """Everybody takes part, but for who sits out by law 69 (VR-RUL-6)."""
    s.bidding = [not sits_out for sits_out in s.sits_out]
    s.sits_out = [False] * s.seats
    s.virtual_in = [True] * s.variant.virtual
    then(s, BiddingRound(1), RenewOffer())


def bidding_round(s: ViceroyState, frame: BiddingRound, emit: Emit | None) -> None:
    """VR-SOL-8: a round needs a human."""
    bidders = tuple([seat for seat in range(s.seats) if s.bidding[seat]])
    s.clear_bids()
    if bidders:
        then(s, AskBids(bidders), DrawVirtualBids(frame.round), RevealBids(frame.round))


def bid_options(s: ViceroyState, ask: AskBids, seat: int) -> list[Action]:
    """VR-AUC-6: a colour that one holds and that has a card; an attack token; or an empty hand (VR-AUC-4)."""
    gems, feet, points = s.gems[seat], s.feet, s.points
    possible: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        held: i64 = gems[colour]
        if held and (feet[colour] or points[colour]):
            possible |= 1 << colour
    options = BIDS_OF[possible][:]
    if s.attacks[seat] and s.offers_anything():
        options.append(BID_ATTACK)
    options.append(PASS)
    return options


def bids_barred(s: ViceroyState, ask: AskBids, seat: int) -> list[Action]:
    """Any gem, and an attack token, could be in the fist."""
    possible = bid_options(s, ask, seat)
    return [bid for bid in [*BIDS, BID_ATTACK] if bid not in possible]


def answer_bids(s: ViceroyState, ask: AskBids, seat: int, action: Action, emit: Emit | None) -> None:
    waiting = without(ask.waiting, seat)
    seal(s, seat, action, AskBids(waiting) if waiting else None, emit)


def ask_one_to_bid(s: ViceroyState, ask: AskBids, seat: int) -> None:
    """As if nobody else bid in this turn: what is won is built with next, so that its price is seen before the bid."""
    reveal = s.todo[-3]
    leave_the_auction_to(s, seat, [reveal, AskBids((seat,))])


def ask_one_to_pick(s: ViceroyState, ask: AskPick | AskAttackPick, seat: int) -> None:
    leave_the_auction_to(s, seat, [ask])


def ask_one_to_claim(s: ViceroyState, ask: AskClaims, seat: int) -> None:
    """As if the other did not claim the same card."""
    leave_the_auction_to(s, seat, [SettleClaims(ask.colour, (seat,)), AskClaims((seat,), ask.colour)])


def leave_the_auction_to(s: ViceroyState, seat: int, frames: list[Frame]) -> None:
    """The others are out of it, with what they have won; after these frames the seat builds."""
    for other in range(s.seats):
        if other == seat:
            continue
        s.bidding[other] = False
        if s.shown[other] != NO_CARD:
            s.discards.append(s.shown[other])
            s.shown[other] = NO_CARD
    s.virtual_in = [False] * s.variant.virtual
    renewal = max([at for at, frame in enumerate(s.todo) if isinstance(frame, RenewOffer)])
    builds = BuildingRound(LAST_ROUND, (seat,)) if s.edition.won_into_hand else PaymentPhase()
    s.todo[renewal:] = [builds, *frames]


def why_not_bid(s: ViceroyState, ask: AskBids, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, Bid):
        colour = COLOURS[action.colour]
        if not s.gems[seat][action.colour]:
            return Refusal("VR-AUC-6", NO_GEM, missing={colour: 1}, colour=colour)
        return Refusal("VR-AUC-6", NOTHING_IN_THIS_COLOUR, colour=colour)
    if isinstance(action, BidAttack):
        missing = {} if s.attacks[seat] else {"attack": 1}
        return Refusal("VR-AUC-11", NO_ATTACK, missing=missing)
    return None


# Virtual opponents ------------------------------------------------------------------------------------------------


def draw_virtual_bids(s: ViceroyState, frame: DrawVirtualBids, emit: Emit | None) -> None:
    """VR-RUL-20: an empty hand is not taking part; if all humans show one, no gem is drawn."""
    if not s.variant.virtual:
        return
    if all(isinstance(s.sealed[seat], Pass) for seat in range(s.seats) if s.bidding[seat]):
        return
    bidders = [virtual for virtual in range(s.variant.virtual) if s.virtual_in[virtual]]
    there = sum(_virtual_pool(s))  # by the printed Polish reading the reserve can run short
    then_all(s, [AskVirtualBid(virtual) for virtual in bidders[:there]])


def hangs_on_bids(s: ViceroyState, frame: DrawVirtualBids, seat: int) -> bool:
    """Whether gems are drawn at all hangs on the sealed bids of the others, unless one bids something oneself."""
    if not s.variant.virtual or (s.bidding[seat] and not isinstance(s.sealed[seat], Pass)):
        return False
    return any(s.bidding[other] for other in range(s.seats) if other != seat)


def _virtual_pool(s: ViceroyState) -> list[int]:
    return s.reserve if s.variant.virtual_gems_from_reserve else s.box


def virtual_options(s: ViceroyState, ask: AskVirtualBid, seat: int) -> list[Action]:
    pool = _virtual_pool(s)
    return [VirtualBid(colour) for colour in range(COLOUR_COUNT) if pool[colour]]


def sample_virtual(s: ViceroyState, ask: AskVirtualBid, chance: Chance) -> Action:
    """Each gem is as likely, so a colour is as likely as it has gems there."""
    gems = [colour for colour in range(COLOUR_COUNT) for _ in range(_virtual_pool(s)[colour])]
    return VirtualBid(chance.pick(gems))


def answer_virtual(
    s: ViceroyState, ask: AskVirtualBid, seat: int, action: VirtualBid, emit: Emit | None
) -> None:
    """VR-SOL-5: the gems of a round are drawn one after the other, none twice."""
    s.virtual_bids[ask.virtual] = action.colour
    _virtual_pool(s)[action.colour] -= 1
    if emit is not None:
        emit(VirtualBidDrawn(ask.virtual, action.colour))


# Revealing --------------------------------------------------------------------------------------------------------


def reveal_bids(s: ViceroyState, frame: RevealBids, emit: Emit | None) -> None:
    """VR-AUC-6, VR-RUL-24: all gems bid go to the reserve first. VR-AUC-11: when attack tokens pick."""
    attackers: list[int] = []
    for seat in range(s.seats):
        if not s.bidding[seat]:
            continue
        bid = unseal(s, seat)
        if isinstance(bid, Bid):
            s.bids[seat] = bid.colour
            s.gems[seat][bid.colour] -= 1
            s.reserve[bid.colour] += 1
        elif isinstance(bid, BidAttack):
            s.bids[seat] = ATTACK_BID
            s.attacks[seat] -= 1
            attackers.append(seat)
        else:
            s.bids[seat] = PASS_BID
    if emit is not None:
        emit(BidsRevealed(frame.round, tuple(s.bids), tuple(s.virtual_bids)))
    settle_virtual_gems(s)
    attacks = [AskAttackPick(seat) for seat in s.in_order(attackers)]
    then(s, BuryForVirtuals(frame.round), PassIncome(frame.round), EndRound(frame.round))
    if s.edition.attack_comes_first:
        s.todo.append(SettleGemBids())
        then_all(s, attacks)
    else:
        then_all(s, attacks)
        s.todo.append(SettleGemBids())


def settle_virtual_gems(s: ViceroyState) -> None:
    """VR-SOL-1: the gems go to the box, wherever they came from. VR-SOL-3: a bid on a colour without a card counts as
    an attack bid until cards are taken."""
    for virtual in range(s.variant.virtual):
        bid = s.virtual_bids[virtual]
        if bid == NO_BID:
            continue
        s.box[bid] += 1
        if not s.offered_at(bid):
            s.virtual_bids[virtual] = ATTACK_BID


# The end of a round and of the auction ----------------------------------------------------------------------------


def pass_income(s: ViceroyState, frame: PassIncome, emit: Emit | None) -> None:
    """VR-PAS-1, VR-PAS-2, VR-PAS-3, VR-AUC-5: three gems and one for each science token; in one order.

    VR-AUC-4: whoever has shown an empty hand is out of the later rounds; after the last, all are.
    """
    is_last = frame.round == LAST_ROUND
    passers = [seat for seat in range(s.seats) if s.bidding[seat] and (is_last or s.bids[seat] == PASS_BID)]
    if passers:
        take_pass_income(s, passers, emit)


def take_pass_income(s: ViceroyState, passers: list[int], emit: Emit | None) -> None:
    ordered = s.in_order(passers)
    for seat in ordered:
        s.bidding[seat] = False
        if emit is not None:
            emit(Passed(seat))
    then_all(s, [TakeGems(seat, PASS_GEMS + s.science(seat)) for seat in ordered])


def end_round(s: ViceroyState, frame: EndRound, emit: Emit | None) -> None:
    if frame.round < LAST_ROUND and any(s.bidding):
        s.todo.append(BiddingRound(frame.round + 1))


def renew_offer(s: ViceroyState, frame: RenewOffer, emit: Emit | None) -> None:
    """VR-AUC-13: points are discarded, feet move up, four new cards come from the large deck."""
    gone = [card for card in s.points if card != NO_CARD]
    s.discards.extend(gone)
    s.points = s.feet
    s.feet = [NO_CARD] * COLOUR_COUNT
    s.clear_bids()
    s.virtual_in = [False] * s.variant.virtual
    if emit is not None:
        emit(OfferRenewed(tuple(gone)))
    if s.large:
        then_all(s, [AskTurnUp(colour) for colour in s.line])


def add_to(rules: Rules) -> None:
    rules.step(AuctionPhase, auction_phase)
    rules.step(BiddingRound, bidding_round)
    rules.question(AskBids, rule="VR-AUC-1", options=bid_options, answer=answer_bids, why_not=why_not_bid)
    rules.bar(AskBids, bids_barred)
    rules.at_once(AskBids, ask_one_to_bid)
    rules.at_once(AskPick, ask_one_to_pick)
    rules.at_once(AskAttackPick, ask_one_to_pick)
    rules.at_once(AskClaims, ask_one_to_claim)
    rules.step(DrawVirtualBids, draw_virtual_bids)
    rules.secret(DrawVirtualBids, hangs_on_bids)
    rules.question(
        AskVirtualBid,
        rule="VR-SOL-1",
        options=virtual_options,
        sample=sample_virtual,
        answer=answer_virtual,
    )
    rules.step(RevealBids, reveal_bids)
    rules.step(PassIncome, pass_income)
    rules.step(EndRound, end_round)
    rules.step(RenewOffer, renew_offer)
