"""HK-END-3, HK-VAR-1: who wins."""

from __future__ import annotations

from viceregal.core.game import ScoreLine
from viceregal.core.records import NOBODY
from viceregal.games.hand_of_the_king.rules.cards import HOUSE_COUNT, HOUSES
from viceregal.games.hand_of_the_king.rules.state import HandState


def banner_counts(s: HandState) -> tuple[int, ...]:
    """The banners of each seat."""
    counts = [0] * s.seats
    for holder in s.banners:
        if holder != NOBODY:
            counts[holder] += 1
    return tuple(counts)


def side_counts(s: HandState) -> list[int]:
    """The banners of each side: partners add theirs (HK-VAR-1)."""
    counts = [0] * s.variant.sides()
    for holder in s.banners:
        if holder != NOBODY:
            counts[s.variant.side(holder)] += 1
    return counts


def winning_sides(s: HandState, among: list[int]) -> list[int]:
    """Most banners; among equals, the holder of the banner of the largest house."""
    counts = side_counts(s)
    best = max([counts[side] for side in among])
    tied = [side for side in among if counts[side] == best]
    if len(tied) == 1:
        return tied
    deciding = tie_break_house(s, tied)
    return tied if deciding == NOBODY else [s.variant.side(s.banners[deciding])]


def tie_break_house(s: HandState, tied: list[int]) -> int:
    """The largest house whose banner one of the tied sides holds; NOBODY where none of them holds any."""
    for house in range(HOUSE_COUNT):
        holder = s.banners[house]
        if holder != NOBODY and s.variant.side(holder) in tied:
            return house
    return NOBODY


def winners(s: HandState) -> tuple[int, ...]:
    return best_of(s, tuple(range(s.seats)))


def best_of(s: HandState, seats: tuple[int, ...]) -> tuple[int, ...]:
    """A side stays in the game as long as one of it does."""
    sides = winning_sides(s, sorted({s.variant.side(seat) for seat in seats}))
    return tuple([seat for seat in seats if s.variant.side(seat) in sides])


def result(s: HandState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The winners and the banners of each seat, which are counted once where everybody plays for themselves."""
    counts = banner_counts(s)
    if s.variant.teams:
        return winners(s), counts
    best = max(counts)
    tied = [seat for seat in range(s.seats) if counts[seat] == best]
    deciding = tie_break_house(s, tied) if len(tied) > 1 else NOBODY
    return (tuple(tied) if deciding == NOBODY else (s.banners[deciding],)), counts


def score_sheet(s: HandState) -> tuple[ScoreLine, ...]:
    """A line for each seat's banners, and one for the banner that breaks a tie."""
    lines = []
    for seat, points in enumerate(banner_counts(s)):
        held = tuple([HOUSES[house] for house in range(HOUSE_COUNT) if s.banners[house] == seat])
        lines.append(ScoreLine(seat, "banners", points, held))
    counts = side_counts(s)
    tied = [side for side in range(len(counts)) if counts[side] == max(counts)]
    deciding = tie_break_house(s, tied) if len(tied) > 1 else NOBODY
    if deciding != NOBODY:
        lines.append(ScoreLine(s.banners[deciding], "tie_break", 0, (HOUSES[deciding],)))
    return tuple(lines)
