"""The game as the kernel sees it: everything else in this folder comes together here."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.documents import DocumentReader
from viceregal.core.game import Facts, Game, ScoreLine
from viceregal.core.options import Setup
from viceregal.core.records import NOBODY, Action, Emit
from viceregal.core.rules import Rules, State
from viceregal.games.hand_of_the_king.rules import deal, turn
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANIONS, HOUSE_COUNT, HOUSES
from viceregal.games.hand_of_the_king.rules.chapters import CHAPTERS
from viceregal.games.hand_of_the_king.rules.fields import FIELDS
from viceregal.games.hand_of_the_king.rules.frames import AskTurn
from viceregal.games.hand_of_the_king.rules.invariants import cards_in_zones, check, companions_in_zones
from viceregal.games.hand_of_the_king.rules.options import OPTIONS, Variant, variant_of
from viceregal.games.hand_of_the_king.rules.options import check as check_options
from viceregal.games.hand_of_the_king.rules.position import (
    from_document,
    from_open_view,
    open_view,
    phase_of,
    to_document,
)
from viceregal.games.hand_of_the_king.rules.scoring import (
    banner_counts,
    best_of,
    result,
    score_sheet,
    winners,
)
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.rules.view import besides, open_view_of, view
from viceregal.games.hand_of_the_king.rules.vocabulary import WORDS

FACTS: Final = Facts(
    key="hand-of-the-king",
    title="A Game of Thrones: Hand of the King",
    version=2,
    min_seats=2,
    max_seats=4,
    editions=("standard",),
    options=OPTIONS,
    turn_rule="HK-SET-3",
    end_rule="HK-END-1",
)


def _rules() -> Rules:
    rules = Rules()
    for chapter in CHAPTERS:
        chapter.add_to(rules)
    return rules


class HandOfTheKing(Game):
    def __init__(self) -> None:
        super().__init__(FACTS, _rules(), WORDS, FIELDS)
        self.variants: dict[Setup, Variant] = {}
        # Who plays many games plays them by one setup, which is compared with others but once.
        self.latest: tuple[Setup, Variant] | None = None

    def check_setup(self, setup: Setup) -> None:
        check_options(setup)

    def variant(self, setup: Setup) -> Variant:
        latest = self.latest
        if latest is not None and latest[0] is setup:
            return latest[1]
        found = self.variants.get(setup)
        if found is None:
            found = self.variants[setup] = variant_of(setup)
        self.latest = setup, found
        return found

    def new(self, setup: Setup) -> HandState:
        return deal.new_state(self.variant(setup))

    # The kernel's way would do for all frames; but one of them comes up in every turn, and going straight to what it
    # does, without looking it up, makes random games a tenth faster.

    def legal(self, s: State, seat: int) -> list[Action]:
        ask = s.todo[-1]
        if isinstance(ask, AskTurn) and isinstance(s, HandState):
            return turn.turn_options(s, ask, seat)
        return self.rules.legal(s, seat)

    def apply(self, s: State, seat: int, action: Action, emit: Emit | None = None) -> None:
        ask = s.todo[-1]
        if isinstance(ask, AskTurn) and isinstance(s, HandState) and self.rules.after_step is None:
            s.todo.pop()
            turn.answer_turn(s, ask, seat, action, emit)
        else:
            self.rules.apply(s, seat, action, emit)

    def setup_of(self, s: State) -> Setup:
        assert isinstance(s, HandState)
        return s.variant.setup

    def scores(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, HandState)
        return banner_counts(s)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, HandState)
        return winners(s)

    def result(self, s: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        assert isinstance(s, HandState)
        return result(s)

    def best_of(self, s: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        assert isinstance(s, HandState)
        return best_of(s, seats)

    def score_sheet(self, s: State) -> tuple[ScoreLine, ...]:
        assert isinstance(s, HandState)
        return score_sheet(s)

    def open_score_sheet(self, s: State) -> tuple[ScoreLine, ...]:
        """HK hides nothing."""
        return self.score_sheet(s)

    def holdings(self, s: State, seat: int) -> dict[str, int]:
        """What counts for the banner of each house, and the raven."""
        assert isinstance(s, HandState)
        first = seat * HOUSE_COUNT
        held = {HOUSES[house]: s.counts[first + house] for house in range(HOUSE_COUNT)}
        held["raven"] = int(s.ravens[seat])
        return held

    def open_holdings(self, s: State) -> list[dict[str, int]]:
        """HK hides nothing."""
        assert isinstance(s, HandState)
        return [self.holdings(s, seat) for seat in range(s.seats)]

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, HandState)
        return view(self.open_view(s), besides(s), seat)

    def besides(self, s: State) -> dict[str, Any]:
        assert isinstance(s, HandState)
        return besides(s)

    def from_view(self, view: dict[str, Any]) -> State:
        return self.from_open_view(open_view_of(view))

    def redeal(self, s: State, seat: int | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def guess(self, view: dict[str, Any], chance: Chance) -> HandState:
        s = super().guess(view, chance)
        assert isinstance(s, HandState)
        check(s)
        return s

    def is_at_rest(self, s: State) -> bool:
        assert isinstance(s, HandState)
        return phase_of(s) != NOBODY

    def open_body(self, s: State) -> dict[str, Any]:
        assert isinstance(s, HandState)
        return open_view(s)

    def from_open_body(self, setup: Setup, read: DocumentReader) -> HandState:
        return from_open_view(self.variant(setup), read)

    def body(self, s: State) -> dict[str, Any]:
        assert isinstance(s, HandState)
        return to_document(s)

    def from_body(self, setup: Setup, read: DocumentReader) -> HandState:
        return from_document(self.variant(setup), read)

    def invariants(self, s: State) -> None:
        assert isinstance(s, HandState)
        check(s)

    def pieces(self, s: State) -> list[str]:
        assert isinstance(s, HandState)
        return [
            *[CARDS[card] for card in cards_in_zones(s)],
            *[COMPANIONS[who] for who in companions_in_zones(s)],
        ]


GAME: Final = HandOfTheKing()
