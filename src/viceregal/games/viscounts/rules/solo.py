"""VW-12: the turn of the AI, row by row, each step told with its reason."""

from __future__ import annotations

from typing import Final

from viceregal.core.chance import Chance
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import SCHEME_REVEALS, RevealScheme
from viceregal.games.viscounts.rules.board import next_segment, section_at
from viceregal.games.viscounts.rules.building import free_spots, slots_left
from viceregal.games.viscounts.rules.cards.deck import NO_CARD
from viceregal.games.viscounts.rules.cards.rows import (
    TAKE_CONSTRUCT,
    TAKE_FLIP,
    TAKE_FOCUS,
    TAKE_PLACE,
    TAKE_TRANSCRIBE,
)
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.castle import place_workers
from viceregal.games.viscounts.rules.effects import (
    CORRUPTION,
    CRIMINAL,
    EITHER,
    GOLD,
    GUILDHALL,
    INK,
    STONE,
    TRADING_POST,
    WORKSHOP,
    Flip,
)
from viceregal.games.viscounts.rules.frames import COLLIDE, AiRow, AskScheme, Phase
from viceregal.games.viscounts.rules.funding import PAID_IN
from viceregal.games.viscounts.rules.gains import can_flip, move_marker
from viceregal.games.viscounts.rules.moving import arrive
from viceregal.games.viscounts.rules.player_board import BUILDING_COST, MAX_PLACED, WORKER_COST
from viceregal.games.viscounts.rules.resolving import carry_out
from viceregal.games.viscounts.rules.scoring import resources_left
from viceregal.games.viscounts.rules.solo_effects import ai_build, reasoned, shuffle_schemes
from viceregal.games.viscounts.rules.solo_events import (
    FIRST_SPOT,
    NOTHING_TO_TAKE,
    OWN_MANUSCRIPT,
    OWN_SECTION,
    TAKEN,
    TOO_DEAR,
    AiConsidered,
    AiFellBack,
    AiRowBegan,
    AiSpent,
    SchemeDropped,
    SchemeRevealed,
)
from viceregal.games.viscounts.rules.solo_icons import ai_icons
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.rules.transcribing import cost_at, transcribe_at

# VW-11.1: buildings from left to right.
BUILDING_ORDER: Final = (GUILDHALL, TRADING_POST, WORKSHOP)
MIN_PLACED: Final = 2
A_FLIP: Final = Flip(EITHER, 1)

CORRUPTION_ROW: Final = 0
BONUS_ROW: Final = 1
MOVE_ROW: Final = 2
ACTION_ROW: Final = 3


def begin_ai_turn(s: ViscountsState, emit: Emit | None) -> None:
    """VW-12.1: its cards go one space to the right, and the top scheme comes to the first."""
    dropped = s.schemes[2]
    s.schemes = [NO_CARD, s.schemes[0], s.schemes[1]]
    if dropped != NO_CARD:
        s.scheme_discards.append(dropped)
        if emit is not None:
            emit(SchemeDropped(dropped))
    s.todo.append(AiRow(CORRUPTION_ROW))
    s.todo.append(AskScheme())
    if not s.scheme_pile:
        shuffle_schemes(s, emit)


def scheme_options(s: ViscountsState, ask: AskScheme, seat: int) -> list[Action]:
    return [SCHEME_REVEALS[scheme] for scheme in s.scheme_pile]


def sample_scheme(s: ViscountsState, ask: AskScheme, chance: Chance) -> Action:
    return SCHEME_REVEALS[chance.pick(s.scheme_pile)]


def answer_scheme(
    s: ViscountsState, ask: AskScheme, seat: int, action: RevealScheme, emit: Emit | None
) -> None:
    s.scheme_pile.remove(action.scheme)
    s.schemes[0] = action.scheme
    if action.scheme in s.secret:
        s.secret.remove(action.scheme)
    if emit is not None:
        emit(SchemeRevealed(action.scheme))


def ai_row(s: ViscountsState, frame: AiRow, emit: Emit | None) -> None:
    """VW-12.2: the rows downwards, then its collision (VW-12.10)."""
    seat = s.ai
    scheme = SCHEMES[s.schemes[0]]
    s.todo.append(Phase(seat, COLLIDE) if frame.row == ACTION_ROW else AiRow(frame.row + 1))
    if frame.row == CORRUPTION_ROW:
        if scheme.corrupts:
            row_began(s, frame.row, s.criminals(seat), emit)
            move_marker(s, seat, CORRUPTION, s.criminals(seat), emit)
    elif frame.row == BONUS_ROW:
        row_began(s, frame.row, 0, emit)
        carry_out(s, seat, scheme.bonus, emit)
    elif frame.row == MOVE_ROW:
        row_began(s, frame.row, scheme.steps, emit)
        way = along_outer_path(s, s.viscounts[seat], scheme.steps)
        arrive(s, seat, way[-1], 0, tuple(way), emit)
    else:
        row_began(s, frame.row, 0, emit)
        for act in scheme.acts:
            if take(s, s.variant.ai_board.focus if act == TAKE_FOCUS else act, emit):
                return
        if emit is not None:
            emit(AiFellBack(s.schemes[0]))
        carry_out(s, seat, scheme.otherwise, emit)


def row_began(s: ViscountsState, row: int, count: int, emit: Emit | None) -> None:
    if emit is not None:
        emit(AiRowBegan(row, s.schemes[0], count))


