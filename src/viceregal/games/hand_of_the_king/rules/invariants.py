"""What always holds. Every position that is read is held against this, and in the tests every step of play."""

from __future__ import annotations

from viceregal.core.complaints import IN_TWO_PLACES, THING_MISSING
from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY
from viceregal.games.hand_of_the_king.rules.banners import tied_before
from viceregal.games.hand_of_the_king.rules.cards import (
    CARDS,
    COMPANIONS,
    EMPTY,
    HOUSE_COUNT,
    HOUSE_OF,
    HOUSES,
    POOL_SIZE,
    VARYS,
)
from viceregal.games.hand_of_the_king.rules.complaints import (
    BANNER_WITHOUT_HOLDER,
    COMPANION_TOO_EARLY,
    DEALT_TOO_EARLY,
    HOLDER_WITHOUT_LEAD,
    NO_TIE,
    NONE_CAN_HOLD,
    NOT_IN_THIS_DECK,
    RAVEN_TOKEN_WITHOUT_RAVENS,
    VARYS_NOT_IN_KINGS_LANDING,
    WRONG_COUNTS,
    WRONG_NUMBER_OF_COMPANIONS,
)
from viceregal.games.hand_of_the_king.rules.frames import AskBanner, AskDeal, AskReveal, EndTurn
from viceregal.games.hand_of_the_king.rules.state import HandState


def check(s: HandState) -> None:
    """BadPosition, with the rule that is broken, for a state that no game can reach."""
    check_cards(s)
    check_companions(s)
    check_counts(s)
    check_ravens(s)
    check_banners(s)
    check_ties(s)


def cards_in_zones(s: HandState) -> list[int]:
    return [
        *[card for card in s.grid if card != EMPTY],
        *[card for area in s.areas for card in area],
        *s.killed,
        *s.discarded,
    ]


def companions_in_zones(s: HandState) -> list[int]:
    return [*s.pool, *s.called, *[stay.companion for stay in s.staying], *s.spent]


def check_cards(s: HandState) -> None:
    lying = sorted(cards_in_zones(s))
    dealt = not any(isinstance(frame, AskDeal) for frame in s.todo)
    _check_once([CARDS[card] for card in lying], "HK-SET-1")
    if VARYS in s.killed or VARYS in s.discarded or any(VARYS in area for area in s.areas):
        raise BadPosition(VARYS_NOT_IN_KINGS_LANDING, "HK-COM-5")
    if not dealt and lying:
        raise BadPosition(DEALT_TOO_EARLY, "HK-SET-1", card=CARDS[lying[0]])
    if dealt and len(lying) < len(CARDS):
        missing = [CARDS[card] for card in range(len(CARDS)) if card not in lying]
        raise BadPosition(THING_MISSING, "HK-SET-1", name=missing[0])
    if dealt and (s.varys == NOBODY or s.grid[s.varys] != VARYS):
        raise BadPosition(VARYS_NOT_IN_KINGS_LANDING, "HK-SET-1")


def check_companions(s: HandState) -> None:
    lying = companions_in_zones(s)
    _check_once([COMPANIONS[companion] for companion in lying], "HK-SET-2")
    for companion in lying:
        if companion not in s.variant.deck:
            raise BadPosition(NOT_IN_THIS_DECK, "HK-COM-12", card=COMPANIONS[companion])
    if len(lying) > POOL_SIZE:
        raise BadPosition(WRONG_NUMBER_OF_COMPANIONS, "HK-SET-2", there=len(lying), most=POOL_SIZE)
    if lying and any(isinstance(frame, AskReveal) for frame in s.todo):
        raise BadPosition(COMPANION_TOO_EARLY, "HK-SET-2", card=COMPANIONS[lying[0]])


def _check_once(names: list[str], rule: str) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise BadPosition(IN_TWO_PLACES, rule, name=name)
        seen.add(name)


def check_counts(s: HandState) -> None:
    """`left` and `counts` say what a count by hand says."""
    left = [0] * HOUSE_COUNT
    for card in s.grid:
        if card < VARYS:
            left[HOUSE_OF[card]] += 1
    counts = [0] * (s.seats * HOUSE_COUNT)
    for seat, area in enumerate(s.areas):
        for card in area:
            counts[seat * HOUSE_COUNT + HOUSE_OF[card]] += 1
    for stay in s.staying:
        counts[stay.seat * HOUSE_COUNT + stay.house] += stay.count
    if left != s.left or counts != s.counts:
        raise BadPosition(WRONG_COUNTS, "HK-BAN-1")


def check_ravens(s: HandState) -> None:
    if any(s.ravens) and not s.variant.ravens:
        raise BadPosition(RAVEN_TOKEN_WITHOUT_RAVENS, "HK-VAR-2")


def check_banners(s: HandState) -> None:
    """HK-BAN-1, HK-BAN-5: but for houses still to be settled, who holds a banner leads, and who leads alone holds it."""
    open_houses = [frame.house for frame in s.todo if isinstance(frame, AskBanner)]
    for house in range(HOUSE_COUNT):
        if s.stirred >> house & 1 or house in open_houses:
            continue
        counts = [s.counts[seat * HOUSE_COUNT + house] for seat in range(s.seats)]
        if house == s.moved and s.todo and isinstance(s.todo[0], EndTurn):
            counts = _before_the_move(counts, s.todo[0].seat, s.banners[house])
        _check_banner(house, s.banners[house], counts)


def check_ties(s: HandState) -> None:
    """HK-BAN-8: a tie that stood before the companions is of a house they changed, and somebody of it has its banner.

    Of the house of the move it may be the mover who will have it.
    """
    for house in range(HOUSE_COUNT):
        tied = tied_before(s.tied, house)
        if not tied:
            continue
        if not s.stirred >> house & 1 or not tied & tied - 1:
            raise BadPosition(NO_TIE, "HK-BAN-8", house=HOUSES[house])
        owners = [s.banners[house]]
        if house == s.moved and s.todo and isinstance(s.todo[0], EndTurn):
            owners.append(s.todo[0].seat)
        if not any(owner != NOBODY and tied >> owner & 1 for owner in owners):
            raise BadPosition(NONE_CAN_HOLD, "HK-BAN-8", house=HOUSES[house])


def _before_the_move(counts: list[int], mover: int, holder: int) -> list[int]:
    """The move has taken one card at least: all but one if that explains who holds the banner, else all of them."""
    before = counts[mover] - 1 if holder == mover else 0
    return [before if seat == mover else count for seat, count in enumerate(counts)]


def _check_banner(house: int, holder: int, counts: list[int]) -> None:
    if holder == NOBODY:
        if any(counts):
            raise BadPosition(BANNER_WITHOUT_HOLDER, "HK-BAN-1", house=HOUSES[house])
    elif counts[holder] < max(1, *counts):
        rule = "HK-BAN-5" if counts[holder] <= 0 else "HK-BAN-1"
        raise BadPosition(HOLDER_WITHOUT_LEAD, rule, seat=holder, house=HOUSES[house])
