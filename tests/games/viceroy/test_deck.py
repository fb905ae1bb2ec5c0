"""The structure of the printed deck, which no typing error survives."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.marks import rule
from viceregal.core.records import Effect
from viceregal.games.viceroy.rules.actions import BIDS
from viceregal.games.viceroy.rules.cards.characters import CHARACTERS, B, G, R, Y
from viceregal.games.viceroy.rules.cards.deck import COSTS, character
from viceregal.games.viceroy.rules.cards.laws import LAWS
from viceregal.games.viceroy.rules.cards.rings import RINGS
from viceregal.games.viceroy.rules.editions.polish import LEFT_OUT
from viceregal.games.viceroy.rules.effects import COLOURS as COLOUR_WORDS
from viceregal.games.viceroy.rules.effects import (
    Attack,
    CircleBonus,
    Defence,
    DrawCards,
    EndlessGem,
    Gems,
    InOrder,
    Magic,
    MagicBonus,
    OneOf,
    Points,
    Science,
)
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.options import EDITIONS

COLOURS = (B, R, G, Y)


def parts(effect: Effect) -> list[Effect]:
    """An effect taken apart."""
    if isinstance(effect, InOrder | OneOf):
        return [each for part in effect.parts for each in parts(part)]
    return [effect]


LAW_ICONS = [icon for law in LAWS for icon in parts(law.effect)]
ICONS = [icon for card in CHARACTERS for reward in card.rewards for icon in parts(reward)]


def test_the_numbers_are_those_printed() -> None:
    assert [card.number for card in CHARACTERS] == list(range(1, 65))
    assert [card.number for card in LAWS] == list(range(65, 89))
    assert len({card.name for card in CHARACTERS}) == 64


def test_every_combination_of_segments_comes_once() -> None:
    assert {card.segments for card in CHARACTERS} == set(product(COLOURS, repeat=3))


@pytest.mark.parametrize("level", range(4))
def test_every_colour_is_asked_sixteen_times_a_level(level: int) -> None:
    assert Counter(card.costs[level] for card in CHARACTERS) == dict.fromkeys(COLOURS, 16)


def test_laws_have_one_colour_above_and_another_below() -> None:
    for law in LAWS:
        left, right, bottom = law.segments
        assert left == right != bottom
    assert Counter(law.segments[0] for law in LAWS) == dict.fromkeys(COLOURS, 6)
    assert Counter(law.segments[2] for law in LAWS) == dict.fromkeys(COLOURS, 6)


@rule("VR-SET-1", "VR-RUL-14")
def test_the_tokens_in_the_box_are_those_of_the_icons() -> None:
    points = Counter(icon.value for icon in ICONS if isinstance(icon, Points))
    assert points == {2: 8, 3: 8, 4: 4, 5: 4, 7: 4, 8: 4, 10: 8, 12: 8}
    assert Counter(icon.value for icon in ICONS if isinstance(icon, MagicBonus)) == {2: 12, 3: 8, 5: 4}
    circles = Counter((icon.colour, icon.value) for icon in ICONS if isinstance(icon, CircleBonus))
    assert circles == {(colour, value): 2 if value == 2 else 1 for colour in COLOURS for value in (2, 4)}
    assert Counter(icon.colour for icon in ICONS if isinstance(icon, EndlessGem)) == dict.fromkeys(COLOURS, 3)
    assert Counter(icon.value for icon in LAW_ICONS if isinstance(icon, Points)) == {6: 2}
    # More icons than tokens: stand-ins are allowed (VR-REW-10).
    assert sum(icon.count for icon in ICONS if isinstance(icon, Magic | Science)) > 33
    assert sum(icon.count for icon in ICONS if isinstance(icon, Attack | Defence)) > 17


def test_the_other_icons() -> None:
    assert Counter(icon.count for icon in ICONS if isinstance(icon, DrawCards)) == {1: 24, 2: 12}
    assert Counter(icon.count for icon in ICONS if isinstance(icon, Magic)) == {1: 28, 2: 8}
    assert Counter(icon.count for icon in ICONS if isinstance(icon, Science)) == {1: 16, 2: 8}
    assert Counter(icon.count for icon in ICONS if isinstance(icon, Attack)) == {1: 12}
    assert Counter(icon.count for icon in ICONS if isinstance(icon, Defence)) == {1: 16}
    assert Counter(icon.count for icon in ICONS if isinstance(icon, Gems)) == {
        2: 16,
        3: 20,
        4: 16,
        5: 8,
        6: 4,
        8: 8,
    }


@rule("VR-COS-1", "VR-COS-4")
def test_the_captain_costs_what_every_rulebook_prints() -> None:
    assert character(32).name == "captain"
    assert COSTS[32][1:] == [[0, 0, 1, 0], [1, 0, 1, 0], [1, 0, 1, 1], [1, 0, 1, 2], [1, 0, 1, 3]]
    assert character(32).rewards == (DrawCards(1), Gems(5), Magic(1), Points(12))


@rule("VR-UI-1")
def test_gems_are_told_apart_without_colour() -> None:
    """As printed in pl; and wherever gems stand in a text, it is by a word."""
    assert {
        COLOUR_WORDS[colour]: (ring.segments, ring.darker_inside) for colour, ring in enumerate(RINGS)
    } == {
        "red": (0, True),
        "green": (0, False),
        "yellow": (8, False),
        "blue": (12, False),
    }
    assert len(set(RINGS)) == len(COLOURS)
    assert [GAME.text(bid) for bid in BIDS] == [f"bid {word}" for word in COLOUR_WORDS]


@rule("VR-RUL-2")
def test_the_polish_deck_is_smaller_and_balanced() -> None:
    polish = EDITIONS["pl"]
    assert (len(polish.characters), len(polish.laws)) == (60, 20)
    left_out = [card for card in CHARACTERS if card.number in LEFT_OUT]
    assert sorted(card.segments[2] for card in left_out) == list(COLOURS)
    laws = [law for law in LAWS if law.number in LEFT_OUT]
    assert sorted(law.segments[0] for law in laws) == sorted(law.segments[2] for law in laws) == list(COLOURS)
    for key in ("ru", "cs"):
        assert (len(EDITIONS[key].characters), len(EDITIONS[key].laws)) == (64, 24)
