"""Law 67: a token for a token of another player, at the price of gems."""

from __future__ import annotations

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.viceroy.rules.actions import ENOUGH, GiveToken, TakeGem, TakeToken
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, TradeTokens
from viceregal.games.viceroy.rules.events import GemGiven, NothingGained, TokenOffered, TokensTraded
from viceregal.games.viceroy.rules.frames import AskTradeGive, AskTradePay, AskTradeTake
from viceregal.games.viceroy.rules.gems import gems_left, lacks
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import gem_colour


def do_trade_tokens(s: ViceroyState, seat: int, card: int, effect: TradeTokens, emit: Emit | None) -> None:
    """VR-RUL-5: no consent; three real gems. Nothing if any side of it is lacking."""
    others = [other for other in range(s.seats) if other != seat and any(s.tokens[other].values())]
    if any(s.tokens[seat].values()) and others and sum(s.gems[seat]) >= effect.count:
        s.todo.append(AskTradeGive(seat, effect.count))
    elif emit is not None:
        emit(NothingGained(seat, card, effect))


def _kinds(tokens: dict[int, tuple[int, ...]]) -> list[tuple[int, int]]:
    """Each kind of token on each card, once."""
    return sorted({(card, token) for card in tokens for token in tokens[card]})


def give_options(s: ViceroyState, ask: AskTradeGive, seat: int) -> list[Action]:
    options: list[Action] = [GiveToken(card, token) for card, token in _kinds(s.tokens[seat])]
    return [*options, ENOUGH]


def answer_give(s: ViceroyState, ask: AskTradeGive, seat: int, action: Action, emit: Emit | None) -> None:
    if isinstance(action, GiveToken):
        s.todo.append(AskTradeTake(seat, ask.count, action.card, action.token))
        if emit is not None:
            emit(TokenOffered(seat, action.card, action.token))


def trade_options(s: ViceroyState, ask: AskTradeTake, seat: int) -> list[Action]:
    found = [pair for other in range(s.seats) if other != seat for pair in _kinds(s.tokens[other])]
    return [TakeToken(card, token) for card, token in sorted(found)]


def answer_trade(s: ViceroyState, ask: AskTradeTake, seat: int, action: TakeToken, emit: Emit | None) -> None:
    other = next(each for each in range(s.seats) if action.card in s.tokens[each])
    _carry_over_use(s, seat, other, gem_colour(ask.token), gem_colour(action.token))
    _swap_token(s, seat, ask.card, ask.token, action.token)
    _swap_token(s, other, action.card, action.token, ask.token)
    if emit is not None:
        emit(TokensTraded(seat, ask.card, ask.token, other, action.card, action.token))
    s.todo.append(AskTradePay(seat, other, ask.count, 0))


def _carry_over_use(s: ViceroyState, seat: int, other: int, given: int, taken: int) -> None:
    """VR-REW-8: an endless gem is used once a turn, whoever has it then.

    Of several of a colour, the trader gives one that is used and takes one that is not.
    """
    gives_used = given >= 0 and s.used[seat * COLOUR_COUNT + given] > 0
    takes_used = taken >= 0 and s.used[other * COLOUR_COUNT + taken] == s.endless_gems(other)[taken]
    if gives_used:
        s.used[seat * COLOUR_COUNT + given] -= 1
        s.used[other * COLOUR_COUNT + given] += 1
    if takes_used:
        s.used[other * COLOUR_COUNT + taken] -= 1
        s.used[seat * COLOUR_COUNT + taken] += 1


def _swap_token(s: ViceroyState, seat: int, card: int, old: int, new: int) -> None:
    tokens = list(s.tokens[seat][card])
    tokens[tokens.index(old)] = new
    s.tokens[seat][card] = tuple(tokens)


def trade_pay_options(s: ViceroyState, ask: AskTradePay, seat: int) -> list[Action]:
    return gems_left(s.gems[seat], ask.count, ask.colour)


def why_not_trade_pay(s: ViceroyState, ask: AskTradePay, seat: int, action: Action) -> Refusal | None:
    return lacks(s, seat, action.colour, "VR-RUL-5") if isinstance(action, TakeGem) else None


def answer_trade_pay(
    s: ViceroyState, ask: AskTradePay, seat: int, action: TakeGem, emit: Emit | None
) -> None:
    s.gems[seat][action.colour] -= 1
    s.gems[ask.other][action.colour] += 1
    if ask.count > 1:
        s.todo.append(AskTradePay(seat, ask.other, ask.count - 1, action.colour))
    if emit is not None:
        emit(GemGiven(seat, ask.other, action.colour))


def add_to(rules: Rules) -> None:
    rules.question(AskTradeGive, rule="VR-RUL-5", options=give_options, answer=answer_give)
    rules.question(AskTradeTake, rule="VR-RUL-5", options=trade_options, answer=answer_trade)
    rules.question(
        AskTradePay,
        rule="VR-RUL-5",
        options=trade_pay_options,
        answer=answer_trade_pay,
        why_not=why_not_trade_pay,
    )
