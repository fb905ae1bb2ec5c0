"""The game as the kernel sees it: everything else in this folder comes together here."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.documents import DocumentReader
from viceregal.core.game import Facts, Game, ScoreLine
from viceregal.core.options import Setup
from viceregal.core.records import NOBODY
from viceregal.core.rules import Rules, State
from viceregal.games.viscounts.rules import deal
from viceregal.games.viscounts.rules.cards.checking import check_own_data
from viceregal.games.viscounts.rules.cards.deck import CARDS, SCHEME_KEYS, TILES
from viceregal.games.viscounts.rules.cards.own_data import EDITION
from viceregal.games.viscounts.rules.chapters import CHAPTERS
from viceregal.games.viscounts.rules.fields import FIELDS
from viceregal.games.viscounts.rules.holdings import holdings
from viceregal.games.viscounts.rules.invariants import cards_in_zones, check, schemes_in_zones, tiles_in_zones
from viceregal.games.viscounts.rules.options import OPTIONS, Variant, variant_of
from viceregal.games.viscounts.rules.options import check as check_options
from viceregal.games.viscounts.rules.position import (
    from_document,
    from_open_view,
    open_view,
    phase_of,
    to_document,
)
from viceregal.games.viscounts.rules.redeal import redeal
from viceregal.games.viscounts.rules.scoring import best_of, open_score_sheet, score_sheet, scores, winners
from viceregal.games.viscounts.rules.seeing import from_view
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.rules.view import besides, view
from viceregal.games.viscounts.rules.vocabulary import WORDS

FACTS: Final = Facts(
    key="viscounts",
    title="Viscounts of the West Kingdom",
    version=2,
    min_seats=2,
    max_seats=4,
    editions=(EDITION,),
    options=OPTIONS,
    turn_rule="VW-4.7",
    end_rule="VW-9.1",
)


def _rules() -> Rules:
    rules = Rules()
    for chapter in CHAPTERS:
        chapter.add_to(rules)
    return rules


class Viscounts(Game):
    def __init__(self) -> None:
        super().__init__(FACTS, _rules(), WORDS, FIELDS)
        self.variants: dict[Setup, Variant] = {}

    def check_setup(self, setup: Setup) -> None:
        check_options(setup)

    def variant(self, setup: Setup) -> Variant:
        found = self.variants.get(setup)
        if found is None:
            if not self.variants:
                check_own_data()  # here, and not while the module is loaded: a compiled one would not survive it
            found = self.variants[setup] = variant_of(setup)
        return found

    def new(self, setup: Setup) -> ViscountsState:
        return deal.new_state(self.variant(setup))

    def setup_of(self, s: State) -> Setup:
        assert isinstance(s, ViscountsState)
        return s.variant.setup

    def scores(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, ViscountsState)
        return scores(s)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, ViscountsState)
        return winners(s)

    def best_of(self, s: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        assert isinstance(s, ViscountsState)
        return best_of(s, seats)

    def score_sheet(self, s: State) -> tuple[ScoreLine, ...]:
        assert isinstance(s, ViscountsState)
        return score_sheet(s)

    def open_score_sheet(self, s: State) -> tuple[ScoreLine, ...]:
        assert isinstance(s, ViscountsState)
        return open_score_sheet(s)

    def holdings(self, s: State, seat: int) -> dict[str, int]:
        """Goods, debts and deeds, workers in the supply, cards in hand."""
        assert isinstance(s, ViscountsState)
        return holdings(s, seat)

    def besides(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ViscountsState)
        return besides(s)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, ViscountsState)
        return {**self.head(s.variant.setup), **view(s, seat)}

    def from_view(self, view: dict[str, Any]) -> ViscountsState:
        return from_view(self.variant(self.setup_of_view(view)), view)

    def redeal(self, s: State, seat: int | None, chance: Chance) -> None:
        assert isinstance(s, ViscountsState)
        redeal(s, NOBODY if seat is None else seat, chance)

    def guess(self, view: dict[str, Any], chance: Chance) -> ViscountsState:
        s = super().guess(view, chance)
        assert isinstance(s, ViscountsState)
        check(s)
        return s

    def is_at_rest(self, s: State) -> bool:
        assert isinstance(s, ViscountsState)
        return phase_of(s) != NOBODY

    def open_body(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ViscountsState)
        return open_view(s)

    def from_open_body(self, setup: Setup, read: DocumentReader) -> ViscountsState:
        return from_open_view(self.variant(setup), read)

    def body(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ViscountsState)
        return to_document(s)

    def from_body(self, setup: Setup, read: DocumentReader) -> ViscountsState:
        return from_document(self.variant(setup), read)

    def invariants(self, s: State) -> None:
        assert isinstance(s, ViscountsState)
        check(s)

    def pieces(self, s: State) -> list[str]:
        assert isinstance(s, ViscountsState)
        return [
            *[CARDS[card] for card in cards_in_zones(s)],
            *[TILES[tile] for tile in tiles_in_zones(s)],
            *[SCHEME_KEYS[scheme] for scheme in schemes_in_zones(s)],
        ]


GAME: Final = Viscounts()
