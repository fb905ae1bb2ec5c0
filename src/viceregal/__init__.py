"""Viceregal: board games with their rules enforced and quoted.

    >>> import viceregal as vr
    >>> match = vr.new("hand-of-the-king", seats=2, seed=7)
    >>> match.legal()[0]
    'move up stark'

`new` deals a match, `load` goes on from a position document, `replay` reads game records, `game` gives the game itself:
the fast door for simulations.
"""

from __future__ import annotations

from viceregal._build import install_pure_finder_if_asked

install_pure_finder_if_asked()

from secrets import randbelow  # noqa: E402
from typing import TYPE_CHECKING, Any  # noqa: E402

from viceregal.core import gamerecord  # noqa: E402
from viceregal.core.chance import Chance  # noqa: E402
from viceregal.core.complaints import NO_GAME_SAID  # noqa: E402
from viceregal.core.drawing import draw_with  # noqa: E402
from viceregal.core.errors import (  # noqa: E402
    BadAction,
    BadPosition,
    BadRecord,
    BadSetup,
    NoSeat,
    Refusal,
    UnderWay,
    ViceregalError,
)
from viceregal.core.game import Game, ScoreLine, View  # noqa: E402
from viceregal.core.match import Match, NoUndo  # noqa: E402
from viceregal.core.playout import playout  # noqa: E402
from viceregal.core.records import CHANCE, Action, Event  # noqa: E402
from viceregal.core.rules import State  # noqa: E402
from viceregal.core.stepping import Stepping  # noqa: E402
from viceregal.games import GAMES, game  # noqa: E402

if TYPE_CHECKING:
    from viceregal.bots.base import Bot

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "BadAction",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Chance",
    "Event",
    "Game",
    "Match",
    "NoSeat",
    "NoUndo",
    "Refusal",
    "ScoreLine",
    "State",
    "Stepping",
    "UnderWay",
    "ViceregalError",
    "View",
    "game",
    "load",
    "new",
    "playout",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Bots are above the rest: they are loaded when somebody asks for them."""
    if name == "Bot":
        from viceregal.bots.base import Bot

        return Bot
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _board(key: str, view: View) -> str:
    from viceregal.boards import board

    return board(key, view)


draw_with(_board)


def new(
    key: str,
    seats: int | None = None,
    *,
    edition: str = "",
    seed: int | str | None = None,
    players: tuple[str, ...] = (),
    **options: str | int | bool,
) -> Match:
    """A dealt match of a game. Options go by name: `companions="known"`, `first=1`, `ramsay_moves_varys=False`."""
    the_game = game(key)
    setup = the_game.setup(seats, edition, {name: _option_word(value) for name, value in options.items()})
    return Match.new(the_game, setup, _seed(seed), players)


def load(document: dict[str, Any], *, seed: int | str | None = None) -> Match:
    """A match that goes on from a position document."""
    key = document.get("game") if isinstance(document, dict) else None
    if not isinstance(key, str) or key not in GAMES:
        raise BadPosition(NO_GAME_SAID)
    return Match.from_document(game(key), document, _seed(seed))


def replay(text: str) -> list[Match]:
    """The matches of all game records in a text, each decision and result checked."""
    return [gamerecord.replay(record, game) for record in gamerecord.read(text)]


def _option_word(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _seed(seed: int | str | None) -> int | str:
    return randbelow(2**32) if seed is None else seed
