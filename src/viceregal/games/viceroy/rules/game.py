"""The game as the kernel sees it: everything else in this folder comes together here."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.documents import Reader
from viceregal.core.errors import BadPosition
from viceregal.core.game import Facts, Game, ScoreLine
from viceregal.core.options import Setup
from viceregal.core.records import AskSeveral
from viceregal.core.rules import Rules, State
from viceregal.games.viceroy.rules import (
    auction,
    deal,
    drawing,
    ending,
    gems,
    laws,
    payment,
    placing,
    plays,
    rewards,
    trading,
    winning,
)
from viceregal.games.viceroy.rules.frames import AskBids
from viceregal.games.viceroy.rules.invariants import cards_in_zones, check
from viceregal.games.viceroy.rules.options import EDITIONS, MOST_SEATS, OPTIONS, Variant, variant_of
from viceregal.games.viceroy.rules.options import check as check_options
from viceregal.games.viceroy.rules.plan import check_plan
from viceregal.games.viceroy.rules.position import from_document, read_state, to_document
from viceregal.games.viceroy.rules.scoring import open_score_sheet, score_sheet, scores, winners
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.view import guess_document, view
from viceregal.games.viceroy.rules.vocabulary import WORDS

FACTS: Final = Facts(
    key="viceroy",
    title="Viceroy",
    version=2,
    least_seats=1,
    most_seats=MOST_SEATS,
    editions=tuple(EDITIONS),
    options=OPTIONS,
    turn_rule="VR-ORD-2",
    end_rule="VR-END-1",
)

MOST_TRIES: Final = 1000


def _rules() -> Rules:
    rules = Rules()
    for chapter in (
        deal,
        auction,
        winning,
        gems,
        plays,
        placing,
        payment,
        drawing,
        rewards,
        laws,
        trading,
        ending,
    ):
        chapter.add_to(rules)
    return rules


class Viceroy(Game):
    def __init__(self) -> None:
        super().__init__(FACTS, _rules(), WORDS)
        self.variants: dict[Setup, Variant] = {}

    def check_setup(self, setup: Setup) -> None:
        check_options(setup)

    def variant(self, setup: Setup) -> Variant:
        found = self.variants.get(setup)
        if found is None:
            found = self.variants[setup] = variant_of(setup)
        return found

    def new(self, setup: Setup) -> ViceroyState:
        return deal.new_state(self.variant(setup))

    def setup_of(self, s: State) -> Setup:
        assert isinstance(s, ViceroyState)
        return s.variant.setup

    def scores(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, ViceroyState)
        return scores(s) if all(s.pyramids) else (0,) * s.seats

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, ViceroyState)
        return winners(s)

    def score_sheet(self, s: State) -> tuple[ScoreLine, ...]:
        assert isinstance(s, ViceroyState)
        return score_sheet(s)

    def open_score_sheet(self, s: State) -> tuple[ScoreLine, ...]:
        """Gems and hands do not count before the end."""
        assert isinstance(s, ViceroyState)
        return open_score_sheet(s)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, ViceroyState)
        return {**self.head(s.variant.setup), **view(s, seat)}

    def guess(self, view: dict[str, Any], chance: Chance) -> ViceroyState:
        """Hidden cards and gems at random, sealed answers too, until it all fits together.

        It may not at once: who has kept a card must be able to pay for it with the gems guessed.
        """
        edition = EDITIONS[view["edition"]]
        deck = (*edition.characters, *edition.laws)
        for _ in range(MOST_TRIES):
            read = Reader(guess_document(view, chance, deck))
            s = read_state(self.variant(self.setup_from_head(read)), read)
            try:
                for seat, has_answered in enumerate(view["answered"]):
                    if has_answered and seat != view["viewer"]:
                        self._answer_at_random(s, seat, chance)
                check_plan(s)
            except BadPosition:
                continue
            return s
        raise BadPosition("no state fits this view")

    def _answer_at_random(self, s: ViceroyState, seat: int, chance: Chance) -> None:
        """Put the open question to this seat as well, and let it answer.

        While chance draws virtual bids nobody is asked any more, but the bids are still sealed.
        """
        plain = self.words.plain(s.todo.pop() if isinstance(s.todo[-1], AskSeveral) else AskBids(()))
        plain["waiting"] = sorted([*plain["waiting"], seat])
        ask = self.words.record(plain, AskSeveral)
        question = self.rules.questions[type(ask)]
        assert question.options is not None
        options = question.options(s, ask, seat)
        if not options:
            raise BadPosition(f"seat {seat} could not have answered")
        question.answer(s, ask, seat, chance.pick(options), None)

    def body(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ViceroyState)
        return to_document(s)

    def from_body(self, setup: Setup, read: Reader) -> ViceroyState:
        return from_document(self.variant(setup), read)

    def invariants(self, s: State) -> None:
        assert isinstance(s, ViceroyState)
        check(s)

    def pieces(self, s: State) -> list[str]:
        assert isinstance(s, ViceroyState)
        return [str(card) for card in cards_in_zones(s)]


GAME: Final = Viceroy()
