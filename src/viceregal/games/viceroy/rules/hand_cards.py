"""VR-LAW, VR-DEV: hand cards are chosen in secret, turned up together, and placed by rising number."""

from __future__ import annotations

from typing import Final

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit, Frame
from viceregal.core.rules import Rules, then, then_all
from viceregal.games.viceroy.rules.actions import CHOICES, DISCARDS, PASS, Choose, DiscardChosen
from viceregal.games.viceroy.rules.cards.deck import (
    COST_COLOURS,
    NO_CARD,
    by_number,
    is_law,
    law,
    take_out,
)
from viceregal.games.viceroy.rules.costs import endless_left, is_payable, missing_gems
from viceregal.games.viceroy.rules.effects import DoubleTokens, ReplaceCard
from viceregal.games.viceroy.rules.events import (
    CardDiscarded,
    CardReturned,
    CardRevealed,
    NoCardPlayed,
    TurnBegan,
)
from viceregal.games.viceroy.rules.frames import (
    AskCards,
    AskPlace,
    BuildingRound,
    DiscardCard,
    EndGame,
    LawPhase,
    PlayCard,
    RevealCards,
    StartTurn,
    TakeGems,
)
from viceregal.games.viceroy.rules.pyramid import LEVELS, WIDTH
from viceregal.games.viceroy.rules.refusals import NO_DISCARDING, NO_PLACE_TO_AFFORD, NOT_IN_HAND
from viceregal.games.viceroy.rules.sealing import seal, unseal, without
from viceregal.games.viceroy.rules.state import RETURNED, ViceroyState

LAST_TURN: Final = 12
LAST_BUILDING_ROUND: Final = 3


def start_turn(s: ViceroyState, frame: StartTurn, emit: Emit | None) -> None:
    """VR-PYR-1: twelve turns, each with the phases of the edition."""
    s.turn = frame.turn
    s.used = [0] * len(s.used)
    if emit is not None:
        emit(TurnBegan(frame.turn))
    s.todo.append(StartTurn(frame.turn + 1) if frame.turn < LAST_TURN else EndGame())
    then(s, *s.edition.phases)


def law_phase(s: ViceroyState, frame: LawPhase, emit: Emit | None) -> None:
    ask_for_cards(s, tuple(range(s.seats)), 0)


def building_round(s: ViceroyState, frame: BuildingRound, emit: Emit | None) -> None:
    ask_for_cards(s, tuple(range(s.seats)) if frame.round == 1 else frame.players, frame.round)


def ask_for_cards(s: ViceroyState, players: tuple[int, ...], number: int) -> None:
    """Whoever has no card in hand has nothing to choose and passes."""
    asked = tuple([seat for seat in players if s.hands[seat]])
    if asked:
        then(s, AskCards(asked, number == 0), RevealCards(number, asked))


def has_a_place(s: ViceroyState, seat: int, card: int, free: bool) -> bool:
    """VR-RUL-17: only a card with an open place, and level 1 is always open. Laws 65 and 66 need a card to work on."""
    if is_law(card):
        effect = law(card).effect
        if isinstance(effect, ReplaceCard):
            return bool(replaceable(s, seat))
        if isinstance(effect, DoubleTokens):
            return bool(characters_in_pyramid(s, seat))
        return True
    return free or is_payable(s, seat, card)


def replaceable(s: ViceroyState, seat: int) -> list[int]:
    """VR-RUL-3: any card of levels 1 to 4."""
    return sorted([card for place, card in s.pyramids[seat].items() if place < LEVELS * WIDTH])


def characters_in_pyramid(s: ViceroyState, seat: int) -> list[int]:
    return sorted([card for card in s.pyramids[seat].values() if not is_law(card)])


def card_options(s: ViceroyState, ask: AskCards, seat: int) -> list[Action]:
    hand = by_number(s.hands[seat])
    options = [CHOICES[card] for card in hand if has_a_place(s, seat, card, ask.free)]
    if s.edition.discard_gems:
        for card in hand:
            options.append(DISCARDS[card])
    options.append(PASS)
    return options


def cards_without_a_place(s: ViceroyState, ask: AskCards, seat: int) -> list[Action]:
    """They are in the hand, so people look for them."""
    return [CHOICES[card] for card in sorted(s.hands[seat]) if not has_a_place(s, seat, card, ask.free)]


def ask_one_for_a_card(s: ViceroyState, ask: AskCards, seat: int) -> None:
    reveal = s.todo[-2]
    assert isinstance(reveal, RevealCards)
    s.todo[-2:] = [RevealCards(reveal.round, (seat,)), AskCards((seat,), ask.free)]


