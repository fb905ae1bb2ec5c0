"""HK-BAN: who gets which banner at the end of a turn."""

from __future__ import annotations

from typing import Final

from viceregal._mypyc import i64
from viceregal.core.errors import Refusal
from viceregal.core.records import NOBODY, Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.hand_of_the_king.rules.actions import BANNERS, GiveBanner
from viceregal.games.hand_of_the_king.rules.cards import HOUSE_COUNT, HOUSES
from viceregal.games.hand_of_the_king.rules.events import BannerReturned, BannerTaken
from viceregal.games.hand_of_the_king.rules.frames import AskBanner
from viceregal.games.hand_of_the_king.rules.refusals import NOT_TIED, NOT_YOURS_TO_GIVE
from viceregal.games.hand_of_the_king.rules.state import HandState

SEAT_BITS: Final = 4  # of each house, in `tied`
EVERY_SEAT: Final = 15


def stir(s: HandState, house: int) -> None:
    """A companion is about to change the counts of this house: a tie for its lead that stands now is noted."""
    if s.stirred >> house & 1:
        return
    s.stirred |= 1 << house
    if s.variant.standing_ties_stay:
        s.tied |= tied_for(s, house) << SEAT_BITS * house


def tied_for(s: HandState, house: int) -> int:
    """Those who lead a house together, a bit for each; none if one leads alone, or nobody."""
    leaders = [seat for seat in range(s.seats) if is_leader(s, seat, house)]
    return sum([1 << seat for seat in leaders]) if len(leaders) > 1 else 0


def tied_before(tied: int, house: int) -> int:
    """The same as it was when a companion first changed the house, from the `tied` of a state."""
    return tied >> SEAT_BITS * house & EVERY_SEAT


def settle_banners(s: HandState, seat: int, emit: Emit | None) -> tuple[AskBanner, ...]:
    """HK-BAN-2, HK-BAN-6: only houses whose counts this turn changed, once, after the whole chain.

    HK-BAN-8: a tie of the same players as before the companions is none of their doing.
    Returns the ties that somebody must settle, the last house first.
    """
    moved, stirred, before = s.moved, s.stirred, s.tied
    s.moved = NOBODY
    s.stirred = 0
    s.tied = 0
    if not stirred:
        if is_leader(s, seat, moved):
            give_banner(s, moved, seat, emit)  # HK-BAN-1
        return ()
    asks: list[AskBanner] = []
    for house in range(HOUSE_COUNT):
        stands = tied_before(before, house)
        if stirred >> house & 1 and not (stands and stands == tied_for(s, house)):
            tied = settle_stirred(s, house, emit)
            if tied:
                asks.append(AskBanner(seat, house, tied))
        elif house == moved and is_leader(s, seat, house):
            give_banner(s, house, seat, emit)  # HK-BAN-1, HK-BAN-8
    return tuple(reversed(asks))


def is_leader(s: HandState, seat: i64, house: i64) -> bool:
    """At least as many as every other player, and at least one."""
    counts = s.counts
    own: i64 = counts[seat * HOUSE_COUNT + house]
    other: i64
    for other in range(s.seats):
        others: i64 = counts[other * HOUSE_COUNT + house]
        if others > own:
            return False
    return own > 0


def settle_stirred(s: HandState, house: int, emit: Emit | None) -> tuple[int, ...]:
    """A house that a companion changed. Returns who is tied, if somebody must choose (HK-BAN-3)."""
    leaders = [seat for seat in range(s.seats) if is_leader(s, seat, house)]
    if not leaders:
        return_banner(s, house, emit)  # HK-BAN-5
        return ()
    if len(leaders) > 1:
        return tuple(leaders)
    give_banner(s, house, leaders[0], emit)  # HK-BAN-4
    return ()


def give_banner(s: HandState, house: int, seat: int, emit: Emit | None) -> None:
    before = s.banners[house]
    if before == seat:
        return
    s.banners[house] = seat
    if emit is not None:
        emit(BannerTaken(seat, house, before))


def return_banner(s: HandState, house: int, emit: Emit | None) -> None:
    before = s.banners[house]
    if before == NOBODY:
        return
    s.banners[house] = NOBODY
    if emit is not None:
        emit(BannerReturned(house, before))


def banner_options(s: HandState, ask: AskBanner, seat: int) -> list[Action]:
    return [BANNERS[ask.house][tied] for tied in ask.tied]


def answer_banner(s: HandState, ask: AskBanner, seat: int, action: GiveBanner, emit: Emit | None) -> None:
    give_banner(s, action.house, action.seat, emit)


def why_not_banner(s: HandState, ask: AskBanner, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, GiveBanner):
        return None
    if action.house != ask.house:
        return Refusal("HK-BAN-3", NOT_YOURS_TO_GIVE, house=HOUSES[action.house])
    return Refusal("HK-BAN-3", NOT_TIED, seat=str(action.seat), house=HOUSES[action.house])


def add_to(rules: Rules) -> None:
    rules.question(
        AskBanner, rule="HK-BAN-3", options=banner_options, answer=answer_banner, why_not=why_not_banner
    )
