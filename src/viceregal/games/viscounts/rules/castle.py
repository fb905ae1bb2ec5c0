"""VW-7: workers in the castle, their groups of three, the crowd, and the castle leader."""

from __future__ import annotations

from typing import Final

from viceregal.core.errors import Refusal
from viceregal.core.records import NOBODY, Action, Effect, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import (
    BUMPS,
    DECLINE,
    GROUPS,
    PLACE_INS,
    SHIFTS,
    Bump,
    PlaceIn,
    ResolveGroup,
    Shift,
)
from viceregal.games.viscounts.rules.board import (
    BUMPED_FROM_FIRST,
    BUMPED_FROM_SECOND,
    CLOCKWISE,
    ROOM,
    SECOND_TIER,
    SECTIONS,
    SEGMENT_COUNT,
    THIRD_TIER,
    section_at,
)
from viceregal.games.viscounts.rules.card_moves import declined
from viceregal.games.viscounts.rules.effects import CastleMove, PlaceFree
from viceregal.games.viscounts.rules.events import (
    SHIFTING,
    LeaderTaken,
    WorkerBumped,
    WorkerRose,
    WorkerShifted,
    WorkersPlaced,
    WorkersSpread,
)
from viceregal.games.viscounts.rules.frames import (
    AskBump,
    AskGroup,
    AskSection,
    AskShift,
    Crowding,
    FirstTier,
    SecondTier,
    Sideways,
)
from viceregal.games.viscounts.rules.refusals import NO_THREE_WORKERS, NO_WORKER_BELOW, NO_WORKER_OF_THEIRS
from viceregal.games.viscounts.rules.resolving import EFFECTS, POSSIBLE, carry_out, nothing_happens
from viceregal.games.viscounts.rules.solo_events import BUMP_HUMAN, CLOCKWISE_GROUP, AiReasoned
from viceregal.games.viscounts.rules.state import MAX_SEATS, ViscountsState

GROUP: Final = 3


def place_workers(s: ViscountsState, seat: int, section: int, count: int, emit: Emit | None) -> None:
    """VW-6.6, VW-7.6, VW-R15: into the first tier, as many as there are; then the castle is resolved."""
    placed = min(count, s.supply[seat])
    s.supply[seat] -= placed
    s.first_tier[section * MAX_SEATS + seat] += placed
    if emit is not None:
        emit(WorkersPlaced(seat, section, placed))
    resolve_castle(s, seat)


def resolve_castle(s: ViscountsState, seat: int) -> None:
    """VW-7.1 to VW-7.4, unless that is under way: then it comes by itself to what has changed (VW-R24)."""
    waiting = FirstTier(seat)
    for frame in s.todo:
        if frame is waiting or frame == waiting:
            return
    s.todo.append(waiting)


# The first tier ---------------------------------------------------------------------------------------------------


def groups(s: ViscountsState, seat: int) -> list[int]:
    """Sections of the first tier with three or more own workers."""
    return [section for section in range(SEGMENT_COUNT) if s.first_tier[section * MAX_SEATS + seat] >= GROUP]


def first_tier(s: ViscountsState, frame: FirstTier, emit: Emit | None) -> None:
    """VW-7.1: group after group, in the order the player likes; the AI goes clockwise from its viscount (VW-12.5)."""
    seat = frame.seat
    found = groups(s, seat)
    if not found:
        s.todo.append(SecondTier(seat))
    elif len(found) == 1:
        resolve_group(s, seat, found[0], emit)
    elif seat == s.ai:
        here = section_at(s.layout, s.segment_of(seat))
        first = min([(section - here) % SEGMENT_COUNT for section in found])
        if emit is not None:
            emit(AiReasoned(CLOCKWISE_GROUP))
        resolve_group(s, seat, (here + first) % SEGMENT_COUNT, emit)
    else:
        s.todo.append(AskGroup(seat))


def resolve_group(s: ViscountsState, seat: int, section: int, emit: Emit | None) -> None:
    """One worker goes inward and its effect is resolved at once; then two go sideways."""
    s.first_tier[section * MAX_SEATS + seat] -= 1
    s.second_tier[section * MAX_SEATS + seat] += 1
    if emit is not None:
        emit(WorkerRose(seat, section, 2))
    s.todo.append(FirstTier(seat))
    s.todo.append(Sideways(seat, section))
    carry_out(s, seat, SECOND_TIER[section], emit)


