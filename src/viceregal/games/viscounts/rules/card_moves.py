"""VW-4.3 to VW-4.6: discarding, destroying, shuffling, rearranging and hiring."""

from __future__ import annotations

from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import (
    ARRANGEMENTS,
    DECLINE,
    DESTROY_TOP,
    DESTROYS,
    DISCARD_TOP,
    DISCARDS,
    HIRES,
    ORDERS,
    REVEALS,
    TURN_UPS,
    Arrange,
    DestroyCard,
    DestroyTop,
    DiscardCard,
    DiscardTop,
    Hire,
    Reveal,
    TurnUp,
)
from viceregal.games.viscounts.rules.cards.deck import CARDS, CORNER, NO_CARD, VALUE
from viceregal.games.viscounts.rules.effects import (
    NOTHING,
    SILVER,
    Destroy,
    Discard,
    FreeHire,
    Rearrange,
    Shuffle,
)
from viceregal.games.viscounts.rules.events import (
    DESTROYING,
    DISCARDING,
    CardDestroyed,
    CardDiscarded,
    CardTurnedUp,
    Declined,
    Hired,
    Rearranged,
    Shuffled,
)
from viceregal.games.viscounts.rules.frames import (
    TO_DESTROY,
    TO_DISCARD,
    AskDestroy,
    AskDiscard,
    AskHire,
    AskRearrange,
    AskReveal,
    AskTurnUp,
    Resolve,
)
from viceregal.games.viscounts.rules.gains import check_for_criminals, gain_goods
from viceregal.games.viscounts.rules.player_board import DISCARD_ON_HIRE, MIN_CARDS
from viceregal.games.viscounts.rules.playing import play_card
from viceregal.games.viscounts.rules.refusals import CARDS_KEEP_SPACES, NOT_IN_HAND, NOT_ON_TOP
from viceregal.games.viscounts.rules.resolving import EFFECTS, POSSIBLE, nothing_happens
from viceregal.games.viscounts.rules.state import ViscountsState

# Discard and destroy ----------------------------------------------------------------------------------------------


def has_cards_to_lose(s: ViscountsState, seat: int) -> bool:
    """VW-4.3: in hand, or in the draw pile, which the discards can become."""
    return bool(s.hands[seat] or s.draws[seat] or s.discards[seat])


def can_discard(s: ViscountsState, seat: int, effect: Discard) -> bool:
    return has_cards_to_lose(s, seat)


def can_destroy(s: ViscountsState, seat: int, effect: Destroy) -> bool:
    """VW-4.2: three cards are left to everybody."""
    return s.card_count(seat) > MIN_CARDS and has_cards_to_lose(s, seat)


def do_discard(s: ViscountsState, seat: int, effect: Discard, emit: Emit | None) -> None:
    if not has_cards_to_lose(s, seat):
        nothing_happens(seat, effect, emit)
    else:
        s.todo.append(AskDiscard(seat, 1) if effect.count == 1 else AskDiscard(seat, effect.count))


def do_destroy(s: ViscountsState, seat: int, effect: Destroy, emit: Emit | None) -> None:
    if not can_destroy(s, seat, effect):
        nothing_happens(seat, effect, emit)
    else:
        s.todo.append(AskDestroy(seat, 1) if effect.count == 1 else AskDestroy(seat, effect.count))


def discard_options(s: ViscountsState, ask: AskDiscard, seat: int) -> list[Action]:
    options = [DISCARDS[card] for card in s.hands[seat]]
    if s.draws[seat] or s.discards[seat]:
        options.append(DISCARD_TOP)
    options.append(DECLINE)
    return options


def answer_discard(s: ViscountsState, ask: AskDiscard, seat: int, action: Action, emit: Emit | None) -> None:
    if not isinstance(action, DiscardCard | DiscardTop):
        declined(seat, DISCARDING, emit)
        return
    if ask.count > 1:
        s.todo.append(Resolve(seat, Discard(ask.count - 1)))
    if isinstance(action, DiscardCard):
        leave_hand(s, seat, action.card)
        discard(s, seat, action.card, True, emit)
    else:
        reveal_top(s, seat, TO_DISCARD, emit)


def destroy_options(s: ViscountsState, ask: AskDestroy, seat: int) -> list[Action]:
    options = [DESTROYS[card] for card in s.hands[seat]]
    if s.draws[seat] or s.discards[seat]:
        options.append(DESTROY_TOP)
    options.append(DECLINE)
    return options


