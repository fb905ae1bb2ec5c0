"""What a position is worth to a seat: the points it has, and what its gems, cards and tokens will still make of themselves.

The figures are rules of thumb in points, found by playing the bot against itself and against chance.
"""

from __future__ import annotations

from typing import Final

from viceregal.games.viceroy.rules.cards.deck import COSTS, TOP_LEFT, TOP_RIGHT, is_law
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.frames import AskDeck, AskDrawn, DrawLaw, DrawOne, LawPhase
from viceregal.games.viceroy.rules.hand_cards import LAST_TURN
from viceregal.games.viceroy.rules.pyramid import LEVELS, WIDTH, level_of
from viceregal.games.viceroy.rules.scoring import (
    active_laws,
    attack_points,
    circle_bonus,
    endless_gems_on,
    law_points,
    one_coloured_circles,
    painted_colour,
    worth_of_level,
)
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import DEFENCE, MAGIC, MAGIC_BONUS, POINTS, SCIENCE

# The first gem of a colour is worth more than the fifth: cards cost many colours.
_GEMS: Final = (0.0, 1.0, 1.8, 2.5, 3.1, 3.6, 4.0, 4.3, 4.6)
_FURTHER_GEM: Final = 0.2
_SCIENCE_A_TURN: Final = 0.45  # gems that a token brings in
_ENDLESS_A_TURN: Final = 0.55
_DEFENCE: Final = 1.0
_MAGIC_TO_COME: Final = 2.5
_BONUS_TO_COME: Final = 3.5
_PART_OF_A_SET: Final = (0.0, 0.12, 0.4)  # one or two of its three tokens
_DRAWS: Final = (AskDeck, AskDrawn, DrawOne, DrawLaw)


def worth(s: ViceroyState, seat: int) -> float:
    """In points at the end of the game, as far as can be told now."""
    left = (LAST_TURN - s.turn) / LAST_TURN
    return (
        _on_the_table(s, seat, left)
        + gems_worth(s, seat, left)
        + _hand_worth(s, seat)
        + _room_to_build(s, seat, left)
        + _attack_worth(s, seat)
    )


def _on_the_table(s: ViceroyState, seat: int, left: float) -> float:
    """What scores at the end, and what the tokens will be worth with those to come."""
    total = 0.0
    magic = science = defence = bonus = 0
    for tokens in s.tokens[seat].values():
        for token in tokens:
            total += POINTS[token]
            bonus += MAGIC_BONUS[token]
            magic += token == MAGIC
            science += token == SCIENCE
            defence += token == DEFENCE
    total += (magic + _MAGIC_TO_COME * left) * (bonus + _BONUS_TO_COME * left)
    total += _sets_worth(s, sorted([magic, science, defence]), left)
    turns = LAST_TURN - s.turn
    total += science * _SCIENCE_A_TURN * turns + defence * _DEFENCE * left + attack_points(s, seat)
    bonuses = [circle_bonus(s, seat, colour) for colour in range(COLOUR_COUNT)]
    total += 1.5 * left * sum(bonuses)
    for upper in one_coloured_circles(s, seat):
        total += worth_of_level(s, level_of(upper)) + bonuses[painted_colour(s, seat, upper)]
    for _, level, colour in endless_gems_on(s, seat):
        total += worth_of_level(s, level) + bonuses[colour] + _ENDLESS_A_TURN * turns
    for card, effect in active_laws(s, seat):
        total += law_points(s, seat, card, effect)
    return total


def _sets_worth(s: ViceroyState, counts: list[int], left: float) -> float:
    """Whole sets, and the hope that another one will be made whole."""
    whole = counts[0]
    kinds = len([count for count in counts if count > whole])
    return s.edition.scoring.token_set * (whole + _PART_OF_A_SET[kinds] * left)


def gems_worth(s: ViceroyState, seat: int, left: float) -> float:
    rate = 0.35 + 1.25 * min(1.0, 1.5 * left) if left > 0 else 0.3
    total = 0.0
    for count in s.gems[seat]:
        total += _GEMS[count] if count < len(_GEMS) else _GEMS[-1] + _FURTHER_GEM * (count - len(_GEMS) + 1)
    return rate * total


def _hand_worth(s: ViceroyState, seat: int) -> float:
    """Cards that may still be played; more than can be played are worth little."""
    chances = (LAST_TURN - s.turn) * (1 if _plays_for_free(s) else 2)
    each = sorted([card_in_hand_worth(s, card) for card in s.hands[seat]], reverse=True)
    drawn = len([frame for frame in s.todo if isinstance(frame, _DRAWS)])
    each += [2.5] * drawn
    return sum(each[:chances])


def card_in_hand_worth(s: ViceroyState, card: int) -> float:
    if _plays_for_free(s):
        return 4.0 if is_law(card) else 5.0
    return 3.0 if is_law(card) else 1.6


def _plays_for_free(s: ViceroyState) -> bool:
    return isinstance(s.edition.phases[0], LawPhase)


def _room_to_build(s: ViceroyState, seat: int, left: float) -> float:
    """Places above two neighbours, better the higher they are, and best where two equal halves wait for a third."""
    total = 0.0
    pyramid = s.pyramids[seat]
    for place, card in pyramid.items():
        above, beside = place + WIDTH, pyramid.get(place + 1)
        if beside is None or above in pyramid or level_of(above) > LEVELS:
            continue
        total += 0.6 + 0.35 * level_of(above)
        if TOP_RIGHT[card] == TOP_LEFT[beside]:
            total += 0.8 + 0.2 * circle_bonus(s, seat, TOP_LEFT[beside])
    return total * min(1.0, 2 * left)


def _attack_worth(s: ViceroyState, seat: int) -> float:
    """At the end each costs the others; before that it buys a card."""
    return s.attacks[seat] * s.edition.scoring.attack * min(1.0, 0.6 + 0.2 * (s.seats - 1))


# Which gems to have ------------------------------------------------------------------------------------------------


def wanted_colours(s: ViceroyState, seat: int) -> list[float]:
    """How much one would like a gem of each colour: for the cards one holds, for those on offer, and to bid."""
    want = [1.0] * COLOUR_COUNT
    held = [card for card in (*s.hands[seat], s.shown[seat]) if card and not is_law(card)]
    for card in held:
        for colour in range(COLOUR_COUNT):
            want[colour] += 0.8 * COSTS[card][3][colour]
    for colour in range(COLOUR_COUNT):
        for card in s.offered_at(colour):
            want[colour] += 0.15
            for other in range(COLOUR_COUNT):
                want[other] += 0.1 * COSTS[card][3][other]
    return [want[colour] / (1.0 + s.gems[seat][colour]) ** 1.5 for colour in range(COLOUR_COUNT)]
