"""The game as the kernel sees it."""

from __future__ import annotations

from typing import Any

from viceregal.core.chance import Chance
from viceregal.core.complaints import NO_GAME
from viceregal.core.documents import DocumentReader
from viceregal.core.errors import BadSetup
from viceregal.core.game import Facts, Game, ScoreLine
from viceregal.core.options import Option, Setup
from viceregal.core.rules import State, then
from viceregal_mini import documents
from viceregal_mini.cards import CARDS
from viceregal_mini.records import WORDS, AskDraw, StartRound
from viceregal_mini.rules import make_rules
from viceregal_mini.state import EDITIONS, MiniState

FACTS = Facts(
    key="mini",
    title="Mini",
    version=1,
    min_seats=2,
    max_seats=4,
    editions=tuple(EDITIONS),
    options=(Option("hand", ("two", "none"), "two", rule="MI-DEAL-1"),),
    turn_rule="MI-TURN-1",
    end_rule="MI-END-1",
)


class Mini(Game):
    def __init__(self) -> None:
        super().__init__(FACTS, make_rules(), WORDS)

    def new(self, setup: Setup) -> MiniState:
        s = MiniState(setup)
        cards = 2 if setup.value("hand") == "two" else 0
        then(s, *[AskDraw(seat) for seat in range(setup.seats) for _ in range(cards)], StartRound())
        self.rules.run(s, None)
        return s

    def setup_of(self, s: Any) -> Setup:
        setup: Setup = s.setup
        return setup

    def scores(self, s: Any) -> tuple[int, ...]:
        return tuple([sum(points(s, seat) for points in s.edition.scoring) for seat in range(s.seats)])

    def winners(self, s: Any) -> tuple[int, ...]:
        scores = self.scores(s)
        return tuple([seat for seat in range(s.seats) if scores[seat] == max(scores)])

    def score_sheet(self, s: Any) -> tuple[ScoreLine, ...]:
        return tuple(
            [
                ScoreLine(seat, points.__name__, points(s, seat), ())
                for seat in range(s.seats)
                for points in s.edition.scoring
            ]
        )

    def known_score_sheet(self, s: Any, seat: int) -> tuple[ScoreLine, ...]:
        return self.score_sheet(s)

    def holdings(self, s: Any, seat: int) -> dict[str, int]:
        hand = len(s.hands[seat]) + len(s.shown[seat])
        return {"gem": s.gems[seat], "magic": s.magic[seat], "science": s.science[seat], "card": hand}

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        return documents.view(s, self.to_document(s), seat)

    def guess(self, view: dict[str, Any], chance: Chance) -> State:
        return self.from_document(documents.guess(view, chance))

    def redeal(self, s: Any, seat: int | None, chance: Chance) -> None:
        documents.redeal(s, seat, chance)

    def body(self, s: Any) -> dict[str, Any]:
        return documents.to_document(s)

    def from_body(self, setup: Setup, read: DocumentReader) -> MiniState:
        return documents.from_document(setup, read)

    def invariants(self, s: Any) -> None:
        documents.check(s)

    def pieces(self, s: Any) -> list[str]:
        return [CARDS[card] for card in documents.cards_in_zones(s)]


GAME = Mini()


def game(key: str) -> Game:
    """As `viceregal.game`, of this game alone."""
    if key != GAME.key:
        raise BadSetup(NO_GAME, name=repr(key), known=GAME.key)
    return GAME
