"""Single frames of the stack: whether what they ask can be answered, and what they say is said anywhere."""

from __future__ import annotations

from typing import Final

from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY, Ask, Effect, Frame
from viceregal.games.viscounts.rules.acting import dismissal_cost, fits, fund_options
from viceregal.games.viscounts.rules.board import ROOM
from viceregal.games.viscounts.rules.building import free_spots, slots_left
from viceregal.games.viscounts.rules.cards.deck import NO_CARD
from viceregal.games.viscounts.rules.castle import groups, owners_in
from viceregal.games.viscounts.rules.effects import (
    BuildFree,
    CastleMove,
    Destroy,
    DestroyOwn,
    Discard,
    DismissAdjacent,
    Flip,
    FreeHire,
    FreeManuscript,
    Gain,
    GainScheme,
    InOrder,
    Nothing,
    OneOf,
    PlaceFree,
    Rearrange,
    Shuffle,
)
from viceregal.games.viscounts.rules.frames import (
    AiRow,
    AskBump,
    AskDestroy,
    AskDiscard,
    AskDraw,
    AskFirstTiles,
    AskFlip,
    AskFund,
    AskFuture,
    AskGroup,
    AskHarder,
    AskHeroes,
    AskHire,
    AskLayout,
    AskLot,
    AskManuscript,
    AskOneOf,
    AskPair,
    AskPlay,
    AskPlayerCards,
    AskRearrange,
    AskRecruit,
    AskResource,
    AskReveal,
    AskScheme,
    AskSection,
    AskShift,
    AskSlot,
    AskSpot,
    Crowding,
    FirstTier,
    Phase,
    Resolve,
    Sideways,
)
from viceregal.games.viscounts.rules.player_board import SLOTS_PER_BUILDING
from viceregal.games.viscounts.rules.resolving import is_possible
from viceregal.games.viscounts.rules.state import ACQUIRED, MOST_SEATS, UNPAID, ViscountsState
from viceregal.games.viscounts.rules.turn import can_recruit

# Those at the bottom of the stack; and those that chance answers before the pairs are laid out, and never again.
ELSEWHERE: Final = (Phase, AiRow, AskLayout, AskFirstTiles, AskLot, AskPlayerCards, AskHeroes, AskHarder)
REPEATED: Final = (AskDraw, AskResource, Resolve)
MOST: Final = 40  # of anything that one effect gives


def strange(frame: Frame) -> BadPosition:
    return BadPosition(f"todo: {type(frame).__name__} has no place there")


def check_frame(s: ViscountsState, rest: list[Frame], number: int) -> None:
    """One frame above the bottom of the stack."""
    frame = rest[number]
    below = rest[number - 1] if number else None
    if isinstance(frame, ELSEWHERE) or (frame in rest[:number] and not isinstance(frame, REPEATED)):
        raise strange(frame)
    seat = getattr(frame, "seat", 0)
    if seat >= s.seats:
        raise BadPosition(f"there is no seat {seat}", "VW-4.7")
    if isinstance(frame, Ask) and seat == s.ai:
        raise BadPosition("the AI is never asked", "VW-12.2")
    if isinstance(frame, Resolve) and not is_sayable(s, seat, frame.effect, 0):
        raise BadPosition("todo: no card says that")
    if isinstance(frame, AskScheme | AskFuture) and s.ai == NOBODY:
        raise BadPosition("schemes belong to the solo game", "VW-11.2")
    if isinstance(frame, Sideways) and below != FirstTier(seat):
        raise strange(frame)
    if isinstance(frame, AskBump) and below != Crowding(seat):
        raise strange(frame)
    if not can_be_answered(s, frame):
        raise BadPosition(f"todo: {type(frame).__name__} cannot be answered", "VW-4.1")


