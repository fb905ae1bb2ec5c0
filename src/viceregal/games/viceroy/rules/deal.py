"""VR-SET: the offer, gems, decks, first cards and laws."""

from __future__ import annotations

from typing import Final

from viceregal.core.chance import Chance
from viceregal.core.records import Action, Emit, Frame
from viceregal.core.rules import Rules, then_all
from viceregal.games.viceroy.rules.actions import (
    CHOICES,
    TURN_UPS,
    Choose,
    Deal,
    LineUp,
    ReturnGems,
    Split,
    TurnUp,
)
from viceregal.games.viceroy.rules.cards.deck import character, take_out
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, DrawCards
from viceregal.games.viceroy.rules.events import (
    CardsDealt,
    CardsPutBack,
    DecksSplit,
    FirstCardLaid,
    GemsReturned,
    LineDrawn,
    ReserveCounted,
    TurnedUp,
)
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
from viceregal.games.viceroy.rules.options import Variant
from viceregal.games.viceroy.rules.pyramid import FIRST_PLACE
from viceregal.games.viceroy.rules.sealing import seal, unseal, without
from viceregal.games.viceroy.rules.state import GEMS_OF_A_COLOUR, ViceroyState

LARGE_DECK: Final = 48
SMALL_DECK_OF_FIRST_EDITION: Final = 16
LAWS_DEALT: Final = 3
FIRST_GEMS: Final = 2  # of each colour, before two are returned


def new_state(variant: Variant) -> ViceroyState:
    """Before anything is drawn. VR-SET-3, VR-SET-4: the reserve, and two gems of each colour for each player."""
    s = ViceroyState(variant)
    edition = variant.edition
    s.reserve = [(4 - FIRST_GEMS) * s.seats] * COLOUR_COUNT
    s.box = [GEMS_OF_A_COLOUR - 4 * s.seats] * COLOUR_COUNT
    s.gems = [[FIRST_GEMS] * COLOUR_COUNT for _ in range(s.seats)]
    s.large = list(edition.characters)
    s.laws = list(edition.laws)
    seats = range(s.seats)
    plan: list[Frame] = [AskLine(), *[AskReturn(seat) for seat in seats], CountReserve()]
    if edition.first_cards.from_small_deck:
        plan.append(AskSplit())
    plan += [*[AskDealCharacters(seat) for seat in seats], AskFirst(tuple(seats)), RevealFirst()]
    then_all(s, plan)
    return s


# The line and the gems --------------------------------------------------------------------------------------------


def sample_line(s: ViceroyState, ask: AskLine, chance: Chance) -> Action:
    return LineUp(tuple(chance.shuffled(list(range(COLOUR_COUNT)))))


def is_line(s: ViceroyState, ask: AskLine, action: Action) -> bool:
    return isinstance(action, LineUp) and sorted(action.colours) == list(range(COLOUR_COUNT))


def answer_line(s: ViceroyState, ask: AskLine, seat: int, action: LineUp, emit: Emit | None) -> None:
    s.line = list(action.colours)
    if emit is not None:
        emit(LineDrawn(action.colours))


PAIRS: Final[list[Action]] = [
    ReturnGems((one, other)) for one in range(COLOUR_COUNT) for other in range(one, COLOUR_COUNT)
]


def return_options(s: ViceroyState, ask: AskReturn, seat: int) -> list[Action]:
    return PAIRS[:]


def sample_return(s: ViceroyState, ask: AskReturn, chance: Chance) -> Action:
    """Two of eight gems, two of each colour: a mixed pair is four times as likely as an equal one."""
    gems = chance.some([0, 0, 1, 1, 2, 2, 3, 3], 2)
    return ReturnGems((min(gems[0], gems[1]), max(gems[0], gems[1])))


def answer_return(s: ViceroyState, ask: AskReturn, seat: int, action: ReturnGems, emit: Emit | None) -> None:
    returned = [0] * COLOUR_COUNT
    for colour in action.colours:
        s.gems[ask.seat][colour] -= 1
        returned[colour] += 1
    s.returned[ask.seat] = tuple(returned)
    if emit is not None:
        emit(GemsReturned(ask.seat, action.colours), (ask.seat,))


