"""What can be on the stack: steps that run by themselves, and questions (Ask...)."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.core.records import Ask, AskChance, AskSeveral, Effect, Frame

# Set-up -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskLine(AskChance):
    """VR-SET-2: the order of the auction cards."""


@dataclass(frozen=True)
class AskReturn(AskChance):
    """VR-SET-4: two of the eight gems of this seat go back."""

    seat: int


@dataclass(frozen=True)
class CountReserve(Frame):
    """VR-SET-4: the returned gems go to the reserve together."""


@dataclass(frozen=True)
class AskSplit(AskChance):
    """VR-SET-5: which characters make the small deck."""


@dataclass(frozen=True)
class AskDealCharacters(AskChance):
    """VR-SET-5: the characters to choose the first card from."""

    seat: int


@dataclass(frozen=True)
class AskDealLaws(AskChance):
    """VR-SET-7: three laws."""

    seat: int


@dataclass(frozen=True)
class AskFirst(AskSeveral):
    """VR-SET-5: the first card of the pyramid."""


@dataclass(frozen=True)
class RevealFirst(Frame):
    """All first cards are turned up together."""


@dataclass(frozen=True)
class AskSecond(AskSeveral):
    """VR-SET-5 (pl): the card to keep in hand; the others go back."""


@dataclass(frozen=True)
class KeepSecond(Frame):
    """The second cards are kept and the others go back."""


@dataclass(frozen=True)
class AskTurnUp(AskChance):
    """VR-SET-6, VR-AUC-13: a card of the large deck at the foot of an arrow."""

    colour: int


# Turns and phases -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StartTurn(Frame):
    turn: int


@dataclass(frozen=True)
class LawPhase(Frame):
    """VR-LAW"""


@dataclass(frozen=True)
class AuctionPhase(Frame):
    """VR-AUC"""


@dataclass(frozen=True)
class PaymentPhase(Frame):
    """VR-PAY"""


@dataclass(frozen=True)
class BuildingRound(Frame):
    """VR-DEV-1: the round of the building phase, and who is still in."""

    round: int
    players: tuple[int, ...]


# Auction ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BiddingRound(Frame):
    """VR-AUC-5: a round of bids, for all who are still in."""

    round: int


@dataclass(frozen=True)
class AskBids(AskSeveral):
    """VR-AUC-1"""


@dataclass(frozen=True)
class DrawVirtualBids(Frame):
    """VR-SOL-1: the virtual opponents bid, if a human does."""

    round: int


@dataclass(frozen=True)
class AskVirtualBid(AskChance):
    """A gem drawn blind from the box."""

    virtual: int


@dataclass(frozen=True)
class RevealBids(Frame):
    round: int


@dataclass(frozen=True)
class SettleGemBids(Frame):
    """VR-AUC-2, VR-AUC-3, VR-AUC-7 to 9: who gets which card for a gem."""


@dataclass(frozen=True)
class AskPick(Ask):
    """VR-AUC-7: which of the two cards of a colour."""

    colour: int


@dataclass(frozen=True)
class AskClaims(AskSeveral):
    """VR-AUC-9: two bidders, two cards: who claims which."""

    colour: int


@dataclass(frozen=True)
class SettleClaims(Frame):
    colour: int
    claimants: tuple[int, ...]


@dataclass(frozen=True)
class AskAttackPick(Ask):
    """VR-AUC-11: any card on offer, for an attack token."""


@dataclass(frozen=True)
class AskAgainstVirtual(Ask):
    """VR-SOL-7: the card at the point, or the next round."""

    colour: int


@dataclass(frozen=True)
class BuryForVirtuals(Frame):
    """VR-SOL-3: virtual bids on colours without a card."""

    round: int


@dataclass(frozen=True)
class AskBury(Ask):
    """VR-SOL-3: which card is discarded."""

    virtual: int


@dataclass(frozen=True)
class PassIncome(Frame):
    """VR-PAS: the passers of a bidding round take gems."""

    round: int


@dataclass(frozen=True)
class EndRound(Frame):
    """Another round, or the end of the auction."""

    round: int


@dataclass(frozen=True)
class RenewOffer(Frame):
    """VR-AUC-13"""


# Playing cards ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskCards(AskSeveral):
    """VR-LAW-2, VR-DEV-1: a hand card to play, in secret. In the law phase it costs nothing."""

    free: bool


@dataclass(frozen=True)
class RevealCards(Frame):
    """The chosen cards are turned up and resolved by rising number. `round` is 0 in the law phase."""

    round: int
    players: tuple[int, ...]


@dataclass(frozen=True)
class PlayCard(Frame):
    """A revealed card is to be placed."""

    seat: int
    card: int
    free: bool


@dataclass(frozen=True)
class DiscardCard(Frame):
    """VR-DEV-3 (pl)"""

    seat: int
    card: int


@dataclass(frozen=True)
class AskPlace(Ask):
    """Where a card goes."""

    card: int
    free: bool


@dataclass(frozen=True)
class PayFor(Frame):
    """The cost of a card that lies on this place."""

    seat: int
    card: int
    place: int


@dataclass(frozen=True)
class AskPay(Ask):
    """VR-COS-3: which endless gems stand in."""

    card: int
    place: int


@dataclass(frozen=True)
class Reward(Frame):
    """Circle gems, then what the card gives on its level."""

    seat: int
    card: int
    place: int


@dataclass(frozen=True)
class AskLevelFive(Ask):
    """VR-DEV-5: rows 1 to 3, or 15 points."""

    card: int


@dataclass(frozen=True)
class AskKeep(AskSeveral):
    """VR-PAY-1: play the bought card, or discard it."""


@dataclass(frozen=True)
class RevealKeep(Frame):
    players: tuple[int, ...]


@dataclass(frozen=True)
class AskPlaces(AskSeveral):
    """VR-PAY-3: where the bought cards go, all at the same time."""


@dataclass(frozen=True)
class RevealPlaces(Frame):
    players: tuple[int, ...]


# Effects ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Resolve(Frame):
    """An effect of a card is still to be carried out; its tokens lie on the card."""

    seat: int
    card: int
    effect: Effect


@dataclass(frozen=True)
class TakeGems(Frame):
    """Gems of any colours from the reserve, as far as it goes."""

    seat: int
    count: int


@dataclass(frozen=True)
class AskGem(Ask):
    """One gem; colours are named in order, so that each choice of gems comes up once."""

    count: int
    colour: int


@dataclass(frozen=True)
class DrawOne(Frame):
    """VR-REW-3: one card, from either deck."""

    seat: int


@dataclass(frozen=True)
class AskDeck(Ask):
    """VR-REW-3: the law deck or the small deck."""


@dataclass(frozen=True)
class AskDrawn(AskChance):
    """What is drawn from a deck."""

    seat: int
    deck: int


@dataclass(frozen=True)
class CardTaken(Frame):
    """A card came to the hand, last: law 78 may have something to say. `card` is 0 unless all know it."""

    seat: int
    card: int
    deck: int


@dataclass(frozen=True)
class AskStash(Ask):
    """VR-RUL-12: the card taken last, under law 78 or into the hand. `card` is 0 unless all know it."""

    card: int
    deck: int


@dataclass(frozen=True)
class AskOwnGem(Ask):
    """VR-REW-8: the reserve has none; one from behind the screen as endless gem?"""

    card: int
    colour: int


@dataclass(frozen=True)
class AskColour(Ask):
    """The colour of an endless gem of choice."""

    card: int


@dataclass(frozen=True)
class AskOneOf(Ask):
    """One of the effects of a law."""

    card: int
    effect: Effect


@dataclass(frozen=True)
class AskTradeGive(Ask):
    """Law 67: the own token, or no trade."""

    count: int


@dataclass(frozen=True)
class AskTradeTake(Ask):
    """Law 67: the other's token."""

    count: int
    card: int
    token: int


