"""What a position has that may still become points, as numbers: goods, papers, workers, manuscripts, deck, markers."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.board import SEGMENT_COUNT
from viceregal.games.viscounts.cards.deck import ICON, NO_CARD, RIBBON, VALUE
from viceregal.games.viscounts.effects import ICON_COUNT, ICONS
from viceregal.games.viscounts.player_board import SLOTS
from viceregal.games.viscounts.scoring import SET_POINTS, sets_of
from viceregal.games.viscounts.state import (
    ACQUIRED,
    APPROVED,
    MOST_SEATS,
    PAID,
    RIBBON_COUNT,
    UNPAID,
    ViscountsState,
)

# A number for each of these; the first pieces of a thing count apart from the rest.
FEATURES: Final = (
    "silver, the first 4",
    "silver, the rest",
    *[
        f"{good}, {part}"
        for good in ("ink", "gold", "stone")
        for part in ("the first 2", "3 to 5", "the rest")
    ],
    "unpaid debts, the first 3",
    "unpaid debts, the rest",
    "acquired deeds, the first 3",
    "acquired deeds, the rest",
    "lead in paid debts",
    "lead in approved deeds",
    "single workers on tier 1",
    "pairs of workers on tier 1",
    "single workers on tier 2",
    "pairs of workers on tier 2",
    "lead on tier 3",
    "workers in the supply, fewer than 8",
    "what the next manuscript adds to a set",
    "ribbons with one manuscript towards a free bonus card",
    "ribbons with two",
    "bonus cards",
    *SLOTS,
    *[f"{icon} icons a card of the deck" for icon in ICONS],
    "value of a card of the deck",
    "cards in the deck",
    *[f"{icon} icons that stay on the board" for icon in ICONS],
    *[f"{icon} icons in hand" for icon in ICONS],
    "corruption",
    "virtue",
    "deeds that a collision would bring, by its nearness",
    "turns to come",
    "turns to come of an AI",
)
_DEEDS_AT: Final = (0.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0)  # deeds less debts of the upper row, by space
_MOST_TURNS: Final = 18.0


def features(s: ViscountsState, seat: int, left: float) -> list[float]:
    made: list[float] = []
    _goods(s, seat, made)
    _papers(s, seat, made)
    _castle(s, seat, made)
    _library(s, seat, made)
    slots = s.slots[seat]
    for slot in range(len(SLOTS)):
        made.append(float(slots >> slot & 1))
    _cards(s, seat, made)
    _track(s, seat, made)
    turns = left * _MOST_TURNS
    made.append(turns)
    made.append(turns if s.ai >= 0 else 0.0)
    return made


def _goods(s: ViscountsState, seat: int, made: list[float]) -> None:
    silver = s.goods[seat * 4]
    made.append(float(min(4, silver)))
    made.append(float(min(10, max(0, silver - 4))))
    for good in range(1, 4):
        count = s.goods[seat * 4 + good]
        made.append(float(min(2, count)))
        made.append(float(min(3, max(0, count - 2))))
        made.append(float(min(6, max(0, count - 5))))


def _papers(s: ViscountsState, seat: int, made: list[float]) -> None:
    for place in (UNPAID, ACQUIRED):
        count = s.papers[seat * 4 + place]
        made.append(float(min(3, count)))
        made.append(float(min(6, max(0, count - 3))))
    for place in (PAID, APPROVED):
        best = max([s.papers[other * 4 + place] for other in range(s.seats) if other != seat])
        made.append(float(max(-3, min(3, s.papers[seat * 4 + place] - best))))


def _castle(s: ViscountsState, seat: int, made: list[float]) -> None:
    for tier in (s.first_tier, s.second_tier):
        ones = pairs = 0
        for place in range(seat, SEGMENT_COUNT * MOST_SEATS, MOST_SEATS):
            if tier[place] == 1:
                ones += 1
            elif tier[place] == 2:
                pairs += 1
        made.append(float(ones))
        made.append(float(pairs))
    best = max([s.third_tier[other] for other in range(s.seats) if other != seat])
    made.append(float(max(-2, min(2, s.third_tier[seat] - best))))
    made.append(float(max(0, 8 - s.supply[seat])))


def _library(s: ViscountsState, seat: int, made: list[float]) -> None:
    counts = [0] * RIBBON_COUNT
    for tile in s.manuscripts[seat]:
        counts[RIBBON[tile]] += 1
    sizes = sets_of(s, seat)
    gains = 0
    for ribbon in range(RIBBON_COUNT):
        # A tile of this ribbon joins the largest set that lacks it: the sets nest, so it is the one of this size.
        size = sizes[counts[ribbon]] if counts[ribbon] < len(sizes) else 0
        gains += SET_POINTS[size + 1] - SET_POINTS[size]
    made.append(gains / RIBBON_COUNT)
    ones = twos = held = 0
    for ribbon in range(RIBBON_COUNT):
        if s.bonus[ribbon] == seat:
            held += 1
        elif s.bonus[ribbon] < 0:
            ones += counts[ribbon] == 1
            twos += counts[ribbon] == 2
    made.extend([float(ones), float(twos), float(held)])


def _cards(s: ViscountsState, seat: int, made: list[float]) -> None:
    deck, staying, hand = [0] * ICON_COUNT, [0.0] * ICON_COUNT, [0.0] * ICON_COUNT
    value = count = 0
    for cards in (s.hands[seat], s.draws[seat], s.discards[seat], s.board[3 * seat : 3 * seat + 3]):
        for card in cards:
            if card != NO_CARD:
                count += 1
                value += VALUE[card]
                for icon in range(ICON_COUNT):
                    deck[icon] += ICON[card * ICON_COUNT + icon]
    for card in s.board[3 * seat : 3 * seat + 2]:
        if card != NO_CARD:
            for icon in range(ICON_COUNT):
                staying[icon] += ICON[card * ICON_COUNT + icon]
    for card in s.hands[seat]:
        for icon in range(ICON_COUNT):
            hand[icon] += ICON[card * ICON_COUNT + icon]
    made.extend([each / max(1, count) for each in deck])
    made.append(value / max(1, count))
    made.append(float(count))
    made.extend(staying)
    made.extend(hand)


def _track(s: ViscountsState, seat: int, made: list[float]) -> None:
    corruption, virtue = s.corruption[seat], s.virtue[seat]
    near = 1.0 - (virtue - corruption) / 7
    made.append(float(corruption - 1))
    made.append(float(7 - virtue))
    made.append(near * (_DEEDS_AT[corruption] + _DEEDS_AT[virtue]) / 2)
