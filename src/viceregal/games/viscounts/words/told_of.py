"""What is told of an answer: the icons that a primary action takes, where on the board it is done, and to what."""

from __future__ import annotations

from viceregal.core.records import Action
from viceregal.games.pack import Later
from viceregal.games.viscounts.rules.actions import (
    HIRES,
    Construct,
    Dismiss,
    Place,
    TakePair,
    Trade,
    Transcribe,
)
from viceregal.games.viscounts.rules.board import PLACES, SECTIONS, SEGMENT_KEYS, place_of_town, section_at
from viceregal.games.viscounts.rules.cards.deck import CARDS, NO_CARD, TILES, VALUE
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.effects import CRIMINAL, GOODS, ICONS, MERCHANT, SILVER
from viceregal.games.viscounts.rules.frames import AskAct, AskFund
from viceregal.games.viscounts.rules.funding import icons_for, icons_with
from viceregal.games.viscounts.rules.lacking import icons_of
from viceregal.games.viscounts.rules.primary_action import act_of, dismissable
from viceregal.games.viscounts.rules.state import ViscountsState


def takes(s: ViscountsState, seat: int, action: Action) -> dict[str, int]:
    """VW-6.1: the icons of a primary action."""
    if not isinstance(action, Trade | Construct | Place | Transcribe):
        return {}
    act, count = icons_of(s, seat, action)
    return {ICONS[act]: count}


def has(s: ViscountsState, seat: int, action: Action) -> dict[str, int]:
    """VW-6.1, VW-6.2: the icons that count for it, with those of a card that was dismissed for it, and the pairs of
    merchants that an ability makes them (VW-R8)."""
    act = act_of(action)
    if act < 0:
        return {}
    asked = s.todo[-1]
    counts = icons_with(s, seat, asked.card if isinstance(asked, AskFund) else NO_CARD)
    found = {ICONS[icon]: counts[icon] for icon in (act, CRIMINAL)}
    pairs = icons_for(s, seat, act, counts) - sum(found.values())
    return found | ({ICONS[MERCHANT]: pairs} if pairs else {})


def at(s: ViscountsState, seat: int, action: Action) -> str:
    """VW-6.3, VW-6.6: the town, or the section of the castle; of a card or a manuscript the segment where it lies.

    VW-1.7: a player card begins in the town of its number.
    """
    if isinstance(action, TakePair):
        return PLACES[place_of_town(PLAYER_CARDS[action.player_card].number)]
    segment = s.segment_of(seat)
    if isinstance(action, Trade):
        return PLACES[s.viscounts[seat]]
    if isinstance(action, Place):
        return SECTIONS[section_at(s.layout, segment)]
    return SEGMENT_KEYS[segment] if isinstance(action, Dismiss | Transcribe) else ""


def thing(s: ViscountsState, seat: int, action: Action) -> str:
    """VW-6.2, VW-6.7: the townsfolk that is dismissed, the manuscript that is taken; none where it is only printed."""
    if isinstance(action, Dismiss):
        return CARDS[dismissable(s, seat)]
    tile = s.tiles[s.segment_of(seat)] if isinstance(action, Transcribe) else NO_CARD
    return "" if tile == NO_CARD else TILES[tile]


def hire_to_come(s: ViscountsState, seat: int) -> list[Later]:
    """VW-8.1: after the action the townsfolk of the segment may be hired; not asked where silver is missing for that."""
    card = s.tops[s.segment_of(seat)]
    if not isinstance(s.todo[-1], AskAct) or card == NO_CARD:
        return []
    short = VALUE[card] - s.goods[seat * len(GOODS) + SILVER]
    return [Later(HIRES[card], "VW-8.1", {GOODS[SILVER]: short} if short > 0 else {})]
