"""The bot that searches: alpha-beta under a budget of time or of nodes, and the analysis of a position."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any

from viceregal.bots.analysis import Analysis, Judged
from viceregal.core.records import Action
from viceregal.games.hand_of_the_king.bots.convert import action_text, line_texts, set_board
from viceregal.games.hand_of_the_king.bots.search.tree import Search
from viceregal.games.hand_of_the_king.bots.tables import WIN
from viceregal.games.hand_of_the_king.rules.actions import SendRaven
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.state import HandState

DEFAULT_SECONDS = 1.0
DEFAULT_TABLE_MB = 32
_ENTRY_BYTES = 16
_MOST_DEPTH = 90  # more turns than a game has
_UNLIMITED = -1


class AlphaBeta:
    """Looks ahead as far as `seconds` or `nodes` allow; with nodes alone its choices always repeat.

    Two players and teams: plain alpha-beta. Three and four players each for himself: the others are taken
    to play against the searching player alone ("paranoid").
    """

    def __init__(
        self, seconds: float | None = None, nodes: int | None = None, table_mb: int = DEFAULT_TABLE_MB
    ) -> None:
        if seconds is None and nodes is None:
            seconds = DEFAULT_SECONDS
        if (seconds is not None and seconds < 0) or (nodes is not None and nodes < 0) or table_mb < 1:
            raise ValueError("alphabeta: seconds, nodes and table_mb cannot be negative")
        self.seconds = seconds
        self.nodes = _UNLIMITED if nodes is None else nodes
        self._table_entries = table_mb * 1024 * 1024 // _ENTRY_BYTES
        self._search: Search | None = None

    @classmethod
    def from_options(cls, options: Mapping[str, str]) -> AlphaBeta:
        """From texts, as in `alphabeta:seconds=1;nodes=100000`."""
        kinds: dict[str, type[float] | type[int]] = {"seconds": float, "nodes": int, "table_mb": int}
        values: dict[str, Any] = {}
        for name, text in options.items():
            if name not in kinds:
                raise ValueError(f"alphabeta has no option {name!r}: it has {', '.join(kinds)}")
            try:
                values[name] = kinds[name](text)
            except ValueError:
                raise ValueError(f"alphabeta: {name} is a number, not {text!r}") from None
        return cls(**values)

    def choose(self, view: dict[str, Any], legal: list[Action]) -> Action:
        """The best answer found within the budget. Ravens are left to people."""
        start = perf_counter()
        sensible = [action for action in legal if not isinstance(action, SendRaven)]
        if len(sensible) == 1:
            return sensible[0]
        search = self._load(_state(view))
        answer = search.think(self._seconds_left(start), self.nodes, _MOST_DEPTH, False)
        return GAME.parse(action_text(search, answer))

    def analyse(self, position: dict[str, Any]) -> Analysis:
        """The value of a view or position document, the best line and what every answer is worth.

        A value is the margin of banners it comes to; where the winner is certain it is half a banner more for a win and
        less for a loss, so that a tie won by the larger house is 0.5 and one lost by it -0.5. It is exact if the search
        went to the end everywhere.
        """
        start = perf_counter()
        search = self._load(_state(position))
        search.think(self._seconds_left(start), self.nodes, _MOST_DEPTH, True)
        found = search.result()
        judged = [
            Judged(action_text(search, answer), _in_banners(value)) for answer, value in search.root_results()
        ]
        return Analysis(
            seat=search.seat(),
            value=_in_banners(found["value"]),
            exact=bool(found["exact"]),
            depth=found["depth"],
            nodes=found["nodes"],
            seconds=perf_counter() - start,
            line=line_texts(search, search.line()),
            judged=judged,
        )

    def _load(self, s: HandState) -> Search:
        if self._search is None:
            self._search = Search(self._table_entries)
        set_board(self._search, s)
        self._search.begin(s.variant.teams)
        return self._search

    def _seconds_left(self, start: float) -> float:
        if self.seconds is None:
            return _UNLIMITED
        return max(0.0, self.seconds - (perf_counter() - start))


def _state(view: dict[str, Any]) -> HandState:
    state = GAME.from_view(view) if "viewer" in view else GAME.from_document(view)
    assert isinstance(state, HandState)
    return state


def _in_banners(value: int) -> float:
    if value > WIN // 2:
        return (value - WIN) / 100 + 0.5
    if value < -WIN // 2:
        return (value + WIN) / 100 - 0.5
    return value / 100