def count_reserve(s: ViceroyState, frame: CountReserve, emit: Emit | None) -> None:
    """What all have returned goes to the reserve together: nobody sees who returned what."""
    for returned in s.returned:
        for colour in range(COLOUR_COUNT):
            s.reserve[colour] += returned[colour]
    if emit is not None:
        emit(ReserveCounted(tuple(s.reserve)))


# Decks and deals --------------------------------------------------------------------------------------------------


def small_deck_size(s: ViceroyState) -> int:
    """VR-SET-5: 16 before the first cards are dealt, or what 48 leave over."""
    if s.edition.first_cards.from_small_deck:
        return SMALL_DECK_OF_FIRST_EDITION
    return len(s.large) - LARGE_DECK


def sample_split(s: ViceroyState, ask: AskSplit, chance: Chance) -> Action:
    return Split(tuple(sorted(chance.some(s.large, small_deck_size(s)))))


def is_split(s: ViceroyState, ask: AskSplit, action: Action) -> bool:
    if not isinstance(action, Split) or len(action.cards) != small_deck_size(s):
        return False
    return list(action.cards) == sorted(set(action.cards)) and set(action.cards) <= set(s.large)


def answer_split(s: ViceroyState, ask: AskSplit, seat: int, action: Split, emit: Emit | None) -> None:
    s.small = list(action.cards)
    small = set(action.cards)
    s.large = [card for card in s.large if card not in small]
    if emit is not None:
        emit(DecksSplit(len(s.large), len(s.small)))


def _dealt_from(s: ViceroyState) -> list[int]:
    return s.small if s.edition.first_cards.from_small_deck else s.large


def sample_characters(s: ViceroyState, ask: AskDealCharacters, chance: Chance) -> Action:
    return Deal(tuple(sorted(chance.some(_dealt_from(s), s.edition.first_cards.dealt))))


def is_deal_of_characters(s: ViceroyState, ask: AskDealCharacters, action: Action) -> bool:
    return _is_deal(action, _dealt_from(s), s.edition.first_cards.dealt)


def answer_characters(
    s: ViceroyState, ask: AskDealCharacters, seat: int, action: Deal, emit: Emit | None
) -> None:
    _deal(s, ask.seat, action.cards, _dealt_from(s), emit)


def sample_laws(s: ViceroyState, ask: AskDealLaws, chance: Chance) -> Action:
    return Deal(tuple(sorted(chance.some(s.laws, LAWS_DEALT))))


def is_deal_of_laws(s: ViceroyState, ask: AskDealLaws, action: Action) -> bool:
    return _is_deal(action, s.laws, LAWS_DEALT)


def answer_laws(s: ViceroyState, ask: AskDealLaws, seat: int, action: Deal, emit: Emit | None) -> None:
    _deal(s, ask.seat, action.cards, s.laws, emit)


def _is_deal(action: Action, pool: list[int], count: int) -> bool:
    if not isinstance(action, Deal) or len(action.cards) != count:
        return False
    return list(action.cards) == sorted(set(action.cards)) and set(action.cards) <= set(pool)


def _deal(s: ViceroyState, seat: int, cards: tuple[int, ...], pool: list[int], emit: Emit | None) -> None:
    for card in cards:
        take_out(pool, card)
        s.hands[seat].append(card)
        s.known[card] = 1 << seat
    if emit is not None:
        emit(CardsDealt(seat, cards), (seat,))


def turn_up_options(s: ViceroyState, ask: AskTurnUp, seat: int) -> list[Action]:
    return [TURN_UPS[card] for card in s.large]


def sample_turn_up(s: ViceroyState, ask: AskTurnUp, chance: Chance) -> Action:
    return TURN_UPS[chance.pick(s.large)]


def answer_turn_up(s: ViceroyState, ask: AskTurnUp, seat: int, action: TurnUp, emit: Emit | None) -> None:
    take_out(s.large, action.card)
    s.feet[ask.colour] = action.card
    if emit is not None:
        emit(TurnedUp(ask.colour, action.card, at_foot=True))


# The first cards --------------------------------------------------------------------------------------------------


def first_options(s: ViceroyState, ask: AskFirst, seat: int) -> list[Action]:
    return [CHOICES[card] for card in sorted(s.hands[seat])]


def answer_first(s: ViceroyState, ask: AskFirst, seat: int, action: Choose, emit: Emit | None) -> None:
    waiting = without(ask.waiting, seat)
    seal(s, seat, action, AskFirst(waiting) if waiting else None, emit)