def sideways(s: ViscountsState, frame: Sideways, emit: Emit | None) -> None:
    """VW-7.1, VW-R24: clockwise first, with those that are still there."""
    seat, section = frame.seat, frame.section
    going = min(2, s.first_tier[section * MAX_SEATS + seat])
    sections = [(section + (1 if number == 0 else -1)) % SEGMENT_COUNT for number in range(going)]
    for neighbour in sections:
        s.first_tier[section * MAX_SEATS + seat] -= 1
        s.first_tier[neighbour * MAX_SEATS + seat] += 1
    if emit is not None:
        emit(WorkersSpread(seat, section, going, tuple(sections)))


def group_options(s: ViscountsState, ask: AskGroup, seat: int) -> list[Action]:
    return [GROUPS[section] for section in groups(s, seat)]


def answer_group(
    s: ViscountsState, ask: AskGroup, seat: int, action: ResolveGroup, emit: Emit | None
) -> None:
    resolve_group(s, seat, action.section, emit)


def why_not_group(s: ViscountsState, ask: AskGroup, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, ResolveGroup):
        return None
    return Refusal("VW-7.1", NO_THREE_WORKERS, section=SECTIONS[action.section])


# The second and third tier ----------------------------------------------------------------------------------------


def second_tier(s: ViscountsState, frame: SecondTier, emit: Emit | None) -> None:
    """VW-7.2: one worker of each group goes to the third tier, for a resource; nobody goes sideways."""
    seat = frame.seat
    for section in range(SEGMENT_COUNT):
        if s.second_tier[section * MAX_SEATS + seat] >= GROUP:
            s.second_tier[section * MAX_SEATS + seat] -= 1
            s.third_tier[seat] += 1
            if emit is not None:
                emit(WorkerRose(seat, section, 3))
            claim_leader(s, seat, emit)
            s.todo.append(frame)
            carry_out(s, seat, THIRD_TIER, emit)
            return
    s.todo.append(Crowding(seat))


def claim_leader(s: ViscountsState, seat: int, emit: Emit | None) -> None:
    """VW-7.4: the first there, and then whoever has more."""
    holder = s.leader
    if holder == seat or (holder != NOBODY and s.third_tier[seat] <= s.third_tier[holder]):
        return
    s.leader = seat
    if emit is not None:
        emit(LeaderTaken(seat))


# Too many ---------------------------------------------------------------------------------------------------------


def crowding(s: ViscountsState, frame: Crowding, emit: Emit | None) -> None:
    """VW-7.3: sections of the lower tiers hold three workers; one after the other is bumped."""
    for tier, workers in ((1, s.first_tier), (2, s.second_tier)):
        for section in range(SEGMENT_COUNT):
            first = section * MAX_SEATS
            if workers[first] + workers[first + 1] + workers[first + 2] + workers[first + 3] > ROOM:
                s.todo.append(frame)
                ask_bump(s, frame.seat, tier, section, emit)
                return


def ask_bump(s: ViscountsState, seat: int, tier: int, section: int, emit: Emit | None) -> None:
    owners = owners_in(s, tier, section)
    if seat == s.ai or len(owners) == 1:  # VW-12.5: the human first
        if emit is not None and seat == s.ai and len(owners) > 1:
            emit(AiReasoned(BUMP_HUMAN))
        bump(s, seat, owners[0], tier, section, emit)
    else:
        s.todo.append(AskBump(seat, tier, section))


def owners_in(s: ViscountsState, tier: int, section: int) -> list[int]:
    workers = s.first_tier if tier == 1 else s.second_tier
    return [seat for seat in range(s.seats) if workers[section * MAX_SEATS + seat]]


