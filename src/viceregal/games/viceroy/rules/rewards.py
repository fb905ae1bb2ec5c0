"""VR-REW: what the rewards of characters and the choices of laws give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Effect, Emit
from viceregal.core.rules import Rules, then_all
from viceregal.games.viceroy.rules import law_effects, trading
from viceregal.games.viceroy.rules.actions import (
    COLOUR_PICKS,
    EFFECT_PICKS,
    ENOUGH,
    USE_OWN,
    PickColour,
    PickEffect,
    UseOwn,
)
from viceregal.games.viceroy.rules.drawing import draw_cards
from viceregal.games.viceroy.rules.effects import (
    Attack,
    CircleBonus,
    Defence,
    DoubleTokens,
    DrawCards,
    EndlessGem,
    EndlessGemOfChoice,
    ExchangeLaws,
    Gems,
    InOrder,
    Magic,
    MagicBonus,
    OneOf,
    ParkGems,
    PerCard,
    PerCircleAndEndlessGem,
    PerNeighbour,
    PerSet,
    Points,
    ReplaceCard,
    Science,
    SkipAuction,
    TradeTokens,
    TuckFreeCard,
    TuckFromHand,
    TuckWhenTaken,
)
from viceregal.games.viceroy.rules.events import AttackGained, EffectChosen, NothingGained, TokenGained
from viceregal.games.viceroy.rules.frames import AskColour, AskOneOf, AskOwnGem, Resolve, TakeGems
from viceregal.games.viceroy.rules.gems import lacks, may_hold
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import (
    DEFENCE,
    MAGIC,
    SCIENCE,
    circle_bonus_token,
    gem_colour,
    gem_token,
    magic_bonus_token,
    points_token,
)


def resolve(s: ViceroyState, frame: Resolve, emit: Emit | None) -> None:
    EFFECTS[type(frame.effect)](s, frame.seat, frame.card, frame.effect, emit)


def do_in_order(s: ViceroyState, seat: int, card: int, effect: InOrder, emit: Emit | None) -> None:
    then_all(s, [Resolve(seat, card, part) for part in effect.parts])


def do_gems(s: ViceroyState, seat: int, card: int, effect: Gems, emit: Emit | None) -> None:
    s.todo.append(TakeGems(seat, effect.count))


def do_draw_cards(s: ViceroyState, seat: int, card: int, effect: DrawCards, emit: Emit | None) -> None:
    draw_cards(s, seat, effect.count)


def do_attack(s: ViceroyState, seat: int, card: int, effect: Attack, emit: Emit | None) -> None:
    """VR-REW-7, VR-RUL-8: behind the screen, whatever card it comes from."""
    s.attacks[seat] += effect.count
    if emit is not None:
        emit(AttackGained(seat, effect.count))


def gain(s: ViceroyState, seat: int, card: int, token: int, emit: Emit | None) -> None:
    """VR-REW-2, VR-REW-10, VR-RUL-14: tokens other than gems never run out; a stand-in is one token, too."""
    s.add_token(seat, card, token)
    if emit is not None:
        emit(TokenGained(seat, card, token))


def do_points(s: ViceroyState, seat: int, card: int, effect: Points, emit: Emit | None) -> None:
    gain(s, seat, card, points_token(effect.value), emit)


def do_science(s: ViceroyState, seat: int, card: int, effect: Science, emit: Emit | None) -> None:
    for _ in range(effect.count):
        gain(s, seat, card, SCIENCE, emit)


def do_magic(s: ViceroyState, seat: int, card: int, effect: Magic, emit: Emit | None) -> None:
    for _ in range(effect.count):
        gain(s, seat, card, MAGIC, emit)


def do_defence(s: ViceroyState, seat: int, card: int, effect: Defence, emit: Emit | None) -> None:
    for _ in range(effect.count):
        gain(s, seat, card, DEFENCE, emit)


def do_magic_bonus(s: ViceroyState, seat: int, card: int, effect: MagicBonus, emit: Emit | None) -> None:
    gain(s, seat, card, magic_bonus_token(effect.value), emit)


def do_circle_bonus(s: ViceroyState, seat: int, card: int, effect: CircleBonus, emit: Emit | None) -> None:
    gain(s, seat, card, circle_bonus_token(effect.colour, effect.value), emit)


# Endless gems -----------------------------------------------------------------------------------------------------


def do_endless_gem(s: ViceroyState, seat: int, card: int, effect: EndlessGem, emit: Emit | None) -> None:
    """VR-REW-8: from the reserve; else, if the player likes, from behind the screen; else nothing."""
    if s.reserve[effect.colour]:
        s.reserve[effect.colour] -= 1
        gain(s, seat, card, gem_token(effect.colour), emit)
    elif may_hold(s, seat, effect.colour):
        s.todo.append(AskOwnGem(seat, card, effect.colour))
    elif emit is not None:
        emit(NothingGained(seat, card, effect))


def own_gem_options(s: ViceroyState, ask: AskOwnGem, seat: int) -> list[Action]:
    return [USE_OWN, ENOUGH] if s.gems[seat][ask.colour] else [ENOUGH]


def why_not_own_gem(s: ViceroyState, ask: AskOwnGem, seat: int, action: Action) -> Refusal | None:
    return lacks(s, seat, ask.colour, "VR-REW-8") if isinstance(action, UseOwn) else None


def answer_own_gem(s: ViceroyState, ask: AskOwnGem, seat: int, action: Action, emit: Emit | None) -> None:
    if isinstance(action, UseOwn):
        s.gems[seat][ask.colour] -= 1
        gain(s, seat, ask.card, gem_token(ask.colour), emit)
    elif emit is not None:
        emit(NothingGained(seat, ask.card, EndlessGem(ask.colour)))


def do_endless_gem_of_choice(
    s: ViceroyState, seat: int, card: int, effect: EndlessGemOfChoice, emit: Emit | None
) -> None:
    s.todo.append(AskColour(seat, card))


def colour_options(s: ViceroyState, ask: AskColour, seat: int) -> list[Action]:
    return COLOUR_PICKS[:]


def answer_colour(s: ViceroyState, ask: AskColour, seat: int, action: PickColour, emit: Emit | None) -> None:
    chosen = EndlessGem(action.colour)
    if emit is not None:
        emit(EffectChosen(seat, ask.card, chosen))
    do_endless_gem(s, seat, ask.card, chosen, emit)


def do_double_tokens(s: ViceroyState, seat: int, card: int, effect: DoubleTokens, emit: Emit | None) -> None:
    """Law 66, VR-RUL-4: every token on the character gets a twin; a gem by VR-REW-8."""
    for token in s.tokens[seat].get(card, ()):
        colour = gem_colour(token)
        if colour >= 0:
            s.todo.append(Resolve(seat, card, EndlessGem(colour)))
        else:
            gain(s, seat, card, token, emit)


# One of several ---------------------------------------------------------------------------------------------------


def do_one_of(s: ViceroyState, seat: int, card: int, effect: OneOf, emit: Emit | None) -> None:
    s.todo.append(AskOneOf(seat, card, effect))


def one_of_options(s: ViceroyState, ask: AskOneOf, seat: int) -> list[Action]:
    assert isinstance(ask.effect, OneOf)
    return EFFECT_PICKS[: len(ask.effect.parts)]


def answer_one_of(s: ViceroyState, ask: AskOneOf, seat: int, action: PickEffect, emit: Emit | None) -> None:
    assert isinstance(ask.effect, OneOf)
    chosen = ask.effect.parts[action.option - 1]
    if emit is not None:
        emit(EffectChosen(seat, ask.card, chosen))
    s.todo.append(Resolve(seat, ask.card, chosen))


def do_nothing_now(s: ViceroyState, seat: int, card: int, effect: Effect, emit: Emit | None) -> None:
    """Laws that only score, or that wait for something."""


EFFECTS: Final[dict[type, Callable[[ViceroyState, int, int, Any, Emit | None], None]]] = {
    InOrder: do_in_order,
    OneOf: do_one_of,
    Gems: do_gems,
    Points: do_points,
    DrawCards: do_draw_cards,
    Science: do_science,
    Magic: do_magic,
    Defence: do_defence,
    Attack: do_attack,
    EndlessGem: do_endless_gem,
    EndlessGemOfChoice: do_endless_gem_of_choice,
    MagicBonus: do_magic_bonus,
    CircleBonus: do_circle_bonus,
    ReplaceCard: do_nothing_now,  # done in placing.py: the law takes its place
    DoubleTokens: do_double_tokens,
    TradeTokens: trading.do_trade_tokens,
    SkipAuction: law_effects.do_skip_auction,
    ExchangeLaws: law_effects.do_exchange_laws,
    TuckFromHand: law_effects.do_tuck_from_hand,
    TuckFreeCard: law_effects.do_tuck_free_card,
    ParkGems: law_effects.do_park_gems,
    TuckWhenTaken: do_nothing_now,
    PerCard: do_nothing_now,
    PerSet: do_nothing_now,
    PerCircleAndEndlessGem: do_nothing_now,
    PerNeighbour: do_nothing_now,
}


def add_to(rules: Rules) -> None:
    rules.step(Resolve, resolve)
    rules.question(
        AskOwnGem,
        rule="VR-REW-8",
        options=own_gem_options,
        answer=answer_own_gem,
        why_not=why_not_own_gem,
    )
    rules.question(AskColour, rule="VR-REW-8", options=colour_options, answer=answer_colour)
    rules.question(AskOneOf, rule="VR-PYR-9", options=one_of_options, answer=answer_one_of)
