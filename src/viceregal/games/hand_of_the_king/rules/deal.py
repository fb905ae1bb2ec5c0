"""HK-SET: the court is dealt, companions are turned up, the first player is found."""

from __future__ import annotations

from viceregal.core.chance import Chance
from viceregal.core.records import NOBODY, Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.hand_of_the_king.rules.actions import BEGINNINGS, Begin, Deal, Reveal
from viceregal.games.hand_of_the_king.rules.cards import CARDS, HOUSE_SIZES, POOL_SIZE, VARYS
from viceregal.games.hand_of_the_king.rules.events import CompanionsRevealed, Dealt, LotFell
from viceregal.games.hand_of_the_king.rules.frames import AskDeal, AskLot, AskReveal, StartTurn
from viceregal.games.hand_of_the_king.rules.options import Variant
from viceregal.games.hand_of_the_king.rules.state import HandState


def new_state(variant: Variant) -> HandState:
    """Before the deal. What is asked first lies on top."""
    s = HandState(variant)
    s.todo.append(AskLot() if variant.first == NOBODY else StartTurn(variant.first))
    if variant.deck:
        s.todo.append(AskReveal())
    s.todo.append(AskDeal())
    return s


def sample_deal(s: HandState, ask: AskDeal, chance: Chance) -> Action:
    return Deal(tuple(chance.shuffled(list(range(len(CARDS))))))


def is_deal(s: HandState, ask: AskDeal, action: Action) -> bool:
    return isinstance(action, Deal) and sorted(action.cards) == list(range(len(CARDS)))


def answer_deal(s: HandState, ask: AskDeal, seat: int, action: Deal, emit: Emit | None) -> None:
    s.grid = list(action.cards)
    s.varys = s.grid.index(VARYS)
    s.left = HOUSE_SIZES[:]
    if emit is not None:
        emit(Dealt(action.cards))


def sample_reveal(s: HandState, ask: AskReveal, chance: Chance) -> Action:
    return Reveal(tuple(chance.shuffled(list(s.variant.deck))[:POOL_SIZE]))


def is_reveal(s: HandState, ask: AskReveal, action: Action) -> bool:
    if not isinstance(action, Reveal) or len(action.companions) != POOL_SIZE:
        return False
    return len(set(action.companions)) == POOL_SIZE and set(action.companions) <= set(s.variant.deck)


def answer_reveal(s: HandState, ask: AskReveal, seat: int, action: Reveal, emit: Emit | None) -> None:
    s.pool = list(action.companions)
    if emit is not None:
        emit(CompanionsRevealed(action.companions))


def lot_options(s: HandState, ask: AskLot, seat: int) -> list[Action]:
    return BEGINNINGS[: s.seats]


def answer_lot(s: HandState, ask: AskLot, seat: int, action: Begin, emit: Emit | None) -> None:
    s.todo.append(StartTurn(action.seat))
    if emit is not None:
        emit(LotFell(action.seat))


def add_to(rules: Rules) -> None:
    rules.shuffle(AskDeal, rule="HK-SET-1", sample=sample_deal, is_outcome=is_deal, answer=answer_deal)
    rules.shuffle(
        AskReveal, rule="HK-SET-2", sample=sample_reveal, is_outcome=is_reveal, answer=answer_reveal
    )
    rules.question(AskLot, rule="HK-SET-3", options=lot_options, answer=answer_lot)
