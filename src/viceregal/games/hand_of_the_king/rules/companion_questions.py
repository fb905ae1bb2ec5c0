"""HK-COM: what companions ask: whom to kill, which house, which cards to swap or to exchange."""

from __future__ import annotations

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.hand_of_the_king.rules.actions import (
    DISMISSALS,
    GIFTS,
    KILLS,
    NAMES,
    SWAPS,
    SWAPS_WITH,
    TAKES,
    Dismiss,
    Give,
    Kill,
    Name,
    Swap,
    SwapWith,
    Take,
)
from viceregal.games.hand_of_the_king.rules.banners import stir
from viceregal.games.hand_of_the_king.rules.board import (
    characters_in_areas,
    characters_in_kings_landing,
    characters_of_others,
)
from viceregal.games.hand_of_the_king.rules.cards import (
    CARDS,
    COMPANION_ROWS,
    COMPANIONS,
    EMPTY,
    HOUSE_COUNT,
    HOUSE_OF,
    VARYS,
)
from viceregal.games.hand_of_the_king.rules.effects import KINGS_LANDING
from viceregal.games.hand_of_the_king.rules.events import (
    CardPicked,
    CharacterKilled,
    CharactersExchanged,
    CompanionKilled,
    CompanionStays,
    PlacesSwapped,
)
from viceregal.games.hand_of_the_king.rules.frames import (
    AskDismiss,
    AskGive,
    AskKill,
    AskName,
    AskSwap,
    AskSwapWith,
    AskTake,
)
from viceregal.games.hand_of_the_king.rules.refusals import (
    COMPANION_IS_SAFE,
    NOT_IN_AN_AREA,
    NOT_IN_ANOTHER_AREA,
    NOT_IN_KINGS_LANDING,
    NOT_IN_POOL,
    NOT_IN_YOUR_AREA,
    SAME_CARD_TWICE,
    VARYS_IS_SAFE,
    VARYS_STAYS,
)
from viceregal.games.hand_of_the_king.rules.state import HandState, Staying

# Killing a character --------------------------------------------------------------------------------------------


def candidates(s: HandState, zone: int) -> list[int]:
    """HK-COM-5: Varys is not among them. HK-COM-7: the area may be the own one."""
    return characters_in_kings_landing(s) if zone == KINGS_LANDING else characters_in_areas(s)


def kill_options(s: HandState, ask: AskKill, seat: int) -> list[Action]:
    return [KILLS[card] for card in candidates(s, ask.zone)]


def answer_kill(s: HandState, ask: AskKill, seat: int, action: Kill, emit: Emit | None) -> None:
    """HK-COM-2: the card leaves the game; the last of a house earns nothing."""
    card = action.card
    house = HOUSE_OF[card]
    other = s.area_of(card)
    if ask.zone == KINGS_LANDING:
        s.grid[s.grid.index(card)] = EMPTY
        s.left[house] -= 1
    else:
        stir(s, house)
        s.areas[other].remove(card)
        s.counts[other * HOUSE_COUNT + house] -= 1
    s.killed.append(card)
    if emit is not None:
        emit(CharacterKilled(seat, card, other))


def why_not_kill(s: HandState, ask: AskKill, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Kill):
        return None
    if action.card == VARYS:
        return Refusal("HK-COM-5", VARYS_IS_SAFE)
    if ask.zone == KINGS_LANDING:
        return Refusal("HK-COM-2", NOT_IN_KINGS_LANDING, card=CARDS[action.card])
    return Refusal("HK-COM-2", NOT_IN_AN_AREA, card=CARDS[action.card])


# Killing a companion --------------------------------------------------------------------------------------------


def dismissable(s: HandState) -> list[int]:
    """HK-COM-4: some companions cannot be killed."""
    return [companion for companion in s.pool if not COMPANION_ROWS[companion].safe]


def dismiss_options(s: HandState, ask: AskDismiss, seat: int) -> list[Action]:
    return [DISMISSALS[companion] for companion in dismissable(s)]


def answer_dismiss(s: HandState, ask: AskDismiss, seat: int, action: Dismiss, emit: Emit | None) -> None:
    s.pool.remove(action.companion)
    s.spent.append(action.companion)
    if emit is not None:
        emit(CompanionKilled(seat, action.companion))


def why_not_dismiss(s: HandState, ask: AskDismiss, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Dismiss):
        return None
    companion = COMPANIONS[action.companion]
    if action.companion in s.pool:
        return Refusal("HK-COM-4", COMPANION_IS_SAFE, companion=companion)
    return Refusal("HK-COM-7", NOT_IN_POOL, companion=companion)


# Staying for a house that is named ------------------------------------------------------------------------------


def name_options(s: HandState, ask: AskName, seat: int) -> list[Action]:
    """HK-COM-8: any house."""
    return NAMES[:]


def answer_name(s: HandState, ask: AskName, seat: int, action: Name, emit: Emit | None) -> None:
    stay(s, seat, action.house, ask.count, emit)


def stay(s: HandState, seat: int, house: int, count: int, emit: Emit | None) -> None:
    """HK-COM-13: the companion called last stays and counts for banners only."""
    companion = s.called.pop()
    s.staying.append(Staying(companion, seat, house, count))
    stir(s, house)
    s.counts[seat * HOUSE_COUNT + house] += count
    if emit is not None:
        emit(CompanionStays(seat, companion, house, count))


