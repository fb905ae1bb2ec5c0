"""VR-AUC-2 to 12, VR-SOL-2 to 7: who gets which card for which bid."""

from __future__ import annotations

from viceregal._mypyc import i64
from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules, then, then_all
from viceregal.games.viceroy.rules.actions import (
    CLAIMS,
    OFFERS,
    SMALL_DECK,
    YIELD,
    Bury,
    Claim,
    TakeOffer,
    Yield,
)
from viceregal.games.viceroy.rules.cards.deck import NO_CARD
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.events import CardBuried, CardWon, ClaimsRevealed, NobodyWon
from viceregal.games.viceroy.rules.frames import (
    AskAgainstVirtual,
    AskAttackPick,
    AskBury,
    AskClaims,
    AskPick,
    BuryForVirtuals,
    CardTaken,
    SettleClaims,
    SettleGemBids,
)
from viceregal.games.viceroy.rules.refusals import NOT_OFFERED, NOT_OFFERED_FOR_GEM
from viceregal.games.viceroy.rules.sealing import seal, unseal, without
from viceregal.games.viceroy.rules.state import ATTACK_BID, ViceroyState


def win(s: ViceroyState, seat: int, card: int, emit: Emit | None) -> None:
    """The card leaves the offer; VR-AUC-12: into the hand, or face up before the player."""
    remove_from_offer(s, card)
    s.bidding[seat] = False
    s.took[seat] = True
    if emit is not None:
        emit(CardWon(seat, card))
    if s.edition.won_into_hand:
        s.hands[seat].append(card)
        s.known[card] = s.everybody()
        s.todo.append(CardTaken(seat, card, SMALL_DECK))
    else:
        s.shown[seat] = card


def remove_from_offer(s: ViceroyState, card: int) -> None:
    for row in (s.feet, s.points):
        for colour in range(COLOUR_COUNT):
            if row[colour] == card:
                row[colour] = NO_CARD
                return
    raise ValueError(f"card {card} is not on offer")


def bury(s: ViceroyState, virtual: int, card: int, emit: Emit | None) -> None:
    """A card is discarded for a virtual opponent, who is done then (VR-RUL-20)."""
    remove_from_offer(s, card)
    s.discards.append(card)
    s.virtual_in[virtual] = False
    if emit is not None:
        emit(CardBuried(virtual, card))


# Gem bids ---------------------------------------------------------------------------------------------------------


def settle_gem_bids(s: ViceroyState, frame: SettleGemBids, emit: Emit | None) -> None:
    """Colour by colour along the line."""
    for colour in reversed(s.line):
        if is_bid(s.bids, colour) or is_bid(s.virtual_bids, colour):
            humans, virtuals = bidders(s.bids, colour), bidders(s.virtual_bids, colour)
            settle_colour(s, colour, humans, virtuals, emit)


def is_bid(bids: list[int], colour: i64) -> bool:
    """Does anybody bid on it?"""
    seat: i64
    for seat in range(len(bids)):
        bid: i64 = bids[seat]
        if bid == colour:
            return True
    return False


def bidders(bids: list[int], colour: int) -> list[int]:
    return [who for who, bid in enumerate(bids) if bid == colour]


def settle_colour(
    s: ViceroyState, colour: int, humans: list[int], virtuals: list[int], emit: Emit | None
) -> None:
    cards = s.offered_at(colour)
    if not cards:
        nobody_wins(colour, emit)
    elif humans and virtuals:
        if len(humans) == len(virtuals) == 1 and len(cards) == 2 and s.variant.chooses_against_virtual:
            s.todo.append(AskAgainstVirtual(humans[0], colour))  # VR-SOL-7
        else:
            nobody_wins(colour, emit)  # VR-SOL-2, VR-RUL-20
    elif virtuals:
        settle_virtuals(s, colour, virtuals, cards, emit)
    elif len(humans) == 1:
        if len(cards) == 2:  # VR-AUC-7
            s.todo.append(AskPick(humans[0], colour))
        else:
            win(s, humans[0], cards[0], emit)  # VR-AUC-2
    elif len(humans) == len(cards) == 2:  # VR-AUC-9
        then(s, AskClaims(tuple(humans), colour), SettleClaims(colour, tuple(humans)))
    else:
        nobody_wins(colour, emit)  # VR-AUC-3, VR-AUC-8, VR-ORD-3


def nobody_wins(colour: int, emit: Emit | None) -> None:
    if emit is not None:
        emit(NobodyWon(colour))


def settle_virtuals(
    s: ViceroyState, colour: int, virtuals: list[int], cards: list[int], emit: Emit | None
) -> None:
    """VR-SOL-2: one alone discards the card at the foot. VR-SOL-6: two on two cards discard both."""
    if len(virtuals) == 1:
        bury(s, virtuals[0], cards[0], emit)
    elif len(virtuals) == len(cards) == 2:
        bury(s, virtuals[0], cards[0], emit)
        bury(s, virtuals[1], cards[1], emit)
    else:
        nobody_wins(colour, emit)


