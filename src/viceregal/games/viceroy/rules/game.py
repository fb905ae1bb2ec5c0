"""The game as the kernel sees it: everything else in this folder comes together here."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.documents import DocumentReader, viewer_of
from viceregal.core.game import Facts, Game, ScoreLine
from viceregal.core.options import Setup
from viceregal.core.records import NOBODY, Action, Emit
from viceregal.core.rules import Rules, State
from viceregal.games.viceroy.rules.actions import TakeGem
from viceregal.games.viceroy.rules.besides import besides
from viceregal.games.viceroy.rules.chapters import CHAPTERS
from viceregal.games.viceroy.rules.deal import new_state
from viceregal.games.viceroy.rules.fields import FIELDS
from viceregal.games.viceroy.rules.frames import AskGem
from viceregal.games.viceroy.rules.gems import answer_gem, gem_options
from viceregal.games.viceroy.rules.holdings import holdings
from viceregal.games.viceroy.rules.invariants import cards_in_zones, check, check_all_but_cards
from viceregal.games.viceroy.rules.options import EDITIONS, MAX_SEATS, OPTIONS, Variant, variant_of
from viceregal.games.viceroy.rules.options import check as check_options
from viceregal.games.viceroy.rules.position import (
    from_document,
    from_open_view,
    open_view,
    phase_of,
    to_document,
)
from viceregal.games.viceroy.rules.redeal import check_own_answer, redeal
from viceregal.games.viceroy.rules.scoring import open_score_sheet, score_sheet, scores, winners_by
from viceregal.games.viceroy.rules.seeing import from_view
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.token_limits import check_tokens
from viceregal.games.viceroy.rules.view import view
from viceregal.games.viceroy.rules.vocabulary import WORDS

FACTS: Final = Facts(
    key="viceroy",
    title="Viceroy",
    version=2,
    min_seats=1,
    max_seats=MAX_SEATS,
    editions=tuple(EDITIONS),
    options=OPTIONS,
    turn_rule="VR-ORD-2",
    end_rule="VR-END-1",
)


def _rules() -> Rules:
    rules = Rules()
    for chapter in CHAPTERS:
        chapter.add_to(rules)
    return rules


class Viceroy(Game):
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

    def new(self, setup: Setup) -> ViceroyState:
        return new_state(self.variant(setup))

    # The kernel's way would do for all frames; but three decisions of ten are gems taken one by one, and going straight
    # to what that question does spares looking it up.

    def legal(self, s: State, seat: int) -> list[Action]:
        todo: list[Any] = s.todo
        ask = todo[-1]
        if isinstance(ask, AskGem) and isinstance(s, ViceroyState):
            return gem_options(s, ask, seat)
        return self.rules.legal(s, seat)

    def apply(self, s: State, seat: int, action: Action, emit: Emit | None = None) -> None:
        todo: list[Any] = s.todo
        ask = todo[-1]
        if (
            not isinstance(ask, AskGem)
            or not isinstance(action, TakeGem)
            or self.rules.after_step is not None
        ):
            self.rules.apply(s, seat, action, emit)
            return
        assert isinstance(s, ViceroyState)
        todo.pop()
        answer_gem(s, ask, seat, action, emit)
        if ask.count == 1:
            self.rules.run(s, emit)

    def setup_of(self, s: State) -> Setup:
        assert isinstance(s, ViceroyState)
        return s.variant.setup

    def scores(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, ViceroyState)
        return scores(s) if all(s.pyramids) else (0,) * s.seats

    def winners(self, s: State) -> tuple[int, ...]:
        return winners_by(self.scores(s))

    def result(self, s: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        points = self.scores(s)
        return winners_by(points), points

    def score_sheet(self, s: State) -> tuple[ScoreLine, ...]:
        assert isinstance(s, ViceroyState)
        return score_sheet(s)

    def besides(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ViceroyState)
        return besides(s)

    def open_score_sheet(self, s: State) -> tuple[ScoreLine, ...]:
        """Gems and hands do not count before the end."""
        assert isinstance(s, ViceroyState)
        return open_score_sheet(s)

    def holdings(self, s: State, seat: int) -> dict[str, int]:
        """Gems, endless gems not yet used in this turn, tokens that come and go, and cards in hand."""
        assert isinstance(s, ViceroyState)
        return holdings(s, seat)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, ViceroyState)
        return {**self.head(s.variant.setup), **view(s, seat)}

    def from_view(self, view: dict[str, Any]) -> ViceroyState:
        return from_view(self.variant(self.setup_of_view(view)), view)

    def redeal(self, s: State, seat: int | None, chance: Chance) -> None:
        assert isinstance(s, ViceroyState)
        redeal(s, NOBODY if seat is None else seat, chance, self.rules)

    def guess(self, view: dict[str, Any], chance: Chance) -> ViceroyState:
        s = super().guess(view, chance)
        assert isinstance(s, ViceroyState)
        check_all_but_cards(s)
        check_tokens(s)
        check_own_answer(s, viewer_of(view, s.seats), self.rules)
        return s

    def is_at_rest(self, s: State) -> bool:
        assert isinstance(s, ViceroyState)
        return phase_of(s) != NOBODY

    def open_body(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ViceroyState)
        return open_view(s)

    def from_open_body(self, setup: Setup, read: DocumentReader) -> ViceroyState:
        return from_open_view(self.variant(setup), read)

    def body(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ViceroyState)
        return to_document(s)

    def from_body(self, setup: Setup, read: DocumentReader) -> ViceroyState:
        return from_document(self.variant(setup), read)

    def invariants(self, s: State) -> None:
        assert isinstance(s, ViceroyState)
        check(s)

    def pieces(self, s: State) -> list[str]:
        assert isinstance(s, ViceroyState)
        return [str(card) for card in cards_in_zones(s)]


GAME: Final = Viceroy()
