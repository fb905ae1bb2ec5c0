"""VR-REW-3: cards from the law deck or the small deck; and law 78, which may swallow what is taken."""

from __future__ import annotations

from viceregal.core.chance import Chance
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules, then_all
from viceregal.games.viceroy.rules.actions import (
    DECK_PICKS,
    DRAWN,
    KEEP,
    LAW_DECK,
    SMALL_DECK,
    STASH,
    DrawFrom,
    Drawn,
    Stash,
)
from viceregal.games.viceroy.rules.cards.deck import NO_CARD, is_law, law, take_out
from viceregal.games.viceroy.rules.effects import TuckWhenTaken
from viceregal.games.viceroy.rules.events import CardDrawn, CardRevealed, CardSeen
from viceregal.games.viceroy.rules.frames import AskDeck, AskDrawn, AskStash, CardTaken, DrawOne
from viceregal.games.viceroy.rules.placing import tuck
from viceregal.games.viceroy.rules.state import ViceroyState


def draw_cards(s: ViceroyState, seat: int, count: int) -> None:
    then_all(s, [DrawOne(seat)] * count)


def decks_left(s: ViceroyState) -> list[int]:
    """VR-LIM-1: a spent deck gives no more cards."""
    decks = [LAW_DECK] if s.laws or s.laws_on_top else []
    return [*decks, SMALL_DECK] if s.small else decks


def draw_one(s: ViceroyState, frame: DrawOne, emit: Emit | None) -> None:
    """The deck is chosen card by card, where there is a choice."""
    decks = decks_left(s)
    if len(decks) > 1:
        s.todo.append(AskDeck(frame.seat))
    elif decks:
        draw_from(s, frame.seat, decks[0], emit)


def deck_options(s: ViceroyState, ask: AskDeck, seat: int) -> list[Action]:
    return [DECK_PICKS[deck] for deck in decks_left(s)]


def answer_deck(s: ViceroyState, ask: AskDeck, seat: int, action: DrawFrom, emit: Emit | None) -> None:
    draw_from(s, seat, action.deck, emit)


def draw_from(s: ViceroyState, seat: int, deck: int, emit: Emit | None) -> None:
    """What law 70 put on top is drawn as it lies; all else is for chance to say."""
    if emit is not None:
        emit(CardDrawn(seat, deck))
    if deck == LAW_DECK and s.laws_on_top:
        card = s.laws_on_top.pop(0)
        into_hand(s, seat, card, deck, s.known[card] | 1 << seat, emit)
    else:
        s.todo.append(AskDrawn(seat, deck))


def drawn_options(s: ViceroyState, ask: AskDrawn, seat: int) -> list[Action]:
    return [DRAWN[card] for card in (s.laws if ask.deck == LAW_DECK else s.small)]


def sample_drawn(s: ViceroyState, ask: AskDrawn, chance: Chance) -> Action:
    return DRAWN[chance.pick(s.laws if ask.deck == LAW_DECK else s.small)]


def answer_drawn(s: ViceroyState, ask: AskDrawn, seat: int, action: Drawn, emit: Emit | None) -> None:
    pool = s.laws if ask.deck == LAW_DECK else s.small
    take_out(pool, action.card)
    into_hand(s, ask.seat, action.card, ask.deck, 1 << ask.seat, emit)


def into_hand(s: ViceroyState, seat: int, card: int, deck: int, known: int, emit: Emit | None) -> None:
    s.hands[seat].append(card)
    s.known[card] = known
    s.todo.append(CardTaken(seat, NO_CARD, deck))
    if emit is not None:
        emit(CardSeen(seat, card), tuple([other for other in range(s.seats) if known >> other & 1]))


def stash_of(s: ViceroyState, seat: int) -> int:
    """The law in the pyramid that cards may go under when they are taken (law 78)."""
    for card in s.pyramids[seat].values():
        if is_law(card) and isinstance(law(card).effect, TuckWhenTaken):
            return card
    return NO_CARD


def card_taken(s: ViceroyState, frame: CardTaken, emit: Emit | None) -> None:
    if stash_of(s, frame.seat) != NO_CARD:
        s.todo.append(AskStash(frame.seat, frame.card, frame.deck))


def stash_options(s: ViceroyState, ask: AskStash, seat: int) -> list[Action]:
    return [STASH, KEEP]


def answer_stash(s: ViceroyState, ask: AskStash, seat: int, action: Action, emit: Emit | None) -> None:
    """VR-RUL-12: the card taken last."""
    if isinstance(action, Stash):
        card = s.hands[seat].pop()
        if emit is not None and s.known[card] != s.everybody():
            emit(CardRevealed(seat, card))
        tuck(s, seat, card, stash_of(s, seat), emit)


def add_to(rules: Rules) -> None:
    rules.step(DrawOne, draw_one)
    rules.question(AskDeck, rule="VR-REW-3", options=deck_options, answer=answer_deck)
    rules.question(AskDrawn, rule="VR-REW-3", options=drawn_options, sample=sample_drawn, answer=answer_drawn)
    rules.step(CardTaken, card_taken)
    rules.question(AskStash, rule="VR-RUL-12", options=stash_options, answer=answer_stash)
