"""What can lie on the stack before the first turn. See plan.py."""

from __future__ import annotations

from viceregal.core.errors import BadPosition
from viceregal.core.records import Frame
from viceregal.games.viceroy.rules.cards.deck import character, is_law
from viceregal.games.viceroy.rules.deal import FIRST_GEMS, LARGE_DECK, LAWS_DEALT
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, DrawCards
from viceregal.games.viceroy.rules.frames import (
    AskDealCharacters,
    AskDealLaws,
    AskFirst,
    AskLine,
    AskReturn,
    AskSecond,
    AskSplit,
    AskTurnUp,
    CountReserve,
    KeepSecond,
    Resolve,
    RevealFirst,
    StartTurn,
)
from viceregal.games.viceroy.rules.plan_of_effects import FITS, check_effects, strange
from viceregal.games.viceroy.rules.pyramid import FIRST_PLACE
from viceregal.games.viceroy.rules.state import UNANSWERED, ViceroyState


def check_deal(s: ViceroyState) -> None:
    if any(s.tucked) or any(s.parked) or s.lifted or s.discards or any(s.shown):
        raise BadPosition("something has happened before the first turn", "VR-SET-1")
    if sorted(s.line) != ([] if AskLine() in s.todo else [0, 1, 2, 3]):
        raise BadPosition("the auction cards do not form a line", "VR-SET-2")
    if isinstance(s.todo[0], RevealFirst):
        _check_before_first(s)
    elif s.todo[0] == StartTurn(1):
        _check_after_first(s)
    else:
        raise strange(s.todo[0])


def _check_before_first(s: ViceroyState) -> None:
    """The line, gems, decks and characters dealt, in this order; then the first cards are chosen."""
    seats = range(s.seats)
    full: list[Frame] = [
        RevealFirst(),
        AskFirst(tuple(seats)),
        *[AskDealCharacters(seat) for seat in reversed(seats)],
    ]
    if s.edition.first_cards.from_small_deck:
        full.append(AskSplit())
    full += [CountReserve(), *[AskReturn(seat) for seat in reversed(seats)], AskLine()]
    top = s.todo[-1]
    expected = full[: len(s.todo)]
    if isinstance(top, AskFirst) and len(s.todo) == 2:
        _check_choosing(s, top.waiting)
        expected = s.todo
    elif any(sealed != UNANSWERED for sealed in s.sealed):
        raise BadPosition("somebody has answered what nobody asked", "VR-SET-5")
    if s.todo != expected or not top.deciders() or any(s.pyramids) or any(s.tokens):
        raise strange(top)
    dealt = [seat for seat in seats if AskDealCharacters(seat) not in s.todo and AskLine() not in s.todo]
    for seat in seats:
        has = s.edition.first_cards.dealt if seat in dealt else 0
        if any(
            [s.gems[seat][colour] + s.returned[seat][colour] != FIRST_GEMS for colour in range(COLOUR_COUNT)]
        ):
            raise BadPosition(f"seat {seat} has not the gems of the start", "VR-SET-4")
        if len(s.hands[seat]) != has or any(is_law(card) for card in s.hands[seat]):
            raise BadPosition(f"seat {seat} was not dealt what the edition deals", "VR-SET-5")
    _check_decks(s)


def _check_choosing(s: ViceroyState, waiting: tuple[int, ...]) -> None:
    if not waiting or list(waiting) != sorted(set(waiting)) or waiting[-1] >= s.seats:
        raise BadPosition("these are not seats of the table, in order", "VR-SET-5")
    for seat in range(s.seats):
        sealed = s.sealed[seat]
        if (sealed == UNANSWERED) != (seat in waiting) or (
            sealed != UNANSWERED and sealed not in s.hands[seat]
        ):
            raise BadPosition(f"seat {seat} cannot have chosen that", "VR-SET-5")