def along_outer_path(s: ViscountsState, place: int, steps: int) -> list[int]:
    """VW-12.2: left town, right town, left town of the next segment; all of them, from where it stands."""
    way = [place]
    for _ in range(steps):
        place = place + 1 if place % 3 == 0 else next_segment(s.layout, place // 3) * 3
        way.append(place)
    return way


# Its actions ------------------------------------------------------------------------------------------------------


def take(s: ViscountsState, act: int, emit: Emit | None) -> bool:
    """The action, if it can; the AI says what it has for it."""
    if act == TAKE_CONSTRUCT:
        return ai_construct(s, emit)
    if act == TAKE_PLACE:
        return ai_place(s, emit)
    if act == TAKE_TRANSCRIBE:
        return ai_transcribe(s, emit)
    return ai_flips(s, emit)


def has_for(s: ViscountsState, act: int) -> tuple[int, int]:
    """VW-12.3: icons, criminals among them, and the resources that can fill up."""
    if act == TAKE_FLIP:
        return 0, resources_left(s, s.ai)
    counts = ai_icons(s)
    spare = s.goods[s.ai * 4 + PAID_IN[act]]
    if s.variant.ai_board.pooled:
        spare = resources_left(s, s.ai)
    return counts[act] + counts[CRIMINAL], spare


def considered(s: ViscountsState, act: int, need: int, verdict: int, emit: Emit | None) -> None:
    """The reason of each step is told."""
    if emit is not None:
        have, spare = has_for(s, act)
        emit(AiConsidered(act, need, have, spare, verdict))


def spend(s: ViscountsState, act: int, count: int, emit: Emit | None) -> None:
    """So many resources, of the action's kind; the Card AI of any (VW-12.7), and always so for its flips."""
    pays: list[int] = []
    order = [INK, GOLD, STONE] if act == TAKE_FLIP else [PAID_IN[act], INK, GOLD, STONE]
    for good in order:
        while len(pays) < count and s.goods[s.ai * 4 + good]:
            s.goods[s.ai * 4 + good] -= 1
            pays.append(good)
    if emit is not None and pays:
        emit(AiSpent(act, tuple(sorted(pays))))


def ai_construct(s: ViscountsState, emit: Emit | None) -> bool:
    """VW-12.4: the left-most building it can afford, on the first free spot of its side of the river."""
    have, spare = has_for(s, TAKE_CONSTRUCT)
    spots = free_spots(s, s.ai, True)
    left = [building for building in BUILDING_ORDER if slots_left(s, s.ai, building)]
    for building in left:
        cost = BUILDING_COST[building]
        if spots and have + spare >= cost:
            considered(s, TAKE_CONSTRUCT, cost, TAKEN, emit)
            spend(s, TAKE_CONSTRUCT, max(0, cost - have), emit)
            reasoned(FIRST_SPOT, emit)
            ai_build(s, building, spots[0], emit)
            return True
    cheapest = min([BUILDING_COST[building] for building in left], default=0)
    considered(s, TAKE_CONSTRUCT, cheapest, TOO_DEAR if spots and left else NOTHING_TO_TAKE, emit)
    return False


def ai_place(s: ViscountsState, emit: Emit | None) -> bool:
    """VW-12.5, VW-R23: as many workers as possible, never a single one but the last."""
    have, spare = has_for(s, TAKE_PLACE)
    most = max(MIN_PLACED, min(MAX_PLACED, s.supply[s.ai])) if s.supply[s.ai] else 0
    for count in range(most, MIN_PLACED - 1, -1):
        cost = WORKER_COST[count]
        if have + spare >= cost:
            considered(s, TAKE_PLACE, cost, TAKEN, emit)
            spend(s, TAKE_PLACE, max(0, cost - have), emit)
            reasoned(OWN_SECTION, emit)
            place_workers(s, s.ai, section_at(s.layout, s.segment_of(s.ai)), count, emit)
            return True
    considered(s, TAKE_PLACE, WORKER_COST[MIN_PLACED], TOO_DEAR if most else NOTHING_TO_TAKE, emit)
    return False


def ai_transcribe(s: ViscountsState, emit: Emit | None) -> bool:
    """VW-12.6: the manuscript of its segment, from the outer path."""
    have, spare = has_for(s, TAKE_TRANSCRIBE)
    segment = s.segment_of(s.ai)
    cost = cost_at(s, segment)
    taken = have + spare >= cost
    considered(s, TAKE_TRANSCRIBE, cost, TAKEN if taken else TOO_DEAR, emit)
    if taken:
        spend(s, TAKE_TRANSCRIBE, max(0, cost - have), emit)
        reasoned(OWN_MANUSCRIPT, emit)
        transcribe_at(s, s.ai, segment, emit)
    return taken


def ai_flips(s: ViscountsState, emit: Emit | None) -> bool:
    """The focus of the Card AI: resources for a flip, as often as it can (a reconstruction)."""
    cost = s.variant.ai_board.flip_cost
    able = resources_left(s, s.ai) >= cost
    verdict = NOTHING_TO_TAKE
    if can_flip(s, s.ai, A_FLIP):
        verdict = TAKEN if able else TOO_DEAR
    considered(s, TAKE_FLIP, cost, verdict, emit)
    while resources_left(s, s.ai) >= cost and can_flip(s, s.ai, A_FLIP):
        spend(s, TAKE_FLIP, cost, emit)
        carry_out(s, s.ai, A_FLIP, emit)
    return verdict == TAKEN


def add_to(rules: Rules) -> None:
    rules.step(AiRow, ai_row)
    rules.question(
        AskScheme, rule="VW-12.1", options=scheme_options, answer=answer_scheme, sample=sample_scheme
    )
