"""Which phase of a turn is played, and which round of it: what is still to be done says so."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.records import Frame
from viceregal.games.viceroy.rules.auction import LAST_ROUND
from viceregal.games.viceroy.rules.frames import (
    AuctionPhase,
    BiddingRound,
    BuildingRound,
    EndGame,
    EndRound,
    LawPhase,
    PaymentPhase,
    RenewOffer,
    RevealBids,
    RevealCards,
    RevealKeep,
    RevealPlaces,
    StartTurn,
)
from viceregal.games.viceroy.rules.hand_cards import LAST_BUILDING_ROUND, LAST_TURN
from viceregal.games.viceroy.rules.state import ViceroyState

DEAL: Final = "deal"
LAWS: Final = "LawPhase"
AUCTION: Final = "AuctionPhase"
PAYMENT: Final = "PaymentPhase"
BUILDING: Final = "BuildingRound"
END: Final = "end"
PHASES: Final = (DEAL, LAWS, AUCTION, PAYMENT, BUILDING, END)

_NAMES: Final[dict[type, str]] = {
    LawPhase: LAWS,
    AuctionPhase: AUCTION,
    PaymentPhase: PAYMENT,
    BuildingRound: BUILDING,
}
_ROUNDS: Final = {AUCTION: LAST_ROUND, BUILDING: LAST_BUILDING_ROUND}
# What waits on the stack while a phase is played: what ends a part of it, or the phase that comes next.
_PLAYED: Final[dict[type, str]] = {
    BiddingRound: AUCTION,
    RevealBids: AUCTION,
    EndRound: AUCTION,
    RenewOffer: AUCTION,
    RevealKeep: PAYMENT,
    RevealPlaces: PAYMENT,
    PaymentPhase: AUCTION,
    AuctionPhase: LAWS,
    BuildingRound: BUILDING,
}


def phase_played(s: ViceroyState) -> tuple[str, int]:
    """The phase, and its round; 0 where there is none to tell."""
    if s.turn == 0:
        return DEAL, 0
    if s.lifted:
        return END, 0
    for frame in reversed(s.todo):
        if isinstance(frame, RevealCards):
            return (BUILDING if frame.round else LAWS), frame.round
        if isinstance(frame, StartTurn | EndGame):
            break
        phase = _PLAYED.get(type(frame))
        if phase is not None:
            return phase, _round(frame)
    last = _NAMES[type(s.edition.phases[-1])]
    return last, LAST_BUILDING_ROUND if last == BUILDING else 0


def _round(frame: Frame) -> int:
    if isinstance(frame, BuildingRound):
        return max(1, frame.round - 1)  # it is still to come
    if isinstance(frame, BiddingRound | RevealBids | EndRound):
        return frame.round
    return 0


def told_phases(s: ViceroyState) -> dict[str, Any]:
    """What views say: the phases of a turn with how many rounds they have, the one that is played, whether another auction
    comes, and whose bids are settled first in it (VR-AUC-11)."""
    phase, number = phase_played(s)
    names = [_NAMES[type(frame)] for frame in s.edition.phases]
    return {
        "phases": [{"phase": name, "rounds": _ROUNDS.get(name, 0)} for name in names],
        "playing": {"phase": phase, "round": number},
        "auction_comes": auction_comes(s.turn, phase, names),
        "attack_comes_first": s.edition.attack_comes_first,
    }


def auction_comes(turn: int, phase: str, names: list[str]) -> bool:
    """VR-PYR-1: an auction a turn. Of the last turn, where laws are played before it, it still comes after them."""
    return turn < LAST_TURN or (phase in names and names.index(phase) < names.index(AUCTION))