def answer_destroy(s: ViscountsState, ask: AskDestroy, seat: int, action: Action, emit: Emit | None) -> None:
    if not isinstance(action, DestroyCard | DestroyTop):
        declined(seat, DESTROYING, emit)
        return
    if ask.count > 1:
        s.todo.append(Resolve(seat, Destroy(ask.count - 1)))
    if isinstance(action, DestroyCard):
        leave_hand(s, seat, action.card)
        destroy(s, seat, action.card, True, emit)
    else:
        reveal_top(s, seat, TO_DESTROY, emit)


def why_not_lose(
    s: ViscountsState, ask: AskDiscard | AskDestroy, seat: int, action: Action
) -> Refusal | None:
    if isinstance(action, DiscardCard | DestroyCard):
        return Refusal("VW-4.3", NOT_IN_HAND, card=CARDS[action.card])
    return None


def declined(seat: int, offer: int, emit: Emit | None) -> None:
    if emit is not None:
        emit(Declined(seat, offer))


def leave_hand(s: ViscountsState, seat: int, card: int) -> None:
    s.hands[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)


def discard(s: ViscountsState, seat: int, card: int, from_hand: bool, emit: Emit | None) -> None:
    s.discards[seat].append(card)
    if emit is not None:
        emit(CardDiscarded(seat, card, from_hand))


def destroy(s: ViscountsState, seat: int, card: int, from_hand: bool, emit: Emit | None) -> None:
    """VW-4.3: out of the game, for silver equal to its value."""
    s.gone.append(card)
    if emit is not None:
        emit(CardDestroyed(seat, card, from_hand))
    gain_goods(s, seat, SILVER, VALUE[card], emit)


# The draw pile ----------------------------------------------------------------------------------------------------


def shuffle(s: ViscountsState, seat: int, emit: Emit | None) -> None:
    """VW-4.4, VW-4.5: the discards are mixed into the draw pile. If that was empty, everybody knows the hand."""
    draws, discards = s.draws[seat], s.discards[seat]
    if not draws:
        s.known[seat] = sorted(s.hands[seat])
    draws.extend(discards)
    draws.sort()
    discards.clear()
    if emit is not None:
        emit(Shuffled(seat))
    check_for_criminals(s, seat, emit)


def do_shuffle(s: ViscountsState, seat: int, effect: Shuffle, emit: Emit | None) -> None:
    if s.discards[seat]:
        shuffle(s, seat, emit)
    else:
        nothing_happens(seat, effect, emit)


def can_shuffle(s: ViscountsState, seat: int, effect: Shuffle) -> bool:
    return bool(s.discards[seat])


def reveal_top(s: ViscountsState, seat: int, purpose: int, emit: Emit | None) -> None:
    """VW-4.3, VW-5.2: the unseen top card; an empty pile is shuffled first."""
    if not s.draws[seat]:
        shuffle(s, seat, emit)
    s.todo.append(AskReveal(seat, purpose))


def reveal_options(s: ViscountsState, ask: AskReveal, seat: int) -> list[Action]:
    return [REVEALS[card] for card in s.draws[ask.seat]]


def sample_reveal(s: ViscountsState, ask: AskReveal, chance: Chance) -> Action:
    return REVEALS[chance.pick(s.draws[ask.seat])]


def answer_reveal(s: ViscountsState, ask: AskReveal, seat: int, action: Reveal, emit: Emit | None) -> None:
    owner, card = ask.seat, action.card
    s.draws[owner].remove(card)
    if ask.purpose == TO_DISCARD:
        discard(s, owner, card, False, emit)
    elif ask.purpose == TO_DESTROY:
        destroy(s, owner, card, False, emit)
    else:
        play_card(s, owner, card, emit)


# Rearrange --------------------------------------------------------------------------------------------------------


def can_rearrange(s: ViscountsState, seat: int, effect: Rearrange) -> bool:
    lying = 0
    for space in range(3 * seat, 3 * seat + 3):
        if s.board[space] != NO_CARD:
            lying += 1
    return lying > 1


def do_rearrange(s: ViscountsState, seat: int, effect: Rearrange, emit: Emit | None) -> None:
    if can_rearrange(s, seat, effect):
        s.todo.append(AskRearrange(seat))
    else:
        nothing_happens(seat, effect, emit)


def rearrange_options(s: ViscountsState, ask: AskRearrange, seat: int) -> list[Action]:
    """VW-R10: the cards keep the occupied spaces."""
    first = 3 * seat
    empty = [space for space in range(3) if s.board[first + space] == NO_CARD]
    if not empty:
        return ARRANGEMENTS[:]
    return [ARRANGEMENTS[i] for i in range(len(ORDERS)) if ORDERS[i][empty[0]] == empty[0]]


def answer_rearrange(
    s: ViscountsState, ask: AskRearrange, seat: int, action: Arrange, emit: Emit | None
) -> None:
    first = 3 * seat
    lay = s.board[first : first + 3]
    order = ORDERS[action.order]
    for space in range(3):
        s.board[first + space] = lay[order[space]]
    if emit is not None:
        emit(Rearranged(seat, action.order))


