"""VR-PYR, VR-COS: a card is placed, paid for, and gives what it gives."""

from __future__ import annotations

from typing import Final

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules, then
from viceregal.games.viceroy.rules.actions import (
    EFFECT_PICKS,
    LAW_DECK,
    PLACES,
    SMALL_DECK,
    PayWith,
    PickEffect,
    PutAt,
    PutUnder,
    Replace,
)
from viceregal.games.viceroy.rules.cards.deck import COSTS, NO_CARD, character, is_law, law
from viceregal.games.viceroy.rules.costs import (
    ENDLESS,
    endless_left,
    may_choose,
    missing_gems,
    payments,
    places_for,
    stand_ins,
)
from viceregal.games.viceroy.rules.effects import (
    COLOUR_COUNT,
    COLOURS,
    DoubleTokens,
    InOrder,
    ParkGems,
    Points,
    ReplaceCard,
)
from viceregal.games.viceroy.rules.events import (
    CardPlaced,
    CardReplaced,
    CardTucked,
    CircleClosed,
    EffectChosen,
    Paid,
)
from viceregal.games.viceroy.rules.frames import (
    AskLevelFive,
    AskPay,
    AskPlace,
    CardTaken,
    PayFor,
    Resolve,
    Reward,
)
from viceregal.games.viceroy.rules.hand_cards import characters_in_pyramid, replaceable
from viceregal.games.viceroy.rules.pyramid import LEVELS, circle_colour, circles_of, level_of, open_places
from viceregal.games.viceroy.rules.refusals import NOT_ON_LEVEL_5, NOT_SUPPORTED, PLACE_TAKEN, TOO_DEAR_THERE
from viceregal.games.viceroy.rules.state import ViceroyState

LEVEL_FIVE_POINTS: Final = 15
PLACE_RULE: Final = "VR-PYR-3"


def place_options(s: ViceroyState, ask: AskPlace, seat: int) -> list[Action]:
    """An open place; for law 65 a card to replace, for law 66 a character to go under."""
    if is_law(ask.card):
        effect = law(ask.card).effect
        if isinstance(effect, ReplaceCard):
            return [Replace(card) for card in replaceable(s, seat)]
        if isinstance(effect, DoubleTokens):
            return [PutUnder(card) for card in characters_in_pyramid(s, seat)]
    return [PLACES[place] for place in places_for(s, seat, ask.card, ask.free)]


def places_too_dear(s: ViceroyState, seat: int, card: int) -> list[Action]:
    """Open places that the player cannot pay for."""
    payable = places_for(s, seat, card, False)
    return [PLACES[place] for place in open_places(s.pyramids[seat], LEVELS) if place not in payable]


def place_barred(s: ViceroyState, ask: AskPlace, seat: int) -> list[Action]:
    return [] if ask.free or is_law(ask.card) else places_too_dear(s, seat, ask.card)


def answer_place(s: ViceroyState, ask: AskPlace, seat: int, action: Action, emit: Emit | None) -> None:
    if isinstance(action, Replace):
        replace_card(s, seat, ask.card, action.card, emit)
    elif isinstance(action, PutUnder):
        put_under(s, seat, ask.card, action.card, emit)
    elif isinstance(action, PutAt):
        lay(s, seat, ask.card, action.place, emit)
        if ask.free or is_law(ask.card):
            give_reward(s, seat, ask.card, action.place, emit)
        elif may_choose(s, seat, COSTS[ask.card][level_of(action.place)]):
            then(s, AskPay(seat, ask.card, action.place), Reward(seat, ask.card, action.place))
        else:
            pay_without_choice(s, seat, ask.card, action.place, emit)
            give_reward(s, seat, ask.card, action.place, emit)


def rule_of_place(s: ViceroyState, ask: AskPlace) -> str:
    """Laws 65 and 66 go where their rulings say, and nowhere else."""
    effect = law(ask.card).effect if is_law(ask.card) else None
    if isinstance(effect, ReplaceCard):
        return "VR-RUL-3"
    return "VR-RUL-4" if isinstance(effect, DoubleTokens) else PLACE_RULE


def why_not_place(s: ViceroyState, ask: AskPlace, seat: int, action: Action) -> Refusal | None:
    if rule_of_place(s, ask) != PLACE_RULE:
        return None
    return why_not_there(s, seat, ask.card, action.place, ask.free) if isinstance(action, PutAt) else None


