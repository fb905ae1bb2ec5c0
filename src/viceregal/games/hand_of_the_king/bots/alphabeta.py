"""The bot that searches under a budget of time or of nodes, and the analysis of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any

from viceregal.bots.analysis import EXPLAINED, Analysis, Judged, Reason, reasons_for
from viceregal.core.records import Action
from viceregal.games.hand_of_the_king.bots.convert import action_text, line_texts, set_board
from viceregal.games.hand_of_the_king.bots.outlook import banners_after, chance_of, error_of, lead_of
from viceregal.games.hand_of_the_king.bots.search.layout import WHOLE
from viceregal.games.hand_of_the_king.bots.search.playouts import Playouts
from viceregal.games.hand_of_the_king.bots.search.tree import Search
from viceregal.games.hand_of_the_king.bots.tables import WIN
from viceregal.games.hand_of_the_king.rules.actions import SendRaven
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.state import HandState

DEFAULT_SECONDS = 1.0
DEFAULT_TABLE_MB = 32
_ENTRY_BYTES = 16
_MAX_DEPTH = 90  # more turns than a game has
_UNLIMITED = -1
_SHARE_OF_A_LINE = 8  # how an answer goes on is looked for with that part of the budget


class AlphaBeta:
    """Looks ahead as far as `seconds` or `nodes` allow; with nodes alone its choices always repeat.

    Two players and teams: alpha-beta. Three and four players each for himself: a tree grown by games played to their
    end, in which everybody plays for his own win; each of them counts as a node.
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
        self._search: Search | Playouts | None = None

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
        answer = search.think(self._seconds_left(start), self.nodes, _MAX_DEPTH, False)
        return GAME.parse(action_text(search, answer))

    def analyse(self, position: dict[str, Any], also: Sequence[str] = ()) -> Analysis:
        """The value of a view or position document, the best line and what every answer is worth.

        Between two sides a value is the margin of banners it comes to; where the winner is certain it is half a banner
        more for a win and less for a loss, so that a tie won by the larger house is 0.5 and one lost by it -0.5. With
        more players it is the lead over a single opponent that would make winning as likely. It is exact if the search
        went to the end everywhere. The reasons are the banners that the lines behind the answers come to.
        """
        start = perf_counter()
        s = _state(position)
        search = self._load(s)
        search.think(self._seconds_left(start), self.nodes, _MAX_DEPTH, True)
        found = search.result()
        exact = bool(found["exact"])
        judged = _judged(search, exact)
        seat, line = search.seat(), line_texts(search, search.line())
        judged = self._explained(s, seat, line, judged, also)
        return Analysis(
            seat=seat,
            value=judged[0].value if judged else 0.0,
            exact=exact,
            depth=found["depth"],
            nodes=found["nodes"],
            seconds=perf_counter() - start,
            line=line,
            judged=judged,
            reasons=list(judged[0].reasons) if judged else [],
        )

    def _explained(
        self, s: HandState, seat: int, line: list[str], judged: list[Judged], also: Sequence[str]
    ) -> list[Judged]:
        """The first answers, and those that were asked for, with the banners that tell them apart."""
        wanted = [each for n, each in enumerate(judged) if n < EXPLAINED or each.action in also]
        headings = [
            banners_after(s, seat, line if n == 0 else self._line_after(s, seat, each.action))
            for n, each in enumerate(wanted)
        ]
        why = {
            each.action: reasons
            if _agree(reasons, each, wanted[min(1, len(wanted) - 1)] if n == 0 else wanted[0])
            else ()
            for n, (each, reasons) in enumerate(zip(wanted, reasons_for(headings), strict=True))
        }
        return [replace(each, reasons=why.get(each.action, ())) for each in judged]

    def _line_after(self, s: HandState, seat: int, action: str) -> list[str]:
        after = s.clone()
        GAME.apply(after, seat, GAME.parse(action))
        if not after.todo:
            return [action]
        search = self._load(after)
        seconds = _UNLIMITED if self.seconds is None else self.seconds / _SHARE_OF_A_LINE
        nodes = _UNLIMITED if self.nodes == _UNLIMITED else self.nodes // _SHARE_OF_A_LINE
        search.think(seconds, nodes, _MAX_DEPTH, False)
        return [action, *line_texts(search, search.line())]

    def _load(self, s: HandState) -> Search | Playouts:
        kind = Search if s.variant.sides() == 2 else Playouts
        if not isinstance(self._search, kind):
            self._search = kind(self._table_entries)
        set_board(self._search, s)
        self._search.begin(s.variant.teams)
        return self._search

    def _seconds_left(self, start: float) -> float:
        if self.seconds is None:
            return _UNLIMITED
        return max(0.0, self.seconds - (perf_counter() - start))


def _agree(reasons: Sequence[Reason], mine: Judged, other: Judged) -> bool:
    """Do the banners say the same as the values? Lines may be cut short, and equal values be reached by other banners."""
    return sum([each.points for each in reasons]) * (mine.value - other.value) > 0


def _state(view: dict[str, Any]) -> HandState:
    state = GAME.from_view(view) if "viewer" in view else GAME.from_document(view)
    assert isinstance(state, HandState)
    return state


def _judged(search: Search | Playouts, exact: bool) -> list[Judged]:
    """All answers, the best first."""
    found = [(action_text(search, answer), answer, value) for answer, value in search.root_results()]
    if not isinstance(search, Playouts):
        return [_between_sides(text, value, exact) for text, _, value in found]
    tries = search.tries()
    return [_for_himself(text, value, tries[answer]) for text, answer, value in found]


def _between_sides(action: str, value: int, exact: bool) -> Judged:
    banners = _in_banners(value)
    return Judged(action, banners, chance=chance_of(banners, exact))


def _for_himself(action: str, value: int, tries: int) -> Judged:
    chance = value / WHOLE
    return Judged(action, lead_of(chance), error_of(chance, tries), chance, tries)


def _in_banners(value: int) -> float:
    if value > WIN // 2:
        return (value - WIN) / 100 + 0.5
    if value < -WIN // 2:
        return (value + WIN) / 100 - 0.5
    return value / 100