@dataclass(frozen=True)
class AskTradePay(Ask):
    """Law 67: a gem for the other player."""

    other: int
    count: int
    colour: int


@dataclass(frozen=True)
class AskOffer(Ask):
    """Law 69: a card on offer."""


@dataclass(frozen=True)
class AskRefill(AskChance):
    """Law 69: a card of the small deck in the emptied place."""

    colour: int
    at_foot: bool


@dataclass(frozen=True)
class DrawLaw(Frame):
    """Law 70: one card of the law deck."""

    seat: int


@dataclass(frozen=True)
class PutLawsOnTop(Frame):
    """Law 70: so many laws of the hand go back."""

    seat: int
    count: int


@dataclass(frozen=True)
class AskLawOnTop(Ask):
    """Law 70: a law of the hand back on the deck."""

    count: int


@dataclass(frozen=True)
class AskTuck(Ask):
    """Law 72: a hand card under the law, or enough."""

    card: int


@dataclass(frozen=True)
class AskTuckFree(Ask):
    """Law 74: which free card."""

    card: int


@dataclass(frozen=True)
class AskPark(Ask):
    """Law 76: a gem onto the law, or enough."""

    card: int
    count: int
    colour: int


# The end ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EndGame(Frame):
    """VR-END-1"""


@dataclass(frozen=True)
class AskRecolour(Ask):
    """VR-END-2: circles are gone through from the lowest place up."""

    place: int


@dataclass(frozen=True)
class Finish(Frame):
    """The score is final."""
