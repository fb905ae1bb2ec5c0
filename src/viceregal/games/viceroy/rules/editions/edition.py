"""What an edition is: the values and the few policies in which the rulebooks differ."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.core.records import Frame


@dataclass(frozen=True)
class FirstCards:
    """VR-SET-5: how the first card is dealt and chosen."""

    dealt: int  # characters dealt to each player
    kept: int  # further ones kept in the hand
    from_small_deck: bool  # the decks are split before the deal, not after it


@dataclass(frozen=True)
class Scoring:
    """VR-END: what the headings are worth."""

    circle_by_level: bool  # the level of the circle's upper card, or a fixed value
    circle: int  # the fixed value of circles and endless gems
    token_set: int
    attack: int
    tuck_free_card: tuple[int, int, int, int]  # law 74, by its level


@dataclass(frozen=True)
class Edition:
    """One rulebook."""

    key: str
    title: str
    characters: tuple[int, ...]
    laws: tuple[int, ...]
    first_cards: FirstCards
    phases: tuple[Frame, ...]
    attack_comes_first: bool  # VR-AUC-11: before the gem bids are settled, or after them
    won_into_hand: bool  # VR-AUC-12
    level_five_rows: bool  # VR-DEV-5: rows 1 to 3 may be taken in place of 15 points
    discard_gems: int  # VR-DEV-3: gems for a discarded hand card; 0: it cannot be discarded
    free_top_level: bool  # VR-PYR-7
    park_all: bool  # VR-RUL-11: law 76 takes all eight gems, or all there are
    skips_next_auction: bool  # VR-RUL-6: law 69 is played after the auction of its turn
    scoring: Scoring