def answer_cards(s: ViceroyState, ask: AskCards, seat: int, action: Action, emit: Emit | None) -> None:
    waiting = without(ask.waiting, seat)
    seal(s, seat, action, AskCards(waiting, ask.free) if waiting else None, emit)


def why_not_card(s: ViceroyState, ask: AskCards, seat: int, action: Action) -> Refusal | None:
    rule = rule_of_cards(s, ask)
    if isinstance(action, Choose | DiscardChosen) and action.card not in s.hands[seat]:
        return Refusal(rule, NOT_IN_HAND, card=str(action.card))
    if isinstance(action, DiscardChosen):
        return Refusal(rule, NO_DISCARDING)
    if isinstance(action, Choose):
        return Refusal(
            "VR-COS-6",
            NO_PLACE_TO_AFFORD,
            missing={} if is_law(action.card) else missing_gems(s, seat, action.card, 1),
            card=str(action.card),
        )
    return None


def rule_of_cards(s: ViceroyState, ask: AskCards) -> str:
    """Each edition by its own rules: ru plays hand cards in the phase of laws."""
    return "VR-LAW-1" if ask.free else "VR-DEV-1"


def reveal_cards(s: ViceroyState, frame: RevealCards, emit: Emit | None) -> None:
    """VR-LAW-2, VR-DEV-1, VR-ORD-1: resolved by rising card number. VR-DEV-2: who passes is out of the phase."""
    cards: list[int] = []
    plays: list[Frame] = []
    still_in: list[int] = []
    for seat in frame.players:
        chosen = unseal(s, seat)
        if isinstance(chosen, Choose):
            turn_up(s, seat, chosen.card, emit)
            cards.append(chosen.card)
            plays.append(PlayCard(seat, chosen.card, frame.round == 0))
        elif isinstance(chosen, DiscardChosen):
            turn_up(s, seat, chosen.card, emit)
            if emit is not None:
                emit(CardDiscarded(seat, chosen.card))
            cards.append(chosen.card)
            plays.append(DiscardCard(seat, chosen.card))
        else:
            if emit is not None:
                emit(NoCardPlayed(seat))
            continue
        still_in.append(seat)
    if 0 < frame.round < LAST_BUILDING_ROUND and still_in:
        s.todo.append(BuildingRound(frame.round + 1, tuple(still_in)))
    then_all(s, [plays[cards.index(card)] for card in by_number(cards)] if len(cards) > 1 else plays)


def turn_up(s: ViceroyState, seat: int, card: int, emit: Emit | None) -> None:
    """From the hand onto the table, before the player."""
    take_out(s.hands[seat], card)
    s.known[card] = 0
    s.shown[seat] = card
    if emit is not None:
        emit(CardRevealed(seat, card))


def play_card(s: ViceroyState, frame: PlayCard, emit: Emit | None) -> None:
    """VR-RUL-17: without an open place the card returns to the hand; everybody has seen it."""
    if has_a_place(s, frame.seat, frame.card, frame.free):
        s.todo.append(AskPlace(frame.seat, frame.card, frame.free))
        return
    s.shown[frame.seat] = NO_CARD
    s.hands[frame.seat].append(frame.card)
    s.known[frame.card] = s.everybody()
    if emit is not None:
        emit(CardReturned(frame.seat, frame.card))


def hangs_on_gems(s: ViceroyState, frame: PlayCard, seat: int) -> bool:
    """Can another still pay? Not all know, if the gem that is due may be one of those returned at the start."""
    if seat == frame.seat or frame.free or is_law(frame.card):
        return False
    colour = COST_COLOURS[frame.card][0]
    held = s.gems[frame.seat][colour] + s.returned[frame.seat][colour]
    return 0 < held <= RETURNED and not endless_left(s, frame.seat)[colour]


def discard_card(s: ViceroyState, frame: DiscardCard, emit: Emit | None) -> None:
    """VR-DEV-3, VR-RUL-18"""
    s.shown[frame.seat] = NO_CARD
    s.discards.append(frame.card)
    s.todo.append(TakeGems(frame.seat, s.edition.discard_gems))


def add_to(rules: Rules) -> None:
    rules.step(StartTurn, start_turn)
    rules.step(LawPhase, law_phase)
    rules.step(BuildingRound, building_round)
    rules.question(AskCards, rule="VR-DEV-1", options=card_options, answer=answer_cards, why_not=why_not_card)
    rules.rule_by(AskCards, rule_of_cards)
    rules.bar(AskCards, cards_without_a_place)
    rules.at_once(AskCards, ask_one_for_a_card)
    rules.step(RevealCards, reveal_cards)
    rules.step(PlayCard, play_card)
    rules.secret(PlayCard, hangs_on_gems)
    rules.step(DiscardCard, discard_card)