def why_not_there(s: ViceroyState, seat: int, card: int, place: int, free: bool) -> Refusal:
    """VR-LAW-1, VR-DEV-4: never on level 5 without paying."""
    if place in s.pyramids[seat]:
        return Refusal("VR-PYR-3", PLACE_TAKEN)
    if level_of(place) == LEVELS and (free or is_law(card)):
        return Refusal("VR-LAW-1" if free else "VR-DEV-4", NOT_ON_LEVEL_5)
    if place in open_places(s.pyramids[seat], LEVELS):
        missing = missing_gems(s, seat, card, level_of(place))
        return Refusal("VR-COS-6", TOO_DEAR_THERE, missing=missing, card=str(card))
    return Refusal("VR-PYR-3", NOT_SUPPORTED)


def lay(s: ViceroyState, seat: int, card: int, place: int, emit: Emit | None) -> None:
    s.pyramids[seat][place] = card
    s.shown[seat] = NO_CARD
    if emit is not None:
        emit(CardPlaced(seat, card, place))


# Laws that do not take a place of their own -----------------------------------------------------------------------


def replace_card(s: ViceroyState, seat: int, new: int, old: int, emit: Emit | None) -> None:
    """Law 65, VR-RUL-3, VR-RUL-22: tokens and tucked cards stay; circles made one-coloured pay."""
    pyramid = s.pyramids[seat]
    place = s.place_of(seat, old)
    before = [upper for upper in circles_of(pyramid, place) if circle_colour(pyramid, upper) >= 0]
    pyramid[place] = new
    s.shown[seat] = NO_CARD
    if old in s.tokens[seat]:
        s.tokens[seat][new] = s.tokens[seat].pop(old)
    if old in s.tucked[seat]:
        s.tucked[seat][new] = s.tucked[seat].pop(old)
    unpark(s, old)
    if emit is not None:
        emit(CardReplaced(seat, new, old))
    for upper in circles_of(pyramid, place):
        if upper not in before:
            pay_circle(s, seat, upper, emit)
    s.hands[seat].append(old)
    s.known[old] = s.everybody()
    s.todo.append(CardTaken(seat, old, LAW_DECK if is_law(old) else SMALL_DECK))


def unpark(s: ViceroyState, card: int) -> None:
    """VR-RUL-22: gems that lay on law 76 return to the reserve when it is replaced or tucked."""
    if is_law(card) and isinstance(law(card).effect, ParkGems):
        for colour in range(COLOUR_COUNT):
            s.reserve[colour] += s.parked[colour]
        s.parked = [0] * COLOUR_COUNT


def put_under(s: ViceroyState, seat: int, card: int, host: int, emit: Emit | None) -> None:
    """Law 66: under a character; its effect doubles the tokens there."""
    s.shown[seat] = NO_CARD
    tuck(s, seat, card, host, emit)
    s.todo.append(Resolve(seat, host, law(card).effect))


def tuck(s: ViceroyState, seat: int, card: int, host: int, emit: Emit | None) -> None:
    """VR-PYR-8: not played, no cost, no reward."""
    s.tucked[seat][host] = (*s.tucked[seat].get(host, ()), card)
    s.known[card] = 0
    if emit is not None:
        emit(CardTucked(seat, card, host))


# Paying -----------------------------------------------------------------------------------------------------------


def pay_for(s: ViceroyState, frame: PayFor, emit: Emit | None) -> None:
    """Who could have a choice is asked, even if it is none: that there is none is not for the others to know."""
    cost = COSTS[frame.card][level_of(frame.place)]
    if may_choose(s, frame.seat, cost):
        s.todo.append(AskPay(frame.seat, frame.card, frame.place))
    else:
        pay_without_choice(s, frame.seat, frame.card, frame.place, emit)


def pay_without_choice(s: ViceroyState, seat: int, card: int, place: int, emit: Emit | None) -> None:
    pay(s, seat, card, place, stand_ins(s, seat, COSTS[card][level_of(place)]), emit)


def pay_options(s: ViceroyState, ask: AskPay, seat: int) -> list[Action]:
    return [PayWith(way) for way in payments(s, seat, COSTS[ask.card][level_of(ask.place)])]