def reveal_first(s: ViceroyState, frame: RevealFirst, emit: Emit | None) -> None:
    """VR-ORD-1: all first cards at once, rewards by rising number.

    VR-RUL-1: but cards are drawn when all decks stand.
    """
    laid = sorted([(_unsealed_card(s, seat), seat) for seat in range(s.seats)])
    for card, seat in laid:
        s.hands[seat].remove(card)
        s.known[card] = 0
        s.pyramids[seat][FIRST_PLACE] = card
        if emit is not None:
            emit(FirstCardLaid(seat, card))
    rewards = [Resolve(seat, card, character(card).rewards[0]) for card, seat in laid]
    at_once = [reward for reward in rewards if not isinstance(reward.effect, DrawCards)]
    later = [reward for reward in rewards if isinstance(reward.effect, DrawCards)]
    seats = tuple(range(s.seats))
    plan: list[Frame] = [*at_once]
    if s.edition.first_cards.from_small_deck:
        _put_back_all(s, emit)
    else:
        if s.edition.first_cards.dealt > 1 + s.edition.first_cards.kept:
            plan += [AskSecond(seats), KeepSecond()]
        plan.append(AskSplit())
    plan += [AskTurnUp(colour) for colour in s.line]
    plan += [*[AskDealLaws(seat) for seat in seats], *later, StartTurn(1)]
    then_all(s, plan)


def _put_back_all(s: ViceroyState, emit: Emit | None) -> None:
    """VR-SET-5 (ru): the other two are shuffled back into the small deck; who had them knows they are there."""
    for seat in range(s.seats):
        s.put_back[seat] = tuple(sorted(s.hands[seat]))
        _put_back(s, seat, s.hands[seat][:], s.small, emit)


def _put_back(s: ViceroyState, seat: int, cards: list[int], pool: list[int], emit: Emit | None) -> None:
    for card in cards:
        s.hands[seat].remove(card)
        s.known[card] = 0
        pool.append(card)
    pool.sort()
    if emit is not None:
        emit(CardsPutBack(seat, len(cards)))


def second_options(s: ViceroyState, ask: AskSecond, seat: int) -> list[Action]:
    return [CHOICES[card] for card in sorted(s.hands[seat])]


def answer_second(s: ViceroyState, ask: AskSecond, seat: int, action: Choose, emit: Emit | None) -> None:
    waiting = without(ask.waiting, seat)
    seal(s, seat, action, AskSecond(waiting) if waiting else None, emit)


def keep_second(s: ViceroyState, frame: KeepSecond, emit: Emit | None) -> None:
    for seat in range(s.seats):
        kept = _unsealed_card(s, seat)
        _put_back(s, seat, [card for card in s.hands[seat] if card != kept], s.large, emit)


def _unsealed_card(s: ViceroyState, seat: int) -> int:
    chosen = unseal(s, seat)
    assert isinstance(chosen, Choose)
    return chosen.card


def add_to(rules: Rules) -> None:
    rules.shuffle(AskLine, rule="VR-SET-2", sample=sample_line, is_outcome=is_line, answer=answer_line)
    rules.question(
        AskReturn, rule="VR-SET-4", options=return_options, sample=sample_return, answer=answer_return
    )
    rules.step(CountReserve, count_reserve)
    rules.shuffle(AskSplit, rule="VR-SET-5", sample=sample_split, is_outcome=is_split, answer=answer_split)
    rules.shuffle(
        AskDealCharacters,
        rule="VR-SET-5",
        sample=sample_characters,
        is_outcome=is_deal_of_characters,
        answer=answer_characters,
    )
    rules.shuffle(
        AskDealLaws, rule="VR-SET-7", sample=sample_laws, is_outcome=is_deal_of_laws, answer=answer_laws
    )
    rules.question(
        AskTurnUp, rule="VR-SET-6", options=turn_up_options, sample=sample_turn_up, answer=answer_turn_up
    )
    rules.question(AskFirst, rule="VR-SET-5", options=first_options, answer=answer_first)
    rules.step(RevealFirst, reveal_first)
    rules.question(AskSecond, rule="VR-SET-5", options=second_options, answer=answer_second)
    rules.step(KeepSecond, keep_second)
