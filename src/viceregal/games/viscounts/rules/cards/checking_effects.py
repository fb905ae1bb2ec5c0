"""The effects of a data file: only those that can be carried out where they stand, and that come to an end."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.complaints import AT
from viceregal.core.errors import BadValue
from viceregal.core.records import Effect
from viceregal.games.viscounts.rules.cards.complaints import (
    DESTROY_OWN_IS_FOR_PLAYER_CARDS,
    EFFECTS_TOO_DEEP,
    ENDLESS_EFFECT,
    FOR_THE_AI_ALONE,
    PARTS_OF_IN_ORDER,
    PARTS_OF_ONE_OF,
)
from viceregal.games.viscounts.rules.cards.own_data import BadData, Data
from viceregal.games.viscounts.rules.cards.rows import Exchange, PrintedManuscript, PrintedTownsfolk, Spot
from viceregal.games.viscounts.rules.effects import (
    A_DEED,
    CORRUPTION,
    DEBT,
    VIRTUE,
    AfterAct,
    BuildFree,
    DestroyOwn,
    DismissAdjacent,
    Flip,
    Gain,
    GainScheme,
    InOrder,
    OnCollision,
    OnDebtFlipped,
    OnDebtGained,
    OneOf,
    Shuffle,
)

MAX_OPTIONS: Final = 6  # as many as a player can choose between
MAX_PARTS: Final = 9
DEEPEST: Final = 4  # effects within effects
DATA_OF_THE_AI: Final = ("schemes", "ai_slots")


def check_effects(data: Data) -> None:
    """BadData names the table, the row and the field."""
    for table, rows in data.items():
        for key, fields in rows.items():
            for name, value in fields.items():
                place = f"{table}, {key}, {name}"
                for effect in _effects_in(value):
                    _check_effect(effect, place, table, 1)
                _check_ongoing(value, place)
                if table == "ai_slots":
                    _check_slot(key, value, place)


def _effects_in(value: Any) -> list[Effect]:
    """The effects that a field holds, itself or in its rows."""
    if isinstance(value, Effect):
        return [value]
    if isinstance(value, tuple):
        return [effect for each in value for effect in _effects_in(each)]
    if isinstance(value, AfterAct | OnDebtFlipped | OnDebtGained | OnCollision):
        return [value.effect]
    if isinstance(value, Exchange):
        return [value.gives]
    if isinstance(value, Spot):
        return [value.bonus, value.link]
    if isinstance(value, PrintedTownsfolk):
        return [value.corner]
    if isinstance(value, PrintedManuscript):
        return [value.effect]
    return []


def _check_effect(effect: Effect, place: str, table: str, level: int) -> None:
    if level > DEEPEST:
        raise BadData(AT, place=place, reason=BadValue(EFFECTS_TOO_DEEP, deepest=DEEPEST))
    if isinstance(effect, DestroyOwn) and table != "player_cards":
        raise BadData(AT, place=place, reason=BadValue(DESTROY_OWN_IS_FOR_PLAYER_CARDS))
    if isinstance(effect, GainScheme | DismissAdjacent) and table not in DATA_OF_THE_AI:
        raise BadData(AT, place=place, reason=BadValue(FOR_THE_AI_ALONE, effect=type(effect).__name__))
    if isinstance(effect, OneOf) and not 2 <= len(effect.parts) <= MAX_OPTIONS:
        raise BadData(
            AT, place=place, reason=BadValue(PARTS_OF_ONE_OF, there=len(effect.parts), most=MAX_OPTIONS)
        )
    if isinstance(effect, InOrder) and not 1 <= len(effect.parts) <= MAX_PARTS:
        raise BadData(
            AT, place=place, reason=BadValue(PARTS_OF_IN_ORDER, there=len(effect.parts), most=MAX_PARTS)
        )
    if isinstance(effect, OneOf | InOrder):
        for part in effect.parts:
            _check_effect(part, place, table, level + 1)


# What feeds itself --------------------------------------------------------------------------------------------------


def _single(effect: Effect) -> list[Effect]:
    if isinstance(effect, OneOf | InOrder):
        return [single for part in effect.parts for single in _single(part)]
    return [effect]


def _gains(effect: Effect, *things: int) -> int:
    return sum([each.count for each in _single(effect) if isinstance(each, Gain) and each.thing in things])


def _flips_debts(effect: Effect) -> bool:
    return any([isinstance(each, Flip) and each.paper != A_DEED for each in _single(effect)])


def _check_ongoing(ability: Any, place: str) -> None:
    """A collision gives debts, and a marker that moves far collides: none of these may bring itself about again."""
    if isinstance(ability, OnCollision):
        feeds = _gains(ability.effect, VIRTUE, CORRUPTION) > 1
    elif isinstance(ability, OnDebtGained):
        feeds = _gains(ability.effect, DEBT, VIRTUE, CORRUPTION) > 0 or _flips_debts(ability.effect)
    elif isinstance(ability, OnDebtFlipped):
        moves = _gains(ability.effect, VIRTUE, CORRUPTION) > 1
        feeds = moves or _gains(ability.effect, DEBT) > 0 or _flips_debts(ability.effect)
    else:
        return
    if feeds:
        raise BadData(AT, place=place, reason=BadValue(ENDLESS_EFFECT))


def _check_slot(key: str, effect: Effect, place: str) -> None:
    singles = _single(effect)
    feeds = {
        "when-built": any([isinstance(each, BuildFree) for each in singles]),
        "on-collision": _gains(effect, VIRTUE, CORRUPTION) > 0,
        "on-flip": any([isinstance(each, Flip) for each in singles]),
        "on-scheme-gained": any([isinstance(each, GainScheme) for each in singles]),
        "on-shuffle": any([isinstance(each, Shuffle | GainScheme) for each in singles]),
        "on-shuffle-too": any([isinstance(each, Shuffle | GainScheme) for each in singles]),
    }
    if feeds[key]:
        raise BadData(AT, place=place, reason=BadValue(ENDLESS_EFFECT))
