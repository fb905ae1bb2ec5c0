"""VW-6.4, VW-6.5, VW-4.9: buildings, their slots, spots and links."""

from __future__ import annotations

from viceregal.core.errors import Refusal
from viceregal.core.records import NOBODY, Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import BUILD_ONS, EMPTY_SLOTS, BuildOn, EmptySlot
from viceregal.games.viscounts.rules.board import SEGMENT_COUNT, SPOTS, STRIDE, river_side
from viceregal.games.viscounts.rules.effects import BUILDINGS, NOTHING, BuildFree
from viceregal.games.viscounts.rules.events import Built, Linked
from viceregal.games.viscounts.rules.frames import AskSlot, AskSpot, Resolve
from viceregal.games.viscounts.rules.player_board import SLOTS, SLOTS_PER_BUILDING
from viceregal.games.viscounts.rules.refusals import NOT_SUCH_A_BUILDING, SPOT_NOT_FREE
from viceregal.games.viscounts.rules.resolving import EFFECTS, POSSIBLE, nothing_happens
from viceregal.games.viscounts.rules.solo_events import AiBuilt
from viceregal.games.viscounts.rules.state import ViscountsState


def slots_left(s: ViscountsState, seat: int, building: int) -> list[int]:
    """The slots of a building that are still covered, from the left."""
    slots = s.slots[seat]
    first = building * SLOTS_PER_BUILDING
    return [slot for slot in range(first, first + SLOTS_PER_BUILDING) if not slots >> slot & 1]


def free_spots(s: ViscountsState, seat: int, here: bool) -> list[int]:
    """Beside the viscount, on its side of the river; or anywhere."""
    if here:
        stands = s.viscounts[seat]
        return [
            spot for spot in s.side.beside[stands // 3 * 2 + river_side(stands)] if s.spots[spot] == NOBODY
        ]
    return [
        segment * STRIDE + number
        for segment in range(SEGMENT_COUNT)
        for number in range(s.side.per_segment)
        if s.spots[segment * STRIDE + number] == NOBODY
    ]


def build(s: ViscountsState, seat: int, building: int, here: bool, emit: Emit | None) -> None:
    """First the slot that the building leaves, then the spot it comes to; where there is one only, it is that."""
    slots = slots_left(s, seat, building)
    if len(slots) > 1:
        s.todo.append(AskSlot(seat, building, here))
    else:
        leave_slot(s, seat, building, slots[0], here, emit)


def leave_slot(s: ViscountsState, seat: int, building: int, slot: int, here: bool, emit: Emit | None) -> None:
    s.slots[seat] |= 1 << slot
    spots = free_spots(s, seat, here)
    if len(spots) > 1:
        s.todo.append(AskSpot(seat, slot, here))
    else:
        come_to_spot(s, seat, slot, spots[0], emit)


def come_to_spot(s: ViscountsState, seat: int, slot: int, spot: int, emit: Emit | None) -> None:
    """VW-6.4: the spot's bonus, then the links to built neighbours, for both owners, the builder first (VW-R5).

    VW-7.5: each gain is carried out to its end, castle moves and all, before the next owner has theirs.
    """
    s.spots[spot] = seat * len(BUILDINGS) + slot // SLOTS_PER_BUILDING
    if emit is not None:
        emit(AiBuilt(slot // SLOTS_PER_BUILDING, spot) if seat == s.ai else Built(seat, slot, spot))
    gains = [Resolve(seat, s.side.spots[spot].bonus)]
    before = s.side.spot_before(s.layout, spot)
    after = s.side.next_spot(s.layout, spot)
    for other_spot, link in ((before, s.side.spots[before].link), (after, s.side.spots[spot].link)):
        if s.spots[other_spot] == NOBODY or link is NOTHING:
            continue
        other = s.spots[other_spot] // len(BUILDINGS)
        if emit is not None:
            emit(Linked(seat, other, spot, other_spot))
        gains.append(Resolve(seat, link))
        if other != seat:
            gains.append(Resolve(other, link))
    s.todo.extend(reversed(gains))


def can_build(s: ViscountsState, seat: int, effect: BuildFree) -> bool:
    return bool(slots_left(s, seat, effect.building) and free_spots(s, seat, effect.here))


def do_build_free(s: ViscountsState, seat: int, effect: BuildFree, emit: Emit | None) -> None:
    if can_build(s, seat, effect):
        build(s, seat, effect.building, effect.here, emit)
    else:
        nothing_happens(seat, effect, emit)


def slot_options(s: ViscountsState, ask: AskSlot, seat: int) -> list[Action]:
    return [EMPTY_SLOTS[slot] for slot in slots_left(s, seat, ask.building)]


def answer_slot(s: ViscountsState, ask: AskSlot, seat: int, action: EmptySlot, emit: Emit | None) -> None:
    leave_slot(s, seat, ask.building, action.slot, ask.here, emit)


def why_not_slot(s: ViscountsState, ask: AskSlot, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, EmptySlot):
        return None
    return Refusal("VW-6.5", NOT_SUCH_A_BUILDING, slot=SLOTS[action.slot])


def spot_options(s: ViscountsState, ask: AskSpot, seat: int) -> list[Action]:
    return [BUILD_ONS[spot] for spot in free_spots(s, seat, ask.here)]


def answer_spot(s: ViscountsState, ask: AskSpot, seat: int, action: BuildOn, emit: Emit | None) -> None:
    come_to_spot(s, seat, ask.slot, action.spot, emit)


def why_not_spot(s: ViscountsState, ask: AskSpot, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, BuildOn):
        return None
    return Refusal("VW-6.4", SPOT_NOT_FREE, spot=SPOTS[action.spot])


EFFECTS[BuildFree] = do_build_free
POSSIBLE[BuildFree] = can_build


def add_to(rules: Rules) -> None:
    rules.question(AskSlot, rule="VW-6.5", options=slot_options, answer=answer_slot, why_not=why_not_slot)
    rules.question(AskSpot, rule="VW-6.4", options=spot_options, answer=answer_spot, why_not=why_not_spot)