def why_not_rearrange(s: ViscountsState, ask: AskRearrange, seat: int, action: Action) -> Refusal | None:
    return Refusal("VW-R10", CARDS_KEEP_SPACES) if isinstance(action, Arrange) else None


# Hire -------------------------------------------------------------------------------------------------------------


def uncover(s: ViscountsState, segment: int) -> None:
    """The top card is taken away: the next one comes to light, before anything else happens."""
    s.tops[segment] = NO_CARD
    if s.below[segment]:
        s.todo.append(AskTurnUp(segment))


def hire(s: ViscountsState, seat: int, segment: int, silver: int, emit: Emit | None) -> None:
    """VW-4.6, VW-8.1, VW-6.5: into the discard pile; its corner effect, and perhaps a discard for the first workshop."""
    card = s.tops[segment]
    s.goods[seat * 4 + SILVER] -= silver
    s.discards[seat].append(card)
    if emit is not None:
        emit(Hired(seat, card, silver))
    if s.slots[seat] & DISCARD_ON_HIRE:
        s.todo.append(Resolve(seat, Discard(1)))
    if CORNER[card] is not NOTHING:
        s.todo.append(Resolve(seat, CORNER[card]))
    uncover(s, segment)


def is_still_hidden(tops: list[int], below: list[int]) -> bool:
    """Is some next card not turned up yet? Only so where a foretelling goes on without it: then it may be any."""
    return any([tops[segment] == NO_CARD and below[segment] > 0 for segment in range(len(tops))])


def can_hire(s: ViscountsState, seat: int, effect: FreeHire) -> bool:
    return max(s.tops) != NO_CARD or is_still_hidden(s.tops, s.below)


def do_free_hire(s: ViscountsState, seat: int, effect: FreeHire, emit: Emit | None) -> None:
    if can_hire(s, seat, effect):
        s.todo.append(AskHire(seat))
    else:
        nothing_happens(seat, effect, emit)


def hire_options(s: ViscountsState, ask: AskHire, seat: int) -> list[Action]:
    return [HIRES[card] for card in s.tops if card != NO_CARD]


def answer_hire(s: ViscountsState, ask: AskHire, seat: int, action: Hire, emit: Emit | None) -> None:
    hire(s, seat, s.tops.index(action.card), 0, emit)


def why_not_hire(s: ViscountsState, ask: AskHire, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Hire):
        return None
    return Refusal("VW-4.6", NOT_ON_TOP, card=CARDS[action.card])


def turn_up_options(s: ViscountsState, ask: AskTurnUp, seat: int) -> list[Action]:
    return [TURN_UPS[card] for card in s.pool]


def sample_turn_up(s: ViscountsState, ask: AskTurnUp, chance: Chance) -> Action:
    return TURN_UPS[chance.pick(s.pool)]


def answer_turn_up(s: ViscountsState, ask: AskTurnUp, seat: int, action: TurnUp, emit: Emit | None) -> None:
    s.pool.remove(action.card)
    s.below[ask.segment] -= 1
    s.tops[ask.segment] = action.card
    if emit is not None:
        emit(CardTurnedUp(ask.segment, action.card))


EFFECTS[Discard] = do_discard
EFFECTS[Destroy] = do_destroy
EFFECTS[Shuffle] = do_shuffle
EFFECTS[Rearrange] = do_rearrange
EFFECTS[FreeHire] = do_free_hire
POSSIBLE[Discard] = can_discard
POSSIBLE[Destroy] = can_destroy
POSSIBLE[Shuffle] = can_shuffle
POSSIBLE[Rearrange] = can_rearrange
POSSIBLE[FreeHire] = can_hire


def add_to(rules: Rules) -> None:
    rules.question(
        AskDiscard, rule="VW-4.3", options=discard_options, answer=answer_discard, why_not=why_not_lose
    )
    rules.question(
        AskDestroy, rule="VW-4.3", options=destroy_options, answer=answer_destroy, why_not=why_not_lose
    )
    rules.question(
        AskReveal, rule="VW-4.3", options=reveal_options, answer=answer_reveal, sample=sample_reveal
    )
    rules.question(
        AskRearrange,
        rule="VW-4.1",
        options=rearrange_options,
        answer=answer_rearrange,
        why_not=why_not_rearrange,
    )
    rules.question(AskHire, rule="VW-4.6", options=hire_options, answer=answer_hire, why_not=why_not_hire)
    rules.question(
        AskTurnUp, rule="VW-1.2", options=turn_up_options, answer=answer_turn_up, sample=sample_turn_up
    )
    rules.may_wait(AskTurnUp)
