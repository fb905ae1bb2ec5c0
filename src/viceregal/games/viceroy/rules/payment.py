"""VR-PAY: the phase of payment of the first edition."""

from __future__ import annotations

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit, Frame
from viceregal.core.rules import Rules, then, then_all
from viceregal.games.viceroy.rules.actions import DISCARD, KEEP, PLACES, Keep, PutAt
from viceregal.games.viceroy.rules.auction import take_pass_income
from viceregal.games.viceroy.rules.cards.deck import NO_CARD
from viceregal.games.viceroy.rules.costs import is_payable, missing_gems, places_for
from viceregal.games.viceroy.rules.events import AnswersRevealed, CardDiscarded
from viceregal.games.viceroy.rules.frames import (
    AskKeep,
    AskPlaces,
    PayFor,
    PaymentPhase,
    RevealKeep,
    RevealPlaces,
    Reward,
)
from viceregal.games.viceroy.rules.placing import lay, places_too_dear, why_not_there
from viceregal.games.viceroy.rules.refusals import TOO_DEAR_ANYWHERE
from viceregal.games.viceroy.rules.sealing import seal, unseal, without
from viceregal.games.viceroy.rules.state import ViceroyState


def payment_phase(s: ViceroyState, frame: PaymentPhase, emit: Emit | None) -> None:
    holders = tuple([seat for seat in range(s.seats) if s.shown[seat] != NO_CARD])
    if holders:
        then(s, AskKeep(holders), RevealKeep(holders))


def keep_options(s: ViceroyState, ask: AskKeep, seat: int) -> list[Action]:
    """VR-PAY-4: who cannot pay anywhere must discard."""
    return [KEEP, DISCARD] if is_payable(s, seat, s.shown[seat]) else [DISCARD]


def keep_barred(s: ViceroyState, ask: AskKeep, seat: int) -> list[Action]:
    return [] if is_payable(s, seat, s.shown[seat]) else [KEEP]


def ask_one_to_keep(s: ViceroyState, ask: AskKeep, seat: int) -> None:
    s.todo[-2:] = [RevealKeep((seat,)), AskKeep((seat,))]


def answer_keep(s: ViceroyState, ask: AskKeep, seat: int, action: Action, emit: Emit | None) -> None:
    waiting = without(ask.waiting, seat)
    seal(s, seat, action, AskKeep(waiting) if waiting else None, emit)


def why_not_keep(s: ViceroyState, ask: AskKeep, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, Keep):
        card = s.shown[seat]
        missing = missing_gems(s, seat, card, 1)
        return Refusal("VR-PAY-4", TOO_DEAR_ANYWHERE, missing=missing, card=str(card))
    return None


def reveal_keep(s: ViceroyState, frame: RevealKeep, emit: Emit | None) -> None:
    """VR-PAY-2: discarding is a pass, and its income comes before the kept cards are played."""
    keepers: list[int] = []
    passers: list[int] = []
    if emit is not None:
        emit(AnswersRevealed(frame.players))
    for seat in frame.players:
        if isinstance(unseal(s, seat), Keep):
            keepers.append(seat)
            continue
        passers.append(seat)
        s.discards.append(s.shown[seat])
        if emit is not None:
            emit(CardDiscarded(seat, s.shown[seat]))
        s.shown[seat] = NO_CARD
    if keepers:
        then(s, AskPlaces(tuple(keepers)), RevealPlaces(tuple(keepers)))
    take_pass_income(s, passers, emit)


def places_options(s: ViceroyState, ask: AskPlaces, seat: int) -> list[Action]:
    return [PLACES[place] for place in places_for(s, seat, s.shown[seat], False)]


def places_barred(s: ViceroyState, ask: AskPlaces, seat: int) -> list[Action]:
    return places_too_dear(s, seat, s.shown[seat])


def ask_one_for_a_place(s: ViceroyState, ask: AskPlaces, seat: int) -> None:
    s.todo[-2:] = [RevealPlaces((seat,)), AskPlaces((seat,))]


def answer_places(s: ViceroyState, ask: AskPlaces, seat: int, action: PutAt, emit: Emit | None) -> None:
    waiting = without(ask.waiting, seat)
    seal(s, seat, action, AskPlaces(waiting) if waiting else None, emit)


def why_not_places(s: ViceroyState, ask: AskPlaces, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, PutAt):
        return why_not_there(s, seat, s.shown[seat], action.place, free=False)
    return None


def reveal_places(s: ViceroyState, frame: RevealPlaces, emit: Emit | None) -> None:
    """VR-PAY-3, VR-ORD-1: all are placed and paid for; then rewards follow by rising card number."""
    played = sorted([(s.shown[seat], seat, _unsealed_place(s, seat)) for seat in frame.players])
    if emit is not None:
        emit(AnswersRevealed(frame.players))
    for card, seat, place in played:
        lay(s, seat, card, place, emit)
    due: list[Frame] = [PayFor(seat, card, place) for card, seat, place in played]
    due += [Reward(seat, card, place) for card, seat, place in played]
    then_all(s, due)


def _unsealed_place(s: ViceroyState, seat: int) -> int:
    chosen = unseal(s, seat)
    assert isinstance(chosen, PutAt)
    return chosen.place


def add_to(rules: Rules) -> None:
    rules.step(PaymentPhase, payment_phase)
    rules.question(AskKeep, rule="VR-PAY-1", options=keep_options, answer=answer_keep, why_not=why_not_keep)
    rules.bar(AskKeep, keep_barred)
    rules.at_once(AskKeep, ask_one_to_keep)
    rules.step(RevealKeep, reveal_keep)
    rules.question(
        AskPlaces,
        rule="VR-PAY-3",
        options=places_options,
        answer=answer_places,
        why_not=why_not_places,
    )
    rules.bar(AskPlaces, places_barred)
    rules.at_once(AskPlaces, ask_one_for_a_place)
    rules.step(RevealPlaces, reveal_places)
