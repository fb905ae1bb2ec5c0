"""VW-12.4 to VW-12.8: what effects mean to the AI. It is never asked: every choice is laid down."""

from __future__ import annotations

from typing import Final

from viceregal.core.chance import Chance
from viceregal.core.records import NOBODY, Action, Effect, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import SCHEME_REVEALS, RevealScheme
from viceregal.games.viscounts.rules.board import next_segment, river_side, section_at
from viceregal.games.viscounts.rules.building import come_to_spot, free_spots, slots_left
from viceregal.games.viscounts.rules.card_moves import uncover
from viceregal.games.viscounts.rules.cards.ai_boards import (
    ON_FLIP,
    ON_SCHEME_GAINED,
    ON_SHUFFLE,
    ON_SHUFFLE_TOO,
    WHEN_BUILT,
)
from viceregal.games.viscounts.rules.cards.deck import CORNER, FIRST_PRINTED, NO_CARD
from viceregal.games.viscounts.rules.castle import place_workers
from viceregal.games.viscounts.rules.effects import (
    A_DEBT,
    A_DEED,
    DEBT,
    DEED,
    EITHER,
    RESOURCE,
    SILVER,
    TRADING_POST,
    VIRTUE,
    WORKSHOP,
    BuildFree,
    CastleMove,
    Destroy,
    Discard,
    DismissAdjacent,
    Flip,
    FreeHire,
    FreeManuscript,
    Gain,
    GainScheme,
    OneOf,
    PlaceFree,
    Rearrange,
    Shuffle,
)
from viceregal.games.viscounts.rules.events import Shuffled
from viceregal.games.viscounts.rules.frames import AskFuture, Resolve
from viceregal.games.viscounts.rules.gains import (
    check_for_criminals,
    gain_deeds,
    gain_goods,
    move_marker,
    take_debt,
    turn_over,
)
from viceregal.games.viscounts.rules.player_board import SLOTS_PER_BUILDING
from viceregal.games.viscounts.rules.resolving import AI_EFFECTS, EFFECTS, carry_out, nothing_happens
from viceregal.games.viscounts.rules.solo_events import (
    FEWER_DEBTS,
    FEWER_DEEDS,
    FIRST_OPTION,
    NEXT_MANUSCRIPT,
    NEXT_SPOT,
    ONLY_DEBT,
    ONLY_DEED,
    OWN_MANUSCRIPT,
    OWN_SECTION,
    SHUFFLE_CRIMINALS,
    SHUFFLE_HONEST,
    SLOT_BUILT,
    SLOT_FLIP,
    SLOT_SCHEME,
    SLOT_SHUFFLE,
    TIE_DEBT,
    AiConverted,
    AiDismissed,
    AiReasoned,
    AiTook,
    SchemeGained,
)
from viceregal.games.viscounts.rules.state import ACQUIRED, APPROVED, PAID, UNPAID, ViscountsState
from viceregal.games.viscounts.rules.transcribing import is_free, transcribe_at

FLIP_SLOT: Final = 1 << (TRADING_POST * SLOTS_PER_BUILDING + 2)
SCHEME_SLOT: Final = 1 << (WORKSHOP * SLOTS_PER_BUILDING)
SHUFFLE_SLOT: Final = 1 << (WORKSHOP * SLOTS_PER_BUILDING + 1)
SHUFFLE_SLOT_TOO: Final = 1 << (WORKSHOP * SLOTS_PER_BUILDING + 2)
FIRST_TRADING_POST: Final = TRADING_POST * SLOTS_PER_BUILDING

A_RESOURCE: Final = Gain(RESOURCE, 1)
A_VIRTUE: Final = Gain(VIRTUE, 1)
A_FLIP: Final = Flip(EITHER, 1)
A_SCHEME: Final = GainScheme()
SILVER_FOR_RESOURCE: Final = 2


def reasoned(reason: int, emit: Emit | None) -> None:
    """What it does next is laid down by a rule: it is told which."""
    if emit is not None:
        emit(AiReasoned(reason))


def converted(s: ViscountsState, effect: Effect, into: Effect, times: int, emit: Emit | None) -> None:
    """VW-12.8: the effect means something else, so many times."""
    for _ in range(times):
        if emit is not None:
            emit(AiConverted(effect, into))
        carry_out(s, s.ai, into, emit)