def pick_options(s: ViceroyState, ask: AskPick, seat: int) -> list[Action]:
    return [OFFERS[card] for card in s.offered_for(ask.colour)]


def answer_pick(s: ViceroyState, ask: AskPick, seat: int, action: TakeOffer, emit: Emit | None) -> None:
    win(s, seat, action.card, emit)


def why_not_pick(s: ViceroyState, ask: AskPick, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, TakeOffer):
        return Refusal("VR-AUC-7", NOT_OFFERED_FOR_GEM, card=str(action.card))
    return None


# Two bidders, two cards -------------------------------------------------------------------------------------------


def claim_options(s: ViceroyState, ask: AskClaims, seat: int) -> list[Action]:
    claims = [CLAIMS[card] for card in s.offered_for(ask.colour)]
    claims.append(YIELD)
    return claims


def answer_claim(s: ViceroyState, ask: AskClaims, seat: int, action: Action, emit: Emit | None) -> None:
    waiting = without(ask.waiting, seat)
    seal(s, seat, action, AskClaims(waiting, ask.colour) if waiting else None, emit)


def settle_claims(s: ViceroyState, frame: SettleClaims, emit: Emit | None) -> None:
    """Different claims are an agreement. Where one is asked alone, nobody else claims."""
    claims = tuple([_unsealed_claim(s, seat) for seat in frame.claimants])
    if emit is not None:
        emit(ClaimsRevealed(frame.claimants, claims))
    if NO_CARD in claims or len(set(claims)) < len(claims):
        nobody_wins(frame.colour, emit)
        return
    for i in reversed(range(len(claims))):
        win(s, frame.claimants[i], claims[i], emit)


def _unsealed_claim(s: ViceroyState, seat: int) -> int:
    claim = unseal(s, seat)
    return claim.card if isinstance(claim, Claim) else NO_CARD


# Attack tokens and virtual opponents ------------------------------------------------------------------------------


def attack_options(s: ViceroyState, ask: AskAttackPick, seat: int) -> list[Action]:
    """VR-AUC-11: any card; if none is left any more, nothing."""
    return [OFFERS[card] for card in s.offered()] or [YIELD]


def answer_attack(s: ViceroyState, ask: AskAttackPick, seat: int, action: Action, emit: Emit | None) -> None:
    """VR-AUC-5: who finds no card any more goes on, and has passed after the third round."""
    if isinstance(action, TakeOffer):
        win(s, seat, action.card, emit)


def against_virtual_options(s: ViceroyState, ask: AskAgainstVirtual, seat: int) -> list[Action]:
    return [OFFERS[s.points[ask.colour]], YIELD]


def answer_against_virtual(
    s: ViceroyState, ask: AskAgainstVirtual, seat: int, action: Action, emit: Emit | None
) -> None:
    if isinstance(action, Yield):
        nobody_wins(ask.colour, emit)
        return
    virtual = s.virtual_bids.index(ask.colour)
    bury(s, virtual, s.feet[ask.colour], emit)
    win(s, seat, s.points[ask.colour], emit)


def bury_for_virtuals(s: ViceroyState, frame: BuryForVirtuals, emit: Emit | None) -> None:
    """VR-SOL-3, VR-RUL-23: of the humans who took a card in this round, the first by VR-ORD-2 chooses."""
    if not s.variant.virtual:
        return
    takers = s.in_order([seat for seat in range(s.seats) if s.took[seat]])
    if not takers:
        return
    homeless = [virtual for virtual in range(s.variant.virtual) if s.virtual_bids[virtual] == ATTACK_BID]
    then_all(s, [AskBury(takers[0], virtual) for virtual in homeless])


def bury_options(s: ViceroyState, ask: AskBury, seat: int) -> list[Action]:
    return [Bury(card) for card in s.offered()] or [YIELD]


def answer_bury(s: ViceroyState, ask: AskBury, seat: int, action: Action, emit: Emit | None) -> None:
    if isinstance(action, Bury):
        bury(s, ask.virtual, action.card, emit)


def why_not_take(s: ViceroyState, ask: AskAttackPick, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, TakeOffer):
        return Refusal("VR-AUC-11", NOT_OFFERED, card=str(action.card))
    return None


def add_to(rules: Rules) -> None:
    rules.step(SettleGemBids, settle_gem_bids)
    rules.question(AskPick, rule="VR-AUC-7", options=pick_options, answer=answer_pick, why_not=why_not_pick)
    rules.question(AskClaims, rule="VR-AUC-9", options=claim_options, answer=answer_claim)
    rules.step(SettleClaims, settle_claims)
    rules.question(
        AskAttackPick, rule="VR-AUC-11", options=attack_options, answer=answer_attack, why_not=why_not_take
    )
    rules.question(
        AskAgainstVirtual, rule="VR-SOL-7", options=against_virtual_options, answer=answer_against_virtual
    )
    rules.step(BuryForVirtuals, bury_for_virtuals)
    rules.question(AskBury, rule="VR-SOL-3", options=bury_options, answer=answer_bury)