def _check_decks(s: ViceroyState) -> None:
    """VR-SET-5: 48 cards in the large deck once it is split, those turned up included."""
    split = AskSplit() not in s.todo
    if isinstance(s.todo[0], RevealFirst):
        split = (
            split
            and s.edition.first_cards.from_small_deck
            and not any(_deals_gems(frame) for frame in s.todo)
        )
    turned_up = len([card for card in s.feet if card])
    if split and len(s.large) + turned_up != LARGE_DECK:
        raise BadPosition(f"the large deck has {len(s.large)} cards", "VR-SET-5")
    if not split and (s.small or turned_up):
        raise BadPosition("the decks are not split yet", "VR-SET-5")


def _deals_gems(frame: Frame) -> bool:
    return isinstance(frame, AskLine | AskReturn | CountReserve)


def _check_after_first(s: ViceroyState) -> None:
    """Rewards, second cards, the split, the offer, laws, and last the cards that first cards give (VR-RUL-1)."""
    if any(list(pyramid) != [FIRST_PLACE] for pyramid in s.pyramids) or sorted(s.line) != [0, 1, 2, 3]:
        raise BadPosition("each pyramid begins with one card", "VR-SET-5")
    seats = range(s.seats)
    laid = sorted([(s.pyramids[seat][FIRST_PLACE], seat) for seat in seats])
    rewards = [Resolve(seat, card, character(card).rewards[0]) for card, seat in laid]
    plan: list[Frame] = [reward for reward in rewards if not isinstance(reward.effect, DrawCards)]
    if not s.edition.first_cards.from_small_deck:
        if s.edition.first_cards.dealt > 1 + s.edition.first_cards.kept:
            plan += [AskSecond(tuple(seats)), KeepSecond()]
        plan.append(AskSplit())
    plan += [*[AskTurnUp(colour) for colour in s.line], *[AskDealLaws(seat) for seat in seats]]
    plan += [*[reward for reward in rewards if isinstance(reward.effect, DrawCards)], StartTurn(1)]
    left = list(reversed(s.todo))
    count = len(left)
    while count and left[-count:] != plan[len(plan) - count :]:
        count -= 1
    under_way = list(reversed(left[: len(left) - count]))
    _check_under_way(s, under_way, plan[len(plan) - count :])
    _check_decks(s)
    _check_laws(s, plan[len(plan) - count :])


def _check_under_way(s: ViceroyState, frames: list[Frame], to_come: list[Frame]) -> None:
    """What lies on what is to come: nothing, second cards being chosen, or a reward being taken."""
    if not frames:
        if not s.todo[-1].deciders():
            raise strange(s.todo[-1])
        _check_sealed_seconds(s, to_come)
        return
    top = frames[-1]
    if isinstance(top, AskSecond) and len(frames) == 1 and to_come[:1] == [KeepSecond()]:
        _check_choosing(s, top.waiting)
        return
    if any(type(frame) not in FITS for frame in frames) or any(sealed != UNANSWERED for sealed in s.sealed):
        raise strange(top)
    check_effects(s, frames, [])


def _check_sealed_seconds(s: ViceroyState, to_come: list[Frame]) -> None:
    if any(sealed != UNANSWERED for sealed in s.sealed):
        raise BadPosition("somebody has answered what nobody asked", "VR-SET-5")
    if isinstance(s.todo[-1], AskSecond) and not all(len(hand) > 1 for hand in s.hands):
        raise strange(to_come[0])


def _check_laws(s: ViceroyState, to_come: list[Frame]) -> None:
    """VR-SET-7: three laws each, once dealt."""
    waiting = [frame.seat for frame in to_come if isinstance(frame, AskDealLaws)]
    for seat in range(s.seats):
        laws = len([card for card in s.hands[seat] if is_law(card)])
        if (laws > 0) == (seat in waiting) or (laws and laws < LAWS_DEALT):
            raise BadPosition(f"seat {seat} has {laws} laws", "VR-SET-7")
    if len(s.laws) < LAWS_DEALT * len(waiting) or s.laws_on_top:
        raise BadPosition("the law deck is not whole", "VR-SET-7")