def answer_pay(s: ViceroyState, ask: AskPay, seat: int, action: PayWith, emit: Emit | None) -> None:
    pay(s, seat, ask.card, ask.place, action.colours, emit)


def why_not_pay(s: ViceroyState, ask: AskPay, seat: int, action: Action) -> Refusal | None:
    """Endless gems that are not there or used already; or too few real ones for the rest."""
    if not isinstance(action, PayWith):
        return None
    cost, endless = COSTS[ask.card][level_of(ask.place)], endless_left(s, seat)
    missing: dict[str, int] = {}
    for colour in range(COLOUR_COUNT):
        wanted = action.colours.count(colour)
        missing[ENDLESS[colour]] = wanted - endless[colour]
        missing[COLOURS[colour]] = cost[colour] - wanted - s.gems[seat][colour]
    if max(missing.values()) <= 0:
        return None
    card = str(ask.card)
    return Refusal("VR-COS-3", TOO_DEAR_THERE, missing=missing, card=card)


def pay(
    s: ViceroyState, seat: int, card: int, place: int, endless: tuple[int, ...], emit: Emit | None
) -> None:
    """VR-COS-3: real gems go to the reserve; endless gems stay where they lie. VR-COS-5: no bid is credited."""
    cost = COSTS[card][level_of(place)][:]
    for colour in endless:
        cost[colour] -= 1
        s.used[seat * COLOUR_COUNT + colour] += 1
    gems = s.gems[seat]
    for colour in range(COLOUR_COUNT):
        due = cost[colour]
        if due:
            gems[colour] -= due
            s.reserve[colour] += due
    if emit is not None:
        used = [endless.count(colour) for colour in range(COLOUR_COUNT)]
        emit(Paid(seat, tuple(cost), tuple(used)))


# What it gives ----------------------------------------------------------------------------------------------------


def reward(s: ViceroyState, frame: Reward, emit: Emit | None) -> None:
    give_reward(s, frame.seat, frame.card, frame.place, emit)


def give_reward(s: ViceroyState, seat: int, card: int, place: int, emit: Emit | None) -> None:
    """VR-PYR-5, VR-LAW-3: the gem of a circle at once; then the row of the level (VR-COS-2), or what the law says."""
    pay_circle(s, seat, place, emit)
    if is_law(card):
        s.todo.append(Resolve(seat, card, law(card).effect))
        return
    level = level_of(place)
    if level < LEVELS:
        s.todo.append(Resolve(seat, card, character(card).rewards[level - 1]))
    elif s.edition.level_five_rows:
        s.todo.append(AskLevelFive(seat, card))
    else:
        s.todo.append(Resolve(seat, card, Points(LEVEL_FIVE_POINTS)))  # VR-PAY-5


def pay_circle(s: ViceroyState, seat: int, upper: int, emit: Emit | None) -> None:
    colour = circle_colour(s.pyramids[seat], upper)
    if colour < 0:
        return
    count = 1 if s.reserve[colour] else 0
    s.reserve[colour] -= count
    s.gems[seat][colour] += count
    if emit is not None:
        emit(CircleClosed(seat, upper, colour, count))


def level_five_options(s: ViceroyState, ask: AskLevelFive, seat: int) -> list[Action]:
    """VR-DEV-5: 1 is rows 1 to 3 together, 2 is 15 points."""
    return EFFECT_PICKS[:2]


def answer_level_five(
    s: ViceroyState, ask: AskLevelFive, seat: int, action: PickEffect, emit: Emit | None
) -> None:
    rows = InOrder(character(ask.card).rewards[:3])
    effect = rows if action.option == 1 else Points(LEVEL_FIVE_POINTS)
    s.todo.append(Resolve(seat, ask.card, effect))
    if emit is not None:
        emit(EffectChosen(seat, ask.card, effect))


def add_to(rules: Rules) -> None:
    rules.question(
        AskPlace, rule=PLACE_RULE, options=place_options, answer=answer_place, why_not=why_not_place
    )
    rules.rule_by(AskPlace, rule_of_place)
    rules.bar(AskPlace, place_barred)
    rules.step(PayFor, pay_for)
    rules.question(AskPay, rule="VR-COS-3", options=pay_options, answer=answer_pay, why_not=why_not_pay)
    rules.step(Reward, reward)
    rules.question(AskLevelFive, rule="VR-DEV-5", options=level_five_options, answer=answer_level_five)