def is_sayable(s: ViscountsState, seat: int, effect: Effect, depth: int) -> bool:
    """Is it an effect that can be carried out, as something printed says it or a part of that?"""
    if isinstance(effect, InOrder | OneOf):
        return (
            depth < 4
            and len(effect.parts) <= 6
            and all([is_sayable(s, seat, part, depth + 1) for part in effect.parts])
        )
    if isinstance(effect, Gain | Flip | Discard | Destroy | PlaceFree):
        return 0 < effect.count <= MOST
    if isinstance(effect, GainScheme | DismissAdjacent):
        return seat == s.ai
    plain = (Nothing, Rearrange, Shuffle, FreeHire, CastleMove, BuildFree, FreeManuscript, DestroyOwn)
    return isinstance(effect, plain)


def can_be_answered(s: ViscountsState, frame: Frame) -> bool:
    """Would there be anything to answer?"""
    if isinstance(frame, AskPlay):
        return bool(s.hands[frame.seat])
    if isinstance(frame, AskDraw | AskReveal):
        return bool(s.draws[frame.seat])
    if isinstance(frame, AskOneOf):
        return _is_choice(s, frame)
    if isinstance(frame, AskRecruit):
        return can_recruit(s, frame.seat)
    if isinstance(frame, AskFund):
        return _can_fund(s, frame)
    if isinstance(frame, AskPair):
        return bool(s.player_cards)
    if isinstance(frame, AskFlip):
        return s.papers[frame.seat * 4 + UNPAID] > 0 and s.papers[frame.seat * 4 + ACQUIRED] > 0
    if isinstance(frame, AskScheme):
        return bool(s.scheme_pile)
    if isinstance(frame, AskFuture):
        return bool(s.future)
    return _can_be_built_or_moved(s, frame) and _can_be_done(s, frame)


def _is_choice(s: ViscountsState, frame: AskOneOf) -> bool:
    effect = frame.effect
    return (
        isinstance(effect, OneOf)
        and is_sayable(s, frame.seat, effect, 0)
        and is_possible(s, frame.seat, effect)
    )


def _can_fund(s: ViscountsState, frame: AskFund) -> bool:
    """VW-6.2: a card that fits was dismissed: it is gone, or printed."""
    printed = s.tops[s.segment_of(frame.seat)] == NO_CARD
    if not fits(frame.card, frame.act):
        return False
    if frame.card not in s.gone and not (printed and dismissal_cost(s, frame.seat, frame.card)):
        return False
    return bool(fund_options(s, frame, frame.seat))


def _can_be_built_or_moved(s: ViscountsState, frame: Frame) -> bool:
    if isinstance(frame, AskSlot):
        return bool(
            len(slots_left(s, frame.seat, frame.building)) > 1 and free_spots(s, frame.seat, frame.here)
        )
    if isinstance(frame, AskSpot):
        built = s.slots[frame.seat] >> frame.slot & 1
        return bool(built and frame.slot < 3 * SLOTS_PER_BUILDING and free_spots(s, frame.seat, frame.here))
    if isinstance(frame, AskGroup):
        return len(groups(s, frame.seat)) > 1
    if isinstance(frame, AskBump):
        workers = s.first_tier if frame.tier == 1 else s.second_tier
        first = frame.section * MOST_SEATS
        crowded = frame.tier < 3 and sum(workers[first : first + MOST_SEATS]) > ROOM
        return crowded and len(owners_in(s, frame.tier, frame.section)) > 1
    return True


# Questions that an effect asks, with the effect: what it could not do is not asked.
ASKED_BY: Final[dict[type, Effect]] = {
    AskDiscard: Discard(1),
    AskDestroy: Destroy(1),
    AskRearrange: Rearrange(),
    AskHire: FreeHire(),
    AskManuscript: FreeManuscript(),
    AskShift: CastleMove(),
    AskSection: PlaceFree(1),
}


def _can_be_done(s: ViscountsState, frame: Frame) -> bool:
    effect = ASKED_BY.get(type(frame))
    return effect is None or is_possible(s, getattr(frame, "seat", 0), effect)
