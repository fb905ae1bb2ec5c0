"""Steps, effects and questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.records import NOBODY, Action, Effect, Emit, Event
from viceregal.core.rules import Rules, then
from viceregal_mini import cards
from viceregal_mini import records as r
from viceregal_mini.cards import CARDS, EFFECT_OF, GEM, MAGIC
from viceregal_mini.refusals import NOT_IN_HAND, NOT_THAT_MUCH
from viceregal_mini.state import MiniState

# The rules by id, as in rulebook.toml.
RULE_IDS = ("MI-TURN-1", "MI-END-1", "MI-DEAL-1", "MI-BID-1", "MI-PLAY-1", "MI-CHOOSE-1", "MI-LOOK-1")


def tell(emit: Emit | None, event: Event, *only: int) -> None:
    if emit is not None:
        emit(event, only or None)


# Steps ----------------------------------------------------------------------------------------------------------


def start_round(s: MiniState, frame: r.StartRound, emit: Emit | None) -> None:
    if s.round == s.edition.rounds:
        return
    s.round += 1
    tell(emit, r.RoundBegan(s.round))
    then(s, *s.edition.phases, r.StartRound())


def income(s: MiniState, frame: r.Income, emit: Emit | None) -> None:
    then(s, *[r.Resolve(seat, cards.Gain(GEM, 1)) for seat in range(s.seats)])


def auction(s: MiniState, frame: r.Auction, emit: Emit | None) -> None:
    if s.pool:
        then(s, r.AskReveal(), r.AskBids(tuple(range(s.seats))), r.Award())


def award(s: MiniState, frame: r.Award, emit: Emit | None) -> None:
    winner = s.edition.auction_winner(s.bids)
    tell(emit, r.BidsRevealed(tuple([gems for _, gems in s.bids])))
    for seat, gems in s.bids:
        s.gems[seat] -= gems
    card, s.row, s.bids = s.row, NOBODY, ()
    if winner != NOBODY:
        tell(emit, r.AuctionWon(winner, card))
    if winner != NOBODY and s.edition.winner_keeps_card:
        s.shown[winner].append(card)
        return
    s.discard.append(card)
    if winner != NOBODY:
        s.todo.append(r.Resolve(winner, EFFECT_OF[card]))


def play_cards(s: MiniState, frame: r.PlayCards, emit: Emit | None) -> None:
    then(s, *[r.AskPlay(seat) for seat in range(s.seats)])


def resolve(s: MiniState, frame: r.Resolve, emit: Emit | None) -> None:
    EFFECTS[type(frame.effect)](s, frame.seat, frame.effect, emit)


# Effects --------------------------------------------------------------------------------------------------------


def gain(s: MiniState, seat: int, effect: cards.Gain, emit: Emit | None) -> None:
    pile = s.gems if effect.good == GEM else s.magic if effect.good == MAGIC else s.science
    pile[seat] += effect.count
    tell(emit, r.Gained(seat, effect.good, effect.count))


def either(s: MiniState, seat: int, effect: cards.Either, emit: Emit | None) -> None:
    s.todo.append(r.AskEither(seat, effect.parts))


def in_order(s: MiniState, seat: int, effect: cards.InOrder, emit: Emit | None) -> None:
    then(s, *[r.Resolve(seat, part) for part in effect.parts])


def each_opponent(s: MiniState, seat: int, effect: cards.EachOpponent, emit: Emit | None) -> None:
    then(s, *[r.Resolve((seat + i) % s.seats, effect.effect) for i in range(1, s.seats)])


def draw_one(s: MiniState, seat: int, effect: cards.DrawOne, emit: Emit | None) -> None:
    if s.pool:
        s.todo.append(r.AskDraw(seat))


def lose_gem(s: MiniState, seat: int, effect: cards.LoseGem, emit: Emit | None) -> None:
    if s.gems[seat]:
        s.gems[seat] -= 1
        tell(emit, r.GemLost(seat))


def look_at_one(s: MiniState, seat: int, effect: cards.LookAtOne, emit: Emit | None) -> None:
    if any(hand for other, hand in enumerate(s.hands) if other != seat):
        s.todo.append(r.AskWhom(seat))


def nothing(s: MiniState, seat: int, effect: cards.Nothing, emit: Emit | None) -> None:
    pass


EFFECTS: dict[type[Effect], Callable[[MiniState, int, Any, Emit | None], None]] = {
    cards.Gain: gain,
    cards.Either: either,
    cards.InOrder: in_order,
    cards.EachOpponent: each_opponent,
    cards.DrawOne: draw_one,
    cards.LoseGem: lose_gem,
    cards.LookAtOne: look_at_one,
    cards.Nothing: nothing,
}

# Questions ------------------------------------------------------------------------------------------------------


def bid_options(s: MiniState, ask: r.AskBids, seat: int) -> list[Action]:
    return [r.Bid(gems) for gems in range(s.gems[seat] + 1)]


def answer_bid(s: MiniState, ask: r.AskBids, seat: int, action: r.Bid, emit: Emit | None) -> None:
    tell(emit, r.BidPlaced(seat))
    s.bids = tuple(sorted((*s.bids, (seat, action.gems))))
    waiting = tuple([other for other in ask.waiting if other != seat])
    if waiting:
        s.todo.append(r.AskBids(waiting))


def why_not_bid(s: MiniState, ask: r.AskBids, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, r.Bid):
        return None
    missing = {"gem": action.gems - s.gems[seat]}
    return Refusal("MI-BID-1", NOT_THAT_MUCH, missing=missing, seat=str(seat))


def play_options(s: MiniState, ask: r.AskPlay, seat: int) -> list[Action]:
    return [*[r.Play(card) for card in sorted(s.hands[seat] + s.shown[seat])], r.Pass()]


def answer_play(s: MiniState, ask: r.AskPlay, seat: int, action: Action, emit: Emit | None) -> None:
    if not isinstance(action, r.Play):
        tell(emit, r.Passed(seat))
        return
    card = action.card
    unseen = card in s.hands[seat]
    (s.hands if unseen else s.shown)[seat].remove(card)
    s.peeks = [peek for peek in s.peeks if peek[1] != card]
    s.discard.append(card)
    tell(emit, r.CardPlayed(seat, card, unseen))
    s.todo.append(r.Resolve(seat, EFFECT_OF[card]))


def why_not_play(s: MiniState, ask: r.AskPlay, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, r.Play):
        return None
    return Refusal("MI-PLAY-1", NOT_IN_HAND, card=CARDS[action.card])


def either_options(s: MiniState, ask: r.AskEither, seat: int) -> list[Action]:
    return [r.Choose(index) for index in range(len(ask.parts))]


def answer_either(s: MiniState, ask: r.AskEither, seat: int, action: r.Choose, emit: Emit | None) -> None:
    tell(emit, r.Chosen(seat, ask.parts[action.index]))
    s.todo.append(r.Resolve(seat, ask.parts[action.index]))


def whom_options(s: MiniState, ask: r.AskWhom, seat: int) -> list[Action]:
    return [r.LookAt(other) for other in range(s.seats) if other != seat and s.hands[other]]


def answer_whom(s: MiniState, ask: r.AskWhom, seat: int, action: r.LookAt, emit: Emit | None) -> None:
    tell(emit, r.LookedAt(seat, action.seat))
    s.todo.append(r.AskPeek(seat, action.seat))


def peek_options(s: MiniState, ask: r.AskPeek, seat: int) -> list[Action]:
    return [r.Peek(card) for card in sorted(s.hands[ask.other])]


def answer_peek(s: MiniState, ask: r.AskPeek, seat: int, action: r.Peek, emit: Emit | None) -> None:
    if (ask.looker, action.card) not in s.peeks:
        s.peeks.append((ask.looker, action.card))
    tell(emit, r.CardSeen(ask.looker, action.card), ask.looker, ask.other)


def pool_options(s: MiniState, ask: r.AskReveal, seat: int) -> list[Action]:
    return [r.Reveal(card) for card in sorted(s.pool)]


def sample_reveal(s: MiniState, ask: r.AskReveal, chance: Chance) -> Action:
    """Spies lie nearer to the top: each is twice as likely as another card."""
    cards = sorted(s.pool)
    return r.Reveal(chance.pick(cards + [card for card in cards if CARDS[card].startswith("spy")]))


def answer_reveal(s: MiniState, ask: r.AskReveal, seat: int, action: r.Reveal, emit: Emit | None) -> None:
    s.pool.remove(action.card)
    s.row = action.card
    tell(emit, r.RowRevealed(action.card))


def draw_options(s: MiniState, ask: r.AskDraw, seat: int) -> list[Action]:
    return [r.Draw(card) for card in sorted(s.pool)]


def answer_draw(s: MiniState, ask: r.AskDraw, seat: int, action: r.Draw, emit: Emit | None) -> None:
    s.pool.remove(action.card)
    s.hands[ask.drawer].append(action.card)
    tell(emit, r.CardDrawn(ask.drawer))
    tell(emit, r.CardSeen(ask.drawer, action.card), ask.drawer)


def make_rules() -> Rules:
    rules = Rules()
    rules.step(r.StartRound, start_round)
    rules.step(r.Income, income)
    rules.step(r.Auction, auction)
    rules.step(r.Award, award)
    rules.step(r.PlayCards, play_cards)
    rules.step(r.Resolve, resolve)
    rules.question(r.AskBids, rule="MI-BID-1", options=bid_options, answer=answer_bid, why_not=why_not_bid)
    rules.question(
        r.AskPlay, rule="MI-PLAY-1", options=play_options, answer=answer_play, why_not=why_not_play
    )
    rules.question(r.AskEither, rule="MI-CHOOSE-1", options=either_options, answer=answer_either)
    rules.question(r.AskWhom, rule="MI-LOOK-1", options=whom_options, answer=answer_whom)
    rules.question(r.AskPeek, rule="MI-LOOK-1", options=peek_options, answer=answer_peek)
    rules.question(
        r.AskReveal, rule="MI-DEAL-1", options=pool_options, answer=answer_reveal, sample=sample_reveal
    )
    rules.question(r.AskDraw, rule="MI-DEAL-1", options=draw_options, answer=answer_draw)
    return rules