def ai_gain(s: ViscountsState, seat: int, effect: Gain, emit: Emit | None) -> None:
    """VW-R12: two silver are a resource, what is over is lost."""
    thing, count = effect.thing, effect.count
    if thing == SILVER:
        if count < SILVER_FOR_RESOURCE:
            nothing_happens(seat, effect, emit)
        converted(s, effect, A_RESOURCE, count // SILVER_FOR_RESOURCE, emit)
    elif thing < RESOURCE:
        gain_goods(s, seat, thing, count, emit)
    elif thing == RESOURCE:
        for _ in range(count):
            take_by_chart(s, emit)
    elif thing == DEBT:
        for _ in range(count):
            take_debt(s, seat, emit)
    elif thing == DEED:
        gain_deeds(s, seat, count, emit)
    else:
        move_marker(s, seat, thing, count, emit)


def take_by_chart(s: ViscountsState, emit: Emit | None) -> None:
    """VW-12.7: the first kind of which it has too few."""
    for good, enough in s.variant.ai_board.chart:
        have = s.goods[s.ai * 4 + good]
        if have < enough:
            s.goods[s.ai * 4 + good] += 1
            if emit is not None:
                emit(AiTook(good, have, enough))
            return


def ai_flip(s: ViscountsState, seat: int, effect: Flip, emit: Emit | None) -> None:
    """VW-12.7: the kind it has flipped less often, a debt at a tie; VW-12.8: a virtue if it can flip nothing."""
    for _ in range(effect.count):
        debt = effect.paper != A_DEED and s.papers[seat * 4 + UNPAID] > 0
        deed = effect.paper != A_DEBT and s.papers[seat * 4 + ACQUIRED] > 0
        if not debt and not deed:
            converted(s, effect, A_VIRTUE, 1, emit)
            continue
        if debt and deed:
            paid, approved = s.papers[seat * 4 + PAID], s.papers[seat * 4 + APPROVED]
            debt = paid <= approved
            reasoned(TIE_DEBT if paid == approved else FEWER_DEBTS if debt else FEWER_DEEDS, emit)
        elif effect.paper == EITHER:
            reasoned(ONLY_DEBT if debt else ONLY_DEED, emit)
        turn_over(s, seat, A_DEBT if debt else A_DEED, emit)
        if debt:
            take_by_chart(s, emit)
        if s.slots[seat] & FLIP_SLOT:
            reasoned(SLOT_FLIP, emit)
            carry_out(s, seat, ON_FLIP, emit)


def ai_rearrange(s: ViscountsState, seat: int, effect: Rearrange, emit: Emit | None) -> None:
    converted(s, effect, A_RESOURCE, 1, emit)


def ai_destroy(s: ViscountsState, seat: int, effect: Destroy, emit: Emit | None) -> None:
    converted(s, effect, A_FLIP, effect.count, emit)


def ai_discard(s: ViscountsState, seat: int, effect: Discard, emit: Emit | None) -> None:
    converted(s, effect, A_VIRTUE, effect.count, emit)


def ai_castle_move(s: ViscountsState, seat: int, effect: CastleMove, emit: Emit | None) -> None:
    converted(s, effect, A_VIRTUE, 1, emit)


def ai_free_hire(s: ViscountsState, seat: int, effect: FreeHire, emit: Emit | None) -> None:
    converted(s, effect, A_SCHEME, 1, emit)


def ai_first_option(s: ViscountsState, seat: int, effect: OneOf, emit: Emit | None) -> None:
    """VW-12.5: always the first."""
    reasoned(FIRST_OPTION, emit)
    carry_out(s, seat, effect.parts[0], emit)


# Schemes ----------------------------------------------------------------------------------------------------------


def gain_scheme(s: ViscountsState, seat: int, effect: GainScheme, emit: Emit | None) -> None:
    if s.future:
        s.todo.append(AskFuture())
    else:
        converted(s, effect, A_FLIP, 1, emit)


def future_options(s: ViscountsState, ask: AskFuture, seat: int) -> list[Action]:
    return [SCHEME_REVEALS[scheme] for scheme in s.future]


def sample_future(s: ViscountsState, ask: AskFuture, chance: Chance) -> Action:
    return SCHEME_REVEALS[chance.pick(s.future)]


def answer_future(
    s: ViscountsState, ask: AskFuture, seat: int, action: RevealScheme, emit: Emit | None
) -> None:
    s.future.remove(action.scheme)
    s.scheme_discards.append(action.scheme)
    if emit is not None:
        emit(SchemeGained(action.scheme))
    if s.slots[s.ai] & SCHEME_SLOT:
        reasoned(SLOT_SCHEME, emit)
        carry_out(s, s.ai, ON_SCHEME_GAINED, emit)


def shuffle_schemes(s: ViscountsState, emit: Emit | None) -> None:
    """VW-12.1, VW-4.5: with the criminal check, and what two workshops give for it."""
    s.scheme_pile.extend(s.scheme_discards)
    s.scheme_pile.sort()
    s.scheme_discards.clear()
    if emit is not None:
        emit(Shuffled(s.ai))
    reasoned(SHUFFLE_CRIMINALS if s.criminals(s.ai) else SHUFFLE_HONEST, emit)
    check_for_criminals(s, s.ai, emit)
    if s.slots[s.ai] & SHUFFLE_SLOT:
        reasoned(SLOT_SHUFFLE, emit)
        carry_out(s, s.ai, ON_SHUFFLE, emit)
    if s.slots[s.ai] & SHUFFLE_SLOT_TOO:
        reasoned(SLOT_SHUFFLE, emit)
        carry_out(s, s.ai, ON_SHUFFLE_TOO, emit)


def ai_shuffle(s: ViscountsState, seat: int, effect: Shuffle, emit: Emit | None) -> None:
    if s.scheme_discards:
        shuffle_schemes(s, emit)
    else:
        nothing_happens(seat, effect, emit)


def dismiss_adjacent(s: ViscountsState, seat: int, effect: DismissAdjacent, emit: Emit | None) -> None:
    """VW-12.8, VW-R14: at no cost; the printed townsfolk stays where it is (VW-6.2)."""
    segment = s.segment_of(seat)
    card = s.tops[segment]
    if card == NO_CARD:
        card = FIRST_PRINTED + segment
    if emit is not None:
        emit(AiDismissed(card))
    s.todo.append(Resolve(seat, CORNER[card]))
    if card < FIRST_PRINTED:
        s.gone.append(card)
        uncover(s, segment)


# Free buildings, workers, manuscripts -----------------------------------------------------------------------------


def ai_build_free(s: ViscountsState, seat: int, effect: BuildFree, emit: Emit | None) -> None:
    """VW-12.4: the first free spot clockwise from its side of the river, over rivers and borders."""
    if not slots_left(s, seat, effect.building) or not free_spots(s, seat, False):
        nothing_happens(seat, effect, emit)
        return
    stands = s.viscounts[seat]
    spot = s.side.beside[stands // 3 * 2 + river_side(stands)][0]
    while s.spots[spot] != NOBODY:
        spot = s.side.next_spot(s.layout, spot)
    reasoned(NEXT_SPOT, emit)
    ai_build(s, effect.building, spot, emit)


def ai_build(s: ViscountsState, building: int, spot: int, emit: Emit | None) -> None:
    """The first of its slots; the first trading post gains a scheme after all else."""
    slot = slots_left(s, s.ai, building)[0]
    s.slots[s.ai] |= 1 << slot
    if slot == FIRST_TRADING_POST:
        s.todo.append(Resolve(s.ai, WHEN_BUILT))
        reasoned(SLOT_BUILT, emit)
    come_to_spot(s, s.ai, slot, spot, emit)


def ai_place_free(s: ViscountsState, seat: int, effect: PlaceFree, emit: Emit | None) -> None:
    """VW-12.5: into the section of its segment."""
    if s.supply[seat]:
        reasoned(OWN_SECTION, emit)
        place_workers(s, seat, section_at(s.layout, s.segment_of(seat)), effect.count, emit)
    else:
        nothing_happens(seat, effect, emit)


def ai_free_manuscript(s: ViscountsState, seat: int, effect: FreeManuscript, emit: Emit | None) -> None:
    """VW-12.6: of its own segment, then clockwise, the first allowed."""
    segment = s.segment_of(seat)
    for _ in range(len(s.tiles)):
        if is_free(s.tiles[segment]):
            reasoned(OWN_MANUSCRIPT if segment == s.segment_of(seat) else NEXT_MANUSCRIPT, emit)
            transcribe_at(s, seat, segment, emit)
            return
        segment = next_segment(s.layout, segment)
    nothing_happens(seat, effect, emit)


def for_the_ai_only(s: ViscountsState, seat: int, effect: Effect, emit: Emit | None) -> None:
    """No card of a player says this."""
    nothing_happens(seat, effect, emit)


AI_EFFECTS[Gain] = ai_gain
AI_EFFECTS[Flip] = ai_flip
AI_EFFECTS[Rearrange] = ai_rearrange
AI_EFFECTS[Destroy] = ai_destroy
AI_EFFECTS[Discard] = ai_discard
AI_EFFECTS[CastleMove] = ai_castle_move
AI_EFFECTS[FreeHire] = ai_free_hire
AI_EFFECTS[OneOf] = ai_first_option
AI_EFFECTS[GainScheme] = gain_scheme
AI_EFFECTS[Shuffle] = ai_shuffle
AI_EFFECTS[DismissAdjacent] = dismiss_adjacent
AI_EFFECTS[BuildFree] = ai_build_free
AI_EFFECTS[PlaceFree] = ai_place_free
AI_EFFECTS[FreeManuscript] = ai_free_manuscript
EFFECTS[GainScheme] = EFFECTS[DismissAdjacent] = for_the_ai_only


def add_to(rules: Rules) -> None:
    rules.question(
        AskFuture, rule="VW-12.8", options=future_options, answer=answer_future, sample=sample_future
    )