# Two cards change places ----------------------------------------------------------------------------------------


def swappable(s: HandState) -> list[int]:
    """HK-COM-9: characters of King's Landing, and Varys where the option says so."""
    cards = characters_in_kings_landing(s)
    if s.variant.ramsay_moves_varys:
        cards.append(VARYS)
    return cards


def swap_options(s: HandState, ask: AskSwap, seat: int) -> list[Action]:
    """Each pair once: the card listed earlier is named first."""
    return [SWAPS[card] for card in swappable(s)[:-1]]


def answer_swap(s: HandState, ask: AskSwap, seat: int, action: Swap, emit: Emit | None) -> None:
    s.todo.append(AskSwapWith(seat, action.card))
    if emit is not None:
        emit(CardPicked(seat, action.card))


def swap_with_options(s: HandState, ask: AskSwapWith, seat: int) -> list[Action]:
    return [SWAPS_WITH[card] for card in swappable(s) if card > ask.card]


def answer_swap_with(s: HandState, ask: AskSwapWith, seat: int, action: SwapWith, emit: Emit | None) -> None:
    one, other = s.grid.index(ask.card), s.grid.index(action.card)
    s.grid[one], s.grid[other] = s.grid[other], s.grid[one]
    s.varys = s.grid.index(VARYS)
    if emit is not None:
        emit(PlacesSwapped(seat, (ask.card, action.card)))


def why_not_swap(s: HandState, ask: AskSwap, seat: int, action: Action) -> Refusal | None:
    return _why_not_pair(s, action.card) if isinstance(action, Swap) else None


def why_not_swap_with(s: HandState, ask: AskSwapWith, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, SwapWith):
        return None
    if action.card == ask.card:
        return Refusal("HK-COM-9", SAME_CARD_TWICE, card=CARDS[ask.card])
    return _why_not_pair(s, action.card)


def _why_not_pair(s: HandState, card: int) -> Refusal | None:
    """Which of the two is named first is no rule of the game: a card that only comes in the other order does not
    answer the question."""
    if card == VARYS and not s.variant.ramsay_moves_varys:
        return Refusal("HK-COM-9", VARYS_STAYS)
    if card not in s.grid:
        return Refusal("HK-COM-9", NOT_IN_KINGS_LANDING, card=CARDS[card])
    return None


# An exchange between areas --------------------------------------------------------------------------------------


def give_options(s: HandState, ask: AskGive, seat: int) -> list[Action]:
    return [GIFTS[card] for card in sorted(s.areas[seat])]


def answer_give(s: HandState, ask: AskGive, seat: int, action: Give, emit: Emit | None) -> None:
    s.todo.append(AskTake(seat, action.card))
    if emit is not None:
        emit(CardPicked(seat, action.card))


def take_options(s: HandState, ask: AskTake, seat: int) -> list[Action]:
    return [TAKES[card] for card in characters_of_others(s, seat)]


def answer_take(s: HandState, ask: AskTake, seat: int, action: Take, emit: Emit | None) -> None:
    given, taken = ask.given, action.card
    other = s.area_of(taken)
    if HOUSE_OF[given] != HOUSE_OF[taken]:  # HK-BAN-7: within one house no count changes
        stir(s, HOUSE_OF[given])
        stir(s, HOUSE_OF[taken])
    _hand_over(s, given, seat, other)
    _hand_over(s, taken, other, seat)
    if emit is not None:
        emit(CharactersExchanged(seat, given, other, taken))


def _hand_over(s: HandState, card: int, giver: int, taker: int) -> None:
    s.areas[giver].remove(card)
    s.areas[taker].append(card)
    s.counts[giver * HOUSE_COUNT + HOUSE_OF[card]] -= 1
    s.counts[taker * HOUSE_COUNT + HOUSE_OF[card]] += 1


def why_not_give(s: HandState, ask: AskGive, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Give):
        return None
    return Refusal("HK-COM-12", NOT_IN_YOUR_AREA, card=CARDS[action.card])


def why_not_take(s: HandState, ask: AskTake, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Take):
        return None
    return Refusal("HK-COM-12", NOT_IN_ANOTHER_AREA, card=CARDS[action.card])


def add_to(rules: Rules) -> None:
    rules.question(AskKill, rule="HK-COM-2", options=kill_options, answer=answer_kill, why_not=why_not_kill)
    rules.question(
        AskDismiss, rule="HK-COM-7", options=dismiss_options, answer=answer_dismiss, why_not=why_not_dismiss
    )
    rules.question(AskName, rule="HK-COM-8", options=name_options, answer=answer_name)
    rules.question(AskSwap, rule="HK-COM-9", options=swap_options, answer=answer_swap, why_not=why_not_swap)
    rules.question(
        AskSwapWith,
        rule="HK-COM-9",
        options=swap_with_options,
        answer=answer_swap_with,
        why_not=why_not_swap_with,
    )
    rules.question(AskGive, rule="HK-COM-12", options=give_options, answer=answer_give, why_not=why_not_give)
    rules.question(AskTake, rule="HK-COM-12", options=take_options, answer=answer_take, why_not=why_not_take)