def bump(s: ViscountsState, seat: int, owner: int, tier: int, section: int, emit: Emit | None) -> None:
    """The worker goes back to its owner's supply, who is paid for it."""
    workers = s.first_tier if tier == 1 else s.second_tier
    workers[section * MAX_SEATS + owner] -= 1
    s.supply[owner] += 1
    if emit is not None:
        emit(WorkerBumped(seat, owner, tier, section))
    reward: Effect = BUMPED_FROM_FIRST if tier == 1 else BUMPED_FROM_SECOND
    carry_out(s, owner, reward, emit)


def bump_options(s: ViscountsState, ask: AskBump, seat: int) -> list[Action]:
    return [BUMPS[owner] for owner in owners_in(s, ask.tier, ask.section)]


def answer_bump(s: ViscountsState, ask: AskBump, seat: int, action: Bump, emit: Emit | None) -> None:
    bump(s, seat, action.seat, ask.tier, ask.section, emit)


def why_not_bump(s: ViscountsState, ask: AskBump, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Bump):
        return None
    return Refusal("VW-7.3", NO_WORKER_OF_THEIRS, seat=str(action.seat))


# Castle moves and free workers ------------------------------------------------------------------------------------


def can_move_worker(s: ViscountsState, seat: int, effect: CastleMove) -> bool:
    return any([s.first_tier[section * MAX_SEATS + seat] for section in range(SEGMENT_COUNT)])


def do_castle_move(s: ViscountsState, seat: int, effect: CastleMove, emit: Emit | None) -> None:
    if can_move_worker(s, seat, effect):
        s.todo.append(AskShift(seat))
    else:
        nothing_happens(seat, effect, emit)


def shift_options(s: ViscountsState, ask: AskShift, seat: int) -> list[Action]:
    options: list[Action] = []
    for section in range(SEGMENT_COUNT):
        if s.first_tier[section * MAX_SEATS + seat]:
            options.extend(SHIFTS[section])
    options.append(DECLINE)
    return options


def answer_shift(s: ViscountsState, ask: AskShift, seat: int, action: Action, emit: Emit | None) -> None:
    if not isinstance(action, Shift):
        declined(seat, SHIFTING, emit)
        return
    section = action.section
    neighbour = (section + (1 if action.direction == CLOCKWISE else -1)) % SEGMENT_COUNT
    s.first_tier[section * MAX_SEATS + seat] -= 1
    s.first_tier[neighbour * MAX_SEATS + seat] += 1
    if emit is not None:
        emit(WorkerShifted(seat, section, action.direction, neighbour))
    resolve_castle(s, seat)


def why_not_shift(s: ViscountsState, ask: AskShift, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Shift):
        return None
    return Refusal("VW-7.8", NO_WORKER_BELOW, section=SECTIONS[action.section])


def can_place(s: ViscountsState, seat: int, effect: PlaceFree) -> bool:
    return s.supply[seat] > 0


def do_place_free(s: ViscountsState, seat: int, effect: PlaceFree, emit: Emit | None) -> None:
    if can_place(s, seat, effect):
        s.todo.append(AskSection(seat, effect.count))
    else:
        nothing_happens(seat, effect, emit)


def section_options(s: ViscountsState, ask: AskSection, seat: int) -> list[Action]:
    return PLACE_INS[:]


def answer_section(s: ViscountsState, ask: AskSection, seat: int, action: PlaceIn, emit: Emit | None) -> None:
    place_workers(s, seat, action.section, ask.count, emit)


EFFECTS[CastleMove] = do_castle_move
EFFECTS[PlaceFree] = do_place_free
POSSIBLE[CastleMove] = can_move_worker
POSSIBLE[PlaceFree] = can_place


def add_to(rules: Rules) -> None:
    rules.step(FirstTier, first_tier)
    rules.step(Sideways, sideways)
    rules.step(SecondTier, second_tier)
    rules.step(Crowding, crowding)
    rules.question(AskGroup, rule="VW-7.1", options=group_options, answer=answer_group, why_not=why_not_group)
    rules.question(AskBump, rule="VW-7.3", options=bump_options, answer=answer_bump, why_not=why_not_bump)
    rules.question(AskShift, rule="VW-7.8", options=shift_options, answer=answer_shift, why_not=why_not_shift)
    rules.question(AskSection, rule="VW-7.6", options=section_options, answer=answer_section)
